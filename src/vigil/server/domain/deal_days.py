"""Days of deals: each begins at midnight by UTC, and has one deal."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY: Final = 24 * 3600.0
LATE: Final = DAY  # seconds after the end of a day in which a game that was begun may still be finished


def day_at(moment: float) -> str:
    """The day in which a moment lies, such as 2026-11-18."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def opening(day: str) -> float:
    """When a day begins."""
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def closing(day: str) -> float:
    """When a day ends."""
    return opening(day) + DAY


def day_before(day: str) -> str:
    """The day before another."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def day_after(day: str) -> str:
    """The day after another."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def is_secret(day: str, now: float) -> bool:
    """Whether somebody may still play the deal of a day for the first time, so that its seed is not told."""
    return now < closing(day) + LATE


def parse_day(text: str) -> str:
    """A day that somebody named."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise ValueError("a day looks like 2026-11-18") from error
