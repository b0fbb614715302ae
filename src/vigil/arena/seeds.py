"""Seeds: three ranges that do not overlap, for tuning, for validation and for final claims.

A claim made with the seeds that a bot was tuned on proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

TUNING: Final = "tuning"
VALIDATION: Final = "validation"
FINAL: Final = "final"
KINDS: Final = (TUNING, VALIDATION, FINAL)
SPAN: Final = 1 << 40  # seeds of a kind; those below it belong to people


def seeds(kind: str, start: int, count: int) -> range:
    """Seeds of a kind, from the one with number `start` on."""
    check_kind(kind)
    if start < 0 or count < 0 or start + count > SPAN:
        raise ValueError(f"there are {kind} seeds 0 to {SPAN - 1}, not {start} to {start + count - 1}")
    first = (KINDS.index(kind) + 1) * SPAN + start
    return range(first, first + count)


def check_kind(kind: str) -> None:
    """Refuse a kind of seeds that does not exist."""
    if kind not in KINDS:
        raise ValueError(f"there are no {kind!r} seeds; there are {', '.join(KINDS)}")


def kind_of(seed: int) -> str:
    """The kind that a seed belongs to."""
    number = seed // SPAN - 1
    if not 0 <= number < len(KINDS):
        raise ValueError(f"the seed {seed} is neither for {' nor for '.join(KINDS)}")
    return KINDS[number]


def check_for_tuning(chosen: Iterable[int]) -> None:
    """Refuse the seeds of final claims: for everything that changes a bot by what it sees."""
    if any(kind_of(seed) == FINAL for seed in chosen):
        raise ValueError("final seeds are for final claims; a tuning run takes tuning or validation seeds")
