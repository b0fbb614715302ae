"""Sides: what one seat may know of each player, in printed cards instead of numbers."""

from __future__ import annotations

from typing import final

from vigil.rules import view
from vigil.rules.kernel.card import FACES, Card
from vigil.rules.kernel.cards import Cards, in_order
from vigil.rules.kernel.places import Place
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.table import honor


def printed_cards(cards: Cards) -> tuple[Card, ...]:
    """The cards of a zone."""
    return tuple([FACES[face] for face in cards])


def places(cards: Cards) -> tuple[Card | None, ...]:
    """The cards of a row; None where a place is empty."""
    return tuple([None if face == EMPTY else FACES[face] for face in cards])


def card_counts(cards: Cards) -> dict[Card, int]:
    """How many there are of each card."""
    counts: dict[Card, int] = {}
    for face in in_order(cards):
        card = FACES[face]
        counts[card] = counts.get(card, 0) + 1
    return counts


@final
class Side:
    """One player's cards and counters, as a view shows them. Nothing in it can be changed."""

    def __init__(self, table: State, seat: int, own: bool) -> None:
        self._table = table  # a view's: what is hidden lies in a fixed order
        self._player = table.players[seat]
        self._seat = seat
        self._own = own

    @property
    def seat(self) -> int:
        """The number of the seat, from 0."""
        return self._seat

    @property
    def name(self) -> str:
        """What the player is called."""
        return self._player.name

    @property
    def honor(self) -> int:
        """Honor tokens."""
        return self._player.honor

    @property
    def insight(self) -> int:
        """Insight tokens."""
        return self._player.insight

    @property
    def score(self) -> int:
        """Tokens and the honor printed on every card: what would count if the game ended now."""
        return honor.score(self._table, self._seat)

    @property
    def hand(self) -> tuple[Card, ...] | None:
        """The hand; None for everybody else's."""
        return printed_cards(self._player.hand) if self._own else None

    @property
    def hand_size(self) -> int:
        """How many cards are in hand."""
        return len(self._player.hand)

    @property
    def hand_known(self) -> tuple[Card, ...]:
        """Cards in hand that everybody saw going there."""
        return printed_cards(in_order(self._player.hand_known))

    @property
    def deck_size(self) -> int:
        """How many cards are in the deck."""
        return len(self._player.deck)

    @property
    def deck_top(self) -> tuple[Card, ...]:
        """Cards that were put on top of the deck in public, the top one first."""
        deck = self._player.deck
        return printed_cards(deck[len(deck) - self._player.deck_known :])[::-1]

    @property
    def deck_holds(self) -> dict[Card, int] | None:
        """What the deck holds, in whatever order; None for everybody else's."""
        return card_counts(self._player.deck) if self._own else None

    @property
    def hidden(self) -> dict[Card, int]:
        """The cards in hand or deck of which other players do not know which of the two it is."""
        return card_counts(view.hidden_cards(self._player))

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard pile, the latest card last."""
        return printed_cards(self._player.discard)

    @property
    def played(self) -> tuple[Card, ...]:
        """The heroes played this turn, in order."""
        return printed_cards(self._player.played)

    @property
    def constructs(self) -> tuple[Card, ...]:
        """The constructs in play."""
        return printed_cards(self._player.constructs)

    @property
    def under(self) -> tuple[tuple[Card | None, ...], ...]:
        """The cards under each construct; None for one that lies face down before somebody else."""
        return tuple([self._under(place) for place in self._player.construct_places])

    def _under(self, place: Place) -> tuple[Card | None, ...]:
        down = printed_cards(place.face_down) if self._own else (None,) * len(place.face_down)
        return (*printed_cards(place.under), *down)

    @property
    def trophies(self) -> tuple[Card, ...]:
        """Defeated monsters that are kept for use."""
        return printed_cards(self._player.trophies)

    @property
    def hoard(self) -> tuple[Card, ...]:
        """Treasure under the trophies."""
        return printed_cards(self._player.hoard)

    def __repr__(self) -> str:
        return f"<Side: {self.name}, seat {self._seat}, {self.honor} honor>"


@final
class Rival:
    """The automatic opponent of solitaire."""

    def __init__(self, table: State) -> None:
        self._table = table

    @property
    def name(self) -> str:
        """What it is called."""
        return self._table.setup.rival

    @property
    def honor(self) -> int:
        """Honor tokens."""
        return self._table.rival_honor

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards it has acquired."""
        return printed_cards(self._table.rival_cards)

    @property
    def score(self) -> int:
        """Tokens and the honor printed on every card."""
        return honor.rival_score(self._table)

    def __repr__(self) -> str:
        return f"<Rival: {self.name}, {self.honor} honor>"
