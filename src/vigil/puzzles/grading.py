"""Grading: which bots find a puzzle, and how difficult that makes it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from vigil.bots import bot
from vigil.bots.bot import Bot
from vigil.puzzles.puzzle import MANY, Crux, Puzzle
from vigil.rules.game import Game

EASY: Final = ("greedy", "guide")  # what these find is no puzzle
SEEDS: Final = {"greedy": 4, "guide": 1, "tuned": 1, "expert": 4}  # tries; the others always do the same
PATIENT: Final = 600.0  # seconds: a loaded machine must not make a bot weaker
OFTEN: Final = 0.75
SELDOM: Final = 0.25
LONG: Final = 3  # steps
GUESSED: Final = 0.1  # a line that is found by chance more often is none

Laid = Callable[[Crux], Game]


def finds(puzzle: Puzzle, solver: Bot, laid: Laid) -> bool:
    """Whether a bot makes a right move at every step it comes to."""
    step: Crux | None = puzzle.first
    while step is not None:
        view = laid(step).view(puzzle.seat)
        assert view.decision is not None
        written = solver.choose(view, view.decision).notation
        if not step.solves(written):
            return False
        step = puzzle.after(step, written)
    return True


def how_often(puzzle: Puzzle, level: str, laid: Laid) -> float:
    """How often a level of bots finds the line."""
    solvers = [bot(level, seed) for seed in range(SEEDS[level])]
    for solver in solvers:
        solver.budget = PATIENT
    return sum(finds(puzzle, solver, laid) for solver in solvers) / len(solvers)


def is_easy(puzzle: Puzzle, laid: Laid) -> bool:
    """Whether a bot that does not look ahead may find it."""
    return any(how_often(puzzle, level, laid) > 0 for level in EASY)


def is_rich(puzzle: Puzzle) -> bool:
    """Whether there is enough to think of: many sensible moves at first, or several that differ in a line."""
    different = {step.best for step in puzzle.line}
    return len(puzzle.first.sensible) >= MANY or (len(different) > 1 and by_chance(puzzle) <= GUESSED)


def by_chance(puzzle: Puzzle) -> float:
    """How often the line is found by moves at random."""
    return math.prod(len(step.right) / len(step.chances) for step in puzzle.line)


def difficulty(found: Mapping[str, float], steps: int) -> int:
    """From 1 to 5: a step more if tuned misses it, if expert may or mostly does, and for a long line."""
    harder = (found["tuned"] == 0, found["expert"] < OFTEN, found["expert"] <= SELDOM, steps >= LONG)
    return 1 + sum(harder)
