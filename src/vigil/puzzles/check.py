"""Checking puzzles: is the best move still the best, on guesses that mining has not seen?"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from vigil.bots.judge_bots import tuned_judge
from vigil.bots.levels import LEVELS
from vigil.bots.search import mean
from vigil.puzzles import puzzle_words
from vigil.puzzles.mine import DEEP, difficulty, how_often, searching, strongest, try_moves
from vigil.puzzles.puzzle import FAIR, Puzzle
from vigil.rules.moves import IllegalMove


class CheckedPuzzle(NamedTuple):
    """A puzzle, graded again by today's bots, and why it does not hold; None if it does."""

    puzzle: Puzzle
    why: str | None


def check(puzzle: Puzzle, seed: int = 1) -> CheckedPuzzle:
    """Check a puzzle again, on another deal and on fresh guesses."""
    why = wrong_with(puzzle, seed)
    return CheckedPuzzle(grade(puzzle, seed) if why is None else puzzle, why)


def grade(puzzle: Puzzle, seed: int) -> Puzzle:
    """A puzzle with how often each level finds it now."""
    view = puzzle.view(seed)
    assert view.decision is not None
    best = next(move for move in view.decision.moves if move.notation == puzzle.best)
    found = {level: how_often(level, view, best) for level in LEVELS}
    return replace(puzzle, found=found, difficulty=difficulty(found))


def wrong_with(puzzle: Puzzle, seed: int) -> str | None:
    """Why a puzzle does not hold."""
    try:
        view = puzzle.view(seed)
    except (ValueError, LookupError, IllegalMove) as error:
        return str(error)
    decision = view.decision
    if decision is None or {move.notation for move in decision.moves} != set(puzzle.chances):
        return puzzle_words.CHANGED
    if puzzle.solves(tuned_judge().choose(view.table, decision.moves).notation):
        return puzzle_words.EASY
    found = try_moves(searching(strongest(), seed), view, decision.moves, range(DEEP, 2 * DEEP))
    best = max(found, key=lambda move: mean(found[move]))
    if not puzzle.solves(best.notation):
        return puzzle_words.NO_LONGER_BEST
    others = [mean(values) for move, values in found.items() if not puzzle.solves(move.notation)]
    if others and mean(found[best]) - max(others) < FAIR:
        return puzzle_words.NOT_CLEAR
    return None
