"""Requests: what clients send. `docs/protocol.md` says more about each."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from vigil.server.domain.kinds import Reaction
from vigil.server.protocol.bounds import Codes, MoveText, RawLine, RawName, Token, Word

ReportReason = Literal["name", "chat", "stalling", "cheating", "other"]


class Asking(Struct, forbid_unknown_fields=True):
    """What a client sends; an unknown field is an error."""


class Clock(Asking):
    """How much time a player has, for the whole game or for each turn."""

    seconds: int
    per: Literal["game", "turn"]


class TableSetup(Asking):
    """Which game is played."""

    sets: Codes
    edition: int = 2
    variant: Word = "standard"


# Over HTTP


class NewSeat(Asking):
    """Who is to sit at a seat of a new match."""

    kind: Literal["me", "here", "link", "open", "bot"]
    name: RawName = ""
    level: Word = ""


class Start(Asking):
    """Where a match begins, if not with the usual setup."""

    match: Word | None = None
    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    step: int | None = None


class NewMatch(Asking):
    """A match to be made; by lot anybody may begin, otherwise the first seat does.

    `hints`: bots may help everybody, also where several people play.
    """

    setup: TableSetup
    seats: list[NewSeat]
    name: RawName = ""
    clock: Clock | None = None
    listed: bool | None = None
    lot: bool = True
    seed: int | None = None
    start: Start | None = None
    shuffle: bool = True
    hints: bool = False


class Join(Asking):
    """A seat to be taken."""

    name: RawName = ""
    seat: int | None = None
    token: Token | None = None


class AskLink(Asking):
    """A seat to be given away by link."""

    seat: int


class AskInvitation(Asking):
    """The secret of a link, to see what it is for."""

    token: Token


class TakeBack(Asking):
    """A seat to be taken back from another device, or from a link that was not used."""

    seat: int


class MakeReport(Asking):
    """Tell the host of the server what is wrong with the player at a seat."""

    seat: int
    reason: ReportReason
    text: RawLine = ""


class Rename(Asking):
    """The name of the person who asks."""

    name: RawName


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


class AskReview(Asking):
    """A finished game to review from a seat: a match, or a record."""

    seat: int
    match: Word | None = None
    record: dict[str, Any] | None = None
    level: Literal["expert", "master"] = "expert"


# Over the WebSocket


class MakeMove(Asking, tag="move"):
    """Make a move of the decision after act `step`."""

    step: int
    text: MoveText


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
    """Let a bot play for a seat that is overdue."""

    seat: int


class CountOut(Asking, tag="count out"):
    """Let a seat that is overdue resign, which ends the match if only one side is left."""

    seat: int


class AskHint(Asking, tag="hint"):
    """Ask for advice."""

    step: int


class AskWeight(Asking, tag="weigh"):
    """Ask the coach about a move before it is made."""

    step: int
    text: MoveText


class Say(Asking, tag="say"):
    """Chat."""

    text: RawLine


class React(Asking, tag="react"):
    """Chat without words."""

    reaction: Reaction


class Sit(Asking, tag="sit"):
    """Look from another of one's own seats."""

    seat: int


class Ping(Asking, tag="ping"):
    """Ask whether the server is there."""


ToMatch = MakeMove | PlayAll | Undo | Rewind | Resign | TakeOver | CountOut  # what changes a match
FromClient = ToMatch | AskHint | AskWeight | Say | React | Sit | Ping

from_client = msgspec.json.Decoder(FromClient)
