"""Expert: tries every candidate, lets tuned play on to its next turn end, and values where that leads."""

from __future__ import annotations

from typing import Final

from vigil.bots.network import Network
from vigil.bots.search import Searching
from vigil.rules.game import View

GUESSES: Final = 32
LOT: Final = 8
NEAR: Final = 2  # own turns, this one included
FAR: Final = 4  # among cards that its network never met: the less it can tell, the more must be seen


class Expert(Searching):
    """Knows how a game stands: tries every move to the end of its next turn, and takes the best."""

    def __init__(
        self, seed: int, network: Network | None = None, guesses: int = GUESSES, turns: int = 0
    ) -> None:
        """With 0 turns it looks as far as its network needs it."""
        super().__init__(seed, network, guesses, LOT, turns)

    def depth(self, view: View) -> int:
        return self.turns or (NEAR if self.network.met(view.table.setup.center) else FAR)
