"""What stands in the words of set files, as several of them have it."""

from __future__ import annotations

from typing import Final

from vigil.language.roles import (
    ABILITY,
    AMOUNT,
    ANY_KIND,
    BY_COST,
    BY_NAME,
    CARDS,
    CONDITION,
    DISCARDED,
    DREAMBORN,
    EFFECT,
    ENDS,
    FACTION,
    FLAG,
    IT,
    NAMED,
    NUMBER,
    OTHERS,
    OWN_TURN,
    PICKED,
    PLACE,
    PLAYED_NOW,
    PRICE,
    PRINTED,
    THEIR_CARDS,
    WITH_TREASURE,
    Fit,
    Slot,
)
from vigil.rules.kernel.card_kind import CONSTRUCT, HERO, MONSTER
from vigil.rules.kernel.zones import (
    AVAILABLE,
    CENTER_ROW,
    DECK,
    DISCARD,
    HAND,
    NOWHERE,
    THE_VOID,
)

ROW_OR_STACKS: Final = (CENTER_ROW, AVAILABLE, CENTER_ROW | AVAILABLE)
PILES: Final = (HAND, DISCARD, HAND | DISCARD)
CENTER: Final = IT | DISCARDED | PICKED  # what a card that is picked replaces
OTHERS_DO: Final = (
    OWN_TURN | CENTER | PLAYED_NOW | ENDS | THEIR_CARDS | NAMED
)  # what does not hold for others

doing: Final = Slot(EFFECT)
ability: Final = Slot(ABILITY)
condition: Final = Slot(CONDITION)
price: Final = Slot(PRICE)
count: Final = Slot(AMOUNT)
flag: Final = Slot(FLAG)
faction: Final = Slot(FACTION)
amount: Final = Slot(NUMBER)
small: Final = Slot(NUMBER, most=9)
at_least: Final = Slot(NUMBER, most=9, plain=True)
own_resource: Final = Slot(NUMBER, needs=OWN_TURN)
after_pick: Final = Slot(EFFECT, gives=IT, takes=DISCARDED | PICKED)
onto: Final = Slot(PLACE, places=(DISCARD, HAND, DECK))


def cards(kinds: int = ANY_KIND, *places: int, by: int = PRINTED, kindless: int = 0) -> Slot:
    """Cards of some kinds, in one of some places, narrowed by what is honoured."""
    return Slot(CARDS, Fit(kinds, places or (NOWHERE,), by, kindless))


constructs: Final = cards(CONSTRUCT)
in_row: Final = cards(ANY_KIND, CENTER_ROW, by=PRINTED | WITH_TREASURE)
acquirable: Final = cards(HERO | CONSTRUCT, *ROW_OR_STACKS, by=PRINTED | WITH_TREASURE, kindless=DREAMBORN)
monsters: Final = cards(
    MONSTER, CENTER_ROW, AVAILABLE, CENTER_ROW | AVAILABLE, THE_VOID, CENTER_ROW | THE_VOID,
    by=BY_COST | BY_NAME | WITH_TREASURE,
)  # fmt: skip
on_card: Final = {"cards": cards(ANY_KIND, NOWHERE, by=PRINTED | OTHERS), "opponent": flag}
