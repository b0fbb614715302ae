"""Effects without a question: gaining, drawing, paying, and putting effects together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.language.amounts import CountedAmount
from vigil.language.conditions import Condition
from vigil.rules import events
from vigil.rules.kernel import earmarks, table_traces
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import less_top, put
from vigil.rules.kernel.earmarks import MECHANA_RUNES, Earmark
from vigil.rules.kernel.effect import Effect, Task, carry_out, carry_out_one
from vigil.rules.kernel.effect_kinds import RepeatsAnother
from vigil.rules.kernel.happening import WOULD_GAIN, Happening
from vigil.rules.kernel.shape import A_CARD, CARD, becomes
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import DECK, HAND
from vigil.rules.table import honor, piles
from vigil.rules.table.would import waits
from vigil.wording.parts import Mark, Quantity, Verb
from vigil.wording.sentences import Sentence
from vigil.wording.words import YOUR, Words, chain, join_clauses, run_on, say, you

NEVER_WAITS: Final = "a price is paid at once"
ONLY_MECHANA: Final = say("that", you("can"), "spend only to acquire Mechana Constructs")


@dataclass(frozen=True, kw_only=True)
class Gain(Effect):
    """Gain resources, perhaps once for each of what is counted."""

    runes: i64 = 0
    power: i64 = 0
    honor: i64 = 0
    energy: i64 = 0
    insight: i64 = 0
    mechana_runes: i64 = 0
    per: CountedAmount | None = None

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        before = resources_gained(said)
        named = [(name, number) for name, number in self.amounts() if number]
        amounts = [say(Quantity(number, name, more=name in before)) for name, number in named]
        if self.mechana_runes:
            amounts.append(say(Quantity(self.mechana_runes, "rune"), ONLY_MECHANA))
        gains = join_clauses(amounts, "and")
        if self.per is None:
            return say(Verb("gain"), gains)
        return self.per.clause(say(Verb("gain"), self.per.of(gains)))

    def amounts(self) -> list[tuple[str, int]]:
        """What is gained, by name."""
        return [
            ("rune", self.runes),
            ("power", self.power),
            ("honor", self.honor),
            ("energy", self.energy),
            ("insight", self.insight),
        ]

    def instant(self) -> bool:
        return True

    def traces(self) -> i64:
        left = table_traces.INSIGHT if self.insight else 0
        left |= table_traces.ENERGY if self.energy else 0
        return left | table_traces.EARMARKED if self.mechana_runes else left

    def commutes(self) -> bool:
        return self.per is None

    def resolve(self, game: State, task: Task) -> None:
        times: i64 = 1 if self.per is None else self.per.value(game, task)
        player = task.player
        if player == game.turn:
            if self.runes:
                game.runes += self.runes * times
            if self.power:
                game.power += self.power * times
            if self.energy:
                game.energy += self.energy * times
            if self.mechana_runes:
                earmark(game, MECHANA_RUNES, self.mechana_runes * times)
        if self.insight:
            game.players[player].insight += self.insight * times
        gained: i64 = honor.actual_gain(game, player, self.honor * times) if self.honor else 0
        if gained > 0 and game.setup.would & WOULD_GAIN and honor_waits(game, task, gained):
            gained = 0
        if game.events is not None:
            self.report(game, task, times, gained)
        if gained > 0:
            honor.gain(game, player, gained)

    def report(self, game: State, task: Task, times: i64, gained: i64) -> None:
        """Say what was gained."""
        if self.runes:
            tell_gain(game, task, self.runes * times, "rune")
        if self.power:
            tell_gain(game, task, self.power * times, "power")
        if gained > 0:
            tell_gain(game, task, gained, "honor")
        if self.energy:
            tell_gain(game, task, self.energy * times, "energy")
        if self.insight:
            tell_gain(game, task, self.insight * times, "insight")
        if self.mechana_runes:
            tell_gain(game, task, self.mechana_runes * times, MECHANA_RUNES.unit)


def honor_waits(game: State, task: Task, amount: i64) -> bool:
    """Whether somebody is asked what happens instead of a gain of honor."""
    gaining = Happening(WOULD_GAIN, task.player, task.player, task.source)
    gaining.amount = amount
    return waits(game, gaining)


def earmark(game: State, purpose: Earmark, runes: i64) -> None:
    """Gain runes for one purpose."""
    there = earmarks.amount(game.earmarked, purpose.number)
    game.earmarked = earmarks.with_amount(game.earmarked, purpose.number, there + runes)


def resources_gained(effects: tuple[Effect, ...]) -> list[str]:
    """What some effects let a player gain, by name."""
    gains = [effect for effect in effects if isinstance(effect, Gain)]
    return [name for gain in gains for name, number in gain.amounts() if number]


def tell_gain(game: State, task: Task, gained: i64, what: str) -> None:
    """Record that a player has gained something."""
    if gained:
        tell(game, events.Gained(task.player, task.source, gained, what))


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards, perhaps once for each of what is counted."""

    cards: int = 1
    per: CountedAmount | None = None

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        drawn = any(isinstance(effect, Draw) for effect in said)
        cards = say(Quantity(self.cards, "card", more=drawn))
        return say(Verb("draw"), cards if self.per is None else self.per.of(cards))

    def instant(self) -> bool:
        return True

    def commutes(self) -> bool:
        return self.per is None

    def possible(self, game: State, task: Task) -> bool:
        player = game.players[task.player]
        return len(player.deck) > 0 or len(player.discard) > 0

    def resolve(self, game: State, task: Task) -> None:
        times = 1 if self.per is None else self.per.value(game, task)
        piles.draw(game, task.player, self.cards * times)


@dataclass(frozen=True)
class RevealToHand(Effect):
    """Turn up the top card of the player's deck and put it into the hand; what follows depends on it."""

    then: Effect

    def words(self) -> Words:
        seen = say(Verb("reveal"), "the top card of", YOUR, "deck and put it into", YOUR, "hand;")
        return say(seen, self.then.words())

    def hands_on(self, shape: int) -> int:
        return becomes(shape, CARD, A_CARD)

    def possible(self, game: State, task: Task) -> bool:
        player = game.players[task.player]
        return len(player.deck) > 0 or len(player.discard) > 0

    def resolve(self, game: State, task: Task) -> None:
        if not piles.replenish(game, task.player):
            return
        player = game.players[task.player]
        face = player.deck[-1]
        player.deck = less_top(player.deck, 1)
        player.deck_known = max(player.deck_known - 1, 0)
        game.revealed = True
        tell(game, events.Revealed(task.player, face, DECK, HAND))
        piles.enter_hand(player, face)
        seen = task.to(self.then)
        seen.it = face
        carry_out_one(game, self.then, seen)


@dataclass(frozen=True)
class If(Effect):
    """Something that happens only under a condition, and what happens otherwise."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        if self.otherwise is None:
            return self.condition.clause(self.effect.words_after(said))
        return run_on([sentence.clause for sentence in self.sentences(said)])

    def sentences(self, said: tuple[Effect, ...] = ()) -> list[Sentence]:
        if self.otherwise is None:
            return [Sentence(self.words_after(said), self)]
        replaced = self.otherwise.sentences(said)
        instead = self.condition.clause(self.effect.instead_of(self.otherwise))
        return [*replaced, Sentence(instead, self.effect, len(replaced))]

    def instant(self) -> bool:
        return self.effect.instant() and (self.otherwise is None or self.otherwise.instant())

    def possible(self, game: State, task: Task) -> bool:
        happens = self.effect if self.condition.holds(game, task) else self.otherwise
        return happens is not None and happens.possible(game, task)

    def resolve(self, game: State, task: Task) -> None:
        if self.condition.holds(game, task):
            carry_out_one(game, self.effect, task)
        elif self.otherwise is not None:
            carry_out_one(game, self.otherwise, task)


@dataclass(frozen=True, init=False)
class Do(Effect):
    """Several effects, one after the other."""

    effects: tuple[Effect, ...]

    def __init__(self, *effects: Effect) -> None:
        object.__setattr__(self, "effects", effects)

    def words(self) -> Words:
        return chain([effect.words() for effect in self.effects], Mark(", then"))

    def possible(self, game: State, task: Task) -> bool:
        return any(effect.possible(game, task) for effect in self.effects)

    def resolve(self, game: State, task: Task) -> None:
        carry_out(game, self.effects, task)


@dataclass(frozen=True)
class Pay(Effect):
    """Something at a price; without it nothing happens."""

    cost: Effect
    effect: Effect

    def words(self) -> Words:
        return self.words_after(())

    def words_after(self, said: tuple[Effect, ...]) -> Words:
        return say(self.cost.words(), "to", self.effect.infinitive(said))

    def possible(self, game: State, task: Task) -> bool:
        return self.cost.possible(game, task) and self.effect.possible(game, task)

    def amiss(self, game: State, task: Task) -> str:
        return NEVER_WAITS

    def resolve(self, game: State, task: Task) -> None:
        carry_out(game, (self.cost, self.effect), task)


@dataclass(frozen=True, kw_only=True)
class Spend(Effect):
    """Pay resources: the price of something else."""

    runes: int = 0
    insight: int = 0

    def words(self) -> Words:
        amounts = [say(Quantity(self.runes, "rune"))] if self.runes else []
        amounts += [say(Quantity(self.insight, "insight"))] if self.insight else []
        return say(Verb("spend"), join_clauses(amounts, "and"))

    def amiss(self, game: State, task: Task) -> str:
        return NEVER_WAITS

    def instant(self) -> bool:
        return True

    def possible(self, game: State, task: Task) -> bool:
        return game.runes >= self.runes and game.players[task.player].insight >= self.insight

    def resolve(self, game: State, task: Task) -> None:
        game.runes -= self.runes
        game.players[task.player].insight -= self.insight
        for name, number in (("rune", self.runes), ("insight", self.insight)):
            if number:
                tell(game, events.Spent(task.player, task.source, number, name))


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Take an additional turn after this one."""

    def words(self) -> Words:
        return say(Verb("take"), "an additional turn after this one")

    def traces(self) -> i64:
        return table_traces.EXTRA_TURNS

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        game.extra_turns += 1
        tell(game, events.ExtraTurnGained(task.player, task.source))


@dataclass(frozen=True)
class GrowPool(Effect):
    """Add honor to the pool (ROV-59)."""

    honor: int

    def words(self) -> Words:
        return say(Verb("add"), Quantity(self.honor, "honor"), "to the honor pool")

    def instant(self) -> bool:
        return True

    def resolve(self, game: State, task: Task) -> None:
        game.honor_pool += self.honor
        tell(game, events.PoolGrew(task.player, task.source, self.honor))


@dataclass(frozen=True)
class RepeatIt(Effect, RepeatsAnother):
    """Do once more what the card just picked does when it is played."""

    def words(self) -> Words:
        return say(Verb("copy"), "it once more")

    def about_it(self) -> bool:
        return True

    def possible(self, game: State, task: Task) -> bool:
        copy = self.copy_task(task)
        return any(effect.possible(game, copy) for effect in FACES[task.it].play)

    def copy_task(self, task: Task) -> Task:
        """The task of what is copied; what that counts begins anew."""
        copy = task.to(self)
        copy.number = 0
        copy.noted = put(task.noted, task.it)
        return copy

    def resolve(self, game: State, task: Task) -> None:
        tell(game, events.Copied(task.player, task.source, task.it))
        carry_out(game, FACES[task.it].play, self.copy_task(task))
