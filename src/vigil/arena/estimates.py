"""Estimates from many games. The unit is the block, all games of one seed, which are not independent."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

NORMAL: Final = 1.959964  # standard errors on either side of a mean hold the truth 95 times of 100
ALIKE: Final = 3.0  # what never happened in n blocks happens at most 3 times in n, 95 times of 100


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its 95 % interval: the normal one, over the means of blocks."""

    mean: float
    reach: float  # infinite for fewer than two blocks
    blocks: int

    @property
    def percent(self) -> str:
        """Both in percent, without the sign of it."""
        reach = f"{100 * self.reach:.1f}" if math.isfinite(self.reach) else "?"
        return f"{100 * self.mean:.1f} ± {reach}"

    def __str__(self) -> str:
        return f"{self.percent} %"

    def complement(self) -> Estimate:
        """The same for the other side."""
        return Estimate(1 - self.mean, self.reach, self.blocks)


def estimate(means: Sequence[float]) -> Estimate:
    """The mean of the means of blocks, and its interval."""
    count = len(means)
    if count == 0:
        return Estimate(math.nan, math.inf, 0)
    mean = math.fsum(means) / count
    if count > 1 and min(means) == max(means):
        return Estimate(mean, ALIKE / count, count)
    return Estimate(mean, NORMAL * math.sqrt(variance(means) / count), count)


def block_means(happened: Sequence[bool], block: int) -> list[float]:
    """How often something happened in every block of games; the last block may be cut off."""
    blocks = [happened[begin : begin + block] for begin in range(0, len(happened), block)]
    return [sum(games) / len(games) for games in blocks]


def cautious_interval(means: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a rate, never outside 0 and 1, for as few as one block.

    Two made-up blocks of each outcome keep it honest where there are few (Agresti and Coull).
    """
    padded = [*means, 0.0, 0.0, 1.0, 1.0]
    center = sum(padded) / len(padded)
    squares = sum((mean - center) ** 2 for mean in padded) / len(padded)
    reach = NORMAL * math.sqrt(squares / len(padded))
    return max(0.0, center - reach), min(1.0, center + reach)


def variance(numbers: Sequence[float]) -> float:
    """The estimated variance of the population; infinite for fewer than two values, since unknown."""
    count = len(numbers)
    if count < 2:
        return math.inf
    mean = math.fsum(numbers) / count
    return math.fsum((number - mean) ** 2 for number in numbers) / (count - 1)


def correlation(blocks: Sequence[Sequence[float]]) -> float:
    """The correlation of games within blocks of one size (the intraclass one, by analysis of variance)."""
    size = len(blocks[0]) if blocks else 0
    if size < 2 or len(blocks) < 2:
        return math.nan
    means = [math.fsum(block) / size for block in blocks]
    between = size * variance(means)
    squares = math.fsum(
        (game - mean) ** 2 for block, mean in zip(blocks, means, strict=True) for game in block
    )
    within = squares / (len(blocks) * (size - 1))
    total = between + (size - 1) * within
    return (between - within) / total if total else math.nan


def quantile(counted: Counter[int], share: float) -> int:
    """The least class such that a share of all that was counted is in it or below."""
    wanted = share * counted.total()
    seen = 0
    for number in sorted(counted):
        seen += counted[number]
        if seen >= wanted:
            return number
    raise ValueError("nothing was counted")
