"""Messages: what clients are told. `docs/protocol.md` says more about each."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from vigil.server.protocol.requests import Clock, Start, TableSetup

Kind = Literal["person", "bot", "open", "invited"]
Status = Literal["waiting", "playing", "finished"]
Verb = Literal["play", "acquire", "defeat", "use", "roll", "pick", "option", "decline", "end turn"]


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


class Invitation(Match):
    """A match, and the seat that a link is for; `moves` if somebody sits there already."""

    for_seat: int | None
    moves: bool


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
    twins: list[int]
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


class TurnMark(Struct):
    """After which move a turn begins, and whose it is."""

    step: int
    turn: int
    player: int


class Pile(Struct):
    """The cards of one faction (or kind) that a player has, and the honor they are worth."""

    faction: str
    cards: int
    honor: int


class Score(Struct):
    """Where a player's honor comes from."""

    tokens: int
    cards: int
    by: list[Pile]


class Buy(Struct):
    """A card that a player acquired, since which turn, and how often it was played or used."""

    card: str
    turn: int
    copies: int
    honor: int
    uses: int


class Replay(Struct):
    """A match that is over: its turns, everybody's honor after each of them, and where it came from."""

    steps: int
    turns: list[TurnMark]
    honor: list[list[int]]
    tokens: list[list[int]]
    scores: list[Score]
    buys: list[list[Buy]]
    seconds: float
    taken_back: bool


class Looked(Struct):
    """A document, as `NewMatch.start` takes it, and the table at one of its steps."""

    document: Start
    setup: TableSetup
    names: list[str]
    steps: int
    turns: list[TurnMark]
    update: Update


class Said(Struct, tag="said"):
    """Something said in chat, and in which turn; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str
    turn: int
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

encode = msgspec.json.Encoder().encode


def text(message: Any) -> str:
    """A message as it goes over the WebSocket."""
    return encode(message).decode()
