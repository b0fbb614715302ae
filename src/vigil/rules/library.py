"""The library: every set by its code, every card by its name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

from vigil.rules.kernel.box import CardSet
from vigil.rules.kernel.card import FACES, Card, find, register
from vigil.wording import errors

LONGEST: Final = 100  # characters that are compared with what there is: a longer word is no mistake in typing
SETS: Final[dict[str, CardSet]] = {}


def add_set(card_set: CardSet) -> None:
    """Make a set known to the library, with every side of its cards."""
    SETS[card_set.code] = card_set
    for card in card_set.cards:
        register(card)
    for card in card_set.sides():
        card.set_code = card_set.code


def find_set(code: Any) -> CardSet:
    """The set with this code; the error names the closest one."""
    known = SETS.get(str(code).lower())
    if known is not None:
        return known
    raise LookupError(errors.no_set(code, closest(str(code), list(SETS))))


def find_card(name: Any) -> Card:
    """The printed card with this name; the error names the closest one."""
    if not isinstance(name, str):
        raise LookupError(errors.not_a_card_name(name))
    known = find(name)
    if known is not None:
        return known
    raise LookupError(errors.no_card(name, closest(name, [card.name for card in FACES])))


def find_face(name: str) -> int:
    """The number of the face with this name."""
    return find_card(name).face


def closest(word: str, known: Sequence[str]) -> str:
    """A hint: what was probably meant, else what there is."""
    near = nearest(word, known)
    if near:
        return errors.did_you_mean(near)
    if len(known) > 12:
        return errors.ALL_ARE_LISTED
    return errors.there_are(sorted(known))


def nearest(word: str, known: Sequence[str]) -> str:
    """What was probably meant; nothing if nothing is near."""
    lower = {entry.lower(): entry for entry in known}
    near = get_close_matches(word[:LONGEST].lower(), list(lower), n=1, cutoff=0.5)
    return lower[near[0]] if near else ""


def cards(code: str) -> list[Card]:
    """The printed cards of a set, the sides that cards transform into included."""
    return find_set(code).sides()
