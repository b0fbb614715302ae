"""The levels of bots, weakest first."""

from __future__ import annotations

from typing import Final

from vigil.bots.bot import Bot
from vigil.bots.expert import Expert
from vigil.bots.greedy import Greedy
from vigil.bots.judge_bots import Guide, Tuned
from vigil.bots.master import Master
from vigil.bots.uniform import Uniform
from vigil.rules.library import closest

LEVELS: Final[dict[str, type[Bot]]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "guide": Guide,
    "tuned": Tuned,
    "expert": Expert,
    "master": Master,
}
TITLES: Final = {  # as they are offered to people
    "uniform": "Novice",
    "greedy": "Easy",
    "guide": "Normal",
    "tuned": "Hard",
    "expert": "Expert",
    "master": "Master",
}
RENAMED: Final = {"monte-carlo": "master"}  # stored matches may name a level that is gone


def bot(level: str, seed: int = 0) -> Bot:
    """A bot of a level; the error names the closest one."""
    name = level.lower()
    kind = LEVELS.get(RENAMED.get(name, name))
    if kind is None:
        raise LookupError(f"there is no bot {level!r}; {closest(level, list(LEVELS))}")
    return kind(seed)
