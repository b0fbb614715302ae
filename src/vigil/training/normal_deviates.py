"""Normally distributed numbers from a stream of our own generator."""

from __future__ import annotations

import math

from vigil.rules.kernel import chance


class Normal:
    """A stream of numbers that follows from a seed."""

    def __init__(self, seed: int, stream: int) -> None:
        self.state = chance.stream(seed, stream)

    def uniform(self) -> float:
        """A number above 0 and up to 1."""
        self.state = chance.following(self.state)
        return (chance.below(self.state, 1 << 30) + 1) / (1 << 30)

    def draw(self) -> float:
        """One normally distributed number (Box and Muller)."""
        return math.sqrt(-2.0 * math.log(self.uniform())) * math.cos(2.0 * math.pi * self.uniform())
