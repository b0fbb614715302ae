"""Expert: tries every candidate, lets tuned play on to its next turn end, and values where that leads."""

from __future__ import annotations

from typing import Final

from vigil.bots.network import Network, shipped_network
from vigil.bots.search import Searching

GUESSES: Final = 32
LOT: Final = 8
TURNS: Final = 2  # own turns, this one included


class Expert(Searching):
    """Knows how a game stands: tries every move to the end of its next turn, and takes the best."""

    def __init__(
        self, seed: int, network: Network | None = None, guesses: int = GUESSES, turns: int = TURNS
    ) -> None:
        super().__init__(seed, network or shipped_network("expert"), guesses, LOT, turns)
