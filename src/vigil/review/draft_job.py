"""Reviewing by several hands: every turn is a task of its own."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from vigil.review.reviewer import Reviewer
from vigil.review.turn_drafts import Draft
from vigil.rules.record import Record


@dataclass(frozen=True)
class DraftJob:
    """Drafts turns of one game, by their number."""

    record: Record
    seat: int
    level: str
    guesses: int

    def opened(self) -> AbstractContextManager[Callable[[int], Draft]]:
        """What drafts a turn."""
        return contextlib.nullcontext(
            Reviewer(self.record, self.seat, self.level, guesses=self.guesses).draft
        )
