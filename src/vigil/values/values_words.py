"""The words of card values: errors, and what the command tells."""

from __future__ import annotations

from pathlib import Path
from typing import Final

NO_VALUES: Final = "it is no file of card values"
TOO_MANY: Final = "seeds are 0 to {most}, not {seed}"


def unreadable(path: Path, why: object) -> str:
    """A file that cannot be read."""
    return f"{path} cannot be read: {why}"


def another_format(known: object) -> str:
    """A document of another kind, or of another version."""
    return f"{NO_VALUES} of this version, but {known}"


def begun_otherwise(path: Path, what: str) -> str:
    """A file with values that were measured otherwise."""
    return f"{path} was begun with another {what}; give the same, or another file"


def no_such_seed(seed: int, most: int) -> str:
    """A seed that there is not."""
    return TOO_MANY.format(most=most, seed=seed)


def progress(code: str, lot: int, lots: int) -> str:
    """How the measurement goes."""
    return f"{code}, lot {lot} of {lots}"


def measurement_stopped(lots: int) -> str:
    """What is said when a measurement is stopped."""
    return f"Stopped after {lots} lots; the same command goes on."


def pairs_counted(path: Path, pairs: int) -> str:
    """Where everything is."""
    return f"{pairs:,} pairs of games are counted in {path}."


def points(mean: float, reach: float) -> str:
    """A gain in points with half its interval."""
    return f"{mean:+.1f} ± {reach:.1f}"
