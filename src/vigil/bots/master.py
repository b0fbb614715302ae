"""Master: plans its turn and looks four of them ahead, with a network that learned from games of experts."""

from __future__ import annotations

from typing import Final

from vigil.bots.search import Searching
from vigil.bots.shipped_networks import shipped_value_network
from vigil.bots.value_network import ValueNetwork

GUESSES: Final = 256  # for a decision, if the budget allows
LOT: Final = 16
TURNS: Final = 4  # own turns, this one included, with those of the others between them


class Master(Searching):
    """Knows how games of experts go on: plans its turn, and looks four turns ahead before every move."""

    def __init__(
        self, seed: int, network: ValueNetwork | None = None, guesses: int = GUESSES, turns: int = TURNS
    ) -> None:
        super().__init__(seed, network or shipped_value_network("master"), guesses, LOT, turns)
        self.plans = True
