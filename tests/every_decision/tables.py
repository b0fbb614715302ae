"""The tables that random games are played at. A new set joins all these tests by a line in TABLES."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest

import vigil


class Table(NamedTuple):
    """What is asked for when a game begins."""

    sets: tuple[str, ...]
    players: int
    edition: int = 2
    variant: str = "standard"

    def __str__(self) -> str:
        edition = ", edition 1" if self.edition == 1 else ""
        return f"{' + '.join(self.sets)}, {self.players} {self.variant}{edition}"

    def new(self, seed: int) -> vigil.Game:
        """A new game at this table."""
        return vigil.Game.new(self.sets, self.players, seed, self.edition, self.variant)


GODSLAYER = ("godslayer",)
RISE_OF_VIGIL = ("rise_of_vigil",)
DARKNESS_UNLEASHED = ("darkness_unleashed",)
REALMS_UNRAVELED = ("realms_unraveled",)
DELIRIUM = ("delirium",)
ALONE = [GODSLAYER, RISE_OF_VIGIL, DARKNESS_UNLEASHED, REALMS_UNRAVELED, DELIRIUM]
ALL = tuple(code for sets in ALONE for code in sets)

TABLES = [
    *[Table(GODSLAYER, players, edition) for players in (2, 3, 4) for edition in (1, 2)],
    *[Table(sets, 2) for sets in ALONE[1:]],
    *[Table(sets, 4) for sets in (RISE_OF_VIGIL, REALMS_UNRAVELED, DELIRIUM)],
    *[Table(sets, 4, variant="team") for sets in ALONE if sets != DARKNESS_UNLEASHED],
    *[Table(sets, 1, variant="solitaire") for sets in ALONE],
    *[Table(pair, 2 + number % 5) for number, pair in enumerate(combinations(ALL, 2))],
    *[Table(ALL, players) for players in (2, 5, 6)],
    Table(ALL, 6, variant="team"),
    Table(ALL, 1, variant="solitaire"),
]

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
