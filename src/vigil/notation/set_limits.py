"""Limits of set files: all are checked before work is done."""

from __future__ import annotations

from typing import Final

FILE_BYTES: Final = 64 * 1024
CARDS: Final = 200
COPIES: Final = 30
PRICE: Final = 20  # of cost, power and honor
LINES: Final = 8  # of one part of a card
LINE_LENGTH: Final = 600
LINE_PARTS: Final = 160
DEPTH: Final = 10
NAME: Final = 40
TEXT: Final = 500  # of what is written about a set or a card
DOTS: Final = 100  # in a line of TOML: its reader works without bounds
BRACKETS: Final = 60
ERRORS: Final = 20
CODE: Final = (3, 30)
PLAYERS: Final = 6
STACK: Final = 200  # of basic cards
HONOR_POOL: Final = (5, 300)
NO_NAME_CHARACTERS: Final = '<>&{}[]\\"'
