"""Reviewing by several hands: every turn is a task of its own."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from vigil.review.reviewer import Reviewer
from vigil.review.turn_drafts import TurnDraft
from vigil.rules.record import GameRecord


@dataclass(frozen=True)
class DraftJob:
    """Drafts turns of one game, by their number."""

    record: GameRecord
    seat: int
    level: str
    guesses: int

    def open(self) -> AbstractContextManager[Callable[[int], TurnDraft]]:
        """What drafts a turn."""
        return contextlib.nullcontext(
            Reviewer(self.record, self.seat, self.level, guesses=self.guesses).draft
        )
