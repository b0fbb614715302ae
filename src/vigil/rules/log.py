"""The log: events told so that a person enjoys reading them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.rules import events
from vigil.rules.events import Event
from vigil.rules.printed import FACES
from vigil.rules.rival import RIVAL
from vigil.rules.setup import Setup
from vigil.rules.view import seen
from vigil.rules.zones import CENTER_ROW, DECK, DISCARD, HAND, PLAY, TEAMMATE, VOID

PLACES: Final = {
    HAND: "hand",
    DISCARD: "the discard pile",
    DECK: "the top of the deck",
    PLAY: "play",
    CENTER_ROW: "the center row",
    VOID: "the void",
    TEAMMATE: "the teammate's discard pile",
}
HEADS: Final = (events.PLAYED, events.USED, events.ACQUIRED, events.DEFEATED, events.CLEARED)


class Line:
    """One line of the log: what a player did, what it gave, and what else happened."""

    def __init__(self, head: str) -> None:
        self.head = head
        self.gains: list[str] = []
        self.drawn: list[str] = []
        self.after: list[str] = []

    def text(self) -> str:
        """The line as it is read."""
        gains = self.gains + ([draws(self.drawn)] if self.drawn else [])
        first = f"{self.head}: {', '.join(gains)}." if self.head and gains else f"{self.head}."
        if not self.head:
            first = " ".join([f"{gain[:1].upper()}{gain[1:]}." for gain in gains])
        return " ".join([part for part in [first, *self.after] if part])


class Log:
    """Events of one game, told to one seat (or, if it is None, to a spectator)."""

    def __init__(self, setup: Setup, seat: int | None) -> None:
        self.setup = setup
        self.seat = seat

    def name(self, player: int) -> str:
        """The name of a player, or of the automatic opponent."""
        return self.setup.rival if player == RIVAL else self.setup.names[player]

    def lines(self, happened: Sequence[Event]) -> list[str]:
        """The events as lines of text; a new turn begins with a heading."""
        lines: list[Line] = []
        actor = -2
        for event in happened:
            known = seen(event, self.seat)
            if known.what == events.BEGAN:
                lines.append(Line(f"Turn {known.number}, {self.name(known.player)}"))
                actor = -2
            elif known.what in HEADS:
                lines.append(Line(self.head(known)))
                actor = known.player
            else:
                if actor == -2:
                    lines.append(Line(""))
                    actor = known.player
                self.add(lines[-1], known, actor)
        return [line.text() for line in lines]

    def head(self, event: Event) -> str:
        """What a player did."""
        name = self.name(event.player)
        card = FACES[event.face].name if event.face >= 0 else "a card"
        if event.what == events.PLAYED:
            return f"{name} plays {card}"
        if event.what == events.USED:
            return f"{name} uses {card}"
        if event.what == events.CLEARED:
            return f"{name} ends the turn"
        price = ""
        if event.what == events.DEFEATED:
            if event.number:
                price = f" ({event.number} power)"
            return f"{name} defeats {card}{price}"
        if event.number:
            price = f" ({event.number} rune{'' if event.number == 1 else 's'})"
        to = "" if event.to in (DISCARD, 0) else f" to {PLACES[event.to]}"
        return f"{name} acquires {card}{price}{to}"

    def add(self, line: Line, event: Event, actor: int) -> None:
        """Add what followed to a line."""
        name = self.name(event.player)
        card = FACES[event.face].name if event.face >= 0 else "a card"
        if event.what == events.GAINED:
            gain = quantity(event)
            if event.player == actor:
                line.gains.append(gain)
            else:
                line.after.append(f"{name} gains {gain}.")
        elif event.what == events.DREW and event.player == actor:
            line.drawn.append("" if event.face < 0 else card)
        elif event.what == events.DREW:
            line.after.append(f"{name} draws {card}.")
        else:
            line.after.append(self.sentence(event, name, card))

    def sentence(self, event: Event, name: str, card: str) -> str:
        """What else happened, as a sentence of its own."""
        what = event.what
        if what == events.ENTERED:
            return f"{card} enters the center row."
        if what == events.BANISHED:
            place = f" from {PLACES[event.zone]}" if event.zone in PLACES else ""
            return f"{name} banishes {card}{place}."
        if what == events.DESTROYED:
            return f"{name} destroys {card}."
        if what == events.DISCARDED:
            return f"{name} discards {card}."
        if what == events.TOOK:
            return f"{name} takes {card} from {self.name(event.number)}."
        if what == events.MOVED:
            return f"{name} moves {card} from {PLACES[event.zone]} to {PLACES[event.to]}."
        if what == events.SPENT:
            return f"{name} spends {quantity(event)}."
        if what == events.SHUFFLED:
            return f"{name} shuffles the discard pile into a new deck."
        if what == events.REBUILT:
            return "The void is shuffled into a new center deck."
        if what == events.REMOVED:
            return f"{card} is removed from the game."
        if what == events.EXTRA_TURN:
            return f"{name} will take an additional turn."
        if what == events.POOL_EMPTIED:
            return "The honor pool is empty: the game ends with this round."
        return "The game is over."


def quantity(event: Event) -> str:
    """How much of what."""
    plural = "s" if event.detail.endswith("rune") and event.number != 1 else ""
    return f"{event.number} {event.detail}{plural}"


def draws(drawn: list[str]) -> str:
    """The cards drawn, or how many."""
    if drawn[0]:
        return f"draws {', '.join(drawn)}"
    return "draws a card" if len(drawn) == 1 else f"draws {len(drawn)} cards"
