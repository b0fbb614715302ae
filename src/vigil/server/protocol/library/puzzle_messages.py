"""Puzzles as clients are told of them; the solution only to whoever has tried."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from vigil.server.protocol.bounds import MoveText
from vigil.server.protocol.messages import Update
from vigil.server.protocol.requests import Asking

LONGEST: Final = 8  # moves of a line; the longest has four


class PuzzleEntry(Struct):
    """A puzzle in the list of all of them: how many moves are asked for, and how people fare at first."""

    id: str
    story: str
    sets: list[str]
    theme: str
    steps: int
    difficulty: int
    rating: int
    tries: int
    solved: int


class SolverRating(Struct):
    """How somebody fares at the first try of puzzles; `unsure` as long as little is known."""

    rating: int
    unsure: bool
    tries: int
    solved: int


class Puzzles(Struct):
    """All puzzles, the one of the day, and how who asks has fared."""

    puzzles: list[PuzzleEntry]
    today: str
    day: int
    solver: SolverRating | None


class TodaysPuzzle(Struct):
    """The puzzle of the day, and which day it is."""

    puzzle: PuzzleEntry
    day: int


class PuzzleTable(Struct):
    """The table of a puzzle; what is hidden is the same for everybody, and told to nobody."""

    id: str
    story: str
    sets: list[str]
    steps: int
    difficulty: int
    rating: int
    names: list[str]
    seat: int
    update: Update


class TryPuzzle(Asking):
    """All moves made at the decisions of a puzzle, the last of them a try; with `show` it is given up."""

    moves: Annotated[list[MoveText], Meta(max_length=LONGEST)]
    show: bool = False


class PuzzleStep(Struct):
    """A decision of the line: the best move, what each move brings, and what is wrong with a tempting one."""

    best: str
    chances: dict[str, float]
    tempting: str
    cost: float
    reason: str


class PuzzleRated(Struct):
    """Ratings after a first try, and by how much they have changed."""

    solver: int
    change: int
    puzzle: int


class PuzzleAnswer(Struct):
    """What a try is: right, or near (neither right nor wrong), and whether the puzzle is solved by it.

    `update` is the table after a right move, if more is asked; `steps` is the line, once it is over.
    """

    right: bool
    near: bool
    solved: bool
    chance: float
    best_chance: float
    update: Update | None
    steps: list[PuzzleStep] | None
    theme: str | None
    rated: PuzzleRated | None
