"""A contest: who takes part in a tournament, and the games that were drawn for them, as values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from vigil.server.domain.tournament_kinds import EntrantState, TableEnd, TournamentKind

BYE: Final = 1.0  # points of a round without an opponent
MISSED: Final = 0.5  # points of a round before somebody came ...
MOST_MISSED: Final = 2.0  # ... and the most of them


class Contestant(Struct, frozen=True):
    """Somebody who takes part; `since` is the first round for which they were there."""

    person: int
    lot: int
    strength: float = 0.0
    since: int = 1
    state: EntrantState = "in"


class ContestGame(Struct, frozen=True):
    """One game at a table of a round, its people in the order of seats; a single one has a bye.

    `ended` is None while it is played, and `points` are what it gave to each: 1, ½ or 0.
    """

    round: int
    table: int
    game: int
    people: tuple[int, ...]
    ended: TableEnd | None = None
    points: tuple[float, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether it says something about those who played it."""
        return self.ended is not None and self.ended != "late"

    def points_of(self, person: int) -> float:
        """What it gave to somebody."""
        return self.points[self.people.index(person)]

    def lead_of(self, person: int) -> int:
        """By how much honor somebody was ahead of the best of the others."""
        if len(self.scores) < 2:
            return 0
        own = self.people.index(person)
        return self.scores[own] - max(score for seat, score in enumerate(self.scores) if seat != own)


class Contest(Struct, frozen=True):
    """A tournament as far as pairing goes; `round` is the last that was paired, `games` are of one table."""

    kind: TournamentKind
    games_each: int
    round: int
    people: Sequence[Contestant]
    games: Sequence[ContestGame]

    def of_round(self, number: int) -> list[ContestGame]:
        """The games of a round."""
        return [game for game in self.games if game.round == number]


class DrawnTable(Struct, frozen=True):
    """A table of a round, its people in the order of the first game; a single one has a bye."""

    table: int
    people: tuple[int, ...]
