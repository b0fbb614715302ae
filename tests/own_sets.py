"""Sets that do not come with the package: some to add in tests, and a library that lets go of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from vigil.language import (
    CARDS,
    CONSTRUCTS,
    HAND,
    LIFEBOUND,
    MECHANA,
    STARTING,
    Activated,
    Banish,
    Construct,
    Control,
    Draw,
    Gain,
    Hero,
    If,
    ItIsNamed,
    May,
    Monster,
    NameCard,
    RevealToHand,
    TakeTopOfCenter,
    basics,
)
from vigil.rules.forgetting import forget_set
from vigil.rules.kernel.box import EXPANSION, CardSet
from vigil.rules.kernel.card import Card
from vigil.rules.library import add_set, find_set


def ember_cards() -> list[Card]:
    """Four cards that no shipped set has."""
    return [
        Hero("Ember Witch", LIFEBOUND, cost=3, honor=1, copies=3,
             play=[Gain(runes=1), If(Control(CONSTRUCTS), Draw(1))]),
        Construct("Cinder Idol", MECHANA, cost=4, honor=3, copies=2, abilities=[Activated(Gain(power=1))]),
        Monster("Ash Wyrm", power=4, copies=3, reward=[Gain(honor=3), May(Banish(CARDS.in_(HAND)))]),
        Hero("Lantern Keeper", LIFEBOUND, cost=2, honor=1, copies=3, play=[Gain(power=1), Draw(1)]),
    ]  # fmt: skip


def omen_cards() -> list[Card]:
    """Three heroes that let their player name a card: it must, it may, and for the center deck."""
    guessed = RevealToHand(If(ItIsNamed(), Gain(honor=3)))
    return [
        Hero("Omen Crow", LIFEBOUND, cost=2, honor=1, copies=3, play=[NameCard(guessed)]),
        Hero("Fortune Teller", LIFEBOUND, cost=3, honor=1, copies=2, play=[May(NameCard(guessed))]),
        Hero("Tide Reader", LIFEBOUND, cost=4, honor=2, copies=2, play=[NameCard(TakeTopOfCenter())]),
    ]


def expansion(code: str = "ember_court", cards: Sequence[Card] | None = None) -> CardSet:
    """An expansion of some cards."""
    return CardSet(code, code.replace("_", " ").title(), cards=cards or ember_cards(), kind=EXPANSION)


def box(code: str = "ember_box", cards: Sequence[Card] | None = None) -> CardSet:
    """A box of some cards that can be played alone."""
    every = [*basics(decks=4, mystics=30, infantry=29), *(cards or ember_cards())]
    return CardSet(code, code.replace("_", " ").title(), find_set("godslayer").rulebook, 4, STARTING, every)


@contextmanager
def added(*sets: CardSet) -> Iterator[list[str]]:
    """The codes of some sets that are in the library as long as this lasts."""
    codes: list[str] = []
    try:
        for card_set in sets:
            codes.append(add_set(card_set).code)
        yield codes
    finally:
        for code in codes:
            forget_set(code)
