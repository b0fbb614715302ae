"""The levels of bots, weakest first. A level is imported when it is asked for: the strongest need NumPy."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from vigil.bots.bot import Bot
from vigil.rules.library import UnknownName, closest

LEVELS: Final = {  # the module of this package and its class
    "uniform": ("uniform", "Uniform"),
    "greedy": ("greedy", "Greedy"),
    "guide": ("judge_bots", "Guide"),
    "tuned": ("judge_bots", "Tuned"),
    "expert": ("expert", "Expert"),
    "master": ("master", "Master"),
}
TITLES: Final = {  # as they are offered to people
    "uniform": "Novice",
    "greedy": "Easy",
    "guide": "Normal",
    "tuned": "Hard",
    "expert": "Expert",
    "master": "Master",
}
SEARCHING: Final = ("expert", "master")  # levels that look ahead: a decision may take about a second
RENAMED: Final = {"monte-carlo": "master"}  # stored matches may name a level that is gone


def bot_class(level: str) -> type[Bot]:
    """The class of a level; the error names the closest one."""
    name = level.lower()
    place = LEVELS.get(RENAMED.get(name, name))
    if place is None:
        raise UnknownName(f"there is no bot {level!r}; {closest(level, list(LEVELS))}")
    module, kind = place
    found: type[Bot] = getattr(import_module(f"vigil.bots.{module}"), kind)
    return found


def searches(level: str) -> bool:
    """Whether a bot of a level looks ahead, and takes its time for that."""
    name = level.lower()
    return RENAMED.get(name, name) in SEARCHING


def bot(level: str, seed: int = 0) -> Bot:
    """A bot of a level; the error names the closest one."""
    return bot_class(level)(seed)
