"""The work of a tally: a finished match is played again, in a process of its own."""

from __future__ import annotations

import os
from collections.abc import Coroutine
from typing import Any, TypeVar

from vigil.server.domain.refusals import Unplayable
from vigil.server.match.restoration import replay
from vigil.server.people.achievements.game_tally import SeatTally, tally_game
from vigil.server.store.matches.match_queries import WholeMatch


def warm_up() -> int:
    """Load what is needed; returns the number of the process."""
    return os.getpid()


T = TypeVar("T")


def run_alone(work: Coroutine[Any, Any, T]) -> T:
    """Carry out what only pauses to let others go on, where nobody waits."""
    try:
        while True:
            work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result


def tally_match(whole: WholeMatch) -> list[SeatTally] | None:
    """The tallies of a match; None if it cannot be played again."""
    try:
        return tally_game(run_alone(replay(whole)))
    except (Unplayable, ValueError, LookupError, AssertionError):
        return None
