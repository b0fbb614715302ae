"""What the tables of matches hold, as values, and how a value becomes a row and back."""

from __future__ import annotations

import json
import math
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import (
    Row,
)

from vigil import __version__
from vigil.rules.kernel.chance import BLAKE2B
from vigil.server.domain.kinds import SeatKind, Status, Wish
from vigil.server.store.matches.seat_loans import Loan

DOCUMENTS: Final = ("setup", "start", "clock", "result", "chosen", "clocks")  # columns that hold JSON
LOAN: Final = ("owner", "device", "since")  # fields of a seat that are kept as a session
AWAITED: Final = math.inf  # when somebody came who has not come yet


class StoredMatch(Struct):
    """A match without its acts."""

    id: str
    setup: dict[str, Any]
    seed: int
    start: dict[str, Any] | None
    clock: dict[str, Any] | None
    listed: bool
    status: Status
    made_by: int
    began: float
    moved: float
    acts: int = 0
    deciding: int | None = None
    turn_number: int = 0
    honor_pool: int = 0
    taken_back: bool = False
    rematch: str | None = None
    result: dict[str, Any] | None = None
    version: str = __version__  # of the Vigil it was begun with
    chosen: dict[str, Any] | None = None
    clock_began: float = 0.0
    visited: float = 0.0  # when somebody with a seat was last here
    revision: int = 0  # how often the host has changed it
    generator: str = BLAKE2B
    resumed: int = 0  # the act from which it went on by a snapshot; 0: it never did
    clocks: dict[str, Any] | None = None  # how they stood after the last act
    pool: int | None = None  # of honor, at the start; None: that of the setup
    first_turn: int | None = None  # that it began with; None: 1
    hints: bool = False  # whether bots may help, where several people play
    lot: bool = True  # whether anybody may begin; otherwise the first seat does
    rated: bool = True  # whether it is meant to count for ratings, if it may


class StoredSeat(Struct):
    """Who sits at a seat: `person` has it now; while it is lent, that is not its `owner`."""

    kind: SeatKind
    name: str
    person: int | None = None
    level: str | None = None
    token_hash: str | None = None
    resigned: bool = False
    owner: int | None = None
    device: str | None = None
    since: float | None = None
    token_until: float | None = None
    came: float = 0.0  # in the time of the service, if the clocks wait for them
    hints: int = 0  # how often bots have helped there
    seen_by: list[str] = []  # who had it before, and has seen its hand
    wish: Wish | None = None  # for a rematch or none, once the match is over
    wished: float = 0.0


def document(value: dict[str, Any] | None) -> str | None:
    """A document as its column holds it."""
    return None if value is None else json.dumps(value)


def match_row(match: StoredMatch) -> dict[str, Any]:
    """The columns of a match."""
    row = {field: getattr(match, field) for field in match.__struct_fields__}
    return {**row, **{key: document(row[key]) for key in DOCUMENTS}, "seed": str(match.seed)}


def seat_row(seat: StoredSeat) -> dict[str, Any]:
    """The columns of a seat; a loan is kept as a session."""
    row = {field: getattr(seat, field) for field in seat.__struct_fields__ if field not in LOAN}
    return {**row, "person": owner_of(seat), "seen_by": json.dumps(seat.seen_by) if seat.seen_by else None}


def owner_of(seat: StoredSeat) -> int | None:
    """Whose a seat is."""
    return seat.person if seat.owner is None else seat.owner


def match_of(row: Row[Any]) -> StoredMatch:
    """The match in a row; in a list, which shows nothing of it, there is no start."""
    data = {"start": None, **row._mapping}
    for key in DOCUMENTS:
        data[key] = None if data[key] is None else json.loads(data[key])
    return StoredMatch(**{**data, "seed": int(data["seed"])})


def seat_of(row: Row[Any], loan: Loan | None) -> StoredSeat:
    """The seat in a row, which may be lent."""
    data = dict(row._mapping)
    del data["match"], data["seat"]
    data["seen_by"] = json.loads(row.seen_by) if row.seen_by else []
    seat = StoredSeat(**data, owner=row.person)
    if loan is not None:
        seat.person, seat.device, seat.since = loan
    return seat
