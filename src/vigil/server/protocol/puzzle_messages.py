"""Puzzles as clients are told of them; the solution only to whoever has tried."""

from __future__ import annotations

from msgspec import Struct

from vigil.server.protocol.bounds import MoveText
from vigil.server.protocol.messages import Update
from vigil.server.protocol.requests import Asking


class PuzzleEntry(Struct):
    """A puzzle in the list of all of them."""

    id: str
    story: str
    sets: list[str]
    difficulty: int


class Puzzles(Struct):
    """All puzzles, and the one of the day."""

    puzzles: list[PuzzleEntry]
    today: str
    day: int


class PuzzleTable(Struct):
    """The table of a puzzle, with hidden cards that were dealt for this request."""

    id: str
    story: str
    difficulty: int
    names: list[str]
    seat: int
    update: Update


class TryPuzzle(Asking):
    """A move that somebody thinks is the best; with `show`, what all moves bring is told in any case."""

    text: MoveText
    show: bool = False


class PuzzleAnswer(Struct):
    """Whether it is, and the chance of winning by it; all chances and the line once it is solved or shown."""

    right: bool
    chance: float
    best_chance: float
    chances: dict[str, float] | None
    line: list[str] | None
