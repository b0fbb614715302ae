"""Abilities: what cards in play do, and what lasts for a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.language.conditions import Condition
from vigil.language.selectors import Selector
from vigil.language.wording import amount, plural
from vigil.rules import abilities
from vigil.rules.abilities import Ability
from vigil.rules.printed import CONSTRUCT, FACTIONS
from vigil.rules.tasks import Effect, Task, carry_out, carry_out_one
from vigil.rules.values import Value
from vigil.rules.zones import CENTER_ROW, HAND, NOWHERE, PLAY

if TYPE_CHECKING:
    from vigil.rules.game import Game


@dataclass(frozen=True)
class Activated(Ability):
    """Used by its controller in an own turn, perhaps at a price."""

    does: Effect
    cost: Effect | None = None
    condition: Condition | None = None
    once_per_turn: bool = True

    def text(self) -> str:
        words = self.does.text()
        if self.cost is not None:
            words = f"you may {self.cost.text()} to {words}"
        if self.condition is not None:
            words = f"if {self.condition.text()}, {words}"
        return f"once per turn, {words}" if self.once_per_turn else words

    def watch(self) -> int:
        return abilities.ACTIVATED

    def once(self) -> bool:
        return self.once_per_turn

    def effect(self) -> Effect:
        return self.does

    def usable(self, game: Game, seat: int, source: int, energized: bool) -> bool:
        if self.condition is None and self.cost is None:
            return True
        task = Task(self.does, seat, source)
        if self.condition is not None and not self.condition.holds(game, task):
            return False
        return self.cost is None or self.cost.possible(game, task)

    def use(self, game: Game, task: Task) -> None:
        if self.cost is None:
            carry_out_one(game, self.does, task)
        else:
            carry_out(game, (self.cost, self.does), task)


class Trigger(Value):
    """Something that can happen to a card."""

    def text(self) -> str:
        """What happens, as a clause."""
        raise NotImplementedError

    def happening(self) -> int:
        """What kind of happening it is."""
        raise NotImplementedError

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        """Whether this is it."""
        raise NotImplementedError


@dataclass(frozen=True)
class Plays(Trigger):
    """The player plays such a hero; perhaps only the first of them in a turn."""

    cards: Selector
    first: bool = False

    def text(self) -> str:
        if self.first:
            return f"you play your first {self.cards.noun()} of a turn"
        return f"you play {self.cards.text()}"

    def happening(self) -> int:
        return abilities.HERO_PLAYED

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        if not self.cards.last_played(game, seat):
            return False
        return not self.first or self.cards.played(game, seat, source) == 1


@dataclass(frozen=True)
class EntersPlay(Trigger):
    """Such a construct enters play under the player's control, the one that says it included."""

    cards: Selector

    def text(self) -> str:
        return f"{self.cards.text()} enters play under your control"

    def happening(self) -> int:
        return abilities.ENTERED_PLAY

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        return self.cards.matches(game, seat, face)


@dataclass(frozen=True)
class Defeats(Trigger):
    """The player defeats such a monster; perhaps only the first of them in a turn."""

    cards: Selector
    first: bool = False

    def text(self) -> str:
        if self.first:
            return f"you defeat your first {self.cards.noun()}{self.cards.where()} of a turn"
        return f"you defeat {self.cards.text()}"

    def happening(self) -> int:
        return abilities.DEFEATED

    def fits(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        if self.cards.zones and not zone & self.cards.zones:
            return False
        return not self.first or game.row_defeats == 0


@dataclass(frozen=True)
class When(Ability):
    """Reacts by itself to something that happens."""

    trigger: Trigger
    does: Effect
    once_per_turn: bool = False

    def text(self) -> str:
        words = f"when {self.trigger.text()}, {self.does.text()}"
        return f"once per turn, {words}" if self.once_per_turn else words

    def watch(self) -> int:
        return self.trigger.happening()

    def once(self) -> bool:
        return self.once_per_turn

    def effect(self) -> Effect:
        return self.does

    def hears(self, game: Game, seat: int, source: int, face: int, zone: int) -> bool:
        return self.trigger.fits(game, seat, source, face, zone)


@dataclass(frozen=True)
class Instead(Ability):
    """An acquired card may go somewhere else than to the discard pile."""

    cards: Selector
    to: int
    once_per_turn: bool = True

    def text(self) -> str:
        where = {PLAY: "into play", HAND: "into your hand"}[self.to]
        words = f"when you acquire {self.cards.text()}, you may put it {where}"
        return f"once per turn, {words}" if self.once_per_turn else words

    def watch(self) -> int:
        return abilities.REDIRECTS

    def once(self) -> bool:
        return self.once_per_turn

    def optional(self) -> bool:
        return True

    def destination(self, game: Game, seat: int, face: int, zone: int, energized: bool) -> int:
        if self.cards.zones and not zone & self.cards.zones:
            return NOWHERE
        return self.to if self.cards.matches(game, seat, face) else NOWHERE


@dataclass(frozen=True)
class CheaperNext(Ability):
    """The next such card costs less."""

    cards: Selector
    amount: int

    def text(self) -> str:
        return f"the next {self.cards.noun()} you acquire costs {amount(self.amount, 'rune')} less"

    def watch(self) -> int:
        return abilities.DISCOUNTS

    def discount(self, game: Game, seat: int, face: int, place: int) -> int:
        return self.amount if self.cards.matches(game, seat, face) else 0


@dataclass(frozen=True)
class TreatAs(Ability):
    """Every construct counts as one of a faction too, for the controller of this."""

    faction: int

    def text(self) -> str:
        return f"you may treat all Constructs as {FACTIONS[self.faction]} Constructs in addition"

    def treats(self) -> int:
        return self.faction
