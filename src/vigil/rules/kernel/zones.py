"""Places for cards: their numbers. Several are added with |, so each is a bit."""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1  # a place of the center row waiting for a card, or no card at all

NOWHERE: Final = 0
HAND: Final = 1
DISCARD: Final = 2
DECK: Final = 4  # where something is put there: its top
PLAY: Final = 8  # constructs
PLAYED: Final = 16  # heroes played this turn
CENTER_ROW: Final = 32
THE_VOID: Final = 64
AVAILABLE: Final = 128  # the always-available stacks
CENTER_DECK: Final = 256  # where something is put there: its bottom
TROPHIES: Final = 512
TEAMMATE: Final = 1024  # the discard pile of the teammate
ASIDE: Final = 2048  # turned up or defeated, on the way to where it goes

# In documents; what they are called in words is in `zone_words`.
CODES: Final = {
    HAND: "hand",
    DISCARD: "discard",
    DECK: "deck",
    PLAY: "constructs",
    PLAYED: "played",
    CENTER_ROW: "row",
    THE_VOID: "void",
    AVAILABLE: "available",
    CENTER_DECK: "center deck",
    TROPHIES: "trophies",
    TEAMMATE: "teammate",
    ASIDE: "aside",
}
