"""Ratings of puzzles and solvers, by Glicko: a first try is a game between the two.

Whoever is hardly known moves far, and moves the other hardly at all; so strangers cannot spoil a rating.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

SCALE: Final = math.log(10) / 400
START: Final = 1500.0
UNKNOWN: Final = 350.0  # how far off the rating of a new solver may be, one standard deviation
GRADED: Final = 150.0  # and that of a new puzzle, which bots have tried
LEAST: Final = 45.0  # no rating is surer: people learn
EASIEST: Final = 1100.0
STEP: Final = 200.0  # for a level of difficulty


class Glicko(NamedTuple):
    """A rating, and how far off it may be."""

    rating: float
    deviation: float


NEW_SOLVER: Final = Glicko(START, UNKNOWN)


def new_puzzle(difficulty: int) -> Glicko:
    """What is known of a puzzle that no person has tried."""
    return Glicko(EASIEST + STEP * difficulty, GRADED)


def weight(deviation: float) -> float:
    """How much a result against somebody tells, by how well they are known."""
    return 1 / math.sqrt(1 + 3 * (SCALE * deviation / math.pi) ** 2)


def likelihood_of_winning(one: Glicko, other: Glicko) -> float:
    """How often one wins against another, as far as both are known."""
    return 1 / (1 + math.exp(-SCALE * weight(other.deviation) * (one.rating - other.rating)))


def after(one: Glicko, other: Glicko, won: bool) -> Glicko:
    """A standing after a result against another."""
    likely = likelihood_of_winning(one, other)
    told = (SCALE * weight(other.deviation)) ** 2 * likely * (1 - likely)
    variance = 1 / (1 / one.deviation**2 + told)
    change = SCALE * variance * weight(other.deviation) * (won - likely)
    return Glicko(one.rating + change, max(math.sqrt(variance), LEAST))
