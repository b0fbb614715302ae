"""How a match stands, as one person may know it. `docs/protocol.md` says more about each field."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vigil.server.domain.kinds import SeatKind, Status, Wish
from vigil.server.protocol.requests import Clock


class MatchSetup(Struct):
    """Which game is played; `honor_pool` is the pool at the start, `rival` who plays against one alone."""

    sets: list[str]
    edition: int
    variant: str
    honor_pool: int
    rival: str | None


class ChosenSeat(Struct):
    """What a seat has in a start that somebody chose: its score, and how many cards."""

    score: int
    cards: int


class Chosen(Struct):
    """What the maker of a match chose that is usually left to chance; guests are told before they sit down.

    `shuffled`: the hidden cards of the start were dealt anew, so that nobody knows them.
    `day`: it is the deal of that day; `strict`: it counts there, without undo and hints.
    `duplicate`: another match of the same people has the same deal, with the seats swapped.
    """

    seed: bool = False
    start: Literal["match", "record", "position"] | None = None
    shuffled: bool = False
    seats: list[ChosenSeat] = []
    day: str | None = None
    strict: bool = False
    duplicate: bool = False


class Lent(Struct):
    """The device on which a seat of the receiver is, and since when; `device` may be empty."""

    device: str
    since: float


class SeatState(Struct):
    """One seat of a match, as the receiver sees it.

    `overdue`: others may go on without it, since its clock has run out or it was left long ago.
    `lent` and `link_until` are for whoever may take the seat or the link to it back, else null.
    `hints`: how often bots have helped there. `seen_by`: who had the seat before, and has seen its hand.
    `borrowed`: it is the receiver's, but somebody else's own, who may take it back.
    `wish`: whether they want a rematch of a finished match, as long as that counts.
    """

    kind: SeatKind
    name: str
    level: str | None
    yours: bool
    online: bool
    clock: float | None
    late: bool
    overdue: bool
    resigned: bool
    lent: Lent | None
    link_until: float | None
    hints: int
    seen_by: list[str]
    borrowed: bool
    wish: Wish | None


class MatchResult(Struct):
    """How a match ended; `rival` is the score of the automatic opponent of solitaire."""

    scores: list[int]
    winners: list[int]
    reason: str
    rival: int | None = None


class MatchState(Struct):
    """A match, as one person may know it; `commitment` is the hash of the seed, which is told at the end.

    `hints`: whether bots may help its players.
    """

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
    resumed: bool
    result: MatchResult | None
    began: float
    moved: float
    rematch: str | None
    chosen: Chosen | None
    commitment: str | None
    seed: str | None
    hints: bool
