"""Every message between the server and its clients. `docs/protocol.md` says what they mean."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

Kind = Literal["person", "bot", "open", "invited"]
Status = Literal["waiting", "playing", "finished"]
Verb = Literal["play", "acquire", "defeat", "use", "roll", "pick", "option", "decline", "end turn"]


class Asking(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends: a field that nobody knows is a mistake worth telling."""


class Clock(Asking):
    """How much time a player has, for the whole game or for each turn."""

    seconds: int
    per: Literal["game", "turn"]


class TableSetup(Asking):
    """Which game is played."""

    sets: list[str]
    edition: int = 2
    variant: str = "standard"


# From clients, over HTTP


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


class Rename(Asking):
    """What to call the person who asks."""

    name: str


class Check(Asking):
    """A setup to be looked at before a match is made of it."""

    setup: TableSetup
    players: int


class Look(Asking):
    """A document to be looked at before a match is made of it."""

    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    step: int | None = None
    seat: int | None = None


# From clients, over the WebSocket


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
    """See whether the server is there."""


FromClient = MakeMove | PlayAll | Undo | Rewind | Resign | TakeOver | AskHint | Say | Sit | Ping


# To clients


class MatchSetup(Struct):
    """Which game is played; `honor_pool` is the pool at the start."""

    sets: list[str]
    edition: int
    variant: str
    honor_pool: int


class Seat(Struct):
    """One seat of a match, as the receiver sees it."""

    kind: Kind
    name: str
    level: str | None
    yours: bool
    online: bool
    clock: float | None
    late: bool
    resigned: bool


class Result(Struct):
    """How a match ended; `rival` is the score of the automatic opponent of solitaire."""

    scores: list[int]
    winners: list[int]
    reason: str
    rival: int | None = None


class Match(Struct):
    """A match, as one person may know it."""

    id: str
    status: Status
    setup: MatchSetup
    seats: list[Seat]
    clock: Clock | None
    listed: bool
    acts: int
    deciding: int | None
    turn_number: int
    honor_pool: int
    taken_back: bool
    result: Result | None
    began: float
    moved: float
    rematch: str | None


class Me(Struct):
    """Who the key belongs to, and where they play."""

    name: str
    matches: list[Match]


class Lobby(Struct):
    """What anybody may join or watch."""

    open: list[Match]
    running: list[Match]
    finished: list[Match]


class Link(Struct):
    """Where a seat can be taken."""

    url: str


class Error(Struct):
    """What was wrong, and what would be right."""

    error: str


class Checked(Struct):
    """How many can play a setup, and what is wrong with it."""

    players: list[int]
    error: str | None


class Turn(Struct):
    """What happened in a turn, in words; turn 0 is the opening."""

    turn: int
    player: int | None
    lines: list[str]


class Price(Struct):
    """What a move costs."""

    number: int
    unit: Literal["runes", "power", "insight"]


class Option(Struct):
    """A move that may be made, and where it lights up."""

    text: str
    verb: Verb
    label: str
    card: str | None
    zone: str | None
    owner: int | None
    place: int | None
    to: str | None
    price: Price | None


class Offer(Struct):
    """What a card costs this seat now, and how much is missing."""

    card: str
    zone: Literal["row", "available"]
    place: int
    price: int
    unit: Literal["runes", "power"]
    short: int


class Bidder(Struct):
    """A seat in an auction; `bid` is known of the highest bidder."""

    seat: int
    insight: int
    bid: int | None
    out: bool


class Bidding(Struct):
    """How far an auction has come."""

    bid: int
    bidders: list[Bidder]


class Asked(Struct):
    """A decision, for the seat that has to make it."""

    prompt: str
    main: bool
    asker: str | None
    moves: list[Option]
    play_all: list[str]
    offers: list[Offer]
    auction: Bidding | None


class Update(Struct, tag="update"):
    """The table after an act, as one seat may know it."""

    step: int
    by: int | None
    act: Literal["move", "undo", "resign", "takeover"] | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    asked: Asked | None
    log: list[Turn]
    undo: bool
    rewind: bool
    moment: float


class Said(Struct, tag="said"):
    """Something said in chat; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str
    at: float


class Welcome(Struct, tag="welcome"):
    """Everything a client needs to begin."""

    match: Match
    seat: int | None
    log: list[Turn]
    chat: list[Said]
    update: Update


class MatchChanged(Struct, tag="match"):
    """Seats, clocks or status changed."""

    match: Match


class Refused(Struct, tag="refused"):
    """What the client asked for was not done."""

    reason: str
    step: int


class Hint(Struct, tag="hint"):
    """Advice."""

    step: int
    text: str
    reason: str
    chances: dict[str, float] | None


class Pong(Struct, tag="pong"):
    """The server is there."""


FromServer = Welcome | Update | MatchChanged | Refused | Hint | Said | Pong

from_client = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode


def text(message: Any) -> str:
    """A message as it goes over the WebSocket."""
    return encode(message).decode()
