"""The sets: files in the notation of sets, one each. Importing this package puts them into the library."""

from typing import Final

from vigil.rules.guest_sets import learn_to_read
from vigil.rules.kernel.box import CardSet
from vigil.rules.library import ship_set
from vigil.sets.introductions import INTRODUCTIONS
from vigil.sets.printed import sets_of_the_package

SHIPPED: Final = tuple(sets_of_the_package())
for card_set in SHIPPED:
    card_set.words = INTRODUCTIONS.get(card_set.code)
    ship_set(card_set)


def read_text(text: str) -> CardSet:
    """The set of a file that a document brings along."""
    from vigil.notation.own_sets import read_own_set  # most games have no set of somebody's own

    return read_own_set(text)


learn_to_read(read_text)
