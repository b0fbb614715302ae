"""Printed cards in tables, piles and panels, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

NOTHING: Final = "–"  # an empty pile, an empty place, no cost
NO_EFFECT: Final = "No effect."
HOW_TO_LIST: Final = "`vigil cards CODE` lists the cards of a set, `vigil cards NAME` shows one card."

# Titles of columns
CARD: Final = "card"
COST: Final = "cost"
HONOR: Final = "honor"
KIND: Final = "kind"
TEXT: Final = "text"
CODE: Final = "code"
SET: Final = "set"
CARDS: Final = "cards"


def sort(factions: Sequence[str], kind: str) -> str:
    """Faction and kind: "Void hero"."""
    return " ".join(["/".join(factions), kind]).strip()


def power(number: int) -> str:
    """What it takes to defeat a monster."""
    return f"{number} power"


def runes(number: int) -> str:
    """What it takes to acquire a card."""
    return f"{number} rune{'' if number == 1 else 's'}"


def honor(number: int) -> str:
    """The honor printed on a card."""
    return f"{number} honor"


def copies(number: int) -> str:
    """How many of a card there are."""
    return f"{number} in the box"


def pile(tally: Mapping[str, int]) -> str:
    """A pile: "Apprentice ×3 · Militia" (names have commas of their own); a dash for none."""
    return (
        " · ".join(name if number == 1 else f"{name} ×{number}" for name, number in tally.items()) or NOTHING
    )


def keyword_meaning(word: str, meaning: str) -> str:
    """A keyword with what it means."""
    return f"{word}: {meaning}"


def set_title(name: str, code: str) -> str:
    """The set whose cards follow."""
    return f"{name} ({code})"


def several_cards(wanted: str, names: Sequence[str]) -> str:
    """More than one card has a name that begins like this."""
    return f"{wanted!r} could be {', '.join(names)}"
