"""The log: events as sentences for people, with what belongs together in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from vigil.rules import events
from vigil.rules.events import (
    KINDS,
    Acquired,
    Began,
    Bid,
    CardPlayed,
    Cleared,
    Copied,
    Defeated,
    Gained,
    Passed,
    Rolled,
    Spent,
    Used,
    Won,
)
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.event import RIVAL, Event
from vigil.rules.kernel.zone_words import words_of
from vigil.rules.kernel.zones import HAND, THE_VOID
from vigil.rules.log_lines import ENTERS, EVERYBODY, GETS, HEADS, LogLine, LogPart, group_events
from vigil.wording import errors
from vigil.wording.edges import Data, to_data, to_text
from vigil.wording.parts import (
    CLOSE,
    COLON,
    COMMA,
    FULL_STOP,
    OPEN,
    OWNER,
    POSSESSIVE,
    CardName,
    Keyword,
    PlayerName,
    Pronoun,
    Quantity,
)
from vigil.wording.prices import amount, amounts, in_brackets
from vigil.wording.reader import Reader
from vigil.wording.words import Piece, Words, chain, join_clauses, say

WHOLE_ROW: Final = 4  # from so many on, what comes into the row is a list
INTO_HAND: Final = "and puts it into the hand"


class AmountData(TypedDict):
    """How much of what."""

    number: int
    resource: str


class SentenceData(TypedDict):
    """A sentence for a client: the kind of event, who it is about, what they did, paid and gained.

    The words do not name the player, nor what was paid and gained, if that is given beside them.
    """

    event: str
    player: int | None
    words: list[Data]
    paid: list[AmountData]
    gained: list[AmountData]


class Log:
    """Events of one game, told to one seat (or, if it is None, to a spectator)."""

    def __init__(self, setup: Setup, seat: int | None) -> None:
        self.setup = setup
        self.seat = seat
        self.reader = Reader(setup.names)

    def lines(self, happened: Sequence[Event]) -> list[str]:
        """The events as lines of text; a new turn begins with a heading, which has no full stop."""
        return [to_text(words, self.reader, capital=True) for words in self.line_words(happened)]

    def line_words(self, happened: Sequence[Event]) -> list[Words]:
        """The same lines in parts."""
        said = [self.words(line) for line in self.log_lines(happened)]
        return [words for words in said if words]

    def line_data(self, happened: Sequence[Event]) -> list[list[SentenceData]]:
        """The same lines as plain data: what was done, then what followed from it."""
        told = [self.sentences(line) for line in self.log_lines(happened)]
        return [line for line in told if line]

    def log_lines(self, happened: Sequence[Event]) -> list[LogLine]:
        """The events by lines, with what every player got told once."""
        lines = group_events(happened, self.seat)
        for line in lines:
            line.parts = together(line.parts, len(self.setup.names))
        return lines

    def name(self, player: int) -> Piece:
        """A player, the automatic opponent, or everybody."""
        if player == EVERYBODY:
            return "each player"
        return self.setup.rival if player == RIVAL else PlayerName(player)

    def words(self, line: LogLine) -> Words:
        """A line in words; nothing if there is nothing to tell."""
        if isinstance(line.event, Began):
            return self.heading(line.event)
        head, parts = self.head(line, in_brackets(amounts(line.price))), line.parts
        own = own_gains(line) if head else None
        if own is not None:
            head, parts = say(head, COLON, gets(own)), parts[1:]
        sentences = [head] if head else []
        sentences += [self.sentence(part) for part in parts]
        return say(*[piece for words in sentences for piece in (words, FULL_STOP)])

    def sentences(self, line: LogLine) -> list[SentenceData]:
        """A line as plain data."""
        if isinstance(line.event, Began):
            return [self.one(KINDS[Began][0], self.heading(line.event))]
        head, parts = self.head(line, say()), line.parts
        followed = [self.following(part) for part in parts]
        if not head:
            return followed
        own = own_gains(line)
        if own is None:
            return [self.one(KINDS[type(line.event)][0], head, line.price), *followed]
        if own.cards:
            head = say(head, COMMA, draws(own))
        did = self.one(KINDS[type(line.event)][0], head, line.price)
        did["gained"] = gain_data(own)
        return [did, *followed[1:]]

    def following(self, part: LogPart) -> SentenceData:
        """What followed as plain data: what was bought stands beside the words, as what was done."""
        if part.event is None or not (part.gains or part.cards):
            return self.one(part.told, self.sentence(part))
        words = self.of_one_card(part.event)
        told = self.one(part.told, say(words, COMMA, draws(part)) if part.cards else words)
        told["gained"] = gain_data(part)
        return told

    def one(self, event: str, words: Words, price: Sequence[tuple[int, str]] = ()) -> SentenceData:
        """A sentence as plain data."""
        first = words.parts[0]
        player = first.seat if isinstance(first, PlayerName) else None
        predicate = words if player is None else Words(words.parts[1:])
        return SentenceData(
            event=event,
            player=player,
            words=to_data(predicate, self.reader),
            paid=[AmountData(number=number, resource=what) for number, what in price],
            gained=[],
        )

    def heading(self, event: Began) -> Words:
        """The beginning of a turn."""
        return say(f"Turn {event.turn}", COMMA, self.name(event.player))

    def head(self, line: LogLine, price: Words) -> Words:
        """What the player did; nothing of what only follows from something."""
        event = line.event
        if not isinstance(event, HEADS):
            return say()
        name = self.name(event.player)
        cards = count_words(line.faces)
        if isinstance(event, Acquired):
            return say(name, "acquires", cards, words_of(event.to).into, price)
        if isinstance(event, CardPlayed):
            return say(name, "plays", cards, price)
        if isinstance(event, Used):
            return say(name, "uses", cards, price)
        if isinstance(event, Defeated):
            place = words_of(THE_VOID).within if event.zone == THE_VOID else ""
            return say(name, "defeats", cards, place, price)
        if isinstance(event, Copied):
            return say(name, "copies", card(event.copied), "with", card(event.card), price)
        if isinstance(event, Cleared):
            return say(name, "ends the turn")
        if isinstance(event, Rolled):
            return say(name, f"rolls a {event.side}", price)
        if isinstance(event, Bid):
            return say(name, "bids", Quantity(event.amount, "insight"), "for the effect of", cards)
        if isinstance(event, Won):
            return say(name, "wins the auction of", cards, "for", Quantity(event.amount, "insight"))
        if isinstance(event, Passed):
            return say(name, "passes")
        raise TypeError(errors.event_without_words(type(event).__name__))

    def sentence(self, part: LogPart) -> Words:
        """What followed, as a sentence of its own; what a Fate brings begins with its name."""
        words = self.clause(part)
        if part.fate < 0:
            return words
        if FACES[part.fate].dreamborn:
            return say(card(part.fate), "is", Keyword("Dreamborn"), COLON, words)
        return say(Keyword("Fate"), "of", card(part.fate), COLON, words)

    def clause(self, part: LogPart) -> Words:
        """What followed."""
        if part.event is not None:
            event = part.event
            if part.gains or part.cards:
                return say(self.of_one_card(event), COLON, gets(part))
            return self.of_one_card(event) or self.of_moved_card(event) or self.of_the_table(event)
        if part.kind == ENTERS:
            return entering(part.cards)
        name = self.name(part.player)
        if part.kind == GETS:
            return say(name, "gains" if part.gains else "", join_clauses(gain_words(part), "and"))
        return say(name, part.kind, count_words(part.cards), part.after)

    def of_one_card(self, event: Event) -> Words:
        """What was done with a card, or what it brought."""
        name = self.name(event.player)
        if isinstance(event, Gained):
            return say(name, "gains", amount(event.amount, event.resource), "from", card(event.card))
        if isinstance(event, events.Lost):
            return say(name, "loses", amount(event.amount, event.resource))
        if isinstance(event, Spent):
            return say(name, "spends", amount(event.amount, event.resource))
        if isinstance(event, events.Destroyed):
            if event.by == event.player:
                return say(name, "destroys", card(event.card))
            owner = Pronoun(OWNER, POSSESSIVE, event.player)
            return say(self.name(event.by), "destroys", owner, card(event.card))
        if isinstance(event, events.Discarded):
            return say(name, "discards", card(event.card))
        if isinstance(event, events.Revealed):
            return say(name, "reveals", card(event.card), INTO_HAND if event.to == HAND else "")
        if isinstance(event, events.Transformed):
            return say(card(event.card), "transforms into", card(event.into))
        if isinstance(event, events.NamedFaction):
            return say(name, "names", event.faction)
        if isinstance(event, events.NamedCard):
            return say(name, "names", card(event.named))
        if isinstance(event, events.Energized):
            return say(name, "energizes", card(event.card))
        if isinstance(event, events.Removed):
            return say(card(event.card), "is removed from the game")
        return say()

    def of_moved_card(self, event: Event) -> Words:
        """A card that went from one place to another."""
        name = self.name(event.player)
        if isinstance(event, events.Took):
            return say(name, "takes", card(event.card), "from", self.name(event.victim))
        if isinstance(event, events.Moved):
            verb = "returns" if event.to == HAND else "moves"
            return say(
                name, verb, card(event.card), f"from {words_of(event.zone).name}", words_of(event.to).into
            )
        if isinstance(event, events.MovedUnder):
            return say(name, "moves", card(event.card), "under", standing(event.under, event.place))
        if isinstance(event, events.PutFaceDown):
            return say(name, "puts", card(event.card), "face down under", card(event.under))
        return say()

    def of_the_table(self, event: Event) -> Words:
        """What concerns no single card."""
        if isinstance(event, events.Shuffled):
            return say(self.name(event.player), "shuffles the discard pile into a new deck")
        if isinstance(event, events.Rebuilt):
            return say("the void is shuffled into a new center deck")
        if isinstance(event, events.PoolGrew):
            return say(f"the honor pool grows by {event.amount}")
        if isinstance(event, events.ExtraTurnGained):
            return say(self.name(event.player), "will take an additional turn")
        if isinstance(event, events.Unsold):
            return say("nobody bids")
        if isinstance(event, events.PoolEmptied):
            return say("the honor pool is empty: the game ends with this round")
        if isinstance(event, events.Ended):
            return say("the game is over")
        raise TypeError(errors.event_without_words(type(event).__name__))


def card(face: int) -> Piece:
    """A card by name, if it is known."""
    return CardName(FACES[face].name) if face >= 0 else "a card"


def standing(face: int, place: int) -> Words:
    """The card under which something goes, with its place where its name alone does not tell."""
    if face < 0:
        return say(f"place {place + 1}")
    return say(card(face), OPEN, f"place {place + 1}", CLOSE) if place >= 0 else say(card(face))


def together(parts: list[LogPart], seats: int) -> list[LogPart]:
    """The parts with the same gains of every player, one after another, taken as one."""
    found: list[LogPart] = []
    place = 0
    while place < len(parts):
        run = parts[place : place + seats]
        if same_for_everybody(run, seats):
            everybody = run[0]
            everybody.player = EVERYBODY
            run = [everybody]
            place += seats - 1
        found.append(run[0])
        place += 1
    return found


def same_for_everybody(parts: list[LogPart], seats: int) -> bool:
    """Whether every player of a table got the same, and nothing else."""
    if seats < 2 or len({part.player for part in parts}) < seats:
        return False
    first = parts[0]
    return all(
        part.kind == GETS and part.gains == first.gains and not part.cards and part.player >= 0
        for part in parts
    )


def own_gains(line: LogLine) -> LogPart | None:
    """What the player of a line got by it at once."""
    first = line.parts[0] if line.parts else None
    own = first is not None and first.kind == GETS and first.player == line.event.player and first.fate < 0
    return first if own else None


def gets(part: LogPart) -> Words:
    """What a player got, as a list."""
    return chain(gain_words(part), COMMA)


def gain_words(part: LogPart) -> list[Words]:
    """What a player got: resources and cards."""
    words = [amount(number, what) for what, number in part.gains.items()]
    return [*words, draws(part)] if part.cards else words


def gain_data(part: LogPart) -> list[AmountData]:
    """The resources a player got, as plain data."""
    return [AmountData(number=number, resource=what) for what, number in part.gains.items()]


def draws(part: LogPart) -> Words:
    """The cards a player drew: which they are, or how many."""
    known = part.cards[0] >= 0
    return say("draws", count_words(part.cards) if known else Quantity(len(part.cards), "card"))


def entering(cards: list[int]) -> Words:
    """The cards that came into the center row, each with the treasure that came under it."""
    came = standing_on(cards)
    if len(came) >= WHOLE_ROW:
        return say("center row", COLON, chain(came, COMMA))
    return say(join_clauses(came, "and"), "enter" if len(came) > 1 else "enters", "the center row")


def standing_on(cards: list[int]) -> list[Words]:
    """Cards in the order in which they came, treasure with the next card: it lies under that one."""
    came: list[Words] = []
    treasure: list[int] = []
    for face in cards:
        if FACES[face].lies_under:
            treasure.append(face)
            continue
        with_it = say("with", count_words(treasure), "under it") if treasure else say()
        came.append(say(card(face), with_it))
        treasure = []
    return came + [say(card(face)) for face in treasure]


def count_words(cards: list[int]) -> Words:
    """Cards with equal ones taken together: "Apprentice ×3 and Militia"."""
    words = [
        say(card(face)) if cards.count(face) == 1 else say(card(face), f"×{cards.count(face)}")
        for face in dict.fromkeys(cards)
    ]
    return join_clauses(words, "and")
