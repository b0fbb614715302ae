"""Clocks: the time each seat has left, computed from the acts alone, in the time of the service."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from vigil.rules import events
from vigil.rules.kernel.event import Event
from vigil.server.domain.kinds import Pace
from vigil.server.protocol.requests import Clock

LIVE: Final = 3 * 3600  # seconds of a clock from which on a match is not for one sitting


def pace_of(clock: dict[str, Any] | None) -> Pace:
    """Whether a match is for one sitting."""
    if clock is None:
        return "none"
    return "live" if clock["seconds"] < LIVE else "slow"


class Clocks:
    """Run for the seat that has to decide, also in the turn of another.

    Before they begin, all of them stand; if that is never, somebody is still waited for.
    """

    def __init__(self, clock: Clock, seats: int, began: float) -> None:
        self.clock = clock
        self.seconds = [float(clock.seconds)] * seats
        self.began = began
        self.since = 0.0  # when the last act was made

    def copy(self) -> Clocks:
        """An independent copy."""
        twin = Clocks(self.clock, 0, self.began)
        twin.since = self.since
        twin.seconds = self.seconds.copy()
        return twin

    def to_data(self) -> dict[str, Any]:
        """How they stand, as it is kept."""
        return {"seconds": self.seconds, "since": self.since}

    def stand_as(self, data: dict[str, Any]) -> None:
        """Stand as they did when they were kept."""
        self.seconds, self.since = list(data["seconds"]), data["since"]

    @property
    def standing(self) -> bool:
        """Whether nobody knows yet when they begin."""
        return self.began == math.inf

    def subtract_time(self, deciding: int, at: float, happened: Sequence[Event]) -> None:
        """Subtract the time an act took from the seat that had to decide; a new turn brings new time."""
        self.seconds[deciding] = self.left(deciding, deciding, at)
        self.since = at
        if self.clock.per == "game":
            return
        for event in happened:
            if isinstance(event, events.Began):
                self.seconds[event.player] = float(self.clock.seconds)

    def left(self, seat: int, deciding: int | None, now: float) -> float:
        """The seconds a seat has left."""
        running = max(now - max(self.since, self.began), 0.0) if seat == deciding else 0.0
        return max(self.seconds[seat] - running, 0.0)
