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

# In documents.
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

# In moves: where a card is taken from, and where it goes.
FROM: Final = {
    HAND: " from hand",
    DISCARD: " from discard pile",
    PLAY: "",
    PLAYED: "",
    CENTER_ROW: " from center row",
    THE_VOID: " from the void",
    AVAILABLE: "",
    CENTER_DECK: " from the center deck",
    TROPHIES: "",
    ASIDE: "",
}
INTO: Final = {
    DISCARD: "",
    HAND: " to hand",
    DECK: " onto deck",
    PLAY: " into play",
    TEAMMATE: " for teammate",
    CENTER_DECK: " under the center deck",
    THE_VOID: " into the void",
}

# In the log.
PLACES: Final = {
    HAND: "hand",
    DISCARD: "the discard pile",
    DECK: "the top of the deck",
    PLAY: "play",
    CENTER_ROW: "the center row",
    CENTER_DECK: "the center deck",
    THE_VOID: "the void",
    TEAMMATE: "the teammate's discard pile",
}
