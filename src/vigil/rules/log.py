"""The log: events told so that a person enjoys reading them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.rules import events
from vigil.rules.events import (
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
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES, TREASURE
from vigil.rules.kernel.event import RIVAL, Event
from vigil.rules.kernel.zones import DISCARD, NOWHERE, PLACES, THE_VOID

HEADS: Final = (Played, Used, Acquired, Defeated, Cleared, Rolled, Bid, Won)


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
            known = event.seen_by(self.seat)
            if isinstance(known, Began):
                self.finish(told, line)
                line = None
                told.append(f"Turn {known.turn}, {self.name(known.player)}")
            elif isinstance(known, Spent) and known.card < 0:
                price = [quantity(known.amount, known.resource)]  # of what comes next
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
        cards = counted([card_name(face) for face in line.faces])
        price = f" ({', '.join(line.price)})" if line.price else ""
        if isinstance(event, Acquired):
            to = "" if event.to in (DISCARD, NOWHERE) else f" to {PLACES[event.to]}"
            return f"{name} acquires {cards}{price}{to}"
        if isinstance(event, Played):
            return f"{name} plays {cards}{price}"
        if isinstance(event, Used):
            return f"{name} uses {cards}{price}"
        if isinstance(event, Defeated):
            place = " in the void" if event.zone == THE_VOID else ""
            return f"{name} defeats {cards}{place}{price}"
        if isinstance(event, Cleared):
            return f"{name} ends the turn"
        if isinstance(event, Rolled):
            return f"{name} rolls a {event.side}{price}"
        if isinstance(event, Bid):
            return f"{name} bids {event.amount} insight for the effect of {cards}"
        if isinstance(event, Won):
            return f"{name} wins the auction for {event.amount} insight"
        return ""

    def add(self, line: Line, event: Event) -> None:
        """Add an event to a line."""
        if isinstance(event, Played) or (event is line.event and isinstance(event, HEADS)):
            self.add_head(line, event)
        elif isinstance(event, Spent) and event.card in line.faces and not line.parts:
            line.price.append(quantity(event.amount, event.resource))
        else:
            self.add_part(line, event)

    def add_head(self, line: Line, event: Event) -> None:
        """Add what the player did: the card, and what was paid for it."""
        if isinstance(event, Played | Used | Acquired | Defeated | Bid | Won | Rolled):
            line.faces.append(event.card)
        if isinstance(event, Acquired) and event.price:
            line.price.append(quantity(event.price, "rune"))
        if isinstance(event, Defeated) and event.price:
            line.price.append(quantity(event.price, "power"))

    def add_part(self, line: Line, event: Event) -> None:
        """Add something that followed."""
        if isinstance(event, Gained) and (event.card in line.faces or event.card < 0):
            gains = line.part("gets", event.player).gains
            gains[event.resource] = gains.get(event.resource, 0) + event.amount
        elif isinstance(event, Drew):
            line.part("gets", event.player).cards.append(card_name(event.card) if event.card >= 0 else "")
        elif isinstance(event, Entered):
            line.part("enters", RIVAL).cards.append(card_name(event.card))
        elif isinstance(event, Acquired):
            treasure = FACES[event.card].kind_bit == TREASURE
            comes_along = treasure and isinstance(line.event, Acquired | Defeated)
            kind = "acquires with it" if comes_along else "acquires"
            line.part(kind, event.player).cards.append(card_name(event.card))
        elif isinstance(event, Banished):
            place = f" from {PLACES[event.zone]}" if event.zone in PLACES else ""
            line.part(f"banishes{place}", event.player).cards.append(card_name(event.card))
        else:
            part = Part("says", event.player)
            part.words = self.words(event, self.name(event.player))
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

    def words(self, event: Event, name: str) -> str:
        """What else happened."""
        if isinstance(event, Gained):
            return f"{name} gains {quantity(event.amount, event.resource)} from {card_name(event.card)}."
        if isinstance(event, events.Lost):
            return f"{name} loses {quantity(event.amount, event.resource)}."
        if isinstance(event, Spent):
            return f"{name} spends {quantity(event.amount, event.resource)}."
        if isinstance(event, events.Destroyed):
            return f"{name} destroys {card_name(event.card)}."
        if isinstance(event, events.Discarded):
            return f"{name} discards {card_name(event.card)}."
        if isinstance(event, events.Revealed):
            return f"{name} reveals {card_name(event.card)}."
        if isinstance(event, events.Transformed):
            return f"{card_name(event.card)} transforms into {card_name(event.into)}."
        if isinstance(event, events.NamedFaction):
            return f"{name} names {event.faction}."
        if isinstance(event, events.Energized):
            return f"{name} energizes {card_name(event.card)}."
        if isinstance(event, events.Removed):
            return f"{card_name(event.card)} is removed from the game."
        return self.moved(event, name) or self.of_the_table(event, name)

    def moved(self, event: Event, name: str) -> str:
        """A card that went from one place to another."""
        if isinstance(event, events.Took):
            return f"{name} takes {card_name(event.card)} from {self.name(event.victim)}."
        if isinstance(event, events.Moved):
            places = f"from {PLACES.get(event.zone, '')} to {PLACES.get(event.to, '')}"
            return f"{name} moves {card_name(event.card)} {places}."
        if isinstance(event, events.PutUnder):
            place = f"place {event.place + 1}"
            on_it = card_name(event.under) if event.under >= 0 else place
            if event.under >= 0 and event.place >= 0:
                on_it = f"{on_it} ({place})"
            return f"{name} moves {card_name(event.card)} under {on_it}."
        return ""

    def of_the_table(self, event: Event, name: str) -> str:
        """What concerns no single card."""
        if isinstance(event, events.Shuffled):
            return f"{name} shuffles the discard pile into a new deck."
        if isinstance(event, events.Rebuilt):
            return "The void is shuffled into a new center deck."
        if isinstance(event, events.PoolGrew):
            return f"The honor pool grows by {event.amount}."
        if isinstance(event, events.ExtraTurn):
            return f"{name} will take an additional turn."
        if isinstance(event, events.PoolEmptied):
            return "The honor pool is empty: the game ends with this round."
        return "The game is over."


def card_name(face: int) -> str:
    """A card by name, if it is known."""
    return FACES[face].name if face >= 0 else "a card"


def begins(line: Line, event: Event) -> bool:
    """Whether an event begins a new line; plays that do no more than give are told in one."""
    same = event.player == line.event.player
    if isinstance(event, Played) and isinstance(line.event, Played):
        return not same or any(part.kind != "gets" for part in line.parts)
    if isinstance(event, Acquired) and not event.price and isinstance(line.event, HEADS):
        return not same
    if isinstance(event, Drew) and not isinstance(line.event, HEADS):
        return not same
    return isinstance(event, HEADS)


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
