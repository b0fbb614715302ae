"""Amounts: numbers that depend on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.language.selectors import Selector
from vigil.rules.costs import factions
from vigil.rules.printed import FACES, FACTIONS
from vigil.rules.values import Value

if TYPE_CHECKING:
    from vigil.rules.game import Game
    from vigil.rules.tasks import Task


class Amount(Value):
    """A number to be counted."""

    def text(self) -> str:
        """What is counted, as in "for each ..."."""
        raise NotImplementedError

    def value(self, game: Game, task: Task) -> int:
        """The number now."""
        raise NotImplementedError


@dataclass(frozen=True)
class Each(Amount):
    """The number of such constructs the player has in play."""

    cards: Selector

    def text(self) -> str:
        return f"{self.cards.noun()} you control"

    def value(self, game: Game, task: Task) -> int:
        return self.cards.count(game, task.player)


@dataclass(frozen=True)
class EachFaction(Amount):
    """The number of factions among such constructs the player has in play."""

    cards: Selector

    def text(self) -> str:
        return f"faction among {self.cards.all_text()} you control"

    def value(self, game: Game, task: Task) -> int:
        found = 0
        for face in game.players[task.player].constructs:
            if self.cards.matches(game, task.player, face):
                found |= FACES[face].faction_bits
        return sum([1 for bit in FACTIONS if found & bit])
