"""The tables that random games are played at: of all sets that are shipped, alone and mixed."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest

import vigil
from vigil.rules.library import sets_to_play, shipped_sets


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


def both(one: tuple[str, ...], two: tuple[str, ...]) -> tuple[str, ...]:
    """The sets of two games, each once."""
    return tuple(dict.fromkeys([*one, *two]))


GODSLAYER = ("godslayer",)
DELIRIUM = ("delirium",)
SETS = shipped_sets()
ALONE = [sets_to_play(card_set) for card_set in SETS]
FOR_FOUR = [sets_to_play(card_set) for card_set in SETS if card_set.most_players >= 4]
ALL = tuple(card_set.code for card_set in SETS)

TABLES = [
    *[Table(ALONE[0], players, edition) for players in (2, 3, 4) for edition in (1, 2)],
    *[Table(sets, 2) for sets in ALONE[1:]],
    *[Table(sets, 4) for sets in FOR_FOUR[1:]],
    *[Table(sets, 4, variant="team") for sets in FOR_FOUR],
    *[Table(sets, 1, variant="solitaire") for sets in ALONE],
    *[Table(both(*pair), 2 + number % 5) for number, pair in enumerate(combinations(ALONE, 2))],
    *[Table(ALL, players) for players in (2, 5, 6)],
    Table(ALL, 6, variant="team"),
    Table(ALL, 1, variant="solitaire"),
]

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
