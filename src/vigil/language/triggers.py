"""Triggers: what an ability can react to."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from vigil.language.selectors import Selector
from vigil.rules.kernel import ability
from vigil.rules.kernel.state import State
from vigil.rules.kernel.value import Value


class Trigger(Value):
    """Something that can happen to a card."""

    def clause(self) -> str:
        """What happens: "you play a Hero"."""
        raise NotImplementedError

    def text(self) -> str:
        """When it happens, as the beginning of a sentence."""
        return f"when {self.clause()}"

    def text_this_turn(self, once: bool) -> str:
        """The same for something that holds for this turn."""
        return f"the next time {self.clause()} this turn" if once else f"this turn, when {self.clause()}"

    def happening(self) -> i64:
        """What kind of happening it is."""
        raise NotImplementedError

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        """Whether this is it."""
        raise NotImplementedError


@dataclass(frozen=True)
class Plays(Trigger):
    """The player plays such a hero; perhaps only the first of them in a turn."""

    cards: Selector
    first: bool = False

    def clause(self) -> str:
        return f"you play {self.cards.text()}"

    def text(self) -> str:
        return f"{'the first time each turn that' if self.first else 'when'} {self.clause()}"

    def happening(self) -> i64:
        return ability.HERO_PLAYED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        if not self.cards.last_played(game, seat):
            return False
        return not self.first or self.cards.played(game, seat, source) == 1


@dataclass(frozen=True)
class PlaysBasic(Trigger):
    """The player plays a hero that belongs to the always-available stacks, before anybody hears of it."""

    def clause(self) -> str:
        return "you play a Mystic or Heavy Infantry"

    def happening(self) -> i64:
        return ability.FACTION_NAMED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return face in game.setup.stacks


@dataclass(frozen=True)
class EntersPlay(Trigger):
    """Such a construct enters play under the player's control, the one that says it included."""

    cards: Selector

    def clause(self) -> str:
        return f"{self.cards.text()} enters play under your control"

    def happening(self) -> i64:
        return ability.ENTERED_PLAY

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return self.cards.matches(game, seat, face)


@dataclass(frozen=True)
class ThisEntersPlay(Trigger):
    """The construct itself enters play."""

    def clause(self) -> str:
        return "this enters play"

    def happening(self) -> i64:
        return ability.THIS_ENTERED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return True


@dataclass(frozen=True)
class Acquires(Trigger):
    """The player acquires such a card."""

    cards: Selector

    def clause(self) -> str:
        return f"you acquire {self.cards.text_from()}"

    def happening(self) -> i64:
        return ability.ACQUIRED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        if self.cards.zones and not zone & self.cards.zones:
            return False
        return self.cards.matches(game, seat, face)


@dataclass(frozen=True)
class Defeats(Trigger):
    """The player defeats such a monster; perhaps only the first of them in a turn."""

    cards: Selector
    first: bool = False

    def clause(self) -> str:
        return f"you defeat {self.cards.text()}"

    def text(self) -> str:
        return f"{'the first time each turn that' if self.first else 'when'} {self.clause()}"

    def text_this_turn(self, once: bool) -> str:
        if self.first:
            return f"the first time this turn that {self.clause()}"
        return super().text_this_turn(once)

    def happening(self) -> i64:
        return ability.DEFEATED

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        if self.cards.zones and not zone & self.cards.zones:
            return False
        return not self.first or game.row_defeats == 0


@dataclass(frozen=True)
class TurnBegins(Trigger):
    """The player's own turn begins."""

    def text(self) -> str:
        return "at the start of your turn"

    def happening(self) -> i64:
        return ability.TURN_BEGAN

    def fits(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return True
