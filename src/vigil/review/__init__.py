"""Reviews: what a finished game was like for one seat; chances, luck and what could be done better.

The reviewer and its networks are imported when something is reviewed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from vigil.review.grades import LEVEL

if TYPE_CHECKING:
    from vigil.review.findings import Review
    from vigil.rules.record import GameRecord

Progress = Callable[[int, int], object]  # turns that are done, and all of them


def review(
    record: GameRecord, seat: Any, level: str = LEVEL, seed: int = 0, progress: Progress | None = None
) -> Review:
    """What a finished game was like for a seat: chances, luck, and what could be done better.

    `progress` is told after each turn how many are done, and of how many; raising in it stops the review.
    """
    from vigil.review.reviewer import Reviewer

    reviewer = Reviewer(record, seat, level, seed)
    total = reviewer.total
    for _ in reviewer.turns():
        if progress is not None:
            progress(len(reviewer.done), total)
    return reviewer.result()
