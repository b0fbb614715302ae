"""Effects: what a card makes happen, each with its data, its words and its meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.language.amounts import Amount
from vigil.language.conditions import Condition
from vigil.language.wording import amount, count, joined
from vigil.rules import events, honor, moving
from vigil.rules.abilities import UNLIMITED, Ability, Lasting
from vigil.rules.events import Event
from vigil.rules.tasks import Effect, Task, carry_out, carry_out_one

if TYPE_CHECKING:
    from vigil.rules.game import Game


@dataclass(frozen=True, kw_only=True)
class Gain(Effect):
    """Gain resources."""

    runes: int = 0
    power: int = 0
    honor: int = 0
    mechana_runes: int = 0
    per: Amount | None = None

    def text(self) -> str:
        words = [
            amount(number, name)
            for number, name in ((self.runes, "rune"), (self.power, "power"), (self.honor, "honor"))
            if number
        ]
        if self.mechana_runes:
            words.append(
                f"{amount(self.mechana_runes, 'rune')} that you can spend only on Mechana Constructs"
            )
        each = f" for each {self.per.text()}" if self.per is not None else ""
        return f"gain {joined(words)}{each}"

    def instant(self) -> bool:
        return True

    def plain_honor(self) -> int:
        return 0 if self.per is not None else self.honor

    def resolve(self, game: Game, task: Task) -> None:
        times = 1 if self.per is None else self.per.value(game, task)
        if task.player == game.turn:
            game.runes += self.runes * times
            game.power += self.power * times
            game.mechana_runes += self.mechana_runes * times
        if game.events is not None:
            self.report(game, task, times)
        if self.honor:
            honor.gain(game, task.player, self.honor * times)

    def report(self, game: Game, task: Task, times: int) -> None:
        """Say what was gained."""
        gains = (
            (self.runes, "rune"),
            (self.power, "power"),
            (self.honor, "honor"),
            (self.mechana_runes, "Mechana rune"),
        )
        assert game.events is not None
        for number, name in gains:
            if number * times:
                game.events.append(
                    Event(events.GAINED, task.player, task.source, number * times, detail=name)
                )


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    cards: int = 1

    def text(self) -> str:
        return f"draw {count(self.cards, 'card')}"

    def instant(self) -> bool:
        return True

    def resolve(self, game: Game, task: Task) -> None:
        moving.draw(game, task.player, self.cards)


@dataclass(frozen=True)
class If(Effect):
    """Something that happens only under a condition, and what happens otherwise."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def text(self) -> str:
        words = f"if {self.condition.text()}, {self.effect.text()}"
        return words if self.otherwise is None else f"{words}; otherwise, {self.otherwise.text()}"

    def instant(self) -> bool:
        return self.effect.instant() and (self.otherwise is None or self.otherwise.instant())

    def resolve(self, game: Game, task: Task) -> None:
        if self.condition.holds(game, task):
            carry_out_one(game, self.effect, task)
        elif self.otherwise is not None:
            carry_out_one(game, self.otherwise, task)


@dataclass(frozen=True, init=False)
class Do(Effect):
    """Several effects, one after the other."""

    effects: tuple[Effect, ...]

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)

    def text(self) -> str:
        return ", then ".join([effect.text() for effect in self.effects])

    def resolve(self, game: Game, task: Task) -> None:
        carry_out(game, self.effects, task)


@dataclass(frozen=True)
class ThisTurn(Effect):
    """An ability that holds for the rest of this turn, once or without limit."""

    ability: Ability
    times: int = UNLIMITED

    def text(self) -> str:
        return f"this turn, {self.ability.text()}"

    def instant(self) -> bool:
        return True

    def resolve(self, game: Game, task: Task) -> None:
        player = game.players[task.player]
        player.lasting.append(Lasting(self.ability, task.source, self.times, 1))
        player.refresh()


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Take an additional turn after this one."""

    def text(self) -> str:
        return "take an additional turn after this one"

    def instant(self) -> bool:
        return True

    def resolve(self, game: Game, task: Task) -> None:
        game.extra_turns += 1
        if game.events is not None:
            game.events.append(Event(events.EXTRA_TURN, task.player, task.source))


@dataclass(frozen=True, kw_only=True)
class Spend(Effect):
    """Pay resources: the price of something else."""

    runes: int = 0

    def text(self) -> str:
        return f"spend {amount(self.runes, 'rune')}"

    def instant(self) -> bool:
        return True

    def possible(self, game: Game, task: Task) -> bool:
        return game.runes >= self.runes

    def resolve(self, game: Game, task: Task) -> None:
        game.runes -= self.runes
        if game.events is not None:
            game.events.append(Event(events.SPENT, task.player, task.source, self.runes, detail="rune"))
