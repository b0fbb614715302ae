"""Anchors: the ratings of bots, which never move, and hold the scale of people in its place.

Fitted to games of the bots; `tuned` is set to 1800 with every set, since no game between bots says how much
harder one set is than another. Games with several sets take the mean of theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LEVELS: Final = ("uniform", "greedy", "guide", "tuned", "expert", "master")
USUAL: Final = (829, 1430, 1584, 1800, 1975, 2010)  # of Godslayer, and of sets without figures of their own
ANCHORS: Final[dict[str, tuple[int, ...]]] = {"godslayer": USUAL}


def anchor(level: str, sets: Sequence[str]) -> float:
    """The rating of a bot in games with some sets."""
    number = LEVELS.index(level)
    return sum(ANCHORS.get(code, USUAL)[number] for code in sets) / len(sets)
