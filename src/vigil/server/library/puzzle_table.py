"""Puzzles at the table: laid out anew for everybody who asks, and answered from what mining found."""

from __future__ import annotations

import secrets
import time
from typing import Final

from vigil.puzzles.puzzle import Puzzle, follow_line, of_the_day, shipped_puzzles
from vigil.rules.moves import find_text
from vigil.server.match.course import Course
from vigil.server.protocol.puzzle_messages import (
    PuzzleAnswer,
    PuzzleEntry,
    Puzzles,
    PuzzleTable,
    TryPuzzle,
)

DAY: Final = 24 * 60 * 60
SEEDS: Final = 1 << 32


def entries() -> Puzzles:
    """All puzzles in a few words, and the one of the day (by UTC)."""
    puzzles = shipped_puzzles()
    day = int(time.time() // DAY)
    listed = [
        PuzzleEntry(puzzle.id, puzzle.story, list(puzzle.position["sets"]), puzzle.difficulty)
        for puzzle in puzzles.values()
    ]
    return Puzzles(listed, of_the_day(puzzles, day).id, day)


def laid_out(puzzle: Puzzle) -> PuzzleTable:
    """The table of a puzzle, as its solver sees it."""
    game = puzzle.game(secrets.randbelow(SEEDS))
    update = Course(game, None).update(puzzle.seat, 0.0)
    return PuzzleTable(
        puzzle.id, puzzle.story, puzzle.difficulty, list(game.setup.names), puzzle.seat, update
    )


def answer_try(puzzle: Puzzle, asked: TryPuzzle) -> PuzzleAnswer:
    """What a try brings."""
    moves = puzzle.game(0).legal_moves()
    tried = find_text(moves, asked.text)
    if tried is None:
        raise ValueError("that move cannot be made in this puzzle")
    right = puzzle.solves(tried.notation)
    told = right or asked.show
    return PuzzleAnswer(
        right,
        puzzle.chances[tried.notation],
        puzzle.chances[puzzle.best],
        {move.text: puzzle.chances[move.notation] for move in moves} if told else None,
        [move.text for move in follow_line(puzzle)] if told else None,
    )
