"""Tournaments as clients ask for them, and as they are told of them."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from vigil.server.domain.tournament_kinds import (
    EntrantState,
    RoundMark,
    TableEnd,
    TournamentKind,
    TournamentPace,
    TournamentStatus,
)
from vigil.server.protocol.bounds import RawName, Token
from vigil.server.protocol.requests import Asking, Clock, TableSetup

MINUTES: Final = (3, 60)  # of each player for a live game
DAYS: Final = (1, 30)  # for a round of a slow tournament
LENGTH: Final = (20, 240)  # minutes of an arena
ROUNDS: Final = (1, 15)
BEGINS: Final = (0, 30 * 24 * 3600)  # seconds until it begins
ENTRANTS: Final = (3, 512)
NAME: Final = (3, 60)  # characters


class NewTournament(Asking):
    """A tournament to be made.

    `minutes`: of each player for a live game. `days`: for a round of a slow tournament. `length`: minutes of
    an arena. `rounds` of a Swiss tournament, 0: as many as are usual. `games`: of two people in a round.
    `begins_in`: seconds. `open`: anybody may enter, otherwise whoever has the link.
    """

    name: Annotated[str, Meta(max_length=240)]
    kind: TournamentKind
    setup: TableSetup
    pace: TournamentPace = "live"
    minutes: int = 15
    days: int = 7
    length: int = 60
    rounds: int = 0
    games: int = 2
    begins_in: int = 3600
    most: int = 64
    open: bool = True
    rated: bool = False
    duplicate: bool = False


class EnterTournament(Asking):
    """Take part; with the secret of a link, if it is by invitation."""

    token: Token | None = None
    name: RawName = ""


class RemoveEntrant(Asking):
    """Let somebody take no further part, by their number."""

    entrant: int


class TournamentTerms(Struct):
    """What a tournament is, and how it stands; `seconds`: of a slow round, or of an arena."""

    id: str
    name: str
    kind: TournamentKind
    state: TournamentStatus
    round: int
    rounds: int
    games: int
    setup: TableSetup
    clock: Clock
    pace: TournamentPace
    seconds: int
    rated: bool
    duplicate: bool
    open: bool
    most: int
    begins: float
    entrants: int
    reason: str | None


class TournamentList(Struct):
    """Tournaments: those in which one takes part or which one has made, and those of everybody."""

    mine: list[TournamentTerms]
    open: list[TournamentTerms]
    running: list[TournamentTerms]
    finished: list[TournamentTerms]


class StandingRow(Struct):
    """Where somebody stands; `entrant` is their number, `tie` the points of their opponents.

    `marks` has what came of each round, the last ones of an arena.
    """

    place: int
    entrant: int
    name: str
    strength: int | None
    state: EntrantState
    marks: list[RoundMark | None]
    points: float
    tie: float


class TournamentTable(Struct):
    """A game at a table of the present round; `people` are the numbers of entrants in the order of seats."""

    table: int
    game: int
    people: list[int]
    match: str | None
    scores: list[int]
    pool: int
    pool_at_start: int
    turn: int
    ended: TableEnd | None


class LuckFigures(Struct):
    """How much luck decides: in how many of a hundred tournaments the best comes first, or third at least.

    They were simulated with so many people and rounds.
    """

    people: int
    rounds: int
    first: int
    among_three: int


class TournamentBody(Struct):
    """What everybody is told of a tournament; `left`: seconds until its round or its arena has to be over."""

    terms: TournamentTerms
    left: float | None
    luck: LuckFigures
    standings: list[StandingRow]
    tables: list[TournamentTable]


class OwnPlace(Struct):
    """What a tournament asks of the receiver.

    `match`: the game they have to play, with `kept` seconds for which their seat is, and whether the opponent
    has come. `begins`: whether they begin. `link`: what others enter with is for its maker to make.
    """

    entrant: int | None
    state: EntrantState | None
    maker: bool
    may_enter: bool
    table: int | None
    game: int | None
    match: str | None
    opponent: int | None
    opponent_here: bool
    seated: bool
    begins: bool
    kept: float | None
    bye: bool


class TournamentPage(Struct):
    """A tournament, and what it asks of the receiver."""

    body: TournamentBody
    you: OwnPlace


class TournamentLink(Struct):
    """Where people enter who are invited; a path if the server was not told its address."""

    url: str


class TournamentOfMatch(Struct):
    """The tournament for which a match was made, if it was."""

    tournament: str | None
