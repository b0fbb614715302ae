"""Anchors: the ratings of bots, which never move, and hold the scale of people in its place.

Fitted to duels of the bots (`vigil arena`); `tuned` is set to 1800 with every set, since no game between bots
says how much harder one set is than another. Godslayer rests on 5,200 duels, `greedy` and `guide` with the
other sets on 1,080 each (± 40 points); the other levels stand there as far from them as in Godslayer. Tables
of three and four follow the same ratings. Games with several sets take the mean of theirs.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

LEVELS: Final = ("uniform", "greedy", "guide", "tuned", "expert", "master")
MEASURED: Final = Path(__file__).with_name("anchors.json")  # by set, a rating for each level
ANCHORS: Final[dict[str, list[int]]] = json.loads(MEASURED.read_text(encoding="utf-8"))
USUAL: Final = next(iter(ANCHORS.values()))  # of sets without figures of their own


def anchor(level: str, sets: Sequence[str]) -> float:
    """The rating of a bot in games with some sets."""
    number = LEVELS.index(level)
    return sum(ANCHORS.get(code, USUAL)[number] for code in sets) / len(sets)
