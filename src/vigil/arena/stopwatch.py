"""Times of decisions, counted in classes so that many of them take little room."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

from vigil.bots.external import Mishap

FINEST: Final = 1e-7  # seconds: shorter decisions are not told apart
STEP: Final = 1.1  # each class of times is longer than the one before by this factor


class Stopwatch:
    """The decisions of one seat: how many, how long, and what went wrong."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.classes: Counter[int] = Counter()
        self.mishaps: list[Mishap] = []

    def count(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.classes[time_class(seconds)] += 1

    def to_data(self) -> dict[str, int]:
        """How many decisions there were in each class of times."""
        return {str(number): count for number, count in sorted(self.classes.items())}


def time_class(seconds: float) -> int:
    """The number of the class that a time belongs to."""
    return round(math.log(max(seconds, FINEST) / FINEST) / math.log(STEP))


def class_time(number: int) -> float:
    """The middle of a class of times, in seconds."""
    return float(FINEST * STEP**number)
