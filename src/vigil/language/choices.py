"""Choices: effects that ask a player, and effects on other players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from vigil.language.effects import If
from vigil.language.targets import OnOneCard
from vigil.rules import events
from vigil.rules.kernel import verbs
from vigil.rules.kernel.ability import HERO_PLAYED, NAMES_FACTION
from vigil.rules.kernel.askers import effects_in
from vigil.rules.kernel.asking import FACTION, RIVALS, AskingEffect, kind_of
from vigil.rules.kernel.card import FACES, FACTIONS
from vigil.rules.kernel.cards import repeat, replace_at
from vigil.rules.kernel.effect import (
    SO_ONCE_MORE,
    Effect,
    Task,
    carry_out,
    carry_out_one,
    push,
)
from vigil.rules.kernel.effect_kinds import ForOthers
from vigil.rules.kernel.move import Move
from vigil.rules.kernel.shape import (
    A_COUNT,
    A_FACTION,
    AIMS,
    ANOTHER,
    ANYBODY,
    NUMBER,
    OF_AN_OPPONENT,
    OWN,
    becomes,
)
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.table_traces import NAMED_FACTIONS
from vigil.rules.kernel.zones import PLAYED
from vigil.rules.moves import DECLINED, option
from vigil.rules.table.reactions import hearing, react_too
from vigil.wording.parts import (
    COLON,
    EACH_OPPONENT,
    OPPONENT,
    OWNER,
    THEY,
    Mark,
    Number,
    Verb,
)
from vigil.wording.words import Words, chain, optional, say, spoken_of_others, told_of, who

WITHOUT_END: Final = -1


@dataclass(frozen=True)
class May(AskingEffect):
    """Something the player can decline."""

    effect: Effect

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        return optional(self.effect.words_after(said))

    def instead_of(self, other: Effect) -> Words:
        return optional(self.effect.instead_of(other.effect if isinstance(other, May) else other))

    def amiss(self, game: State, task: Task) -> str:
        return "" if self.effect.asking() is None else self.effect.amiss(game, task)

    def possible(self, game: State, task: Task) -> bool:
        return len(self.moves(game, task)) > 0

    def moves(self, game: State, task: Task) -> list[Move]:
        asking = self.effect.asking()
        if asking is not None:
            return with_decline(asking.moves(game, task))
        return [option(self.effect.text(), 0), DECLINED] if self.effect.possible(game, task) else []

    def kind(self) -> str:
        return kind_of(self.effect)

    def option_words(self, move: Move, said: tuple[Effect, ...]) -> Words:
        words = self.effect.words_after(said)
        return self.effect.words() if words is SO_ONCE_MORE else words

    def answer(self, game: State, task: Task, move: Move) -> None:
        if move.declines:
            return
        asking = self.effect.asking()
        if asking is None:
            carry_out_one(game, self.effect, task)
        else:
            asking.answer(game, task, move)


def with_decline(found: list[Move]) -> list[Move]:
    """The moves, and declining them."""
    if not found or found[-1] is DECLINED:
        return found
    return [*found, DECLINED]


@dataclass(frozen=True)
class UpTo(AskingEffect):
    """Something the player can do to several cards, one after the other, or stop doing."""

    effect: OnOneCard
    times: int = WITHOUT_END

    def words(self) -> Words:
        how_many = say("any number of") if self.times == WITHOUT_END else say("up to", Number(self.times))
        return optional(self.effect.several(how_many))

    def times_done(self, task: Task) -> int:
        return task.number

    def keeps(self, shape: int) -> int:
        return shape | A_COUNT

    def amiss(self, game: State, task: Task) -> str:
        return "it was done often enough" if 0 < self.times <= task.number else ""

    def possible(self, game: State, task: Task) -> bool:
        return len(self.moves(game, task)) > 0

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
class Choose(AskingEffect):
    """One of several effects, which the player chooses among those that are possible."""

    effects: tuple[Effect, ...]
    options: tuple[Move, ...] = field(compare=False, repr=False)

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)
        options = [option(effect.text(), number) for number, effect in enumerate(effects)]
        object.__setattr__(self, "options", tuple(options))

    def words(self) -> Words:
        effects = [effect.words() for effect in self.effects]
        return say(Verb("choose"), "one", COLON, chain(effects, Mark(", or")))

    def moves(self, game: State, task: Task) -> list[Move]:
        return [choice for choice in self.options if self.effects[choice.number].possible(game, task)]

    def possible(self, game: State, task: Task) -> bool:
        return len(self.moves(game, task)) > 0

    def option_words(self, move: Move, said: tuple[Effect, ...]) -> Words:
        if move.number < len(self.effects):
            return self.effects[move.number].words()
        return super().option_words(move, said)

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
class NameFaction(AskingEffect):
    """Name a faction for something that depends on it."""

    then: Effect

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        return say(Verb("name"), "a faction", COLON, self.then.words_after(said))

    def hands_on(self, shape: int) -> int:
        return becomes(shape, NUMBER, A_FACTION)

    def moves(self, game: State, task: Task) -> list[Move]:
        return [Move(verbs.NAME_FACTION, name, number=bit) for bit, name in FACTIONS.items()]

    def kind(self) -> str:
        return FACTION

    def answer(self, game: State, task: Task, move: Move) -> None:
        tell(game, events.NamedFaction(task.player, task.source, FACTIONS[move.number]))
        named = task.to(self.then)
        named.number = move.number
        carry_out_one(game, self.then, named)


@dataclass(frozen=True)
class CountAsNamed(Effect):
    """The hero played last counts as one of the faction just named, for this turn."""

    this: bool = False  # whether that is the card that says it

    def words(self) -> Words:
        return say("this" if self.this else "it", "counts as a Hero of that faction this turn")

    def traces(self) -> i64:
        return NAMED_FACTIONS

    def instant(self) -> bool:
        return not self.this

    def resolve(self, game: State, task: Task) -> None:
        player = game.players[task.player]
        last = len(player.played) - 1
        if last < 0:
            return
        face = player.played[last]
        heard = hearing(game, task.player, HERO_PLAYED, face, PLAYED)
        if len(player.named) == 0:
            player.named = repeat(0, len(player.played))
        player.named = replace_at(player.named, last, player.named[last] | task.number)
        if self.this and not FACES[face].marks & NAMES_FACTION:  # a copy, which was announced before (RU-72)
            react_too(game, task.player, HERO_PLAYED, face, PLAYED, heard)


@dataclass(frozen=True)
class EachOpponent(ForOthers):
    """Something every opponent has to do, in turn order."""

    effect: Effect

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        if not isinstance(self.effect, If):
            return say("each opponent must", self.words_for_opponent(self.effect, said))
        condition, done = self.effect.condition.words(), self.words_for_opponent(self.effect.effect, said)
        if condition.has_subject:
            return say("each opponent", who(condition), "must", done)
        return say("each opponent must", done, "if", spoken_of_others(condition))

    def infinitive(self, said: tuple[Effect, ...] = ()) -> Words:
        return say(Verb("make"), "each opponent", self.words_for_opponent(self.effect, said))

    def words_for_opponent(self, effect: Effect, said: tuple[Effect, ...]) -> Words:
        """What an opponent does, after what opponents were told to do before."""
        before = [
            inner for told in said if isinstance(told, EachOpponent) for inner in effects_in(told.effect)
        ]
        return spoken_of_others(effect.words_after(tuple(before)))

    def hands_on(self, shape: int) -> int:
        who = ANYBODY if shape & ANOTHER else ANOTHER
        return becomes(becomes(shape, ANYBODY, who), AIMS, OWN)

    def possible(self, game: State, task: Task) -> bool:
        return any(self.effect.possible(game, told) for told in self.tasks(game, task))

    def resolve(self, game: State, task: Task) -> None:
        push(game, self.tasks(game, task))

    def tasks(self, game: State, task: Task) -> list[Task]:
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

    def hands_on(self, shape: int) -> int:
        return becomes(shape, AIMS, OF_AN_OPPONENT)

    def resolve(self, game: State, task: Task) -> None:
        for seat in reversed(game.setup.opponents(task.player)):
            against = task.to(self.effect)
            against.seat = seat
            game.pending.append(against)


@dataclass(frozen=True)
class AgainstOneOpponent(AskingEffect):
    """Something the player does to one opponent, whom they choose."""

    effect: Effect

    def words(self) -> Words:
        return say(Verb("choose"), "an opponent", COLON, self.effect.words().speaking_of(OWNER, THEY))

    def hands_on(self, shape: int) -> int:
        return becomes(shape, AIMS, OF_AN_OPPONENT)

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
class EachOther(ForOthers):
    """Something every other player does, teammates included, in turn order."""

    effect: Effect

    def words(self) -> Words:
        return told_of("each other player", self.effect.words())

    def hands_on(self, shape: int) -> int:
        return becomes(becomes(shape, ANYBODY, ANYBODY), AIMS, OWN)

    def resolve(self, game: State, task: Task) -> None:
        count = len(game.players)
        for step in range(count - 1, 0, -1):
            told = task.to(self.effect)
            told.player = (task.player + step) % count
            told.seat = told.player
            game.pending.append(told)


@dataclass(frozen=True)
class EachPlayer(ForOthers):
    """Something every player does, beginning with the player on turn (ROV-57)."""

    effect: Effect

    def words(self) -> Words:
        return told_of("each player", self.effect.words())

    def hands_on(self, shape: int) -> int:
        return becomes(becomes(shape, ANYBODY, ANYBODY), AIMS, OWN)

    def resolve(self, game: State, task: Task) -> None:
        count = len(game.players)
        for step in range(count - 1, -1, -1):
            told = task.to(self.effect)
            told.player = (game.turn + step) % count
            told.seat = told.player
            game.pending.append(told)
