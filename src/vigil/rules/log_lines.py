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
    CardPlayed,
    Cleared,
    Copied,
    Defeated,
    Drew,
    Entered,
    FateCame,
    Gained,
    Passed,
    Rolled,
    Spent,
    Used,
    Won,
)
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.earmarks import EARMARKS
from vigil.rules.kernel.event import RIVAL, Event
from vigil.rules.kernel.zone_words import words_of
from vigil.rules.kernel.zones import EMPTY

HEADS: Final = (CardPlayed, Used, Copied, Acquired, Defeated, Cleared, Rolled, Bid, Passed, Won)
EVERYBODY: Final = -2  # the player of what every player got
GETS: Final = "gets"  # what a player got: resources and cards
ENTERS: Final = "enters"  # what came into the center row
SAYS: Final = "says"  # anything else, in words of its own
ACQUIRES: Final = "acquires"
BANISHES: Final = "banishes"
FOLLOWED: Final = {GETS: "drew", ENTERS: "entered", ACQUIRES: "acquired", BANISHES: "banished"}


class LogPart:
    """Something that followed: what one player got, what came into the row, or a sentence."""

    def __init__(self, kind: str, player: int, after: str = "") -> None:
        self.kind = kind  # one of the above
        self.told = FOLLOWED.get(kind, "")  # the kind of event that it tells
        self.player = player
        self.after = after  # the words after the cards
        self.gains: dict[str, int] = {}
        self.cards: list[int] = []
        self.event: Event | None = None  # of what is said in words of its own
        self.fate: int = EMPTY  # the card whose Fate it begins


class LogLine:
    """One line of the log: what a player did, what it gave, and what else happened."""

    def __init__(self, event: Event, price: list[tuple[int, str]]) -> None:
        self.event = event
        self.price = price
        self.faces: list[int] = []
        self.parts: list[LogPart] = []
        self.fate: int = EMPTY  # the card whose Fate has come, until something is told of it
        self.fates: list[int] = []  # all such cards

    def part(self, kind: str, player: int, after: str = "") -> LogPart:
        """The last part if it is of this kind, else a new one."""
        fate = self.told_fate(kind)
        last = self.parts[-1] if self.parts and fate == EMPTY else None
        if last is not None and (last.kind, last.player, last.after) == (kind, player, after):
            return last
        if last is not None and kind == GETS and isinstance(last.event, Spent) and last.player == player:
            return last  # what was paid for
        part = LogPart(kind, player, after)
        part.fate = fate
        self.parts.append(part)
        return part

    def told_fate(self, kind: str) -> int:
        """The card whose Fate begins with a part of this kind.

        The Fate of treasure interrupts the filling of the row, so what else follows it is not its doing.
        """
        fate, self.fate = self.fate, EMPTY
        if fate != EMPTY and FACES[fate].lies_under and kind != BANISHES:
            return EMPTY
        return fate

    def add(self, event: Event) -> None:
        """Add an event."""
        if isinstance(event, CardPlayed) or (event is self.event and isinstance(event, HEADS)):
            self.add_head(event)
        elif isinstance(event, FateCame):
            self.fate = event.card
            self.fates.append(event.card)
        elif isinstance(event, Spent) and event.card in self.faces and not self.parts:
            self.price.append((event.amount, event.resource))
        else:
            self.add_part(event)

    def add_head(self, event: Event) -> None:
        """Add what the player did: the card, and what was paid for it."""
        if isinstance(event, CardPlayed | Used | Copied | Acquired | Defeated | Bid | Passed | Won | Rolled):
            self.faces.append(event.card)
        if isinstance(event, Acquired):
            self.price = runes_paid(event.price, self.price)
        if isinstance(event, Defeated):
            self.price = power_paid(event.price, self.price)

    def is_about(self, card: int) -> bool:
        """Whether what a card gives needs no other mention of the card."""
        return card < 0 or card in self.faces or card in self.fates

    def add_part(self, event: Event) -> None:
        """Add something that followed."""
        if isinstance(event, Gained) and self.is_about(event.card):
            part = self.part(GETS, event.player)
            if part.event is None:
                part.told = KINDS[Gained][0]
            gains = part.gains
            gains[event.resource] = gains.get(event.resource, 0) + event.amount
        elif isinstance(event, Drew):
            self.part(GETS, event.player).cards.append(event.card)
        elif isinstance(event, Entered):
            self.part(ENTERS, RIVAL).cards.append(event.card)
        elif isinstance(event, Acquired):
            treasure = FACES[event.card].lies_under
            comes_along = treasure and isinstance(self.event, Acquired | Defeated)
            after = "with it" if comes_along else words_of(event.to).into
            self.part(ACQUIRES, event.player, after).cards.append(event.card)
        elif isinstance(event, Banished):
            zone = words_of(event.zone).name
            place = f"from {zone}" if zone else ""
            self.part(BANISHES, event.player, place).cards.append(event.card)
        else:
            part = LogPart(SAYS, event.player)
            part.told = KINDS[type(event)][0]
            part.event = event
            part.fate = self.told_fate(SAYS)
            self.parts.append(part)


def runes_paid(price: int, beside: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """What was paid for a card: earmarked runes are part of its price, runes to pass it on come on top."""
    limited = [(amount_of(beside, mark.unit), mark.unit) for mark in EARMARKS]
    usual = price - sum([runes for runes, _ in limited])
    return nonzero([(usual + amount_of(beside, "rune"), "rune"), *limited])


def power_paid(price: int, beside: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """What was paid for a monster: runes stood in for power."""
    runes = amount_of(beside, "rune")
    return nonzero([(price - runes, "power"), (runes, "rune")])


def amount_of(amounts: list[tuple[int, str]], resource: str) -> int:
    """How much of a resource there is among the amounts."""
    return sum([number for number, what in amounts if what == resource])


def nonzero(amounts: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The amounts that are more than nothing."""
    return [amount for amount in amounts if amount[0]]


def group_events(happened: Sequence[Event], seat: int | None) -> list[LogLine]:
    """Events by lines, as a seat may know them; a new turn is a line of its own."""
    lines: list[LogLine] = []
    price: list[tuple[int, str]] = []
    for event in happened:
        known = event.seen_by(seat)
        if isinstance(known, Began):
            lines.append(LogLine(known, []))
        elif isinstance(known, Spent) and known.card < 0:
            price.append((known.amount, known.resource))  # of what comes next
        else:
            if not lines or price or begins(lines[-1], known):
                lines.append(LogLine(known, price))
                price = []
            lines[-1].add(known)
    return lines


def begins(line: LogLine, event: Event) -> bool:
    """Whether an event begins a new line; plays that do no more than give are told in one."""
    same = event.player == line.event.player
    if isinstance(line.event, Began):
        return True
    if isinstance(event, CardPlayed) and isinstance(line.event, CardPlayed):
        return not same or any(part.kind != GETS for part in line.parts)
    if isinstance(event, Acquired) and not event.price and isinstance(line.event, HEADS):
        return not same
    if isinstance(event, Drew) and not isinstance(line.event, HEADS):
        return not same
    return isinstance(event, HEADS)
