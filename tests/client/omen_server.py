"""`vigil` with a set of the tests' own, whose cards ask for names."""

from __future__ import annotations

from tests.own_sets import expansion, omen_cards
from vigil.cli import main
from vigil.rules.library import add_set

if __name__ == "__main__":
    add_set(expansion("omens", omen_cards()))
    main()
