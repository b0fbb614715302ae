"""Abilities: what cards in play do, and what lasts for a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from vigil.language.conditions import Condition, Energize
from vigil.language.selectors import CONSTRUCTS, FROM, Selector
from vigil.language.triggers import Trigger
from vigil.rules.kernel import ability
from vigil.rules.kernel.ability import Ability
from vigil.rules.kernel.askers import looks_at_it
from vigil.rules.kernel.card import FACTIONS, Card
from vigil.rules.kernel.effect import SO_ONCE_MORE, Effect, Task, carry_out, carry_out_one
from vigil.rules.kernel.effect_kinds import ForTheTurn
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zone_words import words_of
from vigil.rules.kernel.zones import NOWHERE
from vigil.rules.table.reactions import ReactToOne
from vigil.wording.parts import COMMA, Keyword, Quantity, Verb
from vigil.wording.words import YOUR, Words, optional, say, with_consequence, you

ONCE_PER_TURN: Final = say(Keyword("Once per turn", "once per turn"), COMMA)


@dataclass(frozen=True)
class Activated(Ability):
    """Used by its controller in their own turn, perhaps at a price or under a condition."""

    does: Effect
    cost: Effect | None = None
    condition: Condition | None = None
    once_per_turn: bool = True

    def words(self) -> Words:
        words = self.does.words()
        if self.cost is not None and isinstance(self.does, ForTheTurn):
            words = optional(with_consequence(self.cost.words(), words))
        elif self.cost is not None:
            words = optional(say(self.cost.words(), "to", self.does.infinitive()))
        often = ONCE_PER_TURN if self.once_per_turn else say()
        if self.condition is None:
            return say(often, words)
        if self.cost is not None and self.condition.unsaid():
            return say(often, words)
        if self.condition.keyword() is None:
            return say(often, self.condition.clause(words))
        return self.condition.clause(say(often, words))

    def words_this_turn(self, once: bool, said: tuple[Effect, ...] = ()) -> Words:
        if self.does in said:
            return say(optional(SO_ONCE_MORE), COMMA, "at any later time this turn")
        return say("once, at any later time this turn,", optional(self.does.words()))

    def words_now(self, amount: i64, once: bool) -> Words:
        return optional(self.does.words())

    def watch(self) -> i64:
        return ability.ACTIVATED

    def once(self) -> bool:
        return self.once_per_turn

    def needs_energy(self) -> bool:
        return isinstance(self.condition, Energize)

    def effect(self) -> Effect:
        return self.does

    def usable(self, game: State, seat: i64, source: i64, energized: bool) -> bool:
        asks = self.does.asking() is not None
        if self.condition is None and self.cost is None and not asks:
            return True
        task = Task(self.does, seat, source)
        if not self.ready(game, task, energized):
            return False
        if self.cost is not None and not self.cost.possible(game, task):
            return False
        return (self.cost is None and not asks) or self.does.possible(game, task)  # DEL-C02

    def price(self) -> Effect | None:
        return self.cost

    def ready(self, game: State, task: Task, energized: bool) -> bool:
        """Whether its condition holds, or is waived."""
        if self.condition is None or (energized and self.needs_energy()):
            return True
        return self.condition.holds(game, task)

    def use(self, game: State, task: Task) -> None:
        if self.cost is None:
            carry_out_one(game, self.does, task)
        else:
            carry_out(game, (self.cost, self.does), task)


@dataclass(frozen=True)
class When(Ability):
    """Reacts to something that happens, without being used."""

    trigger: Trigger
    does: Effect
    once_per_turn: bool = False

    def words(self) -> Words:
        return say(self.moment(), COMMA, self.does.words())

    def words_on(self, card: Card) -> Words:
        if not self.trigger.includes(card):
            return self.words()
        return say(self.moment(), COMMA, "this one included", COMMA, self.does.words())

    def moment(self) -> Words:
        """When it reacts."""
        if self.once_per_turn:
            return say(ONCE_PER_TURN, self.trigger.words())
        return self.trigger.every_time()

    def words_this_turn(self, once: bool, said: tuple[Effect, ...] = ()) -> Words:
        return say(self.trigger.words_this_turn(once), COMMA, self.does.words_after(said))

    def words_now(self, amount: i64, once: bool) -> Words:
        return say(self.trigger.words_now(once), COMMA, self.does.words())

    def watch(self) -> i64:
        return self.trigger.happening()

    def once(self) -> bool:
        return self.once_per_turn

    def effect(self) -> Effect:
        return self.does

    def leads_to(self) -> tuple[Effect, ...]:
        return (ReactToOne(self.does),) if looks_at_it(self.does) else ()

    def hears(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return self.trigger.fits(game, seat, source, face, zone)


@dataclass(frozen=True)
class Instead(Ability):
    """An acquired card may go, or goes, somewhere else than to the discard pile."""

    cards: Selector
    to: int
    once_per_turn: bool = True
    condition: Condition | None = None
    may: bool = True

    def words(self) -> Words:
        words = say("when", self.occasion(), COMMA, self.put())
        if self.once_per_turn:
            words = say(ONCE_PER_TURN, words)
        return words if self.condition is None else self.condition.clause(words)

    def words_this_turn(self, once: bool, said: tuple[Effect, ...] = ()) -> Words:
        if not once:
            return say("this turn, whenever", self.occasion(), COMMA, self.put())
        if self.may:
            return say("once this turn, when", self.occasion(), COMMA, self.put())
        return say("the next time", self.occasion(), "this turn", COMMA, self.put())

    def words_now(self, amount: i64, once: bool) -> Words:
        if not once:
            return say("whenever", self.occasion(), COMMA, self.put())
        return say("once, when" if self.may else "the next time", self.occasion(), COMMA, self.put())

    def occasion(self) -> Words:
        """What sets it off."""
        return say(you("acquire"), self.cards.one(FROM))

    def put(self) -> Words:
        """What happens to the card."""
        words = say(Verb("put"), "it", words_of(self.to).put, "instead of into", YOUR, "discard pile")
        return optional(words) if self.may else words

    def watch(self) -> i64:
        return ability.REDIRECTS

    def once(self) -> bool:
        return self.once_per_turn

    def needs_energy(self) -> bool:
        return isinstance(self.condition, Energize)

    def optional(self) -> bool:
        return self.may

    def destination(self, game: State, seat: i64, face: i64, zone: i64, energized: bool) -> i64:
        if self.cards.zones and not zone & self.cards.zones:
            return NOWHERE
        if not (energized or self.ready(game, seat, face)):
            return NOWHERE
        return self.to if self.cards.matches(game, seat, face) else NOWHERE

    def ready(self, game: State, seat: int, face: int) -> bool:
        """Whether its condition holds."""
        return self.condition is None or self.condition.holds(game, Task(NOTHING, seat, face))


@dataclass(frozen=True)
class Arrives(Ability):
    """Under a condition, the card itself goes somewhere else when it is acquired."""

    condition: Condition
    to: int

    def words(self) -> Words:
        put = say(Verb("put"), "it", words_of(self.to).put, "instead")
        return self.condition.clause(say("when", you("acquire"), "this", COMMA, put))

    def watch(self) -> i64:
        return ability.ARRIVES

    def destination(self, game: State, seat: i64, face: i64, zone: i64, energized: bool) -> i64:
        return self.to if self.condition.holds(game, Task(NOTHING, seat, face)) else NOWHERE


@dataclass(frozen=True)
class Cheaper(Ability):
    """Such cards cost less: the next one, or (on a construct) the first one each turn."""

    cards: Selector
    amount: int
    once_per_turn: bool = False

    def words(self) -> Words:
        less = say(Quantity(self.amount, self.unit()), "less")
        if self.once_per_turn:
            return say(ONCE_PER_TURN, self.cards.one(), "that", you(self.verb()), "costs", less)
        return say("the next", self.cards.each(), "that", you(self.verb()), "costs", less)

    def words_this_turn(self, once: bool, said: tuple[Effect, ...] = ()) -> Words:
        less = say(Quantity(self.amount, self.unit()), "less")
        return say("the next", self.cards.each(), "that", you(self.verb()), "this turn costs", less)

    def verb(self) -> str:
        """What is done to the cards at that cost."""
        return "defeat" if self.cards.all_fought else "acquire"

    def unit(self) -> str:
        """What they cost."""
        return "power" if self.cards.all_fought else "rune"

    def words_now(self, amount: i64, once: bool) -> Words:
        return Cheaper(self.cards, self.amount * amount, self.once_per_turn).words()

    def watch(self) -> i64:
        return ability.DISCOUNTS

    def discount(self, game: State, seat: i64, face: i64, place: i64) -> i64:
        return self.amount if self.cards.matches_at(game, seat, face, place) else 0


@dataclass(frozen=True)
class Bargain(Ability):
    """The card itself costs less in the center row under a condition."""

    condition: Condition
    less: int

    def words(self) -> Words:
        return say(f"costs {self.less} less if", self.condition.words())

    def words_on(self, card: Card) -> Words:
        unit = "power" if card.fought else "rune"
        price = say("nothing") if self.less >= card.cost else say(Quantity(self.less, unit), "less")
        return say("costs", price, "if", self.condition.words())

    def discount(self, game: State, seat: i64, face: i64, place: i64) -> i64:
        return self.less if self.condition.holds(game, Task(NOTHING, seat, face)) else 0


@dataclass(frozen=True)
class TreatAs(Ability):
    """Every construct counts as one of a faction too, for the controller of this."""

    faction: int

    def words(self) -> Words:
        faction = FACTIONS[self.faction]
        return say(f"all Constructs count as {faction} Constructs for you, in addition to their own faction")

    def treats(self) -> i64:
        return self.faction


@dataclass(frozen=True)
class CountsTwice(Ability):
    """The construct counts as two wherever constructs are counted (DU-45)."""

    def words(self) -> Words:
        return self.counting(CONSTRUCTS)

    def words_on(self, card: Card) -> Words:
        return self.counting(CONSTRUCTS.of(card.faction_bits))

    def counting(self, cards: Selector) -> Words:
        """The ability of such a card."""
        return say("wherever Constructs", you("control"), "are counted, count an additional", cards.noun())

    def counts(self) -> i64:
        return 2


@dataclass(frozen=True)
class Nothing(Effect):
    """No effect: fills a task where only a condition is checked."""

    def words(self) -> Words:
        return say("nothing happens")


NOTHING: Final = Nothing()
