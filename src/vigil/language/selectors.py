"""Selectors: which cards are meant."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from vigil.language.wording import article, joined, plural
from vigil.rules.kernel.card import CONSTRUCT, FACES, FACTIONS, HERO, KINDS, MONSTER, TREASURE
from vigil.rules.kernel.state import State
from vigil.rules.kernel.value import Value
from vigil.rules.kernel.zones import (
    AVAILABLE,
    CENTER_ROW,
    DISCARD,
    EMPTY,
    HAND,
    NOWHERE,
    PLAY,
    PLAYED,
    THE_VOID,
)
from vigil.rules.table import row
from vigil.rules.table.costs import OUTSIDE, factions

ANY_COST: Final = 99
PLACES: Final = {
    HAND: "in your hand",
    DISCARD: "in your discard pile",
    HAND | DISCARD: "in your hand or discard pile",
    CENTER_ROW: "in the center row",
    CENTER_ROW | THE_VOID: "in the center row or the void",
    THE_VOID: "in the void",
    PLAY: "you control",
    PLAYED: "you have played this turn",
    CENTER_ROW | AVAILABLE: "",
    AVAILABLE: "",
    NOWHERE: "",
}
BASIC_HEROES: Final = "Mystic or Heavy Infantry"


@dataclass(frozen=True)
class Selector(Value):
    """Cards of a kind, of a faction, in a place, within a cost."""

    kinds: int = 0
    factions: int = 0
    zones: int = NOWHERE
    at_most: int = ANY_COST
    another: bool = False
    name: str = ""
    treasure: bool = False
    dreamborn: bool = False

    def of(self, faction: int) -> Selector:
        """Of this faction only."""
        return replace(self, factions=faction)

    def in_(self, zones: int) -> Selector:
        """In these places only; several are added with |."""
        return replace(self, zones=zones)

    def costing(self, at_most: int) -> Selector:
        """With this cost or less only."""
        return replace(self, at_most=at_most)

    def named(self, name: str) -> Selector:
        """With this name only."""
        return replace(self, name=name)

    @property
    def other(self) -> Selector:
        """Without the card that says it."""
        return replace(self, another=True)

    @property
    def with_treasure(self) -> Selector:
        """With treasure under them only."""
        return replace(self, treasure=True)

    @property
    def born_of_dreams(self) -> Selector:
        """Dreamborn ones only."""
        return replace(self, dreamborn=True)

    def matches(self, game: State, seat: int, face: int) -> bool:
        """Whether a card is meant, wherever it is."""
        if face == EMPTY:
            return False
        card = FACES[face]
        if self.kinds and not card.kind_bit & self.kinds:
            return False
        if self.factions and not factions(game, seat, face) & self.factions:
            return False
        if self.name and card.name != self.name:
            return False
        return card.cost <= self.at_most and (card.dreamborn or not self.dreamborn)

    def matches_at(self, game: State, seat: int, face: int, place: int) -> bool:
        """Whether a card at a place of the center row, or OUTSIDE, is meant."""
        if self.treasure and (place == OUTSIDE or len(row.under(game, place)) == 0):
            return False
        return self.matches(game, seat, face)

    def count(self, game: State, seat: int) -> int:
        """How many there are among a player's constructs in play (DU-45: some count twice)."""
        found = 0
        for face in game.players[seat].constructs:
            if self.matches(game, seat, face):
                found += FACES[face].counts
        return found

    def played(self, game: State, seat: int, source: int) -> int:
        """How many a player has played this turn, counting the factions they were played as."""
        player = game.players[seat]
        found = 0
        own = 0
        for place in range(len(player.played)):
            face = player.played[place]
            if self.played_at(game, seat, place):
                found += 1
                if face == source:
                    own = 1
        return found - own if self.another else found

    def played_at(self, game: State, seat: int, place: int) -> bool:
        """Whether the card played at a place in the order of this turn is meant."""
        player = game.players[seat]
        card = FACES[player.played[place]]
        if self.kinds and not card.kind_bit & self.kinds:
            return False
        if self.name and card.name != self.name:
            return False
        return not self.factions or player.played_as[place] & self.factions != 0

    def last_played(self, game: State, seat: int) -> bool:
        """Whether the card played last is meant."""
        return self.played_at(game, seat, len(game.players[seat].played) - 1)

    def noun(self) -> str:
        """The cards' name without an article."""
        if self.name:
            return self.name
        if self.kinds == HERO and self.zones == AVAILABLE:
            return BASIC_HEROES
        words = ["Dreamborn"] if self.dreamborn else []
        words += [name for bit, name in FACTIONS.items() if bit & self.factions]
        kinds = [name.capitalize() for bit, name in KINDS.items() if bit & self.kinds]
        words.append(joined(kinds, "or") if kinds else "card")
        return " ".join(words)

    def text(self) -> str:
        """One of the cards: "a Mechana Construct you control"."""
        noun = self.noun()
        return f"{'another ' + noun if self.another else article(noun)}{self.where()}"

    def text_from(self) -> str:
        """One of the cards, as something that is taken away: "a card from your hand"."""
        return self.text().replace(" in your ", " from your ").replace(" in the ", " from the ")

    def all_text(self) -> str:
        """All of the cards."""
        return f"{plural(self.noun())}{self.where()}"

    def where(self) -> str:
        """The cost and the place of the cards."""
        cost = "" if self.at_most == ANY_COST else f" with cost {self.at_most} or less"
        treasure = " with Treasure under it" if self.treasure else ""
        place = PLACES[self.zones]
        return f"{cost} {place}{treasure}" if place else f"{cost}{treasure}"


CARDS: Final = Selector()
HEROES: Final = Selector(HERO)
CONSTRUCTS: Final = Selector(CONSTRUCT)
MONSTERS: Final = Selector(MONSTER)
TREASURES: Final = Selector(TREASURE)
ACQUIRABLES: Final = Selector(HERO | CONSTRUCT)
