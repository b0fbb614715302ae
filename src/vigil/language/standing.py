"""Abilities that stand on a card wherever it is, or that work elsewhere than in play."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from vigil.language.selectors import Selector
from vigil.rules.kernel import ability
from vigil.rules.kernel.ability import Ability
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.happening import Happening
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zone_words import words_of
from vigil.wording.parts import COMMA, DOER, HEADING, OBJECT, Keyword, Mark, Pronoun, Quantity, Verb
from vigil.wording.words import YOUR, Words, optional, say, you


@dataclass(frozen=True)
class Unbanishable(Ability):
    """The card cannot be banished from the center row."""

    def words(self) -> Words:
        return say(Keyword("Unbanishable"))

    def marks(self) -> i64:
        return ability.UNBANISHABLE


@dataclass(frozen=True)
class Uncopyable(Ability):
    """No other card can do what the card does when it is played."""

    def words(self) -> Words:
        return say("this effect cannot be copied")

    def marks(self) -> i64:
        return ability.UNCOPYABLE


@dataclass(frozen=True)
class StaysInFront(Ability):
    """Once it is defeated, the monster stays before its defeater to the end of the game; it is no trophy."""

    def words(self) -> Words:
        return say("once defeated, this stays in front of", Pronoun(DOER, OBJECT), "for the rest of the game")

    def marks(self) -> i64:
        return ability.KEPT


@dataclass(frozen=True)
class TakesMonsters(Ability):
    """Monsters that its controller defeats may be acquired; they are played as heroes for their power."""

    def words(self) -> Words:
        occasion = say("whenever", you("defeat"), "a Monster in the center row or the void", COMMA)
        played = say("in", YOUR, "deck it is a Hero that gives power equal to its cost")
        return say(occasion, optional(say(Verb("acquire"), "it")), Mark(";"), played)

    def watch(self) -> i64:
        return ability.TAKES_MONSTERS


@dataclass(frozen=True)
class WorthPer(Ability):
    """The card is worth more at the end of the game for each such card that its owner has (DU-54)."""

    cards: Selector
    honor: int = 1

    def words(self) -> Words:
        worth = say("worth", Quantity(self.honor, "honor"))
        return say(worth, "at the end of the game for each", self.cards.each(), you("have"))

    def marks(self) -> i64:
        return ability.SCORES

    def score(self, owned: Cards) -> i64:
        fitting = [face for face in owned if self.cards.describes(FACES[face])]
        return self.honor * len(fitting)


@dataclass(frozen=True)
class While(Ability):
    """An ability that works while the card lies in one of its owner's own places, and not in play."""

    place: int
    ability: Ability

    def words(self) -> Words:
        return say(self.heading(), HEADING, self.ability.words())

    def heading(self) -> Words:
        """Where it works."""
        return say("while this is in", YOUR, words_of(self.place).noun)

    def bare(self) -> Ability:
        return self.ability

    def watch_in(self, zone: i64) -> i64:
        return self.ability.watch() if zone == self.place else 0

    def effect(self) -> Effect:
        return self.ability.effect()

    def once(self) -> bool:
        return self.ability.once()

    def replaces(self, game: State, seat: i64, source: i64, happening: Happening) -> bool:
        return self.ability.replaces(game, seat, source, happening)

    def replacement(self) -> Effect:
        return self.ability.replacement()

    def hears(self, game: State, seat: i64, source: i64, face: i64, zone: i64) -> bool:
        return self.ability.hears(game, seat, source, face, zone)
