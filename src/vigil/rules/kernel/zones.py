"""Zones, the places for cards, as numbers. Each is a bit, so several are added with |."""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1  # a place of the center row waiting for a card, or no card at all

NOWHERE: Final = 0
HAND: Final = 1  # of a player
DISCARD: Final = 2  # the discard pile of a player
DECK: Final = 4  # of a player; a card put there goes on top
PLAY: Final = 8  # the constructs of a player
PLAYED: Final = 16  # heroes played this turn
CENTER_ROW: Final = 32
THE_VOID: Final = 64
AVAILABLE: Final = 128  # the always-available stacks
CENTER_DECK: Final = 256  # a card put there goes to the bottom
TROPHIES: Final = 512
TEAMMATE: Final = 1024  # the discard pile of the teammate
ASIDE: Final = 2048  # turned up or defeated, on the way to where it goes
UNDER: Final = 4096  # under a construct of a player
ALL: Final = 8191

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
    UNDER: "under",
}
