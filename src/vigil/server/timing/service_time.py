"""The time of the service: seconds that pass only while a server runs, so that clocks count nothing else.

It begins as the time of the calendar and falls behind it by every outage. Within a process it follows the
monotonic clock, so that no change of the system's time is felt; its state is kept in the database.
"""

from __future__ import annotations

import time
from typing import Final

GRACE: Final = 60.0  # seconds for which it stands still after a restart, so that everybody can come back
BEAT: Final = 10.0  # seconds between two moments at which it is kept; a crash loses no more than that


class ServiceTime:
    """The time by which clocks run."""

    def __init__(self) -> None:
        self.reached = time.time()
        self.since = time.monotonic()  # when it was there

    def now(self) -> float:
        """What time it is."""
        return self.reached + max(time.monotonic() - self.since, 0.0)

    def resume(self, kept: float) -> None:
        """Go on where a server stopped, after the grace."""
        self.reached = kept
        self.since = time.monotonic() + GRACE

    def catch_up(self, reached: float) -> None:
        """Follow another process on the same database that is further: the service never stopped."""
        if reached > self.now():
            self.reached = reached
            self.since = time.monotonic()
