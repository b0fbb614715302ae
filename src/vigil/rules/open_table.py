"""The open table: what one seat sees of a game, in printed cards and plain numbers.

It reads a table from which `view.hide` has taken the secrets, so nothing here can tell one.
"""

from __future__ import annotations

from vigil.rules.kernel import earmarks
from vigil.rules.kernel.card import FACES, Card
from vigil.rules.kernel.state import State
from vigil.rules.side import Rival, Side, card_counts, places, printed_cards
from vigil.rules.table import row
from vigil.wording import errors


class OpenTable:
    """What lies before a seat; a spectator has no side of its own."""

    def __init__(self, state: State, seat: int | None) -> None:
        self._state = state
        self.seat = seat

    # The players

    @property
    def sides(self) -> tuple[Side, ...]:
        """Every player's side, by seat."""
        return tuple([self._side(seat) for seat in range(len(self._state.players))])

    @property
    def me(self) -> Side:
        """The own side."""
        return self._side(self._own_seat())

    @property
    def opponents(self) -> tuple[Side, ...]:
        """The sides of the opponents in turn order, beginning with the next; a teammate is none."""
        return tuple([self._side(seat) for seat in self._state.setup.opponents(self._own_seat())])

    @property
    def teammate(self) -> Side | None:
        """The side of the teammate, in a game of teams."""
        setup = self._state.setup
        return self._side(setup.teammate(self._own_seat())) if setup.team else None

    @property
    def rival(self) -> Rival | None:
        """The automatic opponent, in solitaire."""
        return Rival(self._state) if self._state.setup.solitaire else None

    def _side(self, seat: int) -> Side:
        return Side(self._state, seat, seat == self.seat)

    def _own_seat(self) -> int:
        if self.seat is None:
            raise ValueError(errors.SPECTATOR)
        return self.seat

    # The own side

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand."""
        return printed_cards(self._state.players[self._own_seat()].hand)

    @property
    def deck_holds(self) -> dict[Card, int]:
        """What the own deck holds, in whatever order."""
        return card_counts(self._state.players[self._own_seat()].deck)

    @property
    def discard(self) -> tuple[Card, ...]:
        """The own discard pile."""
        return self.me.discard

    @property
    def constructs(self) -> tuple[Card, ...]:
        """The own constructs in play."""
        return self.me.constructs

    # The turn

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._state.turn

    @property
    def turn_number(self) -> int:
        """How many turns there were, with this one; a game from a position begins with 0."""
        return self._state.turn_number

    @property
    def moves_made(self) -> int:
        """How many moves were made in the game."""
        return self._state.moves_made

    @property
    def played(self) -> tuple[Card, ...]:
        """The heroes played this turn by the player on turn, in order."""
        return printed_cards(self._state.players[self._state.turn].played)

    @property
    def runes(self) -> int:
        """The runes that the player on turn has to spend."""
        return self._state.runes

    @property
    def mechana_runes(self) -> int:
        """Runes that can be spent on Mechana constructs only."""
        return earmarks.amount(self._state.earmarked, earmarks.MECHANA_RUNES.number)

    @property
    def power(self) -> int:
        """The power that the player on turn has to spend."""
        return self._state.power

    @property
    def energy(self) -> int:
        """The energy that the player on turn has gained."""
        return self._state.energy

    # The center

    @property
    def center_row(self) -> tuple[Card | None, ...]:
        """The center row, place by place; None where no card was left to fill it."""
        return places(self._state.center_row)

    @property
    def under(self) -> tuple[tuple[Card, ...], ...]:
        """The treasure under each card of the center row."""
        state = self._state
        return tuple([printed_cards(row.under(state, place)) for place in range(len(state.center_row))])

    @property
    def center_deck_size(self) -> int:
        """How many cards are in the center deck."""
        return len(self._state.center_deck)

    @property
    def center_deck_holds(self) -> dict[Card, int]:
        """What the center deck holds, in whatever order."""
        return card_counts(self._state.center_deck)

    @property
    def supply(self) -> dict[Card, int]:
        """The always-available cards, and how many are left of each."""
        supply = self._state.supply
        return {FACES[face]: supply[number] for number, face in enumerate(self._state.setup.stacks)}

    @property
    def void(self) -> tuple[Card, ...]:
        """The void, the latest card last."""
        return printed_cards(self._state.void)

    @property
    def honor_pool(self) -> int:
        """The honor that is left in the pool; the game ends with the round in which it runs out."""
        return self._state.honor_pool

    @property
    def ending(self) -> bool:
        """Whether the pool is empty and the last round is played."""
        return self._state.ending

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.over

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        state = self._state
        number = f"turn {state.turn_number}" if state.turn_number else "turn"
        return f"<View: {who}, {number} of {state.setup.names[state.turn]}{', over' if state.over else ''}>"
