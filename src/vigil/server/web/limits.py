"""Limits: what one client may ask of a server that others use as well (see also `protocol.bounds`)."""

from __future__ import annotations

import time
from typing import Final

MESSAGE: Final = 64 * 1024  # bytes of a WebSocket message; the longest move has about 100
BODY: Final = 1024 * 1024  # bytes of an HTTP body; the record of a long game has about 100 kB
RATE: Final = 20  # messages a second, more than anybody clicks ...
OVER: Final = 10  # ... on average over this many seconds, so that a burst is fine
REFUSALS: Final = 50  # after this many of them a client is disconnected
TOO_FAST: Final = 2  # refusals that a message sent too fast counts for
CONNECTIONS: Final = 64  # from one address: a family or a class behind one router
UNFINISHED: Final = 200  # matches one key may have going
REPORTS: Final = 20  # of one person that the host has not settled; of one match, in all
LISTED: Final = 50  # matches in each part of the lobby
WAITING: Final = 256  # messages a slow client may be behind


class Allowance:
    """Messages that may still be sent: a bucket that fills up again."""

    def __init__(self) -> None:
        self.left = float(RATE * OVER)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Use one up, if there is one."""
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * RATE, float(RATE * OVER))
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
