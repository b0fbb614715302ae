"""Shapes: what the tasks of an effect can look like, as bits. A document holds no others.

A shape says who can have the task, whose cards it can be about, and which card, zone, number, notes and
name it can keep. Cards begin with one of a few; every effect says what it hands on to those that follow it.
"""

from __future__ import annotations

from typing import Final

from vigil.rules.kernel import zones

# Who does it.
ON_TURN: Final = 1  # the player on turn
ANOTHER: Final = 2
# Whose cards it is about.
OWN: Final = 4
OF_AN_OPPONENT: Final = 8
OF_A_BIDDER: Final = 16  # of whoever has bid most; nobody's at first
# The card it refers to.
NO_CARD: Final = 32
A_CARD: Final = 64
# The number it keeps.
ZERO: Final = 128
A_PLACE: Final = 256  # of the center row, or none
A_FACTION: Final = 512
A_COUNT: Final = 1024
# What it notes.
NOTHING_NOTED: Final = 2048
CARDS_COPIED: Final = 4096  # or other cards that are spoken of
CARDS_OF_SEATS: Final = 8192
SEATS_BIDDING: Final = 16384
A_HAPPENING: Final = 1 << 16  # what is about to happen (see `happening`)
GOALS: Final = 1 << 17  # where cards taken at once go: zones as negative numbers, after the cards copied
A_ROW_PLACE: Final = 1 << 20  # the place of the center row where its card was
SEAT: Final = 1 << 32  # a card and the seat it came from are noted as one number: face + SEAT * seat
# The card that its player has named.
NO_NAME: Final = 1 << 18
A_NAME: Final = 1 << 19
# The zones in which the card it refers to can have been: the bits of `zones`, above all others.
ZONE: Final = 1 << 24
IN_NO_ZONE: Final = 32768
ANY_ZONE: Final = IN_NO_ZONE | ZONE * zones.ALL

ANYBODY: Final = ON_TURN | ANOTHER
AIMS: Final = OWN | OF_AN_OPPONENT | OF_A_BIDDER
CARD: Final = NO_CARD | A_CARD
NAME: Final = NO_NAME | A_NAME
NUMBER: Final = ZERO | A_PLACE | A_FACTION | A_COUNT
NOTES: Final = (
    NOTHING_NOTED | CARDS_COPIED | CARDS_OF_SEATS | SEATS_BIDDING | A_HAPPENING | GOALS | A_ROW_PLACE
)

PLAIN: Final = ON_TURN | OWN | NO_CARD | ZERO | NOTHING_NOTED | NO_NAME | IN_NO_ZONE  # of a played card
WON: Final = PLAIN | ANOTHER  # of a monster that is defeated, or a card that is acquired
OF_FATE: Final = PLAIN | A_COUNT  # of a card that enters the row, with the treasure under it
OF_REACTION: Final = WON & ~NO_CARD | A_CARD | ANY_ZONE  # of what reacts to something done to a card


def becomes(shape: int, part: int, kind: int) -> int:
    """The shape with one part of it replaced: ANYBODY, AIMS, CARD, NUMBER, NOTES, NAME or ANY_ZONE."""
    return shape & ~part | kind


def after_pick(shape: int, among: int) -> int:
    """The shape after a card of some zones was picked."""
    shape = becomes(shape, CARD, A_CARD)
    return becomes(becomes(shape, NUMBER, A_PLACE), ANY_ZONE, among * ZONE)
