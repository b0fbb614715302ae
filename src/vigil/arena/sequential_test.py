"""The sequential test: play until it is clear whether one bot is better than another, and no longer.

The sequential probability ratio test of Wald on the means of blocks, which are taken as normal with
the variance seen so far (as chess engines are tested, on the outcomes of pairs).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from vigil.arena.rating import expected_share

RISK: Final = 0.05  # of accepting either hypothesis if the other is true
LIMIT: Final = math.log((1 - RISK) / RISK)
FEWEST: Final = 10  # blocks before it may stop: a variance has to be known a little


@dataclass(frozen=True)
class Hypotheses:
    """The bot is `low` points of Elo better than the other, or it is `high`."""

    low: float
    high: float
    opponents: int = 1

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise ValueError(f"the first hypothesis must be below the second, not {self.low} and {self.high}")


class Sequential:
    """A test under way; blocks must come in their order, so that it always ends at the same one."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.blocks = 0
        self.total = 0.0
        self.squares = 0.0
        self.accepted: float | None = None  # the Elo of the hypothesis that was accepted

    def add(self, mean: float) -> None:
        """Take in the mean of one more block."""
        if self.accepted is not None:
            return
        self.blocks += 1
        self.total += mean
        self.squares += mean * mean
        if self.blocks < FEWEST or abs(self.ratio) < LIMIT:
            return
        self.accepted = self.hypotheses.high if self.ratio > 0 else self.hypotheses.low

    @property
    def ratio(self) -> float:
        """The logarithm of how much more likely the second hypothesis makes what was seen."""
        low = expected_share(self.hypotheses.low, self.hypotheses.opponents)
        high = expected_share(self.hypotheses.high, self.hypotheses.opponents)
        # One lost and one won block are added, so that the variance is never zero.
        count = self.blocks + 2
        mean = (self.total + 1) / count
        variance = (self.squares + 1) / count - mean * mean
        return (high - low) * (2 * self.total - self.blocks * (low + high)) / (2 * variance)

    def __str__(self) -> str:
        low, high = f"{self.hypotheses.low:+g} Elo", f"{self.hypotheses.high:+g} Elo"
        where = f"after {self.blocks} blocks, log likelihood ratio {self.ratio:+.2f} of ±{LIMIT:.2f}"
        if self.accepted is None:
            return f"undecided between {low} and {high} {where}"
        better = self.accepted == self.hypotheses.high
        return f"accepted {high if better else low} against {low if better else high} {where}"
