"""Transforming: when a card turns into its other side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.language.abilities import NOTHING
from vigil.language.conditions import Condition
from vigil.language.free_cards import TakeAside
from vigil.rules.actions.transform import turn_over
from vigil.rules.kernel.ability import Transform
from vigil.rules.kernel.cards import has, put, take
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.shape import A_CARD, CARD, becomes
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zones import ASIDE, EMPTY, HAND, PLAY
from vigil.rules.table import piles
from vigil.wording.parts import COMMA, OTHER_SIDE, Verb
from vigil.wording.words import YOUR, Words, say, you

TRANSFORM_IT: Final = say(Verb("transform"), "it into", OTHER_SIDE)
TRANSFORM_THIS: Final = say(Verb("transform"), "this into", OTHER_SIDE)


@dataclass(frozen=True)
class WhenPlayed(Transform):
    """Instead of being played, if a condition holds (DU-21)."""

    condition: Condition

    def words(self) -> Words:
        turned = say(TRANSFORM_IT, "and put it into", YOUR, "hand instead")
        return self.condition.clause(say("when", you("would"), "play this", COMMA, turned))

    def before_play(self) -> bool:
        return True

    def on_play(self, game: State, seat: i64, face: i64) -> bool:
        return self.condition.holds(game, Task(NOTHING, seat, EMPTY))


@dataclass(frozen=True)
class WhileInHand(Transform):
    """In hand, as soon as a condition holds in the owner's own turn (RU-83, RU-Q02)."""

    condition: Condition

    def words(self) -> Words:
        return say("while this is in", YOUR, "hand", COMMA, self.condition.clause(TRANSFORM_IT))

    def before_play(self) -> bool:
        return True

    def in_hand(self, game: State, seat: i64, face: i64) -> bool:
        return self.condition.holds(game, Task(NOTHING, seat, EMPTY))


@dataclass(frozen=True)
class WhileInPlay(Transform):
    """In play, as soon as a condition holds in the controller's own turn."""

    condition: Condition

    def words(self) -> Words:
        return say("while this is in play", COMMA, self.condition.clause(TRANSFORM_IT))

    def in_play(self, game: State, seat: i64, face: i64) -> bool:
        return self.condition.holds(game, Task(NOTHING, seat, EMPTY))


@dataclass(frozen=True)
class WhenDefeated(Transform):
    """By its reward."""

    def words(self) -> Words:
        return say()


@dataclass(frozen=True)
class TransformToHand(Effect):
    """Turn the construct that says it over and put it into the hand."""

    def words(self) -> Words:
        return say(TRANSFORM_THIS, "and put it into", YOUR, "hand")

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        player = game.players[task.player]
        zone = PLAY if has(player.constructs, task.source) else ASIDE
        if zone == PLAY:
            piles.take_from(game, task.player, task.source, PLAY)
        elif has(game.aside, task.source):
            game.aside = take(game.aside, task.source)
        else:
            return
        piles.put(game, task.player, turn_over(game, task.player, task.source, zone), HAND)


@dataclass(frozen=True)
class TransformAndAcquire(Effect):
    """Turn the monster just defeated over and acquire it (RU-D13)."""

    def words(self) -> Words:
        return say(TRANSFORM_THIS, "and acquire it")

    def leads_to(self) -> tuple[Effect, ...]:
        return (TakeAside(),)

    def hands_on(self, shape: int) -> int:
        return becomes(shape, CARD, A_CARD)

    def resolve(self, game: State, task: Task) -> None:
        if not has(game.aside, task.source):
            return
        side = turn_over(game, task.player, task.source, ASIDE)
        game.aside = put(take(game.aside, task.source), side)
        after = task.to(TakeAside())
        after.it = side
        game.pending.append(after)
