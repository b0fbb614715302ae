"""Checking puzzles: are the right moves of every step still right, on guesses that mining has not seen?"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from vigil.bots.search import mean
from vigil.puzzles import puzzle_words
from vigil.puzzles.explanation import explain
from vigil.puzzles.grading import SEEDS, difficulty, how_often, is_easy, is_rich
from vigil.puzzles.looks import searching, strongest, try_moves
from vigil.puzzles.puzzle import FAIR, SENSIBLE, Crux, Puzzle
from vigil.puzzles.themes import theme
from vigil.rules.game import Game
from vigil.rules.moves import IllegalMove

FRESH: Final = range(1000, 1032)  # guesses


class CheckedPuzzle(NamedTuple):
    """A puzzle, graded again by today's bots, and why it does not hold; None if it does."""

    puzzle: Puzzle
    why: str | None


def check(puzzle: Puzzle, seed: int = 1) -> CheckedPuzzle:
    """Check a puzzle again, on fresh guesses."""
    why = wrong_with(puzzle, seed)
    return CheckedPuzzle(grade(puzzle) if why is None else puzzle, why)


def grade(puzzle: Puzzle) -> Puzzle:
    """A puzzle with how often each level finds it now, and what it is about in the words of today."""
    found = {level: how_often(puzzle, level, lambda step: puzzle.game(step.path)) for level in SEEDS}
    about = theme(puzzle.game(), puzzle.line)
    return replace(explain(puzzle), theme=about, found=found, difficulty=difficulty(found, len(puzzle.line)))


def wrong_with(puzzle: Puzzle, seed: int = 1) -> str | None:
    """Why a puzzle does not hold."""
    if not is_rich(puzzle):
        return puzzle_words.POOR
    try:
        tables = {step.path: puzzle.game(step.path) for step in puzzle.steps}
    except (ValueError, LookupError, IllegalMove) as error:
        return str(error)
    if is_easy(puzzle, lambda step: tables[step.path]):
        return puzzle_words.EASY
    reasons = (wrong_with_step(step, tables[step.path], puzzle.seat, seed) for step in puzzle.steps)
    return next((why for why in reasons if why is not None), None)


def wrong_with_step(step: Crux, game: Game, seat: int, seed: int) -> str | None:
    """Why a step does not hold: by the strongest bot, on every move that is not far behind."""
    if game.over or game.deciding() != seat:
        return puzzle_words.CHANGED
    moves = {move.notation: move for move in game.legal_moves()}
    if set(moves) != set(step.chances):
        return puzzle_words.CHANGED
    tried = [move for written, move in moves.items() if step.loss(written) <= SENSIBLE]
    found = try_moves(searching(strongest(), seed), game.view(seat), tried, FRESH)
    worth = {move.notation: mean(values) for move, values in found.items()}
    top = max(chance for written, chance in worth.items() if step.solves(written))
    if max(worth.values()) - top > FAIR:
        return puzzle_words.NO_LONGER_BEST
    wrong = [chance for written, chance in worth.items() if step.fails(written)]
    return puzzle_words.NOT_CLEAR if wrong and top - max(wrong) < FAIR else None
