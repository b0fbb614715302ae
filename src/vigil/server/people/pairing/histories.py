"""Histories: what the games of a tournament say about one of its people."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from vigil.server.domain.tournament_kinds import RoundMark
from vigil.server.people.pairing.contest import (
    BYE,
    MISSED,
    MOST_MISSED,
    Contest,
    Contestant,
    ContestGame,
)

MOST_LEAD = 30  # honor of a lead that counts


class Career(Struct, frozen=True):
    """How somebody has done so far; `rounds` has the points of each round that is over for them."""

    contestant: Contestant
    rounds: dict[int, float]
    opponents: dict[int, int]  # by the round in which they met
    against: dict[int, float]  # points by opponent
    firsts: int
    seconds: int  # games in a later seat
    byes: int
    leads: int
    second_wins: int
    marks: dict[int, RoundMark]
    streak: int  # games won in a row at last
    free: bool  # whether no game of theirs is being played

    @property
    def person(self) -> int:
        """Whose it is."""
        return self.contestant.person

    @property
    def points(self) -> float:
        """The sum of all rounds."""
        return sum(self.rounds.values())

    @property
    def last_opponent(self) -> int | None:
        """Whom they met last."""
        return self.opponents[max(self.opponents)] if self.opponents else None

    @property
    def owed(self) -> int:
        """How much more often they have sat in a later seat than begun."""
        return self.seconds - self.firsts


def histories(contest: Contest) -> dict[int, Career]:
    """The history of everybody, by person."""
    own: dict[int, list[ContestGame]] = defaultdict(list)
    for game in sorted(contest.games, key=lambda game: (game.round, game.table, game.game)):
        for person in game.people:
            own[person].append(game)
    return {there.person: history_of(contest, there, own[there.person]) for there in contest.people}


def history_of(contest: Contest, contestant: Contestant, games: Sequence[ContestGame]) -> Career:
    """The history of somebody from the games drawn for them."""
    person = contestant.person
    met = [game for game in games if len(game.people) > 1]
    played = [game for game in met if game.counts]
    opponents = {game.round: other_of(game, person) for game in met}
    against: dict[int, float] = defaultdict(float)
    for game in played:
        against[other_of(game, person)] += game.points_of(person) / contest.games_each
    wins = [game.points_of(person) == 1 for game in played]
    begun = [game.people[0] == person for game in met if game.ended != "absent"]
    return Career(
        contestant=contestant,
        rounds=points_by_round(contest, contestant, games),
        opponents=opponents,
        against=dict(against),
        firsts=sum(begun),
        seconds=len(begun) - sum(begun),
        byes=sum(game.ended == "bye" for game in games),
        leads=sum(cap_lead(game.lead_of(person)) for game in played if game.ended == "played"),
        second_wins=sum(won and game.people[0] != person for won, game in zip(wins, played, strict=True)),
        marks=round_marks(contest, contestant, games),
        streak=next((back for back, won in enumerate(reversed(wins)) if not won), len(wins)),
        free=all(game.ended is not None for game in games),
    )


def other_of(game: ContestGame, person: int) -> int:
    """The opponent of somebody at a table of two; two who turned out to be one person are their own."""
    return next((other for other in game.people if other != person), person)


def cap_lead(lead: int) -> int:
    """A lead as it counts for ties."""
    return max(-MOST_LEAD, min(MOST_LEAD, lead))


def points_by_round(
    contest: Contest, contestant: Contestant, games: Sequence[ContestGame]
) -> dict[int, float]:
    """The points of every round; whoever came late has some for the rounds before."""
    if contest.kind == "arena":
        return arena_points(contestant.person, games)
    missed = range(1, contestant.since) if contest.kind == "swiss" else range(0)
    points = dict.fromkeys(list(missed)[: int(MOST_MISSED / MISSED)], MISSED)
    for game in games:
        if game.counts:
            share = BYE if game.ended == "bye" else game.points_of(contestant.person) / contest.games_each
            points[game.round] = points.get(game.round, 0.0) + share
    return points


def arena_points(person: int, games: Sequence[ContestGame]) -> dict[int, float]:
    """The points of an arena: two for a win, three from the third in a row, one for a tie."""
    points: dict[int, float] = {}
    row = 0
    for game in games:
        if not game.counts or len(game.people) < 2:
            continue
        won = game.points_of(person) == 1
        row = row + 1 if won else 0
        points[game.round] = (3.0 if row > 2 else 2.0) if won else 2 * game.points_of(person)
    return points


def round_marks(
    contest: Contest, contestant: Contestant, games: Sequence[ContestGame]
) -> dict[int, RoundMark]:
    """How every round came out for somebody, in a word."""
    found: dict[int, RoundMark] = {}
    if contest.kind == "swiss":
        found = dict.fromkeys(range(1, contestant.since), "missed")
    by_round: dict[int, list[ContestGame]] = defaultdict(list)
    for game in games:
        by_round[game.round].append(game)
    going = contest.round if contest.kind != "arena" else None
    still = {game.round for game in contest.games if game.ended is None}
    for number, own in by_round.items():
        found[number] = mark_of(own, contestant.person, number == going and number in still)
    return found


def mark_of(games: Sequence[ContestGame], person: int, others_play: bool) -> RoundMark:
    """How the games of a round came out for somebody; `others_play`: the round is not over."""
    if any(game.ended is None for game in games):
        return "plays"
    if games[0].ended == "bye":
        return "bye"
    if all(game.ended == "absent" for game in games):
        return "absent"
    own = sum(game.points_of(person) for game in games if game.counts)
    others = sum(sum(game.points) for game in games if game.counts) - own
    if others_play and own == others == 0:
        return "done"
    return "won" if own > others else "lost" if own < others else "tied"
