"""What every bot has: a random stream of its own, and one door."""

from __future__ import annotations

from typing import Final

from vigil.rules import chance
from vigil.rules.moves import Decision, Move
from vigil.rules.view import View

OWN: Final = -1  # no stream of a game has this number: a bot with the game's seed foresees nothing


class Bot:
    """A program that plays one seat. The same seed and the same questions give the same answers."""

    def __init__(self, seed: int) -> None:
        self.chance = chance.stream(seed, OWN)

    def choose(self, view: View, decision: Decision) -> Move:
        """One of the decision's moves, found from what the seat may know."""
        raise NotImplementedError

    def any_of(self, moves: list[Move]) -> Move:
        """One of several moves at random."""
        self.chance = chance.following(self.chance)
        return moves[chance.below(self.chance, len(moves))]
