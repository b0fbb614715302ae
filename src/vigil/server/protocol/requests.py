"""Requests: what clients send. `docs/protocol.md` says more about each."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

ReportReason = Literal["name", "chat", "stalling", "cheating", "other"]


class Asking(Struct, forbid_unknown_fields=True):
    """What a client sends; an unknown field is an error."""


class Clock(Asking):
    """How much time a player has, for the whole game or for each turn."""

    seconds: int
    per: Literal["game", "turn"]


class TableSetup(Asking):
    """Which game is played."""

    sets: list[str]
    edition: int = 2
    variant: str = "standard"


# Over HTTP


class NewSeat(Asking):
    """Who is to sit at a seat of a new match."""

    kind: Literal["me", "here", "link", "open", "bot"]
    name: str = ""
    level: str = ""


class Start(Asking):
    """Where a match begins, if not with the usual setup."""

    match: str | None = None
    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    step: int | None = None


class NewMatch(Asking):
    """A match to be made."""

    setup: TableSetup
    seats: list[NewSeat]
    name: str = ""
    clock: Clock | None = None
    listed: bool | None = None
    seed: int | None = None
    start: Start | None = None
    shuffle: bool = True


class Join(Asking):
    """A seat to be taken."""

    name: str = ""
    seat: int | None = None
    token: str | None = None


class AskLink(Asking):
    """A seat to be given away by link."""

    seat: int


class MakeReport(Asking):
    """Tell the host of the server what is wrong with the player at a seat."""

    seat: int
    reason: ReportReason
    text: str = ""


class Rename(Asking):
    """The name of the person who asks."""

    name: str


class Check(Asking):
    """A setup to check before a match is made of it."""

    setup: TableSetup
    players: int


class Look(Asking):
    """A document to look into before a match is made of it: as it is, or the text of its file."""

    text: str | None = None
    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    step: int | None = None
    seat: int | None = None


# Over the WebSocket


class MakeMove(Asking, tag="move"):
    """Make a move of the decision after act `step`."""

    step: int
    text: str


class PlayAll(Asking, tag="play all"):
    """Play all cards that ask nothing."""

    step: int


class Undo(Asking, tag="undo"):
    """Take the last move back."""

    step: int


class Rewind(Asking, tag="rewind"):
    """Go back to the table after act `to`; left out: to the last decision of one's own."""

    step: int
    to: int | None = None


class Resign(Asking, tag="resign"):
    """Give up."""


class TakeOver(Asking, tag="take over"):
    """Let a bot play for a seat whose clock has run out."""

    seat: int


class AskHint(Asking, tag="hint"):
    """Ask for advice."""

    step: int


class Say(Asking, tag="say"):
    """Chat."""

    text: str


class Sit(Asking, tag="sit"):
    """Look from another of one's own seats."""

    seat: int


class Ping(Asking, tag="ping"):
    """Ask whether the server is there."""


FromClient = MakeMove | PlayAll | Undo | Rewind | Resign | TakeOver | AskHint | Say | Sit | Ping

from_client = msgspec.json.Decoder(FromClient)
