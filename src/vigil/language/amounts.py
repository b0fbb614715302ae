"""Amounts: numbers that depend on the table."""

from __future__ import annotations

from dataclasses import dataclass

from vigil.language.selectors import Selector
from vigil.rules.kernel.card import FACES, FACTIONS
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.state import State
from vigil.rules.kernel.value import Value
from vigil.wording.parts import Keyword, Noun
from vigil.wording.words import Words, say, with_heading, you


class CountedAmount(Value):
    """A number to be counted on the table."""

    def words(self) -> Words:
        """What is counted, as in "for each ..."."""
        raise NotImplementedError

    def of(self, words: Words) -> Words:
        """A clause for each of what is counted: "1 honor for each ..."."""
        return say(words, "for each", self.words())

    def total(self) -> Words:
        """The number itself: "the number of Constructs you control"."""
        return say("the number of", self.words())

    def clause(self, words: Words) -> Words:
        """Something that depends on it, under its keyword if it has one."""
        return words

    def value(self, game: State, task: Task) -> int:
        """The number now."""
        raise NotImplementedError


@dataclass(frozen=True)
class Each(CountedAmount):
    """The number of such constructs the player has in play."""

    cards: Selector

    def words(self) -> Words:
        return say(self.cards.noun(), you("control"))

    def total(self) -> Words:
        return say("the number of", self.cards.noun(many=True), you("control"))

    def value(self, game: State, task: Task) -> int:
        return self.cards.count(game, task.player)


@dataclass(frozen=True)
class EachPlayed(CountedAmount):
    """The number of such cards the player has played this turn."""

    cards: Selector

    def words(self) -> Words:
        return say(self.cards.noun(), you("have"), "played this turn")

    def value(self, game: State, task: Task) -> int:
        return self.cards.count_played(game, task.player, task.source)


@dataclass(frozen=True)
class EachFaction(CountedAmount):
    """The number of factions among such constructs the player has in play."""

    cards: Selector

    def words(self) -> Words:
        return say("faction among", self.cards.all(), you("control"))

    def value(self, game: State, task: Task) -> int:
        found = 0
        for face in game.players[task.player].constructs:
            if self.cards.matches(game, task.player, face):
                found |= FACES[face].faction_bits
        return sum([1 for bit in FACTIONS if found & bit])


@dataclass(frozen=True)
class EnergyGained(CountedAmount):
    """The energy gained so far this turn (ROV-30)."""

    def words(self) -> Words:
        return say("energy gained so far")

    def clause(self, words: Words) -> Words:
        return with_heading(Keyword("Energize"), words)

    def value(self, game: State, task: Task) -> int:
        return game.energy if task.player == game.turn else 0  # ROV-13


@dataclass(frozen=True)
class ItsHonor(CountedAmount):
    """The honor printed on the card that set this off."""

    def words(self) -> Words:
        return say("honor printed on it")

    def of(self, words: Words) -> Words:
        return say("honor equal to the honor printed on it")

    def total(self) -> Words:
        return say("the honor printed on it")

    def about_it(self) -> bool:
        return True

    def value(self, game: State, task: Task) -> int:
        return FACES[task.it].honor


@dataclass(frozen=True)
class TreasureInHoard(CountedAmount):
    """The treasure under the player's trophy."""

    def words(self) -> Words:
        return say(Noun("Treasure"), "under this")

    def value(self, game: State, task: Task) -> int:
        return len(game.players[task.player].hoard)


@dataclass(frozen=True)
class EachOfFactionPlayed(CountedAmount):
    """The number of heroes of the faction just named that the player has played this turn."""

    def words(self) -> Words:
        return say("Hero of that faction", you("have"), "played this turn")

    def value(self, game: State, task: Task) -> int:
        player = game.players[task.player]
        places = range(len(player.ever_played()))
        return len([place for place in places if player.played_as(place) & task.number])
