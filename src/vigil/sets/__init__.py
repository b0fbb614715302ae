"""The sets: data only, one file a set. Importing this package puts them into the library."""

from typing import Final

from vigil.rules.guest_sets import learn_to_read
from vigil.rules.kernel.box import CardSet
from vigil.rules.library import ship_set
from vigil.sets.darkness_unleashed import DARKNESS_UNLEASHED
from vigil.sets.delirium import DELIRIUM
from vigil.sets.godslayer import GODSLAYER
from vigil.sets.realms_unraveled import REALMS_UNRAVELED
from vigil.sets.rise_of_vigil import RISE_OF_VIGIL

# The order never changes, later sets follow: it is the order of cards in games, and what old saves number.
SHIPPED: Final = (GODSLAYER, RISE_OF_VIGIL, DARKNESS_UNLEASHED, REALMS_UNRAVELED, DELIRIUM)
for card_set in SHIPPED:
    ship_set(card_set)


def read_text(text: str) -> CardSet:
    """The set of a file that a document brings along."""
    from vigil.notation.own_sets import read_own_set  # most games have no set of somebody's own

    return read_own_set(text)


learn_to_read(read_text)
