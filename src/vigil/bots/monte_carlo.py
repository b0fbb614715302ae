"""Monte Carlo: many games played on by tuned for some turns, then valued."""

from __future__ import annotations

from typing import Final

from vigil.bots.network import Network
from vigil.bots.search import Searching

GUESSES: Final = 128  # for a decision, if the budget allows
LOT: Final = 16
TURNS: Final = 2  # own turns beyond this one, with those of the others between them


class MonteCarlo(Searching):
    """Several turns deep, for analysis."""

    def __init__(
        self, seed: int, network: Network | None = None, guesses: int = GUESSES, turns: int = TURNS
    ) -> None:
        super().__init__(seed, network, guesses, LOT, turns)
