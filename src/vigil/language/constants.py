"""Constants and narrowings of set files by name. A rename of a published name goes through `RENAMES`."""

from __future__ import annotations

from typing import Final, NamedTuple

from vigil.language import roles, selectors
from vigil.language.selectors import Selector
from vigil.rules.kernel import ability, card, zones

WORDS_VERSION: Final = 1
# By version of the words: names that were published in it and are others now.
RENAMES: Final[dict[int, dict[str, str]]] = {1: {}}

PLACES: Final = {
    "HAND": zones.HAND,
    "DISCARD": zones.DISCARD,
    "DECK": zones.DECK,
    "PLAY": zones.PLAY,
    "PLAYED": zones.PLAYED,
    "CENTER_ROW": zones.CENTER_ROW,
    "THE_VOID": zones.THE_VOID,
    "AVAILABLE": zones.AVAILABLE,
    "CENTER_DECK": zones.CENTER_DECK,
    "UNDER": zones.UNDER,
}
FACTIONS: Final = {
    "ENLIGHTENED": card.ENLIGHTENED,
    "LIFEBOUND": card.LIFEBOUND,
    "MECHANA": card.MECHANA,
    "VOID": card.VOID,
}
PERMITS: Final = {
    "HONOR_DOUBLED": ability.HONOR_DOUBLED,
    "RUNES_AS_POWER": ability.RUNES_AS_POWER,
    "VOID_OPEN": ability.VOID_OPEN,
}
FLAGS: Final = {"True": 1, "False": 0}
BY_ROLE: Final = {
    roles.PLACE: PLACES,
    roles.FACTION: FACTIONS,
    roles.PERMIT: PERMITS,
    roles.FLAG: FLAGS,
}
NOUNS: Final = {
    "CARDS": selectors.CARDS,
    "HEROES": selectors.HEROES,
    "CONSTRUCTS": selectors.CONSTRUCTS,
    "MONSTERS": selectors.MONSTERS,
    "TREASURES": selectors.TREASURES,
    "ACQUIRABLES": selectors.ACQUIRABLES,
}


class Narrowing(NamedTuple):
    """A step that narrows which cards are meant."""

    attribute: str  # of a selector
    role: str  # of what it is given; nothing where it takes nothing
    bit: int  # among the narrowings that a word can honour; 0 for places, which are declared one by one
    meaning: str


NARROWINGS: Final = {  # in the order in which they are written
    "of": Narrowing("factions", roles.FACTION, roles.BY_FACTION, "Of this faction only."),
    "costing": Narrowing("at_most", roles.NUMBER, roles.BY_COST, "With this cost or less only."),
    "with_name": Narrowing("name", roles.TEXT, roles.BY_NAME, "With this name only."),
    "born_of_dreams": Narrowing("dreamborn", "", roles.DREAMBORN, "Dreamborn ones only."),
    "dearest": Narrowing("highest", "", roles.DEAREST, "With the highest cost among them only."),
    "cheapest": Narrowing("lowest", "", roles.CHEAPEST, "With the lowest cost among them only."),
    "with_treasure": Narrowing("treasure", "", roles.WITH_TREASURE, "With treasure under them only."),
    "at": Narrowing("zones", roles.PLACE, 0, "In these places only; several are put together with |."),
    "beside": Narrowing(
        "near", "", roles.BESIDE, "Next to the place in the center row of the card that says it only."
    ),
    "other": Narrowing("another", "", roles.OTHERS, "Without the card that says it."),
}


def narrowings_of(cards: Selector) -> list[str]:
    """The steps by which cards are narrowed, in the order in which they are written."""
    any_cards = Selector()
    return [
        name
        for name, step in NARROWINGS.items()
        if getattr(cards, step.attribute) != getattr(any_cards, step.attribute)
    ]
