"""Ratings as people see them: rounded, with how far they may be off, and the bots beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.bots.levels import TITLES
from vigil.rules.library import shipped_sets
from vigil.server.people.ratings.rating_anchors import LEVELS, anchor
from vigil.server.people.ratings.rating_pools import ALL
from vigil.server.people.ratings.rating_scale import PLACED_GAMES, PLACED_MARGIN, SURE
from vigil.server.protocol.people.player_messages import BotMark, RatingState

SAYABLE: Final = (20, 80)  # chances of 100 beyond which too little is known to say one
STEP: Final = 5  # in which chances are said


def rating_state(mean: float, deviation: float, games: int, sets: Sequence[str] = ()) -> RatingState:
    """A rating as it is shown."""
    margin = round(SURE * deviation)
    placed = games >= PLACED_GAMES and margin <= PLACED_MARGIN
    lacking = 0 if placed else max(PLACED_GAMES - games, 1)
    return RatingState(round(mean), margin, games, placed, lacking, like_level(mean, margin, sets))


def like_level(mean: float, margin: float, sets: Sequence[str] = ()) -> str | None:
    """The title of the level that is as strong, if no other may be."""
    near = [mark.title for mark in bot_marks(sets) if abs(mark.rating - mean) <= margin]
    return near[0] if len(near) == 1 else None


def bot_marks(sets: Sequence[str] = ()) -> list[BotMark]:
    """The levels of bots on the scale; with no set named, as the first one has them."""
    codes = [code for code in sets if code != ALL] or [shipped_sets()[0].code]
    return [BotMark(TITLES[level], round(anchor(level, codes))) for level in LEVELS]


def said_chance(chance: float) -> int | None:
    """A chance as it is said, if it is between those that can be."""
    low, high = SAYABLE
    said = STEP * round(100 * chance / STEP)
    return said if low <= said <= high else None
