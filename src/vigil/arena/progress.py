"""The progress of many games: a bar, unless they are over quickly."""

from __future__ import annotations

import time
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

MOMENT: Final = 1.0  # seconds without a bar
COLUMNS: Final = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))


class GamesProgress:
    """A bar that counts games and goes when they are over; the time they took."""

    def __init__(self, console: Console, games: int) -> None:
        self.bar = Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.bar.add_task("", total=games, visible=False)
        self.began = time.perf_counter()

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    @property
    def seconds(self) -> float:
        """The time since the beginning."""
        return time.perf_counter() - self.began

    def count(self, words: str = "") -> None:
        """One game more, and what to say beside the bar."""
        self.bar.update(self.task, advance=1, description=words, visible=self.seconds > MOMENT)
