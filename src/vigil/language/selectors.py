"""Selectors: which cards are meant."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vigil.language.wording import article, joined, plural
from vigil.rules.costs import factions
from vigil.rules.printed import CONSTRUCT, FACES, FACTIONS, HERO, KINDS, MONSTER
from vigil.rules.values import Value
from vigil.rules.zones import (
    AVAILABLE,
    CENTER_ROW,
    DISCARD,
    EMPTY,
    HAND,
    NOWHERE,
    PLAY,
    PLAYED,
    VOID,
)

if TYPE_CHECKING:
    from vigil.rules.game import Game

ANY_COST = 99
PLACES = {
    HAND: "in your hand",
    DISCARD: "in your discard pile",
    HAND | DISCARD: "in your hand or discard pile",
    CENTER_ROW: "in the center row",
    CENTER_ROW | VOID: "in the center row or the void",
    VOID: "in the void",
    PLAY: "you control",
    PLAYED: "you have played this turn",
    CENTER_ROW | AVAILABLE: "",
    AVAILABLE: "",
    NOWHERE: "",
}


@dataclass(frozen=True)
class Selector(Value):
    """Cards of a kind, of a faction, in a place, within a cost."""

    kinds: int = 0
    factions: int = 0
    zones: int = NOWHERE
    at_most: int = ANY_COST
    another: bool = False

    def of(self, faction: int) -> Selector:
        """Of this faction only."""
        return replace(self, factions=faction)

    def in_(self, zones: int) -> Selector:
        """In these places only; several are added with |."""
        return replace(self, zones=zones)

    def costing(self, at_most: int) -> Selector:
        """With this cost or less only."""
        return replace(self, at_most=at_most)

    @property
    def other(self) -> Selector:
        """Without the card that says it."""
        return replace(self, another=True)

    def matches(self, game: Game, seat: int, face: int) -> bool:
        """Whether a card is meant, wherever it is."""
        if face == EMPTY:
            return False
        card = FACES[face]
        if self.kinds and not card.kind_bit & self.kinds:
            return False
        if self.factions and not factions(game, seat, face) & self.factions:
            return False
        return card.cost <= self.at_most

    def count(self, game: Game, seat: int) -> int:
        """How many there are among a player's constructs in play."""
        return sum([self.matches(game, seat, face) for face in game.players[seat].constructs])

    def played(self, game: Game, seat: int, source: int) -> int:
        """How many a player has played this turn, counting the factions they were played as."""
        player = game.players[seat]
        found = 0
        for place in range(len(player.played)):
            card = FACES[player.played[place]]
            if self.kinds and not card.kind_bit & self.kinds:
                continue
            if not self.factions or player.played_as[place] & self.factions:
                found += 1
        if self.another and source in player.played and self.matches(game, seat, source):
            found -= 1
        return found

    def last_played(self, game: Game, seat: int) -> bool:
        """Whether the card played last is meant, with the factions it was played as."""
        player = game.players[seat]
        card = FACES[player.played[-1]]
        if self.kinds and not card.kind_bit & self.kinds:
            return False
        return not self.factions or player.played_as[-1] & self.factions != 0

    def noun(self) -> str:
        """The cards' name without an article."""
        words = [name for bit, name in FACTIONS.items() if bit & self.factions]
        kinds = [name.capitalize() for bit, name in KINDS.items() if bit & self.kinds]
        words.append(joined(kinds, "or") if kinds else "card")
        return " ".join(words)

    def text(self) -> str:
        """One of the cards: "a Mechana Construct you control"."""
        noun = self.noun()
        return f"{'another ' + noun if self.another else article(noun)}{self.where()}"

    def all_text(self) -> str:
        """All of the cards."""
        return f"{plural(self.noun())}{self.where()}"

    def where(self) -> str:
        """The cost and the place of the cards."""
        cost = "" if self.at_most == ANY_COST else f" with cost {self.at_most} or less"
        place = PLACES[self.zones]
        return f"{cost} {place}" if place else cost


CARDS = Selector()
HEROES = Selector(HERO)
CONSTRUCTS = Selector(CONSTRUCT)
MONSTERS = Selector(MONSTER)
