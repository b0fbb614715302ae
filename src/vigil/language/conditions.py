"""Conditions: what an effect can depend on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vigil.language.selectors import HEROES, Selector
from vigil.rules.kernel.card import FACTIONS
from vigil.rules.kernel.effect import Task
from vigil.rules.kernel.state import State
from vigil.rules.kernel.value import Value
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.table.costs import factions
from vigil.wording.parts import ARTICLE, Keyword, Noun, Number, Quantity
from vigil.wording.words import YOUR, Words, conditional, say, with_heading, you

ALL_FACTIONS: Final = 15


class Condition(Value):
    """Something that holds or not at a given moment."""

    def words(self) -> Words:
        """The condition as a clause without "if"."""
        raise NotImplementedError

    def keyword(self) -> Keyword | None:
        """The keyword that stands for it on cards, if there is one."""
        return None

    def clause(self, words: Words) -> Words:
        """Something that happens under the condition."""
        keyword = self.keyword()
        return conditional(self.words(), words) if keyword is None else with_heading(keyword, words)

    def unsaid(self) -> bool:
        """Whether a card need not say it: a price for nothing is never offered (DEL-C02)."""
        return False

    def holds(self, game: State, task: Task) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


@dataclass(frozen=True)
class Played(Condition):
    """The player has played such a card this turn."""

    cards: Selector
    at_least: int = 1

    def words(self) -> Words:
        return say(you("have"), "played", at_least(self.at_least, self.cards), "this turn")

    def holds(self, game: State, task: Task) -> bool:
        return self.cards.count_played(game, task.player, task.source) >= self.at_least


@dataclass(frozen=True)
class PlayedEveryFaction(Condition):
    """The heroes the player has played this turn stand for all four factions."""

    def words(self) -> Words:
        return say(you("have"), "played Heroes of all four factions this turn")

    def holds(self, game: State, task: Task) -> bool:
        player = game.players[task.player]
        found = 0
        for place in range(len(player.ever_played())):
            if HEROES.played_at(game, task.player, place):
                found |= player.played_as(place)
        return found == ALL_FACTIONS


@dataclass(frozen=True)
class Control(Condition):
    """The player has such constructs in play."""

    cards: Selector
    at_least: int = 1

    def words(self) -> Words:
        return say(you("control"), at_least(self.at_least, self.cards))

    def holds(self, game: State, task: Task) -> bool:
        return self.cards.count(game, task.player) >= self.at_least + (1 if self.cards.another else 0)


@dataclass(frozen=True)
class Energize(Condition):
    """The player has gained at least an amount of energy this turn (ROV-18)."""

    at_least: int

    def words(self) -> Words:
        return say(you("have"), "gained", Quantity(self.at_least, "energy", or_more=True), "this turn")

    def keyword(self) -> Keyword | None:
        return Keyword("Energize", f"Energize {self.at_least}")

    def holds(self, game: State, task: Task) -> bool:
        return task.player == game.turn and game.energy >= self.at_least  # ROV-13


@dataclass(frozen=True)
class HonorGained(Condition):
    """The player has gained at least an amount of honor this turn."""

    at_least: int

    def words(self) -> Words:
        return say(you("have"), "gained", Quantity(self.at_least, "honor", or_more=True), "this turn")

    def holds(self, game: State, task: Task) -> bool:
        return task.player == game.turn and game.honor_gained >= self.at_least


@dataclass(frozen=True)
class TookNothing(Condition):
    """The player has acquired and defeated nothing in this turn of theirs."""

    def words(self) -> Words:
        return say(you("have"), "acquired no card and defeated no Monster this turn")

    def counts_taken(self) -> bool:
        return True

    def holds(self, game: State, task: Task) -> bool:
        return task.player == game.turn and game.taken == 0


@dataclass(frozen=True)
class MostHonor(Condition):
    """The player has more honor tokens than everybody else (RU-Q04)."""

    def words(self) -> Words:
        return say(you("have"), "more honor than each other player")

    def holds(self, game: State, task: Task) -> bool:
        own = game.players[task.player].honor
        others = [player.honor for player in game.players]
        others.pop(task.player)
        if game.setup.solitaire:
            others = [game.rival_honor]  # RU-Q23
        return all(own > other for other in others)


@dataclass(frozen=True)
class ItIs(Condition):
    """The card just picked or turned up is such a card."""

    cards: Selector

    def words(self) -> Words:
        return say("it is", self.cards.one())

    def about_it(self) -> bool:
        return True

    def holds(self, game: State, task: Task) -> bool:
        return self.cards.matches(game, task.player, task.it)


@dataclass(frozen=True)
class InVoid(Condition):
    """The void holds at least a number of such cards."""

    cards: Selector
    at_least: int

    def words(self) -> Words:
        return say(Number(self.at_least), "or more", self.cards.noun(many=True), "are in the void")

    def holds(self, game: State, task: Task) -> bool:
        return sum([self.cards.matches(game, task.player, face) for face in game.void]) >= self.at_least


@dataclass(frozen=True)
class TreasureInRow(Condition):
    """There is treasure under a card of the center row."""

    def words(self) -> Words:
        return say("there is", Noun("Treasure"), "in the center row")

    def unsaid(self) -> bool:
        return True

    def holds(self, game: State, task: Task) -> bool:
        return len(game.treasure) > 0


@dataclass(frozen=True)
class EveryFactionInRow(Condition):
    """The center row holds a card of each faction."""

    def words(self) -> Words:
        return say("the center row holds a card of each of the four factions")

    def holds(self, game: State, task: Task) -> bool:
        found = 0
        for face in game.center_row:
            if face != EMPTY:
                found |= factions(game, task.player, face)
        return found == ALL_FACTIONS


@dataclass(frozen=True)
class Serenity(Condition):
    """The player's discard pile is empty (DEL-104)."""

    def words(self) -> Words:
        return say(YOUR, "discard pile is empty")

    def keyword(self) -> Keyword | None:
        return Keyword("Serenity")

    def holds(self, game: State, task: Task) -> bool:
        return len(game.players[task.player].discard) == 0


@dataclass(frozen=True)
class Echo(Condition):
    """The player's discard pile holds a card of a faction (DEL-103)."""

    faction: int

    def words(self) -> Words:
        return say("there is", ARTICLE, FACTIONS[self.faction], "card in", YOUR, "discard pile")

    def keyword(self) -> Keyword | None:
        return Keyword("Echo")

    def holds(self, game: State, task: Task) -> bool:
        cards = game.players[task.player].discard
        return any(factions(game, task.player, face) & self.faction for face in cards)


def at_least(number: int, cards: Selector) -> Words:
    """At least a number of such cards: "a Construct", "two or more Constructs"."""
    if number == 1:
        return cards.one()
    return say(Number(number), "or more", cards.noun(many=True))
