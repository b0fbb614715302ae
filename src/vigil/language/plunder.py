"""Plunder: what a player takes from opponents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vigil.language.choices import WITHOUT_END
from vigil.rules import events
from vigil.rules.kernel import verbs
from vigil.rules.kernel.asking import PICK, RIVALS, AskingEffect
from vigil.rules.kernel.cards import has, pack, take
from vigil.rules.kernel.effect import Effect, Task, carry_out_one, comes_next
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import AIMS, CARDS_OF_SEATS, NOTES, OF_AN_OPPONENT, SEAT, becomes
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import DISCARD
from vigil.rules.moves import TAKES
from vigil.rules.table import piles
from vigil.wording.parts import (
    COLON,
    DOER,
    OBJECT,
    OPPONENT,
    OWNER,
    POSSESSIVE,
    THEY,
    Pronoun,
    Quantity,
    Verb,
)
from vigil.wording.words import YOUR, YOURS, Words, conditional, say

THEM: Final = Pronoun(OPPONENT, OBJECT, THEY)
THEIR: Final = Pronoun(OPPONENT, POSSESSIVE, THEY)


@dataclass(frozen=True)
class TakeAtRandom(Effect):
    """Take a random card out of an opponent's hand."""

    def words(self) -> Words:
        return say(Verb("take"), "a card at random from", THEIR, "hand and put that card into", YOURS)

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        piles.take_at_random(game, task.player, task.seat)


@dataclass(frozen=True)
class TakeInsight(Effect):
    """Take insight from an opponent: up to an amount, as far as they have it (DEL-R14)."""

    insight: int = WITHOUT_END

    def words(self) -> Words:
        if self.insight == WITHOUT_END:
            return say(Verb("take"), "all of", THEIR, "insight")
        return say(Verb("take"), Quantity(self.insight, "insight"), "from", THEM)

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        victim = game.players[task.seat]
        taken = victim.insight if self.insight == WITHOUT_END else min(self.insight, victim.insight)
        victim.insight -= taken
        game.players[task.player].insight += taken
        if taken:
            tell(game, events.Gained(task.player, task.source, taken, "insight"))
            tell(game, events.Lost(task.seat, task.source, taken, "insight"))


@dataclass(frozen=True)
class TakeHonor(Effect):
    """Take honor from an opponent, as far as they have it: none of it comes from the pool (ROTF-23)."""

    honor: int

    def words(self) -> Words:
        return say(Verb("take"), Quantity(self.honor, "honor"), "from", THEM)

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        victim = game.players[task.seat]
        taken = min(self.honor, victim.honor)
        victim.honor -= taken
        game.players[task.player].honor += taken
        if taken:
            game.stirred = True
            tell(game, events.Gained(task.player, task.source, taken, "honor"))
            tell(game, events.Lost(task.seat, task.source, taken, "honor"))


@dataclass(frozen=True)
class AgainstRichest(AskingEffect):
    """Something the player does to the opponent with the most honor, if that is more than their own."""

    effect: Effect

    def words(self) -> Words:
        done = self.effect.words().speaking_of(OWNER, THEY)
        more = say("an opponent has more honor than", Pronoun(DOER, OBJECT))
        return conditional(more, say(Verb("choose"), "the one with the most", COLON, done))

    def hands_on(self, shape: int) -> int:
        return becomes(shape, AIMS, OF_AN_OPPONENT)

    def moves(self, game: State, task: Task) -> list[Move]:
        seats = game.setup.opponents(task.player)
        most = max([game.players[seat].honor for seat in seats], default=0)
        if most <= game.players[task.player].honor:
            return []
        richest = [seat for seat in seats if game.players[seat].honor == most]
        return [Move(verbs.OPPONENT, f"choose {game.players[seat].name}", owner=seat) for seat in richest]

    def possible(self, game: State, task: Task) -> bool:
        return len(self.moves(game, task)) > 0

    def kind(self) -> str:
        return RIVALS

    def answer(self, game: State, task: Task, move: Move) -> None:
        against = task.to(self.effect)
        against.seat = move.owner
        carry_out_one(game, self.effect, against)


@dataclass(frozen=True)
class EachOpponentDiscards(Effect):
    """Every opponent discards a random card; what follows can refer to the cards."""

    then: Effect

    def words(self) -> Words:
        return say("each opponent discards a card at random;", self.then.words())

    def hands_on(self, shape: int) -> int:
        return becomes(shape, NOTES, CARDS_OF_SEATS)

    def resolve(self, game: State, task: Task) -> None:
        noted: list[int] = []
        for seat in game.setup.opponents(task.player):
            hand = game.players[seat].hand
            if len(hand) > 0:
                face = hand[game.random(len(hand))]
                if piles.discard(game, seat, face):
                    noted.append(face + SEAT * seat)
        after = task.to(self.then)
        after.noted = pack(noted)
        game.pending.append(after)


@dataclass(frozen=True)
class TakeOneDiscarded(AskingEffect):
    """Put one of the cards just discarded by opponents into the player's hand."""

    def words(self) -> Words:
        return say(Verb("put"), "one of those cards into", YOUR, "hand")

    def amiss(self, game: State, task: Task) -> str:
        if not comes_next(game, task):
            return "everything else waits until one of those cards is taken"
        victims = [noted // SEAT for noted in task.noted]
        opponents = game.setup.opponents(task.player)
        if victims != [seat for seat in opponents if seat in victims]:
            return "every opponent has discarded one card, in turn order"
        there = [has(game.players[noted // SEAT].discard, noted % SEAT) for noted in task.noted]
        return "" if all(there) else "a card just discarded is not in that discard pile"

    def moves(self, game: State, task: Task) -> list[Move]:
        found: list[Move] = []
        for noted in task.noted:
            move = TAKES.moves(DISCARD).of(noted % SEAT)
            owner = noted // SEAT
            found.append(move.of(owner, f"{move.text} of {game.players[owner].name}"))
        return found

    def kind(self) -> str:
        return PICK

    def answer(self, game: State, task: Task, move: Move) -> None:
        victim = game.players[move.owner]
        victim.discard = take(victim.discard, move.face)
        piles.enter_hand(game.players[task.player], move.face)
        tell(game, events.Took(task.player, move.face, move.owner, DISCARD))
