"""The step of a rating: what one game says about a side of it. Pure: no I/O.

A Kalman step on the likelihood of Plackett and Luce: places are taken one after another, best first, each by
one of those left in proportion to the exponential of their strength. Several things may add up to the
strength of a side (a person's rating, what a set changes about it, those of teammates); what a game says
is shared among them by their variances.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, permutations, product
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

ODDS: Final = 400 / log(10)  # points for odds of e to one: 400 are ten to one


class StrengthPart(NamedTuple):
    """A normal distribution, and how much of it counts for the strength of a side."""

    mean: float
    variance: float
    load: float = 1.0


class RatedSide(NamedTuple):
    """Who plays together, with the place they took; `edge`: points for the seat."""

    parts: Sequence[StrengthPart]
    place: int
    edge: float = 0.0

    @property
    def mean(self) -> float:
        """The strength that is expected of them."""
        return sum(part.load * part.mean for part in self.parts) + self.edge

    @property
    def variance(self) -> float:
        """How little is known of it."""
        return sum(part.load**2 * part.variance for part in self.parts)


class Evidence(NamedTuple):
    """What an outcome says: which way and how strongly, and how much it tells."""

    pull: float
    information: float


def step(own: RatedSide, others: Sequence[RatedSide], weight: float) -> list[StrengthPart]:
    """The parts of a side after a game against others that counts so much."""
    seen = weigh_outcome(own, others)
    before = own.variance
    after = 1 / (1 / before + weight * seen.information)
    moved = after * weight * seen.pull
    return [share(part, part.load * part.variance / before, moved, before - after) for part in own.parts]


def share(part: StrengthPart, portion: float, moved: float, learned: float) -> StrengthPart:
    """A part of a side after the side has moved and its variance has shrunk."""
    return StrengthPart(part.mean + portion * moved, part.variance - portion**2 * learned, part.load)


def weigh_outcome(own: RatedSide, others: Sequence[RatedSide]) -> Evidence:
    """What the places of a game say about a side; where places are shared, the mean of all orders."""
    if not others:
        return Evidence(0.0, 0.0)
    doubt = sum(other.variance for other in others) / len(others)
    scale = 1 / (ODDS * sqrt(1 + 3 * doubt / (pi * ODDS) ** 2))
    field = [own, *others]
    best = max(side.mean for side in field)
    strengths = [exp(scale * (side.mean - best)) for side in field]
    seen = [weigh_order(strengths, order) for order in orders([side.place for side in field])]
    pull = sum(each.pull for each in seen) / len(seen)
    information = sum(each.information for each in seen) / len(seen)
    return Evidence(scale * pull, scale**2 * information)


def weigh_order(strengths: Sequence[float], order: Sequence[int]) -> Evidence:
    """What one order of sides says about the first of the strengths, without the scale."""
    left = sum(strengths)
    pull = information = 0.0
    for side in order:
        chance = strengths[0] / left
        pull += (side == 0) - chance
        information += chance * (1 - chance)
        if side == 0:
            break
        left -= strengths[side]
    return Evidence(pull, information)


def orders(places: Sequence[int]) -> Iterator[list[int]]:
    """All orders of sides, best first, that fit their places."""
    groups = [[side for side, at in enumerate(places) if at == place] for place in sorted(set(places))]
    for order in product(*map(permutations, groups)):
        yield list(chain(*order))


def chance(own: RatedSide, other: RatedSide) -> float:
    """How likely a side wins against another, with all that is unknown of both."""
    doubt = own.variance + other.variance
    return 1 / (1 + exp((other.mean - own.mean) / (ODDS * sqrt(1 + 3 * doubt / (pi * ODDS) ** 2))))
