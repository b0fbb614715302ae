"""Selectors: which cards are meant."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from vigil.rules.kernel.card import FACES, FACTIONS, Card
from vigil.rules.kernel.card_kind import CONSTRUCT, FOUGHT_KINDS, HERO, KINDS, MONSTER, TREASURE
from vigil.rules.kernel.state import State
from vigil.rules.kernel.value import Value
from vigil.rules.kernel.zone_words import lying_in
from vigil.rules.kernel.zones import (
    AVAILABLE,
    CENTER_ROW,
    EMPTY,
    NOWHERE,
    PLAY,
    PLAYED,
    UNDER,
)
from vigil.rules.table import row
from vigil.rules.table.costs import factions
from vigil.wording.parts import ARTICLE, OWNER, CardName, Keyword, Noun
from vigil.wording.words import Piece, Words, join_clauses, say, you

ANY_COST: Final = 99
IN: Final = "in"  # where cards are
FROM: Final = "from"  # where they are taken away
SIDES: Final = {  # places named by whose cards they are
    PLAY: you("control", OWNER),
    PLAYED: say(you("have", OWNER), "played this turn"),
    UNDER: say("under this"),
    CENTER_ROW | AVAILABLE: say(),
    AVAILABLE: say(),
    NOWHERE: say(),
}
TREASURE_UNDER: Final = say("with", Noun("Treasure"), "under it")
BASIC_HEROES: Final = say(CardName("Mystic"), "or", CardName("Heavy Infantry"))


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
    # Later ones are None while they are not said, so that sets have the hashes they had before.
    highest: bool | None = None
    lowest: bool | None = None
    near: bool | None = None

    def of(self, faction: int) -> Selector:
        """Of this faction only."""
        return replace(self, factions=faction)

    def in_(self, zones: int) -> Selector:
        """In these places only; several are added with |."""
        return replace(self, zones=zones)

    def costing(self, at_most: int) -> Selector:
        """With this cost or less only."""
        return replace(self, at_most=at_most)

    def with_name(self, name: str) -> Selector:
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

    @property
    def dearest(self) -> Selector:
        """With the highest cost among them only; of several any."""
        return replace(self, highest=True)

    @property
    def cheapest(self) -> Selector:
        """With the lowest cost among them only; of several any."""
        return replace(self, lowest=True)

    @property
    def beside(self) -> Selector:
        """Next to the card that says it in the center row, or to where it was."""
        return replace(self, near=True)

    @property
    def all_fought(self) -> bool:
        """Whether all of them are defeated, not acquired."""
        return self.kinds != 0 and self.kinds & ~FOUGHT_KINDS == 0

    @property
    def none_fought(self) -> bool:
        """Whether all of them are acquired, not defeated."""
        return self.kinds != 0 and self.kinds & FOUGHT_KINDS == 0

    def may_be(self, card: Card) -> bool:
        """Whether a card that speaks of such cards can be one of them itself, by what is printed on it."""
        if self.another or (self.kinds and not card.kind_bit & self.kinds):
            return False
        return not self.factions or card.faction_bits & self.factions != 0

    def describes(self, card: Card) -> bool:
        """Whether a card is meant by what is printed on it, wherever it is."""
        if self.kinds and not card.kind_bit & self.kinds:
            return False
        if self.factions and not card.faction_bits & self.factions:
            return False
        if self.name and card.name != self.name:
            return False
        return card.cost <= self.at_most and (card.dreamborn or not self.dreamborn)

    def matches(self, game: State, seat: int, face: int) -> bool:
        """Whether a card is meant, in any place."""
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
        """Whether a card at a place of the center row, IN_VOID or OUTSIDE, is meant."""
        if self.treasure and (place < 0 or len(row.under(game, place)) == 0):
            return False
        return self.matches(game, seat, face)

    def count(self, game: State, seat: int) -> int:
        """How many there are among a player's constructs in play (DU-45: some count twice)."""
        found = 0
        for place in game.players[seat].construct_places:
            if self.matches(game, seat, place.face):
                found += FACES[place.face].counts
        return found

    def count_played(self, game: State, seat: int, source: int) -> int:
        """How many a player has played this turn, counting the factions they were played as."""
        player = game.players[seat]
        found = 0
        own = 0
        cards = player.ever_played()
        for place in range(len(cards)):
            if self.played_at(game, seat, place):
                found += 1
                if cards[place] == source:
                    own = 1
        return found - own if self.another else found

    def played_at(self, game: State, seat: int, place: int) -> bool:
        """Whether the card at a place of all that were played this turn is meant."""
        player = game.players[seat]
        card = FACES[player.ever_played()[place]]
        kind = HERO if card.fought else card.kind_bit  # a monster that was acquired is played as one
        if self.kinds and not kind & self.kinds:
            return False
        if self.name and card.name != self.name:
            return False
        return not self.factions or player.played_as(place) & self.factions != 0

    def last_played(self, game: State, seat: int) -> bool:
        """Whether the card played last is meant."""
        return self.played_at(game, seat, len(game.players[seat].played) - 1)

    def noun(self, many: bool = False) -> Words:
        """What the cards are called: "Mechana Construct"."""
        if self.name:
            return say(CardName(self.name))
        if self.kinds == HERO and self.zones == AVAILABLE:
            return BASIC_HEROES
        pieces: list[Piece] = [Keyword("Dreamborn")] if self.dreamborn else []
        pieces += [name for bit, name in FACTIONS.items() if bit & self.factions]
        kinds = [say(Noun(kind.code.capitalize(), many)) for bit, kind in KINDS.items() if bit & self.kinds]
        return say(*pieces, join_clauses(kinds, "or") if kinds else Noun("card", many))

    def words(self) -> Words:
        return self.one()

    def one(self, preposition: str = IN) -> Words:
        """One of the cards, in its place or taken from it: "a card in your hand", "a card from your hand"."""
        if self.highest or self.lowest:
            return say("the", self.each(preposition))
        return say("another" if self.another else ARTICLE, self.each(preposition))

    def each(self, preposition: str = IN) -> Words:
        """One of the cards after "each", "every" or "the next": "Hero in the center row"."""
        return say(self.noun(), self.where(preposition))

    def all(self, preposition: str = IN) -> Words:
        """All of the cards: "Constructs you control"."""
        return say(self.noun(many=True), self.where(preposition, " and "))

    def cost(self) -> str:
        """What the cards may cost."""
        return "of any cost" if self.at_most == ANY_COST else f"with cost {self.at_most} or less"

    def where(self, preposition: str, joined: str = " or ") -> Words:
        """The cost and the place of the cards."""
        cost = "" if self.at_most == ANY_COST else self.cost()
        if self.highest or self.lowest:
            cost = "with the highest cost" if self.highest else "with the lowest cost"
        place = lying_in(self.zones, joined)
        told = say(preposition, place) if place else SIDES[self.zones]
        if self.near:
            told = say("next to this card's place in", place)
        return say(cost, told, TREASURE_UNDER) if self.treasure else say(cost, told)


CARDS: Final = Selector()
HEROES: Final = Selector(HERO)
CONSTRUCTS: Final = Selector(CONSTRUCT)
MONSTERS: Final = Selector(MONSTER)
TREASURES: Final = Selector(TREASURE)
ACQUIRABLES: Final = Selector(HERO | CONSTRUCT)
