"""The sets: data only, one file a set. Importing this package puts them into the library."""

from vigil.rules.library import ship_set
from vigil.sets.darkness_unleashed import DARKNESS_UNLEASHED
from vigil.sets.delirium import DELIRIUM
from vigil.sets.godslayer import GODSLAYER
from vigil.sets.realms_unraveled import REALMS_UNRAVELED
from vigil.sets.rise_of_vigil import RISE_OF_VIGIL

# The order never changes, later sets follow: it is the order of cards in games, and what old saves number.
for card_set in (GODSLAYER, RISE_OF_VIGIL, DARKNESS_UNLEASHED, REALMS_UNRAVELED, DELIRIUM):
    ship_set(card_set)
