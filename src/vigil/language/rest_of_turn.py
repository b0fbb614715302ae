"""Effects that hold for the rest of the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.language.amounts import CountedAmount
from vigil.rules.kernel.ability import (
    ENTERED_PLAY,
    FACTION_NAMED,
    HERO_PLAYED,
    HONOR_DOUBLED,
    RUNES_AS_POWER,
    UNLIMITED,
    VOID_OPEN,
    Ability,
    Lasting,
)
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.effect_kinds import ForTheTurn
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zones import EMPTY
from vigil.wording.parts import COMMA, Verb
from vigil.wording.words import Words, optional, say, you


@dataclass(frozen=True)
class ThisTurn(ForTheTurn):
    """An ability that holds for the rest of this turn, once or without limit, perhaps by an amount."""

    ability: Ability
    times: int = UNLIMITED
    per: CountedAmount | None = None

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        words = self.ability.words_this_turn(self.times == 1, said)
        return words if self.per is None else self.per.clause(self.per.of(words))

    def lets_last(self) -> Lasting | None:
        return Lasting(self.ability, EMPTY, self.times, 1 if self.per is None else 0)

    def instant(self) -> bool:
        return True

    def at_any_time(self) -> bool:
        return self.per is None and self.must_precede() == 0

    def must_precede(self) -> i64:
        counted = ENTERED_PLAY if self.ability.treats() else 0
        return counted | self.ability.watch() & (HERO_PLAYED | FACTION_NAMED | ENTERED_PLAY)

    def resolve(self, game: State, task: Task) -> None:
        strength = 1 if self.per is None else self.per.value(game, task)
        if strength:
            player = game.players[task.player]
            player.lasting = (*player.lasting, Lasting(self.ability, task.source, self.times, strength))
            player.refresh()


PERMITS: Final = {
    HONOR_DOUBLED: say(
        say("whenever", you("would"), "gain honor after this", COMMA),
        say(Verb("gain"), "twice as much"),
    ),
    RUNES_AS_POWER: optional(say(Verb("spend"), "runes as power")),
    VOID_OPEN: say(
        optional(say(Verb("defeat"), "Monsters in the void as if they were in the center row;")),
        say("each one", you("defeat"), "there goes to the bottom of the center deck"),
    ),
}


@dataclass(frozen=True)
class Permit(ForTheTurn):
    """Something the player on turn is allowed for the rest of the turn."""

    what: int

    def words(self) -> Words:
        return say("this turn,", PERMITS[self.what])

    def permits(self) -> i64:
        return self.what

    def permit_words(self) -> Words:
        return PERMITS[self.what]

    def at_any_time(self) -> bool:
        return self.must_precede() == 0

    def must_precede(self) -> i64:
        return HERO_PLAYED if self.what == HONOR_DOUBLED else 0

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        game.permits |= self.what
