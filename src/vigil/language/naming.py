"""Naming a card: any card of the game, wherever it is, for something that depends on the name."""

from __future__ import annotations

from dataclasses import dataclass

from vigil.language.conditions import Condition
from vigil.rules import events
from vigil.rules.kernel.asking import NAMING, AskingEffect
from vigil.rules.kernel.effect import Effect, Task, carry_out_one
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import A_NAME, NAME, becomes
from vigil.rules.kernel.state import State, tell
from vigil.rules.moves import NAMES
from vigil.wording.parts import Mark, Verb
from vigil.wording.words import Words, chain, say


@dataclass(frozen=True)
class NameCard(AskingEffect):
    """Name a card of the game, one that cannot turn up included; then do something."""

    then: Effect

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        return chain([say(Verb("name"), "a card"), self.then.words_after(said)], Mark(", then"))

    def hands_on(self, shape: int) -> int:
        return becomes(shape, NAME, A_NAME)

    def moves(self, game: State, task: Task) -> list[Move]:
        return [NAMES.of(card.face) for card in game.setup.by_name.values()]

    def kind(self) -> str:
        return NAMING

    def answer(self, game: State, task: Task, move: Move) -> None:
        tell(game, events.NamedCard(task.player, task.source, move.face))
        named = task.to(self.then)
        named.named = move.face
        carry_out_one(game, self.then, named)


@dataclass(frozen=True)
class ItIsNamed(Condition):
    """The card just picked or turned up is the one that the player has named."""

    def words(self) -> Words:
        return say("it is the named card")

    def holds(self, game: State, task: Task) -> bool:
        return task.it >= 0 and task.it == task.named
