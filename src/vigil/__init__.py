"""Vigil: an open home for the deck-building game Ascension."""

import vigil.sets  # noqa: F401 - fills the library
from vigil.bots import Bot, bot
from vigil.files import Record
from vigil.rules.game import Game, View
from vigil.rules.library import cards
from vigil.rules.library import find_card as card
from vigil.rules.moves import Decision, IllegalMove, Move

__version__ = "0.1.0"  # here only: the package takes it from here
__all__ = ["Bot", "Decision", "Game", "IllegalMove", "Move", "Record", "View", "bot", "card", "cards"]
