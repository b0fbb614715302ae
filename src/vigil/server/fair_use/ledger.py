"""The ledger: how much each network has had stored lately, so that nobody fills the disk little by little."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from vigil.server.domain.refusals import Overload
from vigil.server.fair_use.networks import networks

# Bytes on disk, with their part of the indexes; what varies in length is added.
ACT: Final = 150
LINE: Final = 250  # of chat
MATCH: Final = 1_500  # with its seats
SNAPSHOTS: Final = 8_000  # all that are kept of a match at a time
PERSON: Final = 250
REPORT: Final = 200
ACCOUNT: Final = 2_000  # with its credentials and codes
TRY: Final = 100  # of a puzzle
REVIEW: Final = 20_000  # put aside while one is made

DAY: Final = 24 * 3600.0
REMEMBERED: Final = 20_000  # networks
FULL: Final = "your network has stored as much as it may in a day: try again in some hours"


class Ledger:
    """What is stored counts to a network, and less and less so in the course of a day.

    `home` is the network of a person.
    """

    def __init__(self, most: float, home: Callable[[int], Hashable]) -> None:
        self.most = most  # bytes of one network in a day
        self.home = home
        self.stored: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # bytes, and as of when

    def expect_space(self, network: Hashable) -> None:
        """Refuse to store more for a network that has had its share."""
        if any(self.bytes_counted(*one) >= self.most * one.share for one in networks(network)):
            raise Overload(FULL)

    def note(self, network: Hashable, size: int) -> None:
        """Count something that is stored, or (below 0) that was put aside and was not needed."""
        for one in networks(network):
            self.stored[one.name] = max(self.bytes_counted(*one) + size, 0.0), time.monotonic()
            self.stored.move_to_end(one.name)
            if len(self.stored) > REMEMBERED:
                self.stored.popitem(last=False)

    def bytes_counted(self, name: Hashable, share: int = 1) -> float:
        """How many bytes of a network with some share still count."""
        size, at = self.stored.get(name, (0.0, 0.0))
        return max(size - (time.monotonic() - at) * self.most * share / DAY, 0.0)
