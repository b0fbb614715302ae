"""Tournaments played without a server: rounds are drawn and games decided by chance."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from vigil.server.domain.tournament_kinds import TournamentKind
from vigil.server.people.pairing.contest import Contest, Contestant, ContestGame, DrawnTable
from vigil.server.people.pairing.drawing import draw_tables
from vigil.server.people.pairing.knockout import wants_decider


def new_contest(kind: TournamentKind, people: int, games: int = 2, chance: Random | None = None) -> Contest:
    """A tournament of people numbered from 1 that has not begun."""
    lots = list(range(people))
    (chance or Random(0)).shuffle(lots)
    return Contest(kind, games, 0, [Contestant(number + 1, lot) for number, lot in enumerate(lots)], [])


def with_states(contest: Contest, people: Sequence[Contestant]) -> Contest:
    """The same tournament with other people."""
    return Contest(contest.kind, contest.games_each, contest.round, people, contest.games)


def add_round(contest: Contest, games: Sequence[ContestGame]) -> Contest:
    """The tournament after another round."""
    number = contest.round + 1
    return Contest(contest.kind, contest.games_each, number, contest.people, [*contest.games, *games])


def play_table(
    table: DrawnTable, number: int, games: int, chance: Random, decides: bool
) -> list[ContestGame]:
    """The games of a table, the second one with the seats swapped; `decides`: one more if they are even."""
    if len(table.people) == 1:
        return [ContestGame(number, table.table, 1, table.people, "bye", (1.0,), (0,))]
    played: list[ContestGame] = []
    while len(played) < games or (decides and wants_decider(played)):
        people = table.people if len(played) % 2 == 0 else table.people[::-1]
        first = chance.choice([1.0, 0.0])
        scores = (50 + round(20 * first), 55)
        played.append(
            ContestGame(number, table.table, len(played) + 1, people, "played", (first, 1 - first), scores)
        )
    return played


def play_round(contest: Contest, chance: Random, apart: Collection[tuple[int, int]] = ()) -> Contest:
    """The tournament after a round that was drawn and played."""
    number = contest.round + 1
    tables = draw_tables(contest, apart)
    decides = contest.kind == "knockout"
    games = [play_table(table, number, contest.games_each, chance, decides) for table in tables]
    return add_round(contest, [game for played in games for game in played])
