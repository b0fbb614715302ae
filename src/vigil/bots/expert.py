"""Expert: tries every candidate, lets tuned play on to its next turn end, and values where that leads."""

from __future__ import annotations

from typing import Final

from vigil.bots.search import Searching
from vigil.bots.shipped_networks import shipped_value_network
from vigil.bots.value_network import ValueNetwork

GUESSES: Final = 32
LOT: Final = 8
TURNS: Final = 2  # own turns, this one included


class Expert(Searching):
    """Knows how a game stands: tries every move to the end of its next turn, and takes the best."""

    def __init__(
        self, seed: int, network: ValueNetwork | None = None, guesses: int = GUESSES, turns: int = TURNS
    ) -> None:
        super().__init__(seed, network or shipped_value_network("expert"), guesses, LOT, turns)
