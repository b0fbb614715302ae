"""The scale of ratings: its constants, and a code that changes with any of them."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Final

import msgspec
from msgspec import Struct

from vigil.server.people.ratings.rating_anchors import ANCHORS, LEVELS

REVISION: Final = 1  # raised when ratings are calculated in another way


class Scale(Struct, frozen=True, dict=True):
    """What ratings are calculated with. Points are those of chess: 400 are odds of ten to one."""

    start: float = 1500.0  # of somebody nobody knows ...
    deviation: float = 220.0  # ... and how far they may be off
    drift: float = 10.0  # that people change by from game to game
    first_seat: float = 35.0  # points that beginning a duel is worth
    offset: float = 50.0  # by which people differ from themselves with one set
    repeats: int = 4  # games of a pair in `memory` that count in full ...
    most_repeats: int = 10  # ... and after which none counts
    memory: float = 30 * 86400.0
    unsure: float = 110.0  # a deviation above which somebody may be a puppet ...
    unsure_weight: float = 0.25  # ... and what a game against them counts
    placing: int = 30  # games against bots that count in full ...
    bot_weight: float = 0.5  # ... and what later ones count
    anchors: tuple[object, ...] = (LEVELS, tuple(ANCHORS.items()))
    revision: int = REVISION

    @cached_property
    def code(self) -> str:
        """A hash of everything: with another one, all games are rated again."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]


SCALE: Final = Scale()

# What is shown
SURE: Final = 1.96  # deviations on either side that hold the truth in 95 of 100 cases
PLACED_GAMES: Final = 15  # until then a rating is provisional ...
PLACED_MARGIN: Final = 180.0  # ... or as long as it may be off by more
