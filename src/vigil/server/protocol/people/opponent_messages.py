"""Messages about opponents: whoever looks for a game, and whom they meet. `docs/protocol.md` says more."""

from __future__ import annotations

from msgspec import Struct

from vigil.server.domain.paces import PaceCode
from vigil.server.protocol.bounds import Codes, RawName
from vigil.server.protocol.requests import Asking


class AskSeek(Asking):
    """A game to look for; `instead`: of another that one looks for."""

    pace: PaceCode
    sets: Codes
    rated: bool = False
    anybody: bool = False
    name: RawName = ""
    instead: int | None = None


class QueueLength(Struct):
    """How many people look for a game of a pace."""

    pace: PaceCode
    people: int


class MeetingState(Struct):
    """Whom one is to meet: whether one has come oneself, and they, and how many seconds are left for it.

    `match` is the table, once both have come.
    """

    name: str
    rating: int
    came: bool
    other_came: bool
    seconds: float
    match: str | None


class OwnSeek(Struct):
    """A game that one looks for: since how many seconds, and between which ratings (null: any).

    `others` are the ratings of those who wait at this pace, `missed` who did not come to the last meeting.
    """

    id: int
    pace: PaceCode
    sets: list[str]
    rated: bool
    anybody: bool
    seconds: float
    low: int | None
    high: int | None
    others: list[int]
    missed: str | None
    meeting: MeetingState | None
    match: str | None


class OpenSeek(Struct):
    """A slow game that anybody may take up; `yours`: it is the receiver's own."""

    id: int
    name: str
    rating: int
    pace: PaceCode
    sets: list[str]
    rated: bool
    seconds: float
    yours: bool


class Opponents(Struct):
    """Everything about finding somebody to play; `mark` changes with what concerns oneself."""

    mark: str
    rating: int
    deviation: int
    waiting: list[QueueLength]
    seeks: list[OwnSeek]
    open: list[OpenSeek]


class TableFound(Struct):
    """The match that a challenge or a standing seek has led to."""

    match: str
