"""Effects on several cards of which each is picked, all of them or none."""

from __future__ import annotations

from dataclasses import dataclass

from vigil.language.amounts import CountedAmount
from vigil.language.selectors import FROM, Selector
from vigil.rules.kernel.asking import PICK, AskingEffect
from vigil.rules.kernel.effect import Effect, Task, carry_out_one, comes_next
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import A_COUNT
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zones import HAND
from vigil.rules.moves import DISCARDS
from vigil.rules.table import piles
from vigil.wording.parts import Number, Verb
from vigil.wording.words import Words, say, with_consequence


@dataclass(frozen=True)
class DiscardMany(AskingEffect):
    """Discard as many cards from hand as are asked for, or as are counted; with fewer it is not possible."""

    target: Selector
    cards: int = 1
    per: CountedAmount | None = None
    then: Effect | None = None

    def words(self) -> Words:
        one = self.target.one(FROM)
        cards = one if self.cards == 1 else say(Number(self.cards), self.target.all(FROM))
        words = say(Verb("discard"), cards if self.per is None else self.per.of(cards))
        return words if self.then is None else with_consequence(words, self.then.words())

    def kind(self) -> str:
        return PICK

    def keeps(self, shape: int) -> int:
        return shape | A_COUNT

    def times_done(self, task: Task) -> int:
        return task.number

    def number_asked(self, game: State, task: Task) -> int:
        """How many cards there are to discard in all."""
        return self.cards * (1 if self.per is None else self.per.value(game, task))

    def amiss(self, game: State, task: Task) -> str:
        done = comes_next(game, task) and not self.moves(game, task)
        return "enough cards were discarded" if done else ""

    def fitting(self, game: State, task: Task) -> list[int]:
        """The cards in hand that can be discarded."""
        hand = game.players[task.seat].hand
        return [face for face in hand if self.target.matches(game, task.seat, face)]

    def possible(self, game: State, task: Task) -> bool:
        wanted = self.number_asked(game, task)
        return 0 < wanted <= task.number + len(self.fitting(game, task))

    def moves(self, game: State, task: Task) -> list[Move]:
        if not self.possible(game, task) or task.number >= self.number_asked(game, task):
            return []
        return [DISCARDS.moves(HAND).of(face) for face in dict.fromkeys(self.fitting(game, task))]

    def answer(self, game: State, task: Task, move: Move) -> None:
        again = task.to(self)
        again.number = task.number + 1
        if again.number < self.number_asked(game, task):
            game.pending.append(again)
        elif self.then is not None:
            after = task.to(self.then)
            after.number = 0
            carry_out_one(game, self.then, after)
        piles.discard(game, task.seat, move.face)
