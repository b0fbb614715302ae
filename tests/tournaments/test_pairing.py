"""Who meets whom: nobody twice in a round, byes and seats are fair, and a rematch is the last resort."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.tournaments.play import new_contest, play_round, with_states
from vigil.server.people.pairing.contest import Contest
from vigil.server.people.pairing.drawing import draw_tables
from vigil.server.people.pairing.histories import histories
from vigil.server.people.pairing.matching import cheapest_pairs
from vigil.server.people.pairing.standings import standings
from vigil.server.people.pairing.swiss import rounds_for

SEEDS = st.integers(0, 2**32)


def play_swiss(people: int, games: int, seed: int) -> list[Contest]:
    """A whole tournament, after each of its rounds."""
    chance = Random(seed)
    contest = new_contest("swiss", people, games, chance)
    after = []
    for _ in range(rounds_for(people)):
        contest = play_round(contest, chance)
        after.append(contest)
    return after


@settings(deadline=None, max_examples=25)
@given(people=st.integers(2, 24), games=st.sampled_from([1, 2]), seed=SEEDS)
def test_everybody_has_one_table_in_every_round(people, games, seed):
    for number, contest in enumerate(play_swiss(people, games, seed), 1):
        first_games = [game for game in contest.of_round(number) if game.game == 1]
        sitting = Counter(person for game in first_games for person in game.people)
        assert sitting == dict.fromkeys(range(1, people + 1), 1)
        assert sum(len(game.people) == 1 for game in first_games) == people % 2


@settings(deadline=None, max_examples=25)
@given(people=st.integers(3, 23), seed=SEEDS)
def test_nobody_has_a_second_bye_before_everybody_had_one(people, seed):
    for contest in play_swiss(people, 2, seed):
        byes = [history.byes for history in histories(contest).values()]
        assert max(byes) - min(byes) <= 1


@settings(deadline=None, max_examples=25)
@given(people=st.integers(10, 24), seed=SEEDS)
def test_with_enough_people_nobody_meets_twice(people, seed):
    for history in histories(play_swiss(people, 2, seed)[-1]).values():
        assert len(set(history.opponents.values())) == len(history.opponents)


def seats_owed(people: int, seed: int) -> list[int]:
    """How much more often everybody was at one seat than at the other after single games."""
    return [abs(history.owed) for history in histories(play_swiss(people, 1, seed)[-1]).values()]


@settings(deadline=None, max_examples=20)
@given(people=st.integers(8, 24), seed=SEEDS)
def test_single_games_leave_nobody_much_more_often_first_than_second(people, seed):
    assert max(seats_owed(people, seed)) <= 3


def test_single_games_leave_most_people_as_often_first_as_second():
    owed = [balance for seed in range(10) for balance in seats_owed(12, seed)]
    assert sum(balance > 1 for balance in owed) <= len(owed) // 4  # by lots alone it would be two thirds


@settings(deadline=None, max_examples=20)
@given(people=st.integers(4, 24), seed=SEEDS)
def test_pairs_of_games_leave_everybody_as_often_first_as_second(people, seed):
    assert all(history.owed == 0 for history in histories(play_swiss(people, 2, seed)[-1]).values())


def test_few_people_meet_again_rather_than_having_no_table():
    after = play_swiss(4, 2, 5)
    assert len(after) == 4
    assert all(len({game.table for game in contest.of_round(contest.round)}) == 2 for contest in after)


def test_the_first_round_pairs_the_upper_half_with_the_lower():
    contest = new_contest("swiss", 8)
    order = [ranked.history.person for ranked in standings(contest)]
    pairs = {frozenset(table.people) for table in draw_tables(contest)}
    assert pairs == {frozenset((order[place], order[place + 4])) for place in range(4)}


def test_who_has_withdrawn_is_not_paired_and_keeps_the_results():
    contest = play_round(new_contest("swiss", 6), Random(3))
    before = {ranked.history.person: ranked.points for ranked in standings(contest)}
    gone = structs.replace(contest.people[0], state="out")
    contest = play_round(with_states(contest, [gone, *contest.people[1:]]), Random(4))
    assert gone.person not in {person for game in contest.of_round(2) for person in game.people}
    assert {one.history.person: one.points for one in standings(contest)}[gone.person] == before[gone.person]


def test_people_who_block_each_other_do_not_meet_while_others_are_there():
    contest = new_contest("swiss", 8)
    drawn = draw_tables(contest)[0].people
    again = {frozenset(table.people) for table in draw_tables(contest, [(drawn[1], drawn[0])])}
    assert frozenset(drawn) not in again
    assert len(again) == 4


def test_in_an_arena_nobody_meets_the_last_opponent_while_others_are_there():
    chance = Random(8)
    contest = new_contest("arena", 9, 1)
    for _ in range(12):
        before = {person: history.last_opponent for person, history in histories(contest).items()}
        contest = play_round(contest, chance)
        games = contest.of_round(contest.round)
        assert len(games) == 4
        assert all(before[game.people[0]] != game.people[1] for game in games)
        assert all(before[game.people[1]] != game.people[0] for game in games)


def test_two_who_are_alone_in_an_arena_play_on():
    contest = play_round(play_round(new_contest("arena", 2, 1), Random(1)), Random(2))
    assert [game.round for game in contest.games] == [1, 2]
    assert contest.games[0].people == contest.games[1].people[::-1]


def test_who_is_away_from_an_arena_is_left_in_peace():
    contest = new_contest("arena", 5, 1)
    people = [structs.replace(one, state="away") if one.person == 2 else one for one in contest.people]
    paired = {person for table in draw_tables(with_states(contest, people)) for person in table.people}
    assert paired == {1, 3, 4, 5}


@pytest.mark.parametrize("people", [2, 3, 5, 8, 11, 16])
def test_a_knockout_leaves_one_and_seeds_have_the_byes(people):
    chance = Random(people)
    contest = new_contest("knockout", people, 2, chance)
    strong = {one.person: structs.replace(one, strength=float(100 - one.person)) for one in contest.people}
    contest = with_states(contest, list(strong.values()))
    contest = play_round(contest, chance)
    free = sorted(game.people[0] for game in contest.games if game.ended == "bye")
    assert free == list(range(1, len(free) + 1))
    while len({game.table for game in contest.of_round(contest.round)}) > 1:
        contest = play_round(contest, chance)
    assert 2 ** (contest.round - 1) < people <= 2**contest.round
    final = contest.of_round(contest.round)
    first, second = standings(contest)[:2]
    assert {first.history.person, second.history.person} == set(final[0].people)


def test_the_two_best_seeds_of_a_knockout_can_only_meet_in_the_final():
    contest = new_contest("knockout", 8)
    contest = with_states(
        contest, [structs.replace(one, strength=float(-one.person)) for one in contest.people]
    )
    halves = [table.people for table in draw_tables(contest)]
    upper = {person for pair in halves[:2] for person in pair}
    assert len({1, 2} & upper) == 1
    assert {frozenset(pair) for pair in halves} == {frozenset((one, 9 - one)) for one in range(1, 5)}


@settings(deadline=None, max_examples=30)
@given(st.integers(1, 30), SEEDS)
def test_a_matching_leaves_nobody_alone_who_need_not_be(count, seed):
    chance = Random(seed)
    prices = {(one, other): chance.randrange(1000) for one in range(count) for other in range(one + 1, count)}
    pairs = cheapest_pairs(count, lambda one, other: prices[one, other])
    assert len(pairs) == count // 2
    assert len({place for pair in pairs for place in pair}) == 2 * len(pairs)
