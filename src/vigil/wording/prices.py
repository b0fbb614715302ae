"""Prices: how much of what, as prices and gains are told."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.wording.parts import CLOSE, COMMA, OPEN, Quantity
from vigil.wording.words import Words, chain, say


def amount(number: int, resource: str) -> Words:
    """How much of what."""
    if " " in resource:  # runes with a purpose: "2 Mechana runes"
        return say(f"{number} {resource}{'' if number == 1 else 's'}")
    return say(Quantity(number, resource))


def amounts(given: Sequence[tuple[int, str]]) -> list[Words]:
    """Several of them."""
    return [amount(number, resource) for number, resource in given]


def in_brackets(notes: Sequence[Words]) -> Words:
    """What is noted beside something: " (3 runes, place 2)"; nothing if there is nothing to note."""
    return say(OPEN, chain(notes, COMMA), CLOSE) if notes else say()
