"""Places for cards: their numbers, and one side's cards and counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vigil.rules.printed import FACES

if TYPE_CHECKING:
    from vigil.rules.abilities import Lasting

ACTIVATED: Final = 128  # as in abilities.py, which builds on this module
EMPTY: Final = -1  # a place of the center row waiting for a card

HAND: Final = 1
DISCARD: Final = 2
DECK: Final = 4  # where something is put there: its top
PLAY: Final = 8  # constructs
PLAYED: Final = 16  # heroes played this turn
CENTER_ROW: Final = 32
VOID: Final = 64
AVAILABLE: Final = 128  # the always-available stacks
CENTER_DECK: Final = 256  # where something is put there: its bottom
TROPHIES: Final = 512
TEAMMATE: Final = 1024  # the discard pile of the teammate
ASIDE: Final = 2048  # turned up or defeated, on the way to where it goes
NOWHERE: Final = 0

FROM: Final = {
    HAND: " from hand",
    DISCARD: " from discard pile",
    PLAY: "",
    PLAYED: "",
    CENTER_ROW: " from center row",
    VOID: " from the void",
    AVAILABLE: "",
    CENTER_DECK: " from the center deck",
    TROPHIES: "",
    ASIDE: "",
}
INTO: Final = {
    DISCARD: "",
    HAND: " to hand",
    DECK: " onto deck",
    PLAY: " into play",
    TEAMMATE: " for teammate",
    CENTER_DECK: " under the center deck",
    VOID: " into the void",
}


class Player:
    """One side of the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.honor = 0
        self.insight = 0
        self.deck: list[int] = []  # the top card is the last
        self.hand: list[int] = []  # kept sorted: its order tells nothing
        self.discard: list[int] = []
        self.played: list[int] = []
        self.played_as: list[int] = []  # the factions each played card counts as this turn
        self.constructs: list[int] = []
        self.uses: list[int] = []  # for each construct, a bit for each ability used this turn
        self.lasting: list[Lasting] = []  # abilities that hold for this turn
        self.trophies: list[int] = []
        self.hoard: list[int] = []  # treasure under the trophies
        self.trophies_used: list[int] = []  # those that stay, used this turn
        self.deck_known = 0  # so many cards on top of the deck were put there in public
        self.hand_known: list[int] = []  # cards in hand that everybody saw going there
        self.watch = 0  # which happenings something of this player listens to (computed)
        self.treats = 0  # factions that every construct counts as for this player (computed)

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.name)
        twin.honor = self.honor
        twin.insight = self.insight
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.discard = self.discard.copy()
        twin.played = self.played.copy()
        twin.played_as = self.played_as.copy()
        twin.constructs = self.constructs.copy()
        twin.uses = self.uses.copy()
        twin.lasting = self.lasting.copy()
        twin.trophies = self.trophies.copy()
        twin.hoard = self.hoard.copy()
        twin.trophies_used = self.trophies_used.copy()
        twin.deck_known = self.deck_known
        twin.hand_known = self.hand_known.copy()
        twin.watch = self.watch
        twin.treats = self.treats
        return twin

    def refresh(self) -> None:
        """Compute anew what this player's cards in play listen to and change."""
        watch = 0
        treats = 0
        for face in self.constructs:
            card = FACES[face]
            watch |= card.watch
            treats |= card.treats
        for lasting in self.lasting:
            watch |= lasting.ability.watch()
        if self.trophies:
            watch |= ACTIVATED
        self.watch = watch
        self.treats = treats

    def zone(self, zone: int) -> list[int]:
        """The cards of one of this player's own zones."""
        if zone == HAND:
            return self.hand
        if zone == DISCARD:
            return self.discard
        if zone == PLAY:
            return self.constructs
        if zone == PLAYED:
            return self.played
        if zone == TROPHIES:
            return self.trophies
        raise ValueError(f"zone {zone} is no zone of a player")

    def owned(self) -> list[int]:
        """Every card that scores for this player."""
        return self.deck + self.hand + self.discard + self.played + self.constructs
