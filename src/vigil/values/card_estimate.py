"""An estimate of what a card is worth, from what it does: a guess, with how far it is usually off.

What cards do, as the sixteen features of `bots.features`, is set against what the printed ones were measured
to be worth, for each kind by itself. How far it is off is found with cards that it was not made from.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from vigil.bots.features import of_card
from vigil.rules.kernel.card import Card
from vigil.rules.library import shipped_sets
from vigil.values.card_values import NORMAL, shipped_values

SPREAD: Final = (
    0.5  # of the coefficients, in standard deviations of the noise: the larger, the freer they are
)
FOLDS: Final = 6
FEW: Final = 12  # cards of a kind with fewer of which nothing is said
PEERS: Final = 5  # cards of a cost from which on the share of weaker ones is told
FAR: Final = 3.0  # points from those of its cost that are worth a word


@dataclass(frozen=True, slots=True)
class LikelyWorth:
    """Points of the chance of winning, half a 95 % interval, the mean of its kind and cost, and a verdict.

    `stronger` is the share of those, from 0 to 100, that are weaker; None if there are few.
    """

    points: float
    reach: float
    peers: float
    verdict: str
    stronger: int | None
    measured: int


@dataclass(frozen=True, slots=True)
class Sample:
    """A measured card."""

    cost: int
    facts: list[float]
    points: float


@dataclass(frozen=True, slots=True)
class Model:
    """What is known of a kind: a coefficient for each fact, and how far it is off."""

    samples: list[Sample]
    coefficients: list[float]
    reach: float


def estimate(card: Card) -> LikelyWorth | None:
    """What a card may be worth; None for kinds of which too few were measured."""
    model = models().get(card.kind)
    if model is None:
        return None
    points = product(facts_of(card), model.coefficients)
    same = [sample.points for sample in nearest_costs(model.samples, int(card.cost))]
    peers = sum(same) / len(same)
    above = points - peers
    verdict = "strong" if above > FAR else "weak" if above < -FAR else "fair"
    stronger = round(100 * sum(other < points for other in same) / len(same)) if len(same) >= PEERS else None
    return LikelyWorth(points, model.reach, peers, verdict, stronger, len(model.samples))


def nearest_costs(samples: Sequence[Sample], cost: int) -> list[Sample]:
    """Those that cost the same, or of the nearest cost that there is."""
    nearest = min(abs(sample.cost - cost) for sample in samples)
    return [sample for sample in samples if abs(sample.cost - cost) == nearest]


def facts_of(card: Card) -> list[float]:
    """What is printed on a card and what it does, as numbers."""
    cost, honor = float(card.cost), float(card.honor)
    return [1.0, cost, cost * cost / 10, honor, *of_card(card)]


@cache
def models() -> dict[str, Model]:
    """What is known of every kind of which enough cards were measured."""
    samples: dict[str, dict[str, Sample]] = {}
    for card_set in shipped_sets():
        for card in card_set.cards:
            worth = shipped_values().worth(card_set.code, card.name)
            if worth is not None:
                sample = Sample(int(card.cost), facts_of(card), worth.points)
                samples.setdefault(card.kind, {}).setdefault(card.name, sample)
    return {kind: fit(list(found.values())) for kind, found in samples.items() if len(found) >= FEW}


def fit(samples: list[Sample]) -> Model:
    """The model of some cards; how far it is off is measured on cards that were left out."""
    errors: list[float] = []
    for fold in range(FOLDS):
        known = coefficients([each for number, each in enumerate(samples) if number % FOLDS != fold])
        errors += [each.points - product(each.facts, known) for each in samples[fold::FOLDS]]
    spread = math.sqrt(sum(error * error for error in errors) / len(errors))
    return Model(samples, coefficients(samples), NORMAL * spread)


def coefficients(samples: Sequence[Sample]) -> list[float]:
    """Those of a ridge regression: large ones have to be worth it."""
    size = len(samples[0].facts)
    rows = [[1.0 / SPREAD**2 if i == j and i else 0.0 for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for sample in samples:
        for i, fact in enumerate(sample.facts):
            right[i] += fact * sample.points
            for j, other in enumerate(sample.facts):
                rows[i][j] += fact * other
    return solve(rows, right)


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations by elimination."""
    size = len(rows)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda number: abs(table[number][column]))
        table[column], table[pivot] = table[pivot], table[column]
        for row in range(column + 1, size):
            factor = table[row][column] / table[column][column]
            table[row] = [a - factor * b for a, b in zip(table[row], table[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(table[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (table[row][size] - rest) / table[row][row]
    return found


def product(one: Sequence[float], other: Sequence[float]) -> float:
    """The sum of products."""
    return sum(a * b for a, b in zip(one, other, strict=True))
