"""Bots that think for ever, in one call that no handler of a signal could interrupt.

A module of its own, since it is loaded in a process of theirs.
"""

from __future__ import annotations

SIMPLE = "greedy"


def choose_move(level: str, _seed: int, _table: object, _seat: int) -> str:
    """The move of a bot, which only a simple one finds."""
    return level if level == SIMPLE else str(sum(range(10**13)))


def advise_move(_table: object, _seat: int) -> str:
    """Advice that never comes."""
    return str(sum(range(10**13)))
