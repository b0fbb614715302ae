"""Replacements: something else happens instead of what would happen, in anybody's turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.language.choices import with_decline
from vigil.language.selectors import CARDS, FROM, Selector
from vigil.rules import events
from vigil.rules.actions.happen import can_happen, happen
from vigil.rules.kernel.ability import Ability
from vigil.rules.kernel.asking import AskingEffect, kind_of
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import NONE
from vigil.rules.kernel.effect import Effect, Task, carry_out_one
from vigil.rules.kernel.happening import (
    WOULD_ACQUIRE,
    WOULD_BANISH,
    WOULD_DEFEAT,
    WOULD_DESTROY,
    WOULD_DISCARD,
    WOULD_DRAW,
    WOULD_GAIN,
    Happening,
    happening_of,
)
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import (
    A_COUNT,
    A_HAPPENING,
    ANY_ZONE,
    ANYBODY,
    CARD,
    NO_NAME,
    NOTES,
    NOTHING_NOTED,
    OWN,
    becomes,
)
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.value import Value
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.moves import DECLINED, option
from vigil.rules.table import piles
from vigil.rules.table.would import candidates, waits
from vigil.wording.parts import COLON, COMMA, CardName, PlayerName, Quantity, Verb
from vigil.wording.prompts import Prompt
from vigil.wording.reader import Reader
from vigil.wording.words import Words, optional, say

DONE: Final = {
    WOULD_DESTROY: "destroyed",
    WOULD_BANISH: "banished",
    WOULD_DISCARD: "discarded",
    WOULD_ACQUIRE: "acquired",
    WOULD_DEFEAT: "defeated",
}


class Would(Value):
    """Something that is about to happen."""

    def clause(self) -> Words:
        """What it is: "this would be destroyed"."""
        raise NotImplementedError

    def words(self) -> Words:
        return say("if", self.clause())

    def what(self) -> i64:
        """Which of the kinds of happenings it is."""
        raise NotImplementedError

    def fits(self, game: State, seat: i64, source: i64, happening: Happening) -> bool:
        """Whether it is that what a card of a player speaks of."""
        raise NotImplementedError


@dataclass(frozen=True)
class OnCards(Would):
    """Something that is about to happen to the card that says it, or to such cards of somebody."""

    cards: Selector | None = None
    opponent: bool = False  # whether they are an opponent's

    def clause(self) -> Words:
        done = DONE[self.what()]
        if self.cards is None:
            return say("this would be", done)
        whose = say("of an opponent") if self.opponent else say()
        return say(self.cards.one(), whose, "would be", done)

    def fits(self, game: State, seat: i64, source: i64, happening: Happening) -> bool:
        if self.cards is None:
            return happening.face == source and happening.seat == seat
        if not is_about(game, seat, happening, self.opponent):
            return False
        if self.cards.another and happening.face == source and happening.seat == seat:
            return False
        if self.cards.zones and not happening.zone & self.cards.zones:
            return False
        return self.cards.matches(game, happening.seat, happening.face)


def is_about(game: State, seat: i64, happening: Happening, opponent: bool) -> bool:
    """Whether something happens to a player, or to an opponent of that player."""
    if opponent:
        return happening.seat in game.setup.opponents(seat)
    return happening.seat == seat


@dataclass(frozen=True)
class WouldBeDestroyed(OnCards):
    """A construct would be destroyed."""

    def what(self) -> i64:
        return WOULD_DESTROY


@dataclass(frozen=True)
class WouldBeBanished(OnCards):
    """A card would be banished; one of the center row by the player."""

    def what(self) -> i64:
        return WOULD_BANISH


@dataclass(frozen=True)
class WouldBeDiscarded(OnCards):
    """A card would be discarded from hand by an effect."""

    def what(self) -> i64:
        return WOULD_DISCARD


@dataclass(frozen=True)
class Deed(Would):
    """Something that a player is about to do."""

    opponent: bool = False  # whether that is an opponent

    def doing(self) -> Words:
        """What the player does, after "would"."""
        raise NotImplementedError

    def clause(self) -> Words:
        return say("an opponent would" if self.opponent else "you would", self.doing())

    def fits(self, game: State, seat: i64, source: i64, happening: Happening) -> bool:
        return is_about(game, seat, happening, self.opponent)


@dataclass(frozen=True)
class WouldDraw(Deed):
    """A player would draw a card by an effect; of several, each is another."""

    def doing(self) -> Words:
        return say("draw a card")

    def what(self) -> i64:
        return WOULD_DRAW


@dataclass(frozen=True)
class WouldGainHonor(Deed):
    """A player would gain honor, perhaps from such cards only."""

    cards: Selector = CARDS

    def doing(self) -> Words:
        return say("gain honor") if self.cards == CARDS else say("gain honor from", self.cards.one())

    def what(self) -> i64:
        return WOULD_GAIN

    def fits(self, game: State, seat: i64, source: i64, happening: Happening) -> bool:
        if not is_about(game, seat, happening, self.opponent):
            return False
        return self.cards == CARDS or self.cards.matches(game, happening.seat, happening.face)


@dataclass(frozen=True)
class TakingCard(Deed):
    """A player would take such a card from the center."""

    cards: Selector = CARDS

    def fits(self, game: State, seat: i64, source: i64, happening: Happening) -> bool:
        if not is_about(game, seat, happening, self.opponent):
            return False
        if self.cards.zones and not happening.zone & self.cards.zones:
            return False
        return self.cards.matches_at(game, happening.seat, happening.face, happening.place)


@dataclass(frozen=True)
class WouldAcquire(TakingCard):
    """A player would acquire such a card; its price is paid."""

    def doing(self) -> Words:
        return say("acquire", self.cards.one(FROM))

    def what(self) -> i64:
        return WOULD_ACQUIRE


@dataclass(frozen=True)
class WouldDefeat(TakingCard):
    """A player would defeat such a monster; its price is paid."""

    def doing(self) -> Words:
        return say("defeat", self.cards.one())

    def what(self) -> i64:
        return WOULD_DEFEAT


@dataclass(frozen=True)
class Prevent(Effect):
    """Nothing happens instead of what would happen."""

    def words(self) -> Words:
        return say(Verb("prevent"), "it")

    def instead_of(self, other: Effect) -> Words:
        return self.words()

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        pass


PREVENT: Final = Prevent()


@dataclass(frozen=True)
class Replaces(Ability):
    """Instead of what would happen, in anybody's turn, something else may happen, or happens."""

    would: Would
    does: Effect = PREVENT
    may: bool = True
    once_per_turn: bool = False

    def words(self) -> Words:
        done = self.does.instead_of(PREVENT)
        often = say("once per turn,") if self.once_per_turn else say()
        return say(often, self.would.words(), COMMA, optional(done) if self.may else done)

    def watch(self) -> i64:
        return self.would.what()

    def once(self) -> bool:
        return self.once_per_turn

    def optional(self) -> bool:
        return self.may

    def effect(self) -> Effect:
        return self.does

    def replaces(self, game: State, seat: i64, source: i64, happening: Happening) -> bool:
        if not self.would.fits(game, seat, source, happening):
            return False
        done = done_instead(self.does, happening.on(Task(self.does, seat, source), 0))
        asking = self.does.asking()
        return self.does.possible(game, done) if asking is None else len(asking.moves(game, done)) > 0

    def replacement(self) -> Effect:
        return Replacing(self.would, self.does, self.may)

    def leads_to(self) -> tuple[Effect, ...]:
        return (self.replacement(), DRAW_THE_REST)


def done_instead(does: Effect, asked: Task) -> Task:
    """The task of what is done instead: about the player's own cards, and the card it would happen to."""
    done = asked.to(does)
    done.noted = NONE
    return done


@dataclass(frozen=True)
class Replacing(AskingEffect):
    """Choose whether something else happens instead; declined, what would have happened happens."""

    would: Would
    does: Effect
    may: bool

    def words(self) -> Words:
        done = self.does.instead_of(PREVENT)
        return optional(done) if self.may else done

    def keeps(self, shape: int) -> int:
        return ANYBODY | OWN | CARD | A_COUNT | A_HAPPENING | NO_NAME | ANY_ZONE

    def hands_on(self, shape: int) -> int:
        return becomes(shape, NOTES, NOTHING_NOTED)

    def amiss(self, game: State, task: Task) -> str:
        if not self.may:
            return "what must be replaced is replaced at once"
        happening = happening_of(self.would.what(), task)
        if not asked_next(game, task) or task.number < 1:
            return "everything else waits until it is settled what happens"
        found = candidates(game, happening)
        if not can_happen(game, happening) or task.noted[0] >= len(found):
            return "nothing is about to happen that it could replace"
        asked = found[task.noted[0]]
        same = asked.seat == task.player and asked.source == task.source
        return "" if same else "somebody else is asked first"

    def kind(self) -> str:
        return kind_of(self.does)

    def question(self, setup: Setup, task: Task, said: tuple[Effect, ...]) -> Prompt:
        about = happening_words(happening_of(self.would.what(), task))
        done = self.does.instead_of(PREVENT)
        return Prompt(say(about, COLON, done), Reader(setup.names, task.player), FACES[task.source].name)

    def moves(self, game: State, task: Task) -> list[Move]:
        if not self.may:
            return [option(self.does.text(), 0)]
        asking = self.does.asking()
        if asking is None:
            return [option(self.does.text(), 0), DECLINED]
        return with_decline(asking.moves(game, done_instead(self.does, task)))

    def option_words(self, move: Move, said: tuple[Effect, ...]) -> Words:
        return self.does.words()

    def answer(self, game: State, task: Task, move: Move) -> None:
        if move.declines:
            self.go_on(game, task)
            return
        self.use(game, task)
        done = done_instead(self.does, task)
        asking = self.does.asking() if self.may else None
        if asking is None:
            carry_out_one(game, self.does, done)
        else:
            asking.answer(game, done, move)

    def go_on(self, game: State, task: Task) -> None:
        """Ask the next who could replace it, or let it happen."""
        happening = happening_of(self.would.what(), task)
        if not waits(game, happening, task.noted[0] + 1):
            happen(game, happening)

    def use(self, game: State, task: Task) -> None:
        """Use the ability up; what else would be drawn is drawn afterwards."""
        happening = happening_of(self.would.what(), task)
        candidates(game, happening)[task.noted[0]].spend(game.players[task.player])
        tell(game, events.Used(task.player, task.source))
        if happening.what == WOULD_DRAW and happening.amount > 1:
            happening.amount -= 1
            rest = Task(DRAW_THE_REST, task.player, task.source)
            game.pending.append(happening.on(rest, 0))


def asked_next(game: State, task: Task) -> bool:
    """Whether a task comes next, but for others that ask the same: several things can happen at once."""
    asked = [other for other in game.pending if not isinstance(other.effect, Replacing) or other is task]
    return bool(asked) and asked[-1] is task


@dataclass(frozen=True)
class DrawTheRest(Effect):
    """Draw the cards of which the first was replaced."""

    def words(self) -> Words:
        return say(Verb("draw"), "the rest")

    def keeps(self, shape: int) -> int:
        return ANYBODY | OWN | CARD | A_COUNT | A_HAPPENING | NO_NAME | ANY_ZONE

    def resolve(self, game: State, task: Task) -> None:
        happening = happening_of(WOULD_DRAW, task)
        piles.draw(game, happening.seat, happening.amount)


DRAW_THE_REST: Final = DrawTheRest()


def happening_words(happening: Happening) -> Words:
    """What is about to happen, for whoever may replace it."""
    if happening.what == WOULD_DRAW:
        return say(PlayerName(happening.seat), "would draw a card")
    if happening.what == WOULD_GAIN:
        return say(PlayerName(happening.seat), "would gain", Quantity(happening.amount, "honor"))
    card = CardName(FACES[happening.face].name) if happening.face != EMPTY else say("a card")
    return say(card, "would be", DONE[happening.what])
