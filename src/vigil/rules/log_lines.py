"""Lines of the log: which events are told together, and what follows from what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.rules.events import (
    KINDS,
    Acquired,
    Banished,
    Began,
    Bid,
    Cleared,
    Defeated,
    Drew,
    Entered,
    Gained,
    Played,
    Rolled,
    Spent,
    Used,
    Won,
)
from vigil.rules.kernel.card import FACES, TREASURE
from vigil.rules.kernel.event import RIVAL, Event
from vigil.rules.kernel.zone_words import words_of

HEADS: Final = (Played, Used, Acquired, Defeated, Cleared, Rolled, Bid, Won)
GETS: Final = "gets"  # what a player got: resources and cards
ENTERS: Final = "enters"  # what came into the center row
SAYS: Final = "says"  # anything else, in words of its own
ACQUIRES: Final = "acquires"
BANISHES: Final = "banishes"
FOLLOWED: Final = {GETS: "drew", ENTERS: "entered", ACQUIRES: "acquired", BANISHES: "banished"}


class Part:
    """Something that followed: what one player got, what came into the row, or a sentence."""

    def __init__(self, kind: str, player: int, after: str = "") -> None:
        self.kind = kind  # one of the above
        self.told = FOLLOWED.get(kind, "")  # the kind of event that it tells
        self.player = player
        self.after = after  # the words after the cards
        self.gains: dict[str, int] = {}
        self.cards: list[int] = []
        self.event: Event | None = None  # of what is said in words of its own


class Line:
    """One line of the log: what a player did, what it gave, and what else happened."""

    def __init__(self, event: Event, price: list[tuple[int, str]]) -> None:
        self.event = event
        self.price = price
        self.faces: list[int] = []
        self.parts: list[Part] = []

    def part(self, kind: str, player: int, after: str = "") -> Part:
        """The last part if it is of this kind, else a new one; what a player got comes before the row."""
        end = len(self.parts)
        if kind == GETS and end and self.parts[-1].kind == ENTERS:
            end -= 1
        last = self.parts[end - 1] if end else None
        if last is not None and (last.kind, last.player, last.after) == (kind, player, after):
            return last
        part = Part(kind, player, after)
        self.parts.insert(end, part)
        return part

    def add(self, event: Event) -> None:
        """Add an event."""
        if isinstance(event, Played) or (event is self.event and isinstance(event, HEADS)):
            self.add_head(event)
        elif isinstance(event, Spent) and event.card in self.faces and not self.parts:
            self.price.append((event.amount, event.resource))
        else:
            self.add_part(event)

    def add_head(self, event: Event) -> None:
        """Add what the player did: the card, and what was paid for it."""
        if isinstance(event, Played | Used | Acquired | Defeated | Bid | Won | Rolled):
            self.faces.append(event.card)
        if isinstance(event, Acquired) and event.price:
            self.price.append((event.price, "rune"))
        if isinstance(event, Defeated) and event.price:
            self.price.append((event.price, "power"))

    def add_part(self, event: Event) -> None:
        """Add something that followed."""
        if isinstance(event, Gained) and (event.card in self.faces or event.card < 0):
            part = self.part(GETS, event.player)
            part.told = KINDS[Gained][0]
            gains = part.gains
            gains[event.resource] = gains.get(event.resource, 0) + event.amount
        elif isinstance(event, Drew):
            self.part(GETS, event.player).cards.append(event.card)
        elif isinstance(event, Entered):
            self.part(ENTERS, RIVAL).cards.append(event.card)
        elif isinstance(event, Acquired):
            treasure = FACES[event.card].kind_bit == TREASURE
            comes_along = treasure and isinstance(self.event, Acquired | Defeated)
            self.part(ACQUIRES, event.player, "with it" if comes_along else "").cards.append(event.card)
        elif isinstance(event, Banished):
            zone = words_of(event.zone).name
            place = f"from {zone}" if zone else ""
            self.part(BANISHES, event.player, place).cards.append(event.card)
        else:
            part = Part(SAYS, event.player)
            part.told = KINDS[type(event)][0]
            part.event = event
            self.parts.append(part)


def gathered(happened: Sequence[Event], seat: int | None) -> list[Line]:
    """Events by lines, as a seat may know them; a new turn is a line of its own."""
    lines: list[Line] = []
    price: list[tuple[int, str]] = []
    for event in happened:
        known = event.seen_by(seat)
        if isinstance(known, Began):
            lines.append(Line(known, []))
        elif isinstance(known, Spent) and known.card < 0:
            price = [(known.amount, known.resource)]  # of what comes next
        else:
            if not lines or begins(lines[-1], known):
                lines.append(Line(known, price))
                price = []
            lines[-1].add(known)
    return lines


def begins(line: Line, event: Event) -> bool:
    """Whether an event begins a new line; plays that do no more than give are told in one."""
    same = event.player == line.event.player
    if isinstance(line.event, Began):
        return True
    if isinstance(event, Played) and isinstance(line.event, Played):
        return not same or any(part.kind != GETS for part in line.parts)
    if isinstance(event, Acquired) and not event.price and isinstance(line.event, HEADS):
        return not same
    if isinstance(event, Drew) and not isinstance(line.event, HEADS):
        return not same
    return isinstance(event, HEADS)
