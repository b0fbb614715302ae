"""Traces: what only some cards leave on a table, as bits. Documents of games without such cards have none."""

from __future__ import annotations

from typing import Final

INSIGHT: Final = 1
ENERGY: Final = 2
EARMARKED: Final = 4  # runes for one purpose only
EXTRA_TURNS: Final = 8
ADDED_PLACES: Final = 16  # of the center row
NAMED_FACTIONS: Final = 32
ENERGIZED: Final = 64  # constructs
CARDS_UNDER: Final = 128  # under the construct that says so
HOARDS: Final = 256  # treasure under the trophy that says so
RECURRED: Final = 512
RIVAL: Final = 1024  # of the variant, not of a card
