"""What the rules need to know about a printed card, and the table of all faces.

A card in a game is the number of the face it shows: an index into FACES. Copies of one card are
equal numbers, so that no copy can be told from another and nothing can leak through identity.
`rules/library.py` gives faces to cards; FACES also has those that are free again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from vigil.rules.kernel.card_kind import KINDS
from vigil.rules.kernel.cards import NONE, Cards, put, replace_at
from vigil.rules.kernel.compiled import COMPILED
from vigil.wording.sentences import CardLine, text_of
from vigil.wording.svg import CardPicture, card_svg

if COMPILED:
    from librt.vecs import append, vec

if TYPE_CHECKING:
    from vigil.rules.kernel.ability import Ability, Transform
    from vigil.rules.kernel.effect import Effect

ENLIGHTENED: Final = 1
LIFEBOUND: Final = 2
MECHANA: Final = 4
VOID: Final = 8
FACTIONS: Final = {ENLIGHTENED: "Enlightened", LIFEBOUND: "Lifebound", MECHANA: "Mechana", VOID: "Void"}

# Where a card comes from, and so where it goes when it is banished.
IN_CENTER_DECK: Final = 0  # banished, it goes to the void
IN_STARTING_DECK: Final = 1  # banished, it leaves the game
IN_STACK: Final = 2  # an always-available card: banished, it goes back to its stack


class Card:
    """A printed card, or one side of a card that transforms."""

    def __init__(
        self,
        name: str,
        kind_bit: i64,
        faction_bits: i64,
        cost: i64,
        honor: i64,
        copies: i64,
        home: i64,
    ) -> None:
        self.name = name
        self.kind_bit: i64 = kind_bit
        kind = KINDS[kind_bit]
        self.stays = kind.stays
        self.fought = kind.fought
        self.owned = kind.owned
        self.heard = kind.heard
        self.lies_under = kind.lies_under
        self.faction_bits: i64 = faction_bits
        self.cost: i64 = cost
        self.honor: i64 = honor
        self.copies: i64 = copies
        self.home: i64 = home
        self.face: i64 = -1
        self.front: i64 = -1  # the face of the side first printed
        self.set_code = ""
        self.play: tuple[Effect, ...] = ()
        self.only: Effect | None = None  # the effect of a card that has one: read without a type check
        self.reward: tuple[Effect, ...] = ()
        self.fate: tuple[Effect, ...] = ()  # when it enters the center row
        self.acquired: tuple[Effect, ...] = ()  # when it is acquired, at the time of fate effects
        self.abilities: tuple[Ability, ...] = ()
        self.bargain: Ability | None = None  # what makes it cheaper in the center row
        self.trophy: Ability | None = None
        self.transform: Transform | None = None
        self.into: Card | None = None  # the side it transforms into
        self.dreamborn = False
        self.reverts = False  # a side that no card shows in the center deck
        self.counts: i64 = 1  # as how many constructs it counts
        self.marks: i64 = 0  # what its abilities say of the card itself
        self.watch: i64 = 0  # what its abilities wait for or change in play
        self.watch_in_discard: i64 = 0  # and in the discard pile
        self.treats: i64 = 0
        self.would: i64 = -1  # what anything on it can replace before it happens; -1 until somebody asks

    @property
    def kind(self) -> str:
        """What its kind is called: hero, construct, monster or treasure."""
        return KINDS[self.kind_bit].code

    @property
    def factions(self) -> tuple[str, ...]:
        """The names of the card's factions."""
        return tuple(name for bit, name in FACTIONS.items() if self.faction_bits & bit)

    def reprint(self) -> Card:
        """The same card once more, without a face."""
        raise NotImplementedError

    @property
    def lines(self) -> tuple[CardLine, ...]:
        """What the card does, told by its effects, a line for each thing."""
        raise NotImplementedError

    @property
    def reward_honor(self) -> int:
        """The honor its reward always gives, independent of the table."""
        raise NotImplementedError

    @property
    def auctioned(self) -> bool:
        """Whether players bid for its play effect when it enters the center row."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """What the card does, as a string."""
        return text_of(self.lines)

    def _repr_html_(self) -> str:
        """The card as a notebook shows it."""
        return card_svg(CardPicture(self.name, self.kind, self.factions, str(self.cost), self.text))

    def __repr__(self) -> str:
        return f"<{self.name}>"


# A price tag: above two bits the printed cost, or 0 if the card itself says that it varies.
FOUGHT: Final = 1  # it is defeated, not acquired
VARIES: Final = 2
COST_SHIFT: Final = 2


class Prices:
    """What every decision asks of the cards in the center: a price tag for each face."""

    tags: Cards = NONE

    def add(self, card: Card) -> None:
        """Tag a side by its number."""
        tag: i64 = card.cost << COST_SHIFT if card.bargain is None else VARIES
        tag = tag | FOUGHT if card.fought else tag
        new = card.face == len(self.tags)
        self.tags = put(self.tags, tag) if new else replace_at(self.tags, card.face, tag)


class Faces:
    """Every printed side by its number, kept so that compiled code reads it without a type check."""

    def __init__(self) -> None:
        self._cards = vec[Card]()

    def __getitem__(self, face: i64) -> Card:
        return self._cards[face]

    def __setitem__(self, face: i64, card: Card) -> None:
        self._cards[face] = card

    def __len__(self) -> int:
        return len(self._cards)

    def append(self, card: Card) -> None:
        """Add a side with the next number."""
        self._cards = append(self._cards, card)


if COMPILED:
    FACES: Final = Faces()
else:
    FACES: Final = []
PRICES: Final = Prices()


class Printings:
    """When each face was given to its card. What is derived from cards catches up by asking `since`."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.numbers: list[int] = []  # by face: the count when it was given
        self.free: list[int] = []  # faces that no game needs any more

    def since(self, count: i64) -> list[int]:
        """The faces that were given, or given again, after so many."""
        return [face for face, number in enumerate(self.numbers) if number > count]


PRINTINGS: Final = Printings()


class Hold:
    """The faces of a set that may go: they are free as soon as neither library nor game has the set."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.free = PRINTINGS.free

    def __del__(self) -> None:
        self.free.extend(self.faces)


def give_face(card: Card, face: int, front: int) -> None:
    """Let a side of a card have a number: the next one, or one that is free again."""
    card.face = face
    card.front = front
    card.only = card.play[0] if len(card.play) == 1 else None
    PRINTINGS.count += 1
    if face == len(FACES):
        FACES.append(card)
        PRINTINGS.numbers.append(PRINTINGS.count)
    else:
        FACES[face] = card
        PRINTINGS.numbers[face] = PRINTINGS.count
    PRICES.add(card)
