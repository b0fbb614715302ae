"""A puzzle: a position, from which one move is clearly best, with what every other move would bring.

The position is a guess of what the solver sees: hidden cards are dealt again whenever it is laid out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from vigil.files import write_safely
from vigil.rules.game import Game, View
from vigil.rules.moves import Move, find_move

FORMAT: Final = "vigil puzzles"
VERSION: Final = 2  # before, moves were kept by their texts
LEVELS: Final = 5  # of difficulty
FAIR: Final = 0.015  # a move so close to the best one is right, too


@dataclass(frozen=True)
class Puzzle:
    """What is asked, the chance of winning by each move, and the line that follows the best one."""

    id: str
    story: str
    seat: int
    position: Mapping[str, Any]
    chances: Mapping[str, float]  # by the notation of a move, from 0 to 1
    line: tuple[str, ...]  # in notation
    difficulty: int
    found: Mapping[str, float]  # how often each level of bots finds it, from 0 to 1

    @property
    def best(self) -> str:
        """The best move, in notation."""
        return max(self.chances, key=lambda written: self.chances[written])

    def solves(self, written: str) -> bool:
        """Whether a move is the best one, or as good."""
        return self.chances[written] >= self.chances[self.best] - FAIR

    def view(self, seed: int) -> View:
        """The solver's view of a table on which the hidden cards are dealt from a seed."""
        return self.game(seed).view(self.seat)

    def game(self, seed: int) -> Game:
        """A game to play the puzzle in."""
        return Game.from_position(dict(self.position)).view(self.seat).guess(seed)


def to_text(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as a document, a line each."""
    lines = ",\n".join(json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in puzzles)
    return f'{{"format": "{FORMAT}", "version": {VERSION}, "puzzles": [\n{lines}\n]}}\n'


def save(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles to a file."""
    write_safely(path, to_text(puzzles))


def read(path: Path) -> list[Puzzle]:
    """Read puzzles from a file."""
    try:
        return load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} cannot be read: {error}") from error


def load(text: str) -> list[Puzzle]:
    """Read puzzles from a document."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError(data["format"])
        found = [Puzzle(**{**each, "line": tuple(each["line"])}) for each in data["puzzles"]]
        return found if data.get("version") == VERSION else [in_notation(puzzle) for puzzle in found]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"this is no file of puzzles: {error}") from error


def in_notation(puzzle: Puzzle) -> Puzzle:
    """A puzzle whose moves were kept by their texts."""
    kept = {move.text: move.notation for move in puzzle.game(0).legal_moves()}
    chances = {kept.get(text, text): chance for text, chance in puzzle.chances.items()}
    return replace(puzzle, chances=chances, line=tuple([move.notation for move in follow_line(puzzle)]))


def follow_line(puzzle: Puzzle) -> list[Move]:
    """The moves of the line, as long as they can be made."""
    game = puzzle.game(0)
    found: list[Move] = []
    for written in puzzle.line:
        move = None if game.over else find_move(game.legal_moves(), written)
        if move is None:
            break
        found.append(move)
        game.step(move)
    return found


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """The puzzles that come with the package, by id."""
    text = files("vigil.puzzles").joinpath("puzzles.json").read_text(encoding="utf-8")
    return {puzzle.id: puzzle for puzzle in load(text)}


def of_the_day(puzzles: Mapping[str, Puzzle], day: int) -> Puzzle:
    """Another puzzle every day, each once before any comes again."""
    ids = sorted(puzzles)
    return puzzles[ids[day % len(ids)]]
