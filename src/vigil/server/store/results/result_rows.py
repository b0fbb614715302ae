"""How a match ended, as a value: everything that ratings, statistics and the like need of it."""

from __future__ import annotations

from msgspec import Struct

from vigil.server.domain.kinds import Ending, Leaving, Pace, Unrated


class SeatResult(Struct, frozen=True):
    """How a seat came out of a match; `place` is None where nobody won or lost."""

    person: int | None
    level: str | None
    side: int
    place: int | None
    score: int
    won: bool
    left: Leaving | None
    left_at: float | None
    turns: int | None
    hints: int = 0  # as the database knows when it is written ...
    established: bool = False  # ... and whether its person has had an account for a while


class StoredResult(Struct, frozen=True):
    """The end of a match. `number` is given when it is written; what is None is not known any more."""

    match: str
    began: float
    finished: float
    sets: str
    edition: int
    variant: str
    players: int
    pace: Pace
    rated: bool
    first: int | None
    turns: int
    reason: Ending
    rules: int | None
    version: str
    chosen: bool
    taken_back: bool
    resumed: bool
    aborted: bool
    seats: list[SeatResult]
    number: int = 0
    unrated: Unrated | None = None  # why it is not rated; also None if that was never asked
