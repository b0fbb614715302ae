"""The sets: data only, one file a set. Importing this package puts them into the library."""

from vigil.rules.library import add_set
from vigil.sets.godslayer import GODSLAYER

for card_set in (GODSLAYER,):
    add_set(card_set)
