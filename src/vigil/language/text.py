"""The text of a card: which keywords it uses."""

from __future__ import annotations

from vigil.rules.kernel.card import Card
from vigil.wording.edges import keywords
from vigil.wording.words import say


def card_keywords(card: Card) -> list[str]:
    """The words of the glossary that a card uses, in its order."""
    used = keywords(say(*[line.words() for line in card.lines]))
    return [word for word in used if f"Multi-{word}" not in used]
