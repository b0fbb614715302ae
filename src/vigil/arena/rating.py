"""Elo ratings by the model of Bradley and Terry: a summary of a matrix, and no more than that.

At a table of several, one against a table of others wins with the odds of its strength against the
sum of theirs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vigil.arena.estimates import NORMAL

ELO: Final = 400 / math.log(10)  # points of Elo for a factor e of the odds
ROUNDS: Final = 200
LARGEST_STEP: Final = 1.0
PRECISE: Final = 1e-10
UNPLAYED: Final = 0.5  # games won and lost, added to every pairing, so that no rating is infinite

Matrix = list[list[float]]


@dataclass(frozen=True)
class Pairing:
    """What is known of one bot against others: how many blocks of how many games, and their means."""

    one: str
    other: str
    blocks: int
    size: int
    mean: float
    reach: float  # half the width of the 95 % interval of the mean
    opponents: int = 1


@dataclass(frozen=True)
class Rating:
    """The Elo of a bot, and half the width of its 95 % interval."""

    bot: str
    elo: float
    reach: float


def expected_share(elo: float, opponents: int = 1) -> float:
    """The share of games that is won with a lead of some points over each opponent."""
    return logistic(elo / ELO - math.log(opponents))


def logistic(odds: float) -> float:
    """The probability that belongs to the logarithm of odds."""
    return 1 / (1 + math.exp(-odds)) if odds > 0 else math.exp(odds) / (1 + math.exp(odds))


def ratings(pairings: Sequence[Pairing], anchor: str) -> list[Rating]:
    """The most likely ratings, the anchor's being 0, best first."""
    known = [pairing for pairing in pairings if pairing.blocks]
    bots = sorted({bot for pairing in known for bot in (pairing.one, pairing.other)} - {anchor})
    strength = dict.fromkeys([*bots, anchor], 0.0)
    inverse: Matrix = []
    for _ in range(ROUNDS):
        slope, inverse = newton(known, bots, strength)
        steps = [math.fsum(a * b for a, b in zip(line, slope, strict=True)) for line in inverse]
        largest = max(map(abs, steps), default=0.0)
        for bot, step in zip(bots, steps, strict=True):
            strength[bot] += step * min(1.0, LARGEST_STEP / max(largest, PRECISE))
        if largest < PRECISE:
            break
    spread = deviations(known, bots, inverse)
    found = [Rating(bot, ELO * strength[bot], ELO * NORMAL * spread.get(bot, 0.0)) for bot in strength]
    return sorted(found, key=lambda rating: (-rating.elo, rating.bot))


def newton(
    pairings: Sequence[Pairing], bots: Sequence[str], strength: dict[str, float]
) -> tuple[list[float], Matrix]:
    """The slope of the logarithm of the likelihood, and the inverse of its curvature."""
    slope = [0.0] * len(bots)
    curvature = [[0.0] * len(bots) for _ in bots]
    for pairing in pairings:
        games = pairing.blocks * pairing.size
        chance = logistic(strength[pairing.one] - strength[pairing.other] - math.log(pairing.opponents))
        surplus = games * pairing.mean + UNPLAYED - (games + 2 * UNPLAYED) * chance
        weight = (games + 2 * UNPLAYED) * chance * (1 - chance)
        for row, sign in signs(pairing, bots):
            slope[row] += sign * surplus
            for column, other_sign in signs(pairing, bots):
                curvature[row][column] += sign * other_sign * weight
    return slope, invert(curvature)


def deviations(pairings: Sequence[Pairing], bots: Sequence[str], inverse: Matrix) -> dict[str, float]:
    """The standard errors, from how much the blocks really vary: not from how much games would."""
    squares = [0.0] * len(bots)
    for pairing in pairings:
        spread = pairing.blocks * pairing.size * pairing.reach / NORMAL
        for row, line in enumerate(inverse):
            pull = math.fsum(sign * line[column] for column, sign in signs(pairing, bots))
            squares[row] += (pull * spread) ** 2 if pull else 0.0
    return {bot: math.sqrt(square) for bot, square in zip(bots, squares, strict=True)}


def signs(pairing: Pairing, bots: Sequence[str]) -> list[tuple[int, int]]:
    """Which strengths count for and which against, the anchor's left out."""
    both = ((pairing.one, 1), (pairing.other, -1))
    return [(bots.index(bot), sign) for bot, sign in both if bot in bots]


def invert(matrix: Matrix) -> Matrix:
    """The inverse of a small positive matrix (Gauss and Jordan; it needs no pivots)."""
    size = len(matrix)
    lines = [line + [float(row == column) for column in range(size)] for row, line in enumerate(matrix)]
    for row in range(size):
        pivot = lines[row][row]
        if pivot <= 0:
            raise ValueError("the bots have not all played each other, not even by way of others")
        lines[row] = [entry / pivot for entry in lines[row]]
        for other in range(size):
            if other != row:
                factor = lines[other][row]
                lines[other] = [a - factor * b for a, b in zip(lines[other], lines[row], strict=True)]
    return [line[size:] for line in lines]
