"""Work for crews in tests: small, and of a kind that goes wrong on demand."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def doubled(number: int) -> int:
    """Twice the number."""
    return 2 * number


def picky(number: int) -> int:
    """Twice the number, unless it is three."""
    if number == 3:
        raise ValueError("three is not to my liking")
    return 2 * number


def process_of(_: object) -> int:
    """Which process does the work."""
    return os.getpid()


def dies_once(mark: Path) -> str:
    """Ends its process, but not if that has happened before."""
    if mark.exists():
        return "done"
    mark.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody gets here")


def always_dies(_: object) -> None:
    """Ends its process."""
    os.kill(os.getpid(), signal.SIGKILL)


def slowly_doubled(number: int) -> int:
    """Twice the number, after a while: long enough for other nodes to be given work, too."""
    time.sleep(0.02)
    return 2 * number
