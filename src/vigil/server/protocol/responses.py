"""Responses: what clients are told over HTTP. `docs/protocol.md` says more about each."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vigil.review.findings import Review, ReviewedTurn
from vigil.server.protocol.catalogue import Kind
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.messages import Update
from vigil.server.protocol.people.player_messages import RatingState
from vigil.server.protocol.requests import Start, TableSetup


class Me(Struct):
    """Who the key belongs to, whether the name is theirs alone, how strong they are, and where they play.

    `unread`: notices that were not looked at. `off`: what the host of this server has switched off.
    """

    name: str
    matches: list[MatchState]
    account: bool
    rating: RatingState | None
    unread: int
    off: list[str]


class Lobby(Struct):
    """What anybody may join or watch."""

    open: list[MatchState]
    running: list[MatchState]
    finished: list[MatchState]


class Invitation(MatchState):
    """A match, and the seat that a link is for, with what becomes of it when it is taken.

    `moves`: it stays its owner's, on another device. `new_deal`: all cards are dealt anew, and nobody has
    seen them. `named`: whoever takes it gives it their name. `seen_by`: who has seen its hand.
    """

    for_seat: int | None
    moves: bool
    new_deal: bool
    named: bool
    seen_by: list[str]


class Link(Struct):
    """Where a seat can be taken, and until when; a path if the server was not told its address."""

    url: str
    until: float


class Reported(Struct):
    """A report has reached the host."""

    seat: int


class Error(Struct):
    """What was wrong, and what would be right."""

    error: str


class Health(Struct):
    """Whether the database answers, and whether the bots think."""

    database: bool
    bots: bool


class Checked(Struct):
    """How many can play a setup, and what is wrong with it."""

    players: list[int]
    error: str | None


class TurnMark(Struct):
    """After which move a turn begins, and whose it is."""

    step: int
    turn: int
    player: int


class Pile(Struct):
    """The cards of the same factions that a player has, and the honor they are worth.

    Cards without a faction are told apart by their kind.
    """

    factions: list[str]
    kind: Kind | None
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


class RivalHonor(Struct):
    """The honor of the automatic opponent of solitaire after each turn, and where it came from."""

    honor: list[int]
    score: Score


class Replay(Struct):
    """A finished match: its turns, everybody's honor after each of them, and where it came from."""

    steps: int
    turns: list[TurnMark]
    honor: list[list[int]]
    tokens: list[list[int]]
    scores: list[Score]
    buys: list[list[Buy]]
    seconds: float
    taken_back: bool
    rival: RivalHonor | None


class ReviewState(Struct):
    """A review and how far it is; while it is made, the turns that are done."""

    id: str
    seat: int
    status: Literal["running", "done", "stopped", "failed"]
    done: int
    total: int
    error: str | None
    turns: list[ReviewedTurn]
    review: Review | None


class Looked(Struct):
    """A document, as `NewMatch.start` takes it, and the table at one of its steps."""

    document: Start
    setup: TableSetup
    names: list[str]
    steps: int
    turns: list[TurnMark]
    update: Update
