"""Triggers: what an ability can react to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.language.selectors import Selector
from vigil.rules import abilities
from vigil.rules.values import Value

if TYPE_CHECKING:
    from vigil.rules.game import Game


class Trigger(Value):
    """Something that can happen to a card."""

    def text(self) -> str:
        """When it happens, as the beginning of a sentence."""
        raise NotImplementedError

    def happening(self) -> int:
        """What kind of happening it is."""
        raise NotImplementedError

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        """Whether this is it."""
        raise NotImplementedError


def when(words: str, first: bool) -> str:
    """Whenever it happens, or the first time each turn."""
    return f"the first time each turn that {words}" if first else f"when {words}"


@dataclass(frozen=True)
class Plays(Trigger):
    """The player plays such a hero; perhaps only the first of them in a turn."""

    cards: Selector
    first: bool = False

    def text(self) -> str:
        return when(f"you play {self.cards.text()}", self.first)

    def happening(self) -> int:
        return abilities.HERO_PLAYED

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        if not self.cards.last_played(game, seat):
            return False
        return not self.first or self.cards.played(game, seat, source) == 1


@dataclass(frozen=True)
class PlaysBasic(Trigger):
    """The player plays a hero that belongs to the always-available stacks, before anybody hears of it."""

    def text(self) -> str:
        return "when you play your next Mystic or Heavy Infantry"

    def happening(self) -> int:
        return abilities.FACTION_NAMED

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        return face in game.setup.stacks


@dataclass(frozen=True)
class EntersPlay(Trigger):
    """Such a construct enters play under the player's control, the one that says it included."""

    cards: Selector

    def text(self) -> str:
        return f"when {self.cards.text()} enters play under your control"

    def happening(self) -> int:
        return abilities.ENTERED_PLAY

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        return self.cards.matches(game, seat, face)


@dataclass(frozen=True)
class ThisEntersPlay(Trigger):
    """The construct itself enters play."""

    def text(self) -> str:
        return "when this enters play"

    def happening(self) -> int:
        return abilities.THIS_ENTERED

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        return True


@dataclass(frozen=True)
class Acquires(Trigger):
    """The player acquires such a card."""

    cards: Selector

    def text(self) -> str:
        return f"when you acquire {self.cards.text()}"

    def happening(self) -> int:
        return abilities.ACQUIRED

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        if self.cards.zones and not zone & self.cards.zones:
            return False
        return self.cards.matches(game, seat, face)


@dataclass(frozen=True)
class Defeats(Trigger):
    """The player defeats such a monster; perhaps only the first of them in a turn."""

    cards: Selector
    first: bool = False

    def text(self) -> str:
        return when(f"you defeat {self.cards.text()}", self.first)

    def happening(self) -> int:
        return abilities.DEFEATED

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        if self.cards.zones and not zone & self.cards.zones:
            return False
        return not self.first or game.row_defeats == 0


@dataclass(frozen=True)
class TurnBegins(Trigger):
    """The player's own turn begins."""

    def text(self) -> str:
        return "at the start of your turn"

    def happening(self) -> int:
        return abilities.TURN_BEGAN

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        return True
