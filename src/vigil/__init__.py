"""Vigil: an open home for the deck-building game Ascension."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

import vigil.sets  # noqa: F401 - fills the library
from vigil.bots import Bot, bot
from vigil.review import review
from vigil.rules.game import Game, View
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.event import Event
from vigil.rules.library import cards
from vigil.rules.library import find_card as card
from vigil.rules.moves import Decision, IllegalMove, Move
from vigil.rules.side import Side
from vigil.rules.table.honor import Result
from vigil.version import __version__ as __version__

if TYPE_CHECKING:
    from vigil.files import Record, load_set
    from vigil.review.findings import Review

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
    "load_set",
    "review",
]
LATER = {  # not every program needs them
    "Record": "vigil.files",
    "Review": "vigil.review.findings",
    "load_set": "vigil.files",
}

if not TYPE_CHECKING:  # type checkers would take any name for one of ours

    def __getattr__(name: str) -> Any:
        """What is imported when it is asked for."""
        if name not in LATER:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(LATER[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
