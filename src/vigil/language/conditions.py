"""Conditions: what an effect can depend on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.language.selectors import Selector
from vigil.language.wording import NUMBERS, plural
from vigil.rules.values import Value

if TYPE_CHECKING:
    from vigil.rules.game import Game
    from vigil.rules.tasks import Task


class Condition(Value):
    """Something that holds or not, whenever it is looked at."""

    def text(self) -> str:
        """The condition as a clause without "if"."""
        raise NotImplementedError

    def holds(self, game: Game, task: Task) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


@dataclass(frozen=True)
class Played(Condition):
    """The player has played such a card this turn."""

    cards: Selector
    at_least: int = 1

    def text(self) -> str:
        if self.at_least == 1:
            return f"you have played {self.cards.text()} this turn"
        return f"you have played {NUMBERS[self.at_least]} or more {plural(self.cards.noun())} this turn"

    def holds(self, game: Game, task: Task) -> bool:
        return self.cards.played(game, task.player, task.source) >= self.at_least


@dataclass(frozen=True)
class Control(Condition):
    """The player has such constructs in play."""

    cards: Selector
    at_least: int = 1

    def text(self) -> str:
        if self.at_least == 1:
            return f"you control {self.cards.text()}"
        return f"you control {NUMBERS[self.at_least]} or more {plural(self.cards.noun())}"

    def holds(self, game: Game, task: Task) -> bool:
        return self.cards.count(game, task.player) >= self.at_least
