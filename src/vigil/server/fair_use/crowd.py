"""A crowd: how many of something there are at the same time, in all and by network."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Hashable
from typing import Final

from vigil.server.fair_use.networks import networks

KEPT_FREE: Final = 4  # one place in so many is for those who were here first ...
SETTLED: Final = 600.0  # ... which means so many seconds ago ...
FEW: Final = 8  # ... and each of them gets one in so many of what a network may have
REMEMBERED: Final = 20_000  # networks
FORGOTTEN: Final = 24 * 3600.0  # seconds after which a network that did not come back is forgotten


class Crowd:
    """Lets in as many as there are places for, and no more of one network than its share.

    When most places are taken, who comes for the first time waits: whoever takes them all from networks
    without number must not keep those out who are in the middle of something.
    """

    def __init__(self, most: float, most_of_one: float | None) -> None:
        self.most = most
        self.most_of_one = most_of_one  # None: networks cannot be told apart here
        self.total = 0
        self.there: Counter[Hashable] = Counter()
        self.known: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # first and last seen

    def enter(self, address: Hashable) -> bool:
        """Count somebody who comes; False if there is no place for them."""
        if not self.has_place(address):
            return False
        self.total += 1
        for network in networks(address):
            self.there[network.name] += 1
        self.note(networks(address)[0].name)
        return True

    def leave(self, address: Hashable) -> None:
        """Count somebody no more."""
        self.total -= 1
        for network in networks(address):
            self.there[network.name] -= 1
            if self.there[network.name] <= 0:
                del self.there[network.name]

    @property
    def full(self) -> bool:
        """Whether there is no place for anybody."""
        return self.total >= self.most

    @property
    def crowded(self) -> bool:
        """Whether only those are let in who were here first."""
        return self.total >= self.most - self.most // KEPT_FREE

    def has_place(self, address: Hashable) -> bool:
        """Whether somebody may come in."""
        if self.full or self.most_of_one is None:
            return not self.full
        if self.crowded and not self.is_settled(networks(address)[0].name):
            return False
        each = max(self.most_of_one // FEW, 1) if self.crowded else self.most_of_one
        return all(self.there[network.name] < each * network.share for network in networks(address))

    def is_settled(self, network: Hashable) -> bool:
        """Whether a network has been here for a while, or was."""
        first, _ = self.known.get(network, (time.monotonic(), 0.0))
        return time.monotonic() - first >= SETTLED

    def note(self, network: Hashable) -> None:
        """Remember a network; when there are too many to remember, those who were here first stay."""
        now = time.monotonic()
        while self.known and now - next(iter(self.known.values()))[1] > FORGOTTEN:
            self.known.popitem(last=False)
        if network in self.known or len(self.known) < REMEMBERED:
            first, _ = self.known.get(network, (now, now))
            self.known[network] = (first, now)
            self.known.move_to_end(network)
