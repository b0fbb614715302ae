"""Vigil: an open home for the deck-building game Ascension."""

import vigil.sets  # noqa: F401 - fills the library
from vigil.bots import Bot, bot
from vigil.files import Record
from vigil.review import Review, review
from vigil.rules.game import Game, View
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.event import Event
from vigil.rules.library import cards
from vigil.rules.library import find_card as card
from vigil.rules.moves import Decision, IllegalMove, Move
from vigil.rules.side import Side
from vigil.rules.table.honor import Result

__version__ = "0.1.0"  # here only: the package takes it from here
__all__ = [
    "Bot",
    "Card",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Record",
    "Result",
    "Review",
    "Side",
    "View",
    "bot",
    "card",
    "cards",
    "review",
]
