"""Quiet logs: what clients can cause again and again is written down a few times a minute."""

from __future__ import annotations

import logging
import time
from typing import Final

MINUTE: Final = 60.0
MOST: Final = 10  # alike in a minute


class Quiet(logging.Filter):
    """Leaves out most of many lines that are alike, and says how many."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[str, tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        now = time.monotonic()
        kind = str(record.msg)[:100]
        since, number = self.seen.get(kind, (now, 0))
        if now - since > MINUTE:
            if number > MOST:
                record.msg = f"{record.msg} ({number - MOST} lines like this were left out)"
            since, number = now, 0
        if len(self.seen) > 1_000:
            self.seen.clear()
        self.seen[kind] = (since, number + 1)
        return number < MOST


def be_quiet(*names: str) -> None:
    """Keep some loggers quiet."""
    for name in names:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Quiet) for known in logger.filters):
            logger.addFilter(Quiet())
