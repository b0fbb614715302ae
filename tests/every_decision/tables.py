"""The tables that random games are played at. A new set joins all these tests by a line in TABLES."""

from __future__ import annotations

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
TABLES = [
    Table(GODSLAYER, 2),
    Table(GODSLAYER, 3),
    Table(GODSLAYER, 4),
    Table(GODSLAYER, 2, edition=1),
    Table(GODSLAYER, 3, edition=1),
    Table(GODSLAYER, 4, edition=1),
    Table(GODSLAYER, 4, variant="team"),
    Table(GODSLAYER, 1, variant="solitaire"),
]

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
