"""Choices: effects that ask a player, and effects on other players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from vigil.language.effects import If
from vigil.language.wording import NUMBERS, of_opponent
from vigil.rules import events
from vigil.rules.kernel import verbs
from vigil.rules.kernel.card import FACTIONS
from vigil.rules.kernel.cards import changed, pack, take
from vigil.rules.kernel.effect import FACTION, PICK, RIVALS, Effect, Task, carry_out, carry_out_one
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import DISCARD
from vigil.rules.moves import DECLINED, TAKES, option
from vigil.rules.table import piles

SEAT: Final = 1024  # a card and the seat it came from, as one number: face + SEAT * seat
WITHOUT_END: Final = -1


@dataclass(frozen=True)
class May(Effect):
    """Something the player can decline."""

    effect: Effect

    def text(self) -> str:
        return f"you may {self.effect.text()}"

    def asks(self) -> bool:
        return True

    def moves(self, game: State, task: Task) -> list[Move]:
        if self.effect.asks():
            return with_decline(self.effect.moves(game, task))
        return [option(self.effect.text(), 0), DECLINED] if self.effect.possible(game, task) else []

    def kind(self) -> str:
        return self.effect.kind()

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
    """Something the player can do several times, one after the other, and stop whenever they like."""

    effect: Effect
    times: int = WITHOUT_END

    def text(self) -> str:
        cards = "any number of cards" if self.times == WITHOUT_END else f"up to {NUMBERS[self.times]} cards"
        return f"you may {self.effect.text().replace('a card', cards, 1)}"

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
    """One of several effects, as the player likes, of those that are possible."""

    effects: tuple[Effect, ...]
    options: tuple[Move, ...] = field(compare=False, repr=False)

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)
        options = [option(effect.text(), number) for number, effect in enumerate(effects)]
        object.__setattr__(self, "options", tuple(options))

    def text(self) -> str:
        return f"choose one: {', or '.join([effect.text() for effect in self.effects])}"

    def asks(self) -> bool:
        return True

    def moves(self, game: State, task: Task) -> list[Move]:
        return [choice for choice in self.options if self.effects[choice.number].possible(game, task)]

    def answer(self, game: State, task: Task, move: Move) -> None:
        carry_out_one(game, self.effects[move.number], task)


@dataclass(frozen=True, init=False)
class ChooseOneOrAll(Choose):
    """One of several effects, or all of them in order."""

    def text(self) -> str:
        return f"you may choose {'both' if len(self.effects) == 2 else 'all of them'}"

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

    def text(self) -> str:
        return f"name a faction: {self.then.text()}"

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

    def text(self) -> str:
        return f"this turn, {'this' if self.this else 'it'} counts as a Hero of that faction"

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        player = game.players[task.player]
        last = len(player.played_as) - 1
        if last < 0:
            return
        player.played_as = changed(player.played_as, last, player.played_as[last] | task.number)
        tell(game, events.NamedFaction(task.player, task.source, FACTIONS[task.number]))


@dataclass(frozen=True)
class EachOpponent(Effect):
    """Something every opponent has to do, in turn order."""

    effect: Effect

    def text(self) -> str:
        if isinstance(self.effect, If):
            limited = f"{self.effect.effect.text()} if {self.effect.condition.text()}"
            return f"each opponent must {of_opponent(limited)}"
        return f"each opponent must {of_opponent(self.effect.text())}"

    def infinitive(self) -> str:
        return f"make each opponent {of_opponent(self.effect.text())}"

    def possible(self, game: State, task: Task) -> bool:
        return len(game.setup.opponents(task.player)) > 0

    def resolve(self, game: State, task: Task) -> None:
        for seat in reversed(game.setup.opponents(task.player)):
            told = task.to(self.effect)
            told.player = seat
            told.seat = seat
            game.pending.append(told)


@dataclass(frozen=True)
class AgainstEachOpponent(Effect):
    """Something the player does to every opponent, in turn order."""

    effect: Effect

    def text(self) -> str:
        words = of_opponent(self.effect.text())
        for theirs, each in ((" from them", " from each opponent"), (" their hand", " each opponent's hand")):
            if theirs in words:
                return words.replace(theirs, each)
        return f"for each opponent, {words}"

    def resolve(self, game: State, task: Task) -> None:
        for seat in reversed(game.setup.opponents(task.player)):
            against = task.to(self.effect)
            against.seat = seat
            game.pending.append(against)


@dataclass(frozen=True)
class AgainstOneOpponent(Effect):
    """Something the player does to one opponent, whom they choose."""

    effect: Effect

    def text(self) -> str:
        return f"choose an opponent; {of_opponent(self.effect.text())}"

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

    def text(self) -> str:
        return f"each player {third_person(self.effect.text())}"

    def resolve(self, game: State, task: Task) -> None:
        count = len(game.players)
        for step in range(count - 1, -1, -1):
            told = task.to(self.effect)
            told.player = (game.turn + step) % count
            told.seat = told.player
            game.pending.append(told)


def third_person(clause: str) -> str:
    """A clause said of somebody: "you may banish" becomes "may banish", "draw" becomes "draws"."""
    words = of_opponent(clause)
    if words.startswith("you may "):
        return words.removeprefix("you ")
    verb, rest = words.split(" ", 1)
    return f"{verb}s {rest}"


@dataclass(frozen=True)
class TakeAtRandom(Effect):
    """Take a random card out of an opponent's hand."""

    def text(self) -> str:
        return "take a card at random from their hand and put it into yours"

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        piles.take_at_random(game, task.player, task.seat)


@dataclass(frozen=True)
class TakeInsight(Effect):
    """Take insight from an opponent: as much as said, as far as they have it (DEL-R14)."""

    insight: int = WITHOUT_END

    def text(self) -> str:
        return f"take {'all' if self.insight == WITHOUT_END else self.insight} insight from them"

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
    """Every opponent discards a random card; the cards are kept in mind for what follows."""

    then: Effect

    def text(self) -> str:
        return f"each opponent discards a card at random; {self.then.text()}"

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
    """Put one of the cards just discarded by opponents into the own hand."""

    def text(self) -> str:
        return "put one of those cards into your hand"

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
