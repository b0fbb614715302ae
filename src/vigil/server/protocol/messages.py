"""Messages: what clients are told over the WebSocket. `docs/protocol.md` says more about each."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from vigil.server.domain.kinds import ActKind, Channel, Reaction
from vigil.server.protocol.decision import Asked
from vigil.server.protocol.event_view import EventKind, EventView, Resource
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.spans import Text
from vigil.server.protocol.table_view import TableView


class Amount(Struct):
    """How much of what was paid or gained."""

    number: int
    resource: Resource


class Told(Struct):
    """A sentence of the log: what kind of event it tells, whose, and what they did, paid and gained.

    `words` do not name the player, nor what was paid and gained if that is given beside them.
    """

    event: EventKind
    player: int | None
    words: Text
    paid: list[Amount]
    gained: list[Amount]


class Turn(Struct):
    """What happened in a turn, by lines: what was done, then what followed; turn 0 is the opening."""

    turn: int
    player: int | None
    lines: list[list[Told]]


class Update(Struct, tag="update"):
    """The table after an act, as one seat may know it."""

    step: int
    by: int | None
    act: ActKind | None
    events: list[EventView]
    view: TableView
    asked: Asked | None
    log: list[Turn]
    undo: bool
    rewind: bool
    moment: float


class Said(Struct, tag="said"):
    """A line of chat, and in which turn it was said; `seat` is null for a spectator.

    `speaker` is the same for all lines of one person in a match, whatever they are called. A reaction has no
    text.
    """

    seat: int | None
    name: str
    text: str
    turn: int
    at: float
    channel: Channel
    speaker: str
    reaction: Reaction | None


class Welcome(Struct, tag="welcome"):
    """Everything a client needs to begin; nobody sees the table before every seat is taken."""

    match: MatchState
    seat: int | None
    log: list[Turn]
    chat: list[Said]
    update: Update | None


class MatchChanged(Struct, tag="match"):
    """Seats, clocks or status changed."""

    match: MatchState


class Refused(Struct, tag="refused"):
    """What the client asked for was not done."""

    reason: str
    step: int


class Hint(Struct, tag="hint"):
    """Advice."""

    step: int
    text: str
    reason: Text
    chances: dict[str, float] | None


class Weighed(Struct, tag="weighed"):
    """What the coach says of a move; `clear`: the best one is better by more than chance could make it."""

    step: int
    text: str
    chance: float
    best: str
    best_chance: float
    reason: Text
    clear: bool


class Pong(Struct, tag="pong"):
    """The answer to a ping."""


FromServer = Welcome | Update | MatchChanged | Refused | Hint | Weighed | Said | Pong

encode = msgspec.json.Encoder().encode


def encode_text(message: Any) -> str:
    """A message as it goes over the WebSocket."""
    return encode(message).decode()
