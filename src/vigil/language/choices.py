"""Choices: effects that ask a player, and effects on other players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from vigil.language.effects import If
from vigil.rules import events
from vigil.rules.kernel import verbs
from vigil.rules.kernel.card import FACTIONS
from vigil.rules.kernel.cards import changed, filled, pack, take
from vigil.rules.kernel.effect import FACTION, PICK, RIVALS, Effect, Task, carry_out, carry_out_one, push
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import DISCARD
from vigil.rules.moves import DECLINED, TAKES, option
from vigil.rules.table import piles
from vigil.wording.parts import (
    COLON,
    EACH_OPPONENT,
    OBJECT,
    OPPONENT,
    OWNER,
    POSSESSIVE,
    THEY,
    Mark,
    Number,
    Pronoun,
    Quantity,
    Verb,
)
from vigil.wording.words import YOUR, YOURS, Words, chained, optional, say, spoken_of_others, told_of

SEAT: Final = 1024  # a card and the seat it came from, as one number: face + SEAT * seat
WITHOUT_END: Final = -1
THEM: Final = Pronoun(OPPONENT, OBJECT, THEY)
THEIR: Final = Pronoun(OPPONENT, POSSESSIVE, THEY)


@dataclass(frozen=True)
class May(Effect):
    """Something the player can decline."""

    effect: Effect

    def words(self) -> Words:
        return optional(self.effect.words())

    def asks(self) -> bool:
        return True

    def moves(self, game: State, task: Task) -> list[Move]:
        if self.effect.asks():
            return with_decline(self.effect.moves(game, task))
        return [option(self.effect.text(), 0), DECLINED] if self.effect.possible(game, task) else []

    def kind(self) -> str:
        return self.effect.kind()

    def option_words(self, move: Move) -> Words:
        return self.effect.words()

    def answer(self, game: State, task: Task, move: Move) -> None:
        if move.declines:
            return
        if self.effect.asks():
            self.effect.answer(game, task, move)
        else:
            carry_out_one(game, self.effect, task)


def with_decline(found: list[Move]) -> list[Move]:
    """The moves, and declining them."""
    if not found or found[-1] is DECLINED:
        return found
    return [*found, DECLINED]


@dataclass(frozen=True)
class UpTo(Effect):
    """Something the player can do several times, one after the other, or stop doing."""

    effect: Effect
    times: int = WITHOUT_END

    def words(self) -> Words:
        how_many = say("any number of") if self.times == WITHOUT_END else say("up to", Number(self.times))
        return optional(self.effect.several(how_many))

    def asks(self) -> bool:
        return True

    def moves(self, game: State, task: Task) -> list[Move]:
        return with_decline(self.effect.moves(game, task))

    def kind(self) -> str:
        return self.effect.kind()

    def answer(self, game: State, task: Task, move: Move) -> None:
        if move.declines:
            return
        again = task.to(self)
        again.number = task.number + 1
        if again.number != self.times:
            game.pending.append(again)
        self.effect.answer(game, task, move)


@dataclass(frozen=True, init=False)
class Choose(Effect):
    """One of several effects, which the player chooses among those that are possible."""

    effects: tuple[Effect, ...]
    options: tuple[Move, ...] = field(compare=False, repr=False)

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)
        options = [option(effect.text(), number) for number, effect in enumerate(effects)]
        object.__setattr__(self, "options", tuple(options))

    def words(self) -> Words:
        effects = [effect.words() for effect in self.effects]
        return say(Verb("choose"), "one", COLON, chained(effects, Mark(", or")))

    def asks(self) -> bool:
        return True

    def moves(self, game: State, task: Task) -> list[Move]:
        return [choice for choice in self.options if self.effects[choice.number].possible(game, task)]

    def option_words(self, move: Move) -> Words:
        if move.number < len(self.effects):
            return self.effects[move.number].words()
        return super().option_words(move)

    def answer(self, game: State, task: Task, move: Move) -> None:
        carry_out_one(game, self.effects[move.number], task)


@dataclass(frozen=True, init=False)
class ChooseOneOrAll(Choose):
    """One of several effects, or all of them in order."""

    def words(self) -> Words:
        return optional(say(Verb("choose"), "both" if len(self.effects) == 2 else "all of them"))

    def moves(self, game: State, task: Task) -> list[Move]:
        found = super().moves(game, task)
        if len(found) > 1:
            found.append(option("both" if len(self.effects) == 2 else "all", len(self.effects)))
        return found

    def answer(self, game: State, task: Task, move: Move) -> None:
        if move.number < len(self.effects):
            super().answer(game, task, move)
        else:
            carry_out(game, self.effects, task)


@dataclass(frozen=True)
class NameFaction(Effect):
    """Name a faction for something that depends on it."""

    then: Effect

    def words(self) -> Words:
        return say(Verb("name"), "a faction", COLON, self.then.words())

    def asks(self) -> bool:
        return True

    def moves(self, game: State, task: Task) -> list[Move]:
        return [Move(verbs.NAME_FACTION, name, number=bit) for bit, name in FACTIONS.items()]

    def kind(self) -> str:
        return FACTION

    def answer(self, game: State, task: Task, move: Move) -> None:
        named = task.to(self.then)
        named.number = move.number
        carry_out_one(game, self.then, named)


@dataclass(frozen=True)
class CountAsNamed(Effect):
    """The hero played last counts as one of the faction just named, for this turn."""

    this: bool = False  # whether that is the card that says it

    def words(self) -> Words:
        return say("this turn,", "this" if self.this else "it", "counts as a Hero of that faction")

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        player = game.players[task.player]
        last = len(player.played) - 1
        if last < 0:
            return
        if len(player.named) == 0:
            player.named = filled(0, len(player.played))
        player.named = changed(player.named, last, player.named[last] | task.number)
        tell(game, events.NamedFaction(task.player, task.source, FACTIONS[task.number]))


@dataclass(frozen=True)
class EachOpponent(Effect):
    """Something every opponent has to do, in turn order."""

    effect: Effect

    def words(self) -> Words:
        words = self.effect.words()
        if isinstance(self.effect, If):
            words = say(self.effect.effect.words(), "if", self.effect.condition.words())
        return say("each opponent must", spoken_of_others(words))

    def infinitive(self) -> Words:
        return say(Verb("make"), "each opponent", spoken_of_others(self.effect.words()))

    def possible(self, game: State, task: Task) -> bool:
        return any(self.effect.possible(game, told) for told in self.told(game, task))

    def resolve(self, game: State, task: Task) -> None:
        push(game, self.told(game, task))

    def told(self, game: State, task: Task) -> list[Task]:
        """What each opponent has to do, in turn order."""
        tasks: list[Task] = []
        for seat in game.setup.opponents(task.player):
            told = task.to(self.effect)
            told.player = seat
            told.seat = seat
            tasks.append(told)
        return tasks


@dataclass(frozen=True)
class AgainstEachOpponent(Effect):
    """Something the player does to every opponent, in turn order."""

    effect: Effect

    def words(self) -> Words:
        words = self.effect.words().speaking_of(OWNER, THEY)
        if words.speaks_of(OPPONENT):
            return words.speaking_of(OPPONENT, EACH_OPPONENT)
        return say("for each opponent,", words)

    def resolve(self, game: State, task: Task) -> None:
        for seat in reversed(game.setup.opponents(task.player)):
            against = task.to(self.effect)
            against.seat = seat
            game.pending.append(against)


@dataclass(frozen=True)
class AgainstOneOpponent(Effect):
    """Something the player does to one opponent, whom they choose."""

    effect: Effect

    def words(self) -> Words:
        return say(Verb("choose"), "an opponent;", self.effect.words().speaking_of(OWNER, THEY))

    def asks(self) -> bool:
        return True

    def moves(self, game: State, task: Task) -> list[Move]:
        seats = game.setup.opponents(task.player)
        return [Move(verbs.OPPONENT, f"choose {game.players[seat].name}", owner=seat) for seat in seats]

    def kind(self) -> str:
        return RIVALS

    def answer(self, game: State, task: Task, move: Move) -> None:
        against = task.to(self.effect)
        against.seat = move.owner
        carry_out_one(game, self.effect, against)


@dataclass(frozen=True)
class EachPlayer(Effect):
    """Something every player does, beginning with the player on turn (ROV-57)."""

    effect: Effect

    def words(self) -> Words:
        return told_of("each player", self.effect.words())

    def resolve(self, game: State, task: Task) -> None:
        count = len(game.players)
        for step in range(count - 1, -1, -1):
            told = task.to(self.effect)
            told.player = (game.turn + step) % count
            told.seat = told.player
            game.pending.append(told)


@dataclass(frozen=True)
class TakeAtRandom(Effect):
    """Take a random card out of an opponent's hand."""

    def words(self) -> Words:
        return say(Verb("take"), "a card at random from", THEIR, "hand and put it into", YOURS)

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
            return say(Verb("take"), "all insight from", THEM)
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
class EachOpponentDiscards(Effect):
    """Every opponent discards a random card; what follows can refer to the cards."""

    then: Effect

    def words(self) -> Words:
        return say("each opponent discards a card at random;", self.then.words())

    def resolve(self, game: State, task: Task) -> None:
        noted: list[int] = []
        for seat in game.setup.opponents(task.player):
            hand = game.players[seat].hand
            if len(hand) > 0:
                face = hand[game.random(len(hand))]
                piles.discard(game, seat, face)
                noted.append(face + SEAT * seat)
        after = task.to(self.then)
        after.noted = pack(noted)
        game.pending.append(after)


@dataclass(frozen=True)
class TakeOneDiscarded(Effect):
    """Put one of the cards just discarded by opponents into the player's hand."""

    def words(self) -> Words:
        return say(Verb("put"), "one of those cards into", YOUR, "hand")

    def asks(self) -> bool:
        return True

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
