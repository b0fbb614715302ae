"""Expert: tries every candidate, lets tuned finish the turn, and values where that leads."""

from __future__ import annotations

from typing import Final

from vigil.bots.network import Network
from vigil.bots.search import Searching

GUESSES: Final = 48
LOT: Final = 8


class Expert(Searching):
    """Knows how a game stands: tries every move to the end of the turn, and takes the likeliest to win."""

    def __init__(self, seed: int, network: Network | None = None, guesses: int = GUESSES) -> None:
        super().__init__(seed, network, guesses, LOT, turns=1)
