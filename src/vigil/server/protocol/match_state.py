"""How a match stands, as one person may know it. `docs/protocol.md` says more about each field."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vigil.server.protocol.requests import Clock

SeatKind = Literal["person", "bot", "open", "invited"]
Status = Literal["waiting", "playing", "finished"]


class MatchSetup(Struct):
    """Which game is played; `honor_pool` is the pool at the start."""

    sets: list[str]
    edition: int
    variant: str
    honor_pool: int


class SeatState(Struct):
    """One seat of a match, as the receiver sees it."""

    kind: SeatKind
    name: str
    level: str | None
    yours: bool
    online: bool
    clock: float | None
    late: bool
    resigned: bool


class MatchResult(Struct):
    """How a match ended; `rival` is the score of the automatic opponent of solitaire."""

    scores: list[int]
    winners: list[int]
    reason: str
    rival: int | None = None


class MatchState(Struct):
    """A match, as one person may know it; `commitment` is the hash of the seed, which is told at the end."""

    id: str
    status: Status
    setup: MatchSetup
    seats: list[SeatState]
    clock: Clock | None
    listed: bool
    acts: int
    deciding: int | None
    turn_number: int
    honor_pool: int
    taken_back: bool
    result: MatchResult | None
    began: float
    moved: float
    rematch: str | None
    commitment: str | None
    seed: str | None
