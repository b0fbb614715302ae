"""How everybody stands: points, byes, late entry, and ties in their order."""

from __future__ import annotations

from msgspec import structs

from tests.tournaments.play import new_contest, with_states
from vigil.server.domain.tournament_kinds import TournamentKind
from vigil.server.people.pairing.contest import Contest, ContestGame
from vigil.server.people.pairing.histories import histories
from vigil.server.people.pairing.standings import standings


def contest_of(kind: TournamentKind, people: int, *games: ContestGame, each: int = 1) -> Contest:
    """A tournament after some games; the lot is in the order of names."""
    contest = new_contest(kind, people, each)
    lots = [structs.replace(one, lot=one.person) for one in contest.people]
    return Contest(kind, each, max((game.round for game in games), default=0), lots, games)


def game(
    round_: int, first: int, second: int, points: float = 1.0, lead: int = 10, number: int = 1
) -> ContestGame:
    """A game that gave the first seat some points, won or lost by a lead."""
    scores = (50 + lead, 50) if points >= 0.5 else (50, 50 + lead)
    return ContestGame(
        round_, min(first, second), number, (first, second), "played", (points, 1 - points), scores
    )


def order(contest: Contest) -> list[int]:
    """People as they stand."""
    return [ranked.history.person for ranked in standings(contest)]


def points(contest: Contest) -> dict[int, float]:
    """Everybody's points."""
    return {ranked.history.person: ranked.points for ranked in standings(contest)}


def test_a_round_of_two_games_is_worth_one_point():
    contest = contest_of(
        "swiss", 4, game(1, 1, 2), game(1, 2, 1, 0, number=2), game(1, 3, 4), game(1, 4, 3, number=2), each=2
    )
    assert points(contest) == {1: 1, 3: 0.5, 4: 0.5, 2: 0}


def test_a_bye_is_one_point_and_no_game():
    contest = contest_of("swiss", 3, game(1, 1, 2), ContestGame(1, 9, 1, (3,), "bye", (1.0,), (0,)))
    assert points(contest) == {1: 1, 3: 1, 2: 0}
    assert histories(contest)[3].marks == {1: "bye"}
    assert histories(contest)[3].firsts == 0


def test_who_comes_late_has_half_a_point_for_each_missed_round_but_at_most_two():
    contest = contest_of("swiss", 4, *[game(number, 1, 2) for number in range(1, 7)])
    late = with_states(contest, [structs.replace(one, since=one.person + 3) for one in contest.people])
    assert points(late)[3] == 2.0
    soon = with_states(contest, [structs.replace(one, since=3) for one in contest.people])
    assert points(soon)[3] == 1.0
    assert histories(soon)[3].marks == {1: "missed", 2: "missed"}


def test_ties_go_by_the_points_of_the_opponents():
    contest = contest_of(
        "swiss",
        6,
        game(1, 1, 2),
        game(1, 3, 4),
        game(1, 5, 6),
        game(2, 1, 5, 0),
        game(2, 3, 6, 0),
        game(2, 2, 4),
    )
    # 1 and 3 have a point each: 1 beat somebody with a point and lost to the winner.
    assert points(contest)[1] == points(contest)[3] == 1
    assert order(contest).index(1) < order(contest).index(3)


def test_ties_then_go_by_the_own_meeting_the_leads_and_the_lot():
    even = [game(1, 1, 2), game(1, 3, 4), game(2, 4, 1), game(2, 2, 3)]
    assert order(contest_of("swiss", 4, *even)) == [1, 2, 3, 4]
    wide = [game(1, 1, 2), game(1, 3, 4, lead=25), game(2, 4, 1), game(2, 2, 3)]
    assert order(contest_of("swiss", 4, *wide))[0] == 3
    met = contest_of("swiss", 2, game(1, 2, 1))
    assert order(met) == [2, 1]


def test_a_lead_counts_up_to_thirty():
    contest = contest_of("swiss", 2, game(1, 1, 2, lead=80))
    assert histories(contest)[1].leads == 30
    assert histories(contest)[2].leads == -30


def test_an_arena_pays_two_for_a_win_and_three_from_the_third_in_a_row():
    games = [game(number, 1, 2) for number in range(1, 5)] + [game(5, 2, 1), game(6, 1, 2)]
    contest = contest_of("arena", 2, *games)
    assert histories(contest)[1].rounds == {1: 2, 2: 2, 3: 3, 4: 3, 5: 0, 6: 2}
    assert points(contest) == {1: 12, 2: 2}


def test_a_game_after_the_bell_counts_not():
    late = structs.replace(game(2, 2, 1), ended="late")
    assert points(contest_of("arena", 2, game(1, 1, 2), late)) == {1: 2, 2: 0}


def test_a_forfeit_is_a_loss_without_a_lead():
    lost = structs.replace(game(1, 1, 2), ended="forfeit")
    contest = contest_of("swiss", 2, lost)
    assert points(contest) == {1: 1, 2: 0}
    assert histories(contest)[1].leads == 0


def test_two_who_both_stay_away_get_nothing():
    absent = structs.replace(game(1, 1, 2), ended="absent", points=(0.0, 0.0))
    contest = contest_of("swiss", 2, absent)
    assert points(contest) == {1: 0, 2: 0}
    assert histories(contest)[1].marks == {1: "absent"}
    assert histories(contest)[1].firsts == 0


def test_while_a_round_is_played_it_says_who_plays():
    going = structs.replace(game(1, 1, 2), ended=None, points=(), scores=())
    known = histories(contest_of("swiss", 4, going, game(1, 3, 4)))
    assert [known[person].marks[1] for person in range(1, 5)] == ["plays", "plays", "won", "lost"]
    assert not known[1].free
    assert known[3].free
