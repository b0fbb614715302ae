"""A puzzle: a turn in which some decisions matter, with what every move of each would bring.

What is hidden is dealt once, so that a line can go on after cards are turned up; a solver sees nothing of it,
and chances are those of everything that fits what the solver sees.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from vigil.files import write_safely
from vigil.rules.game import Game

FORMAT: Final = "vigil puzzles"
VERSION: Final = 3  # before, a puzzle was one move
LEVELS: Final = 5  # of difficulty
FAIR: Final = 0.015  # a move so close to the best one is right, too
SURE: Final = 0.04  # a move that costs so much is wrong; what lies between is neither
SENSIBLE: Final = 0.2  # a move that loses no more than this may be thought of
MANY: Final = 6  # sensible moves, from which on a single decision is a puzzle
DIGITS: Final = 3  # of a chance
END_TURN: Final = "end turn"


@dataclass(frozen=True)
class Crux:
    """A decision that matters: the moves that lead to it, and the chance of winning by each move of it."""

    path: tuple[str, ...]  # all moves from the position on, in notation
    chances: Mapping[str, float]  # by the notation of a move, from 0 to 1
    tempting: str  # the wrong move that is made most easily
    reason: str  # why the best move is better than that, as a clause; empty where no single thing tells

    @property
    def best(self) -> str:
        """The best move, in notation."""
        return max(self.chances, key=lambda written: self.chances[written])

    @property
    def right(self) -> list[str]:
        """The moves that are the best one or as good."""
        return [written for written in self.chances if self.solves(written)]

    @property
    def sensible(self) -> list[str]:
        """The moves that one may think of; to end the turn only where that is right."""
        least = self.chances[self.best] - SENSIBLE
        return [
            written
            for written, chance in self.chances.items()
            if chance >= least and (written != END_TURN or self.solves(written))
        ]

    def solves(self, written: str) -> bool:
        """Whether a move is the best one, or as good."""
        return self.loss(written) <= FAIR

    def fails(self, written: str) -> bool:
        """Whether a move is clearly worse than the best one."""
        return self.loss(written) >= SURE

    def loss(self, written: str) -> float:
        """What a move costs."""
        return round(self.chances[self.best] - self.chances[written], DIGITS)


@dataclass(frozen=True)
class Puzzle:
    """What is asked, and every step that a solver can come to by right moves, the first one first."""

    id: str
    theme: str
    story: str
    seat: int
    position: Mapping[str, Any]
    turn: int  # which of the game it is
    deal: tuple[str, ...]  # what lies on top of the center deck, the first card first
    steps: tuple[Crux, ...]
    difficulty: int
    found: Mapping[str, float]  # how often levels of bots find the whole line, from 0 to 1

    @property
    def first(self) -> Crux:
        """The first step."""
        return self.steps[0]

    @cached_property
    def line(self) -> tuple[Crux, ...]:
        """The steps by the best move of each."""
        return tuple(self.steps_along())

    def steps_along(self) -> Iterator[Crux]:
        """The steps one comes to by the best moves."""
        step: Crux | None = self.first
        while step is not None:
            yield step
            step = self.after(step, step.best)

    def after(self, step: Crux, move: str) -> Crux | None:
        """The step that a right move of another leads to; None if the puzzle is solved by it."""
        path = (*step.path, move)
        return min(
            (each for each in self.steps if each.path[: len(path)] == path),
            key=lambda each: len(each.path),
            default=None,
        )

    def game(self, path: Iterable[str] = ()) -> Game:
        """The table after some moves; without any, as the position has it."""
        game = lay_out(self.position, self.deal)
        game.turn_number = self.turn  # the pace of a game tells how long it lasts
        for written in path:
            game.redo(written)
        return game


def lay_out(position: Mapping[str, Any], deal: Iterable[str]) -> Game:
    """A position with these cards on top of its center deck."""
    top = list(deal)
    rest = list(Game.from_position(dict(position)).position()["center_deck"])
    for name in top:
        rest.remove(name)
    return Game.from_position({**position, "center_deck": [*top, *rest]})


@dataclass(frozen=True)
class Collection:
    """Puzzles, and how many games were looked through for them."""

    puzzles: tuple[Puzzle, ...] = ()
    games: int = 0


def to_text(collection: Collection) -> str:
    """Puzzles as a document, a line each."""
    lines = ",\n".join(json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in collection.puzzles)
    head = f'"format": "{FORMAT}", "version": {VERSION}, "games": {collection.games}'
    return f'{{{head}, "puzzles": [\n{lines}\n]}}\n'


def save(path: Path, collection: Collection) -> None:
    """Write puzzles to a file."""
    write_safely(path, to_text(collection))


def read(path: Path) -> Collection:
    """Read puzzles from a file."""
    try:
        return load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} cannot be read: {error}") from error


def load(text: str) -> Collection:
    """Read puzzles from a document."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT or data["version"] != VERSION:
            raise ValueError(f"{data['format']}, version {data['version']}, not {FORMAT}, version {VERSION}")
        return Collection(tuple(puzzle_from(each) for each in data["puzzles"]), int(data["games"]))
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"this is no file of puzzles: {error}") from error


def puzzle_from(data: dict[str, Any]) -> Puzzle:
    """A puzzle as it was written."""
    steps = tuple(Crux(**{**each, "path": tuple(each["path"])}) for each in data["steps"])
    return Puzzle(**{**data, "deal": tuple(data["deal"]), "steps": steps})


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """The puzzles that come with the package, by id."""
    text = files("vigil.puzzles").joinpath("puzzles.json").read_text(encoding="utf-8")
    return {puzzle.id: puzzle for puzzle in load(text).puzzles}


def of_the_day(puzzles: Mapping[str, Puzzle], day: int) -> Puzzle:
    """Another puzzle every day, each once before any comes again."""
    ids = sorted(puzzles)
    return puzzles[ids[day % len(ids)]]
