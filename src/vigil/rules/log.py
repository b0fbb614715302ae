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
from vigil.rules.zones import CENTER_DECK, CENTER_ROW, DECK, DISCARD, HAND, PLAY, TEAMMATE, VOID

PLACES: Final = {
    HAND: "hand",
    DISCARD: "the discard pile",
    DECK: "the top of the deck",
    PLAY: "play",
    CENTER_ROW: "the center row",
    CENTER_DECK: "the center deck",
    VOID: "the void",
    TEAMMATE: "the teammate's discard pile",
}
HEADS: Final = (
    events.PLAYED,
    events.USED,
    events.ACQUIRED,
    events.DEFEATED,
    events.CLEARED,
    events.ROLLED,
    events.BID,
    events.WON,
)
NOBODY: Final = -2


class Line:
    """One line of the log: what a player did, what it gave, and what else happened."""

    def __init__(self, event: Event, name: str) -> None:
        self.event = event
        self.name = name
        self.cards: list[str] = []
        self.price: list[str] = []
        self.gains: dict[str, int] = {}
        self.drawn: list[str] = []
        self.shuffled = False
        self.entering: list[str] = []
        self.after: list[str] = []

    def text(self) -> str:
        """The line as it is read."""
        gained = [quantity(number, what) for what, number in self.gains.items()]
        if self.drawn:
            gained.append(draws(self.drawn))
        head = self.head()
        first = f"{head}: {', '.join(gained)}." if head and gained else f"{head}." if head else ""
        if not head and gained:
            first = f"{self.name} {joined(gained)}."
        last = [entering(self.entering)] if self.entering else []
        return " ".join([part for part in [first, *self.after, *last] if part])

    def head(self) -> str:
        """What the player did."""
        event = self.event
        price = f" ({', '.join(self.price)})" if self.price else ""
        cards = counted(self.cards)
        if event.what == events.PLAYED:
            return f"{self.name} plays {cards}{price}"
        if event.what == events.USED:
            return f"{self.name} uses {cards}{price}"
        if event.what == events.DEFEATED:
            return f"{self.name} defeats {cards}{price}"
        if event.what == events.ACQUIRED:
            to = "" if event.to in (DISCARD, 0) else f" to {PLACES[event.to]}"
            return f"{self.name} acquires {cards}{price}{to}"
        if event.what == events.CLEARED:
            shuffles = ", shuffles the discard pile into a new deck" if self.shuffled else ""
            return f"{self.name} ends the turn{shuffles}"
        if event.what == events.ROLLED:
            return f"{self.name} rolls the die{price}: {event.number}"
        if event.what == events.BID:
            return f"{self.name} bids {event.number} insight for the effect of {cards}"
        if event.what == events.WON:
            return f"{self.name} wins the auction for {event.number} insight"
        return ""


class Log:
    """Events of one game, told to one seat (or, if it is None, to a spectator)."""

    def __init__(self, setup: Setup, seat: int | None) -> None:
        self.setup = setup
        self.seat = seat

    def name(self, player: int) -> str:
        """The name of a player, or of the automatic opponent."""
        return self.setup.rival if player == RIVAL else self.setup.names[player]

    def lines(self, happened: Sequence[Event]) -> list[str]:
        """The events as lines of text; a new turn begins with a heading, which has no full stop."""
        told: list[str] = []
        line: Line | None = None
        for event in happened:
            known = seen(event, self.seat)
            if known.what == events.BEGAN:
                finish(told, line)
                line = None
                told.append(f"Turn {known.number}, {self.name(known.player)}")
            elif line is None or self.begins(line, known):
                finish(told, line)
                line = Line(known, self.name(known.player))
                self.add(line, known)
            else:
                self.add(line, known)
        finish(told, line)
        return told

    def begins(self, line: Line, event: Event) -> bool:
        """Whether an event begins a new line; plays that do no more than give are told in one."""
        if event.what == events.PLAYED and line.event.what == events.PLAYED:
            return bool(line.after or line.entering or line.shuffled or event.player != line.event.player)
        if event.what == events.ACQUIRED and not event.number and line.event.what in HEADS:
            return event.player != line.event.player
        if event.what == events.DREW and line.event.what not in HEADS:
            return event.player != line.event.player
        return event.what in HEADS

    def add(self, line: Line, event: Event) -> None:
        """Add an event to a line."""
        card = FACES[event.face].name if event.face >= 0 else "a card"
        own = event.player == line.event.player
        if event is line.event and event.what in HEADS:
            line.cards.append(card)
            if event.number and event.what in (events.ACQUIRED, events.DEFEATED):
                line.price.append(quantity(event.number, UNITS[event.what]))
        elif event.what == events.PLAYED:
            line.cards.append(card)
        elif event.what == events.GAINED and own:
            line.gains[event.detail] = line.gains.get(event.detail, 0) + event.number
        elif event.what == events.SPENT and own and line.event.what in HEADS and not line.after:
            line.price.append(quantity(event.number, event.detail))
        elif event.what == events.DREW and own:
            line.drawn.append("" if event.face < 0 else card)
        elif event.what == events.SHUFFLED and own and line.event.what == events.CLEARED:
            line.shuffled = True
        elif event.what == events.ENTERED:
            line.entering.append(card)
        else:
            line.after.append(self.sentence(event, self.name(event.player), card))

    def sentence(self, event: Event, name: str, card: str) -> str:
        """What else happened, as a sentence of its own."""
        what = event.what
        place = PLACES.get(event.zone, "")
        amount = quantity(event.number, event.detail)
        sentences = {
            events.GAINED: f"{name} gains {amount}.",
            events.LOST: f"{name} loses {amount}.",
            events.SPENT: f"{name} spends {amount}.",
            events.DREW: f"{name} draws {card}.",
            events.ACQUIRED: f"{name} acquires {card} with it.",
            events.BANISHED: f"{name} banishes {card}{' from ' + place if place else ''}.",
            events.DESTROYED: f"{name} destroys {card}.",
            events.DISCARDED: f"{name} discards {card}.",
            events.MOVED: f"{name} moves {card} from {place} to {PLACES.get(event.to, '')}.",
            events.REVEALED: f"{name} reveals {card}.",
            events.TRANSFORMED: f"{event.detail} transforms into {card}.",
            events.NAMED: f"{name} names {event.detail}.",
            events.ENERGIZED: f"{name} energizes {card}.",
            events.SHUFFLED: f"{name} shuffles the discard pile into a new deck.",
            events.REBUILT: "The void is shuffled into a new center deck.",
            events.REMOVED: f"{card} is removed from the game.",
            events.POOL_GREW: f"The honor pool grows by {event.number}.",
            events.EXTRA_TURN: f"{name} will take an additional turn.",
            events.POOL_EMPTIED: "The honor pool is empty: the game ends with this round.",
            events.ENDED: "The game is over.",
        }
        if what == events.TOOK:
            return f"{name} takes {card} from {self.name(event.number)}."
        return sentences[what]


UNITS: Final = {events.ACQUIRED: "rune", events.DEFEATED: "power"}


def finish(told: list[str], line: Line | None) -> None:
    """Tell a line that has anything to tell."""
    if line is not None:
        words = line.text()
        if words:
            told.append(words)


def quantity(number: int, what: str) -> str:
    """How much of what."""
    plural = "s" if what.endswith("rune") and number != 1 else ""
    return f"{number} {what}{plural}"


def draws(drawn: list[str]) -> str:
    """The cards drawn, or how many."""
    if drawn[0]:
        return f"draws {counted(drawn)}"
    return "draws a card" if len(drawn) == 1 else f"draws {len(drawn)} cards"


def entering(cards: list[str]) -> str:
    """The cards that came into the center row."""
    if len(cards) > 2:
        return f"Center row: {', '.join(cards)}."
    return f"{joined(cards)} {'enter' if len(cards) > 1 else 'enters'} the center row."


def counted(cards: list[str]) -> str:
    """Cards with equal ones taken together: "3 Apprentice and Militia"."""
    distinct = list(dict.fromkeys(cards))
    return joined([card if cards.count(card) == 1 else f"{cards.count(card)} {card}" for card in distinct])


def joined(parts: list[str]) -> str:
    """A list in words."""
    return "".join(parts) if len(parts) < 2 else f"{', '.join(parts[:-1])} and {parts[-1]}"
