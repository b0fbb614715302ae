"""The log: events told so that a person enjoys reading them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.rules import events
from vigil.rules.events import Event
from vigil.rules.printed import FACES, TREASURE
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
UNITS: Final = {events.ACQUIRED: "rune", events.DEFEATED: "power"}


class Part:
    """Something that followed: what one player got, what came into the row, or a sentence."""

    def __init__(self, kind: str, player: int) -> None:
        self.kind = kind
        self.player = player
        self.gains: dict[str, int] = {}
        self.cards: list[str] = []
        self.words = ""


class Line:
    """One line of the log: what a player did, what it gave, and what else happened."""

    def __init__(self, event: Event, price: list[str]) -> None:
        self.event = event
        self.price = price
        self.faces: list[int] = []
        self.parts: list[Part] = []

    def part(self, kind: str, player: int) -> Part:
        """The last part if it is of this kind, else a new one; what a player got comes before the row."""
        end = len(self.parts)
        if kind == "gets" and end and self.parts[-1].kind == "enters":
            end -= 1
        if end and self.parts[end - 1].kind == kind and self.parts[end - 1].player == player:
            return self.parts[end - 1]
        part = Part(kind, player)
        self.parts.insert(end, part)
        return part


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
        price: list[str] = []
        for event in happened:
            known = seen(event, self.seat)
            if known.what == events.BEGAN:
                self.finish(told, line)
                line = None
                told.append(f"Turn {known.number}, {self.name(known.player)}")
            elif known.what == events.SPENT and known.face < 0:
                price = [quantity(known.number, known.detail)]  # of what comes next
            else:
                if line is None or begins(line, known):
                    self.finish(told, line)
                    line = Line(known, price)
                    price = []
                self.add(line, known)
        self.finish(told, line)
        return told

    def finish(self, told: list[str], line: Line | None) -> None:
        """Tell a line that has anything to tell."""
        if line is None:
            return
        parts = line.parts
        words = self.head(line)
        if words and parts and parts[0].kind == "gets" and parts[0].player == line.event.player:
            words = f"{words}: {gets(parts[0])}"
            parts = parts[1:]
        sentences = [f"{words}."] if words else []
        sentences += [self.sentence(part) for part in parts]
        if sentences:
            told.append(" ".join([capital(sentence) for sentence in sentences]))

    def head(self, line: Line) -> str:
        """What the player did."""
        event = line.event
        name = self.name(event.player)
        cards = counted([FACES[face].name if face >= 0 else "a card" for face in line.faces])
        price = f" ({', '.join(line.price)})" if line.price else ""
        if event.what == events.ACQUIRED:
            to = "" if event.to in (DISCARD, 0) else f" to {PLACES[event.to]}"
            return f"{name} acquires {cards}{price}{to}"
        place = " in the void" if event.zone == VOID else ""
        return {
            events.PLAYED: f"{name} plays {cards}{price}",
            events.USED: f"{name} uses {cards}{price}",
            events.DEFEATED: f"{name} defeats {cards}{place}{price}",
            events.CLEARED: f"{name} ends the turn",
            events.ROLLED: f"{name} rolls a {event.number}{price}",
            events.BID: f"{name} bids {event.number} insight for the effect of {cards}",
            events.WON: f"{name} wins the auction for {event.number} insight",
        }.get(event.what, "")

    def add(self, line: Line, event: Event) -> None:
        """Add an event to a line."""
        if event is line.event and event.what in HEADS:
            line.faces.append(event.face)
            if event.number and event.what in UNITS:
                line.price.append(quantity(event.number, UNITS[event.what]))
        elif event.what == events.PLAYED:
            line.faces.append(event.face)
        elif event.what == events.SPENT and event.face in line.faces and not line.parts:
            line.price.append(quantity(event.number, event.detail))
        else:
            self.add_part(line, event)

    def add_part(self, line: Line, event: Event) -> None:
        """Add something that followed."""
        card = FACES[event.face].name if event.face >= 0 else "a card"
        if event.what == events.GAINED and (event.face in line.faces or event.face < 0):
            gains = line.part("gets", event.player).gains
            gains[event.detail] = gains.get(event.detail, 0) + event.number
        elif event.what == events.DREW:
            line.part("gets", event.player).cards.append(card if event.face >= 0 else "")
        elif event.what == events.ENTERED:
            line.part("enters", RIVAL).cards.append(card)
        elif event.what == events.ACQUIRED:
            treasure = FACES[event.face].kind_bit == TREASURE
            comes_along = treasure and line.event.what in (events.ACQUIRED, events.DEFEATED)
            line.part("acquires with it" if comes_along else "acquires", event.player).cards.append(card)
        elif event.what == events.BANISHED:
            place = f" from {PLACES[event.zone]}" if event.zone in PLACES else ""
            line.part(f"banishes{place}", event.player).cards.append(card)
        else:
            part = Part("says", event.player)
            part.words = self.words(event, self.name(event.player), card)
            line.parts.append(part)

    def sentence(self, part: Part) -> str:
        """What followed, as a sentence of its own."""
        if part.kind == "says":
            return part.words
        if part.kind == "enters":
            return entering(part.cards)
        name = self.name(part.player)
        if part.kind == "gets":
            gains = f"gains {gets(part)}" if part.gains else gets(part)
            return f"{name} {gains}."
        verb, _, rest = part.kind.partition(" ")
        return f"{name} {verb} {counted(part.cards)}{' ' + rest if rest else ''}."

    def words(self, event: Event, name: str, card: str) -> str:
        """What else happened."""
        place = PLACES.get(event.zone, "")
        amount = quantity(event.number, event.detail)
        if event.what == events.TOOK:
            return f"{name} takes {card} from {self.name(event.number)}."
        if event.what == events.MOVED and event.detail:
            return f"{name} moves {card} {event.detail}."
        return {
            events.GAINED: f"{name} gains {amount} from {card}.",
            events.LOST: f"{name} loses {amount}.",
            events.SPENT: f"{name} spends {amount}.",
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
        }[event.what]


def begins(line: Line, event: Event) -> bool:
    """Whether an event begins a new line; plays that do no more than give are told in one."""
    same = event.player == line.event.player
    if event.what == events.PLAYED and line.event.what == events.PLAYED:
        return not same or any(part.kind != "gets" for part in line.parts)
    if event.what == events.ACQUIRED and not event.number and line.event.what in HEADS:
        return not same
    if event.what == events.DREW and line.event.what not in HEADS:
        return not same
    return event.what in HEADS


def gets(part: Part) -> str:
    """What a player got: resources and cards."""
    words = [quantity(number, what) for what, number in part.gains.items()]
    if part.cards:
        cards = counted(part.cards)
        if not part.cards[0]:
            cards = "a card" if len(part.cards) == 1 else f"{len(part.cards)} cards"
        words.append(f"draws {cards}")
    return ", ".join(words)


def quantity(number: int, what: str) -> str:
    """How much of what."""
    plural = "s" if what.endswith("rune") and number != 1 else ""
    return f"{number} {what}{plural}"


def entering(cards: list[str]) -> str:
    """The cards that came into the center row."""
    if len(cards) > 2:
        return f"Center row: {('; ' if any(',' in card for card in cards) else ', ').join(cards)}."
    return f"{joined(cards)} {'enter' if len(cards) > 1 else 'enters'} the center row."


def counted(cards: list[str]) -> str:
    """Cards with equal ones taken together: "3 Apprentice and Militia"."""
    distinct = list(dict.fromkeys(cards))
    return joined([card if cards.count(card) == 1 else f"{cards.count(card)} {card}" for card in distinct])


def joined(parts: list[str]) -> str:
    """A list in words; where a name has a comma of its own, semicolons keep it together."""
    if len(parts) < 2:
        return "".join(parts)
    if any("," in part for part in parts):
        return f"{'; '.join(parts[:-1])}; and {parts[-1]}"
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def capital(sentence: str) -> str:
    """A sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
