"""Choices: effects that ask a player, and effects on opponents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.language.wording import joined, of_opponent
from vigil.rules import moving
from vigil.rules.moves import DECLINE, DECLINED, OPTION, Move, option
from vigil.rules.tasks import Effect, Task, carry_out_one

if TYPE_CHECKING:
    from vigil.rules.game import Game


@dataclass(frozen=True)
class May(Effect):
    """Something the player can decline."""

    effect: Effect

    def text(self) -> str:
        return f"you may {self.effect.text()}"

    def asks(self) -> bool:
        return True

    def moves(self, game: Game, task: Task) -> list[Move]:
        if not self.effect.possible(game, task):
            return []
        found = self.effect.moves(game, task) if self.effect.asks() else [option(self.effect.text(), 0)]
        return [*found, DECLINED] if found else []

    def answer(self, game: Game, task: Task, move: Move) -> None:
        if move.verb == DECLINE:
            return
        if self.effect.asks():
            self.effect.answer(game, task, move)
        else:
            carry_out_one(game, self.effect, task)


@dataclass(frozen=True, init=False)
class Choose(Effect):
    """One of several effects, as the player likes."""

    effects: tuple[Effect, ...]

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)

    def text(self) -> str:
        return f"choose one: {joined([effect.text() for effect in self.effects], 'or')}"

    def asks(self) -> bool:
        return True

    def moves(self, game: Game, task: Task) -> list[Move]:
        return [option(effect.text(), number) for number, effect in enumerate(self.effects)]

    def answer(self, game: Game, task: Task, move: Move) -> None:
        carry_out_one(game, self.effects[move.number], task)


@dataclass(frozen=True)
class EachOpponent(Effect):
    """Something every opponent has to do, in turn order."""

    effect: Effect

    def text(self) -> str:
        return f"each opponent must {of_opponent(self.effect.text())}"

    def resolve(self, game: Game, task: Task) -> None:
        for seat in reversed(game.setup.opponents(task.player)):
            told = task.to(self.effect)
            told.player = seat
            told.seat = seat
            game.pending.append(told)


@dataclass(frozen=True)
class TakeAtRandom(Effect):
    """Take a random card out of the hand of each opponent."""

    def text(self) -> str:
        return "take a card at random from each opponent's hand into your hand"

    def instant(self) -> bool:
        return True

    def resolve(self, game: Game, task: Task) -> None:
        for seat in game.setup.opponents(task.player):
            moving.take_at_random(game, task.player, seat)
