"""Chance in games to learn from, from streams of our own generator."""

from __future__ import annotations

from vigil.rules.kernel import chance
from vigil.rules.moves import Move


class Draws:
    """A stream that follows from a seed."""

    def __init__(self, seed: int, stream: int) -> None:
        self.state = chance.stream(seed, stream)

    def happens(self, often: float) -> bool:
        """Whether something happens that does so often."""
        return self.below(1 << 30) < often * (1 << 30)

    def any_of(self, moves: list[Move]) -> Move:
        """One of some moves."""
        return moves[self.below(len(moves))]

    def below(self, count: int) -> int:
        """A number from 0 on."""
        self.state = chance.following(self.state)
        return chance.below(self.state, count)
