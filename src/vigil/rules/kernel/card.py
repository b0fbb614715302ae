"""What the rules need to know about a printed card, and the register of all of them.

A card in a game is the number of the face it shows: an index into FACES. Copies of one card are
equal numbers, so that no copy can be told from another and nothing can leak through identity.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from vigil.rules.kernel.card_kind import KINDS
from vigil.rules.kernel.cards import NONE, Cards, put
from vigil.rules.kernel.compiled import COMPILED
from vigil.wording.sentences import Line, text_of

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

    @property
    def kind(self) -> str:
        """What its kind is called: hero, construct, monster or treasure."""
        return KINDS[self.kind_bit].code

    @property
    def factions(self) -> tuple[str, ...]:
        """The names of the card's factions."""
        return tuple(name for bit, name in FACTIONS.items() if self.faction_bits & bit)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What the card does, told by its effects, a line for each thing."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """What the card does, as a string."""
        return text_of(self.lines)

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
        """Add a side with the next number."""
        tag: i64 = card.cost << COST_SHIFT if card.bargain is None else VARIES
        self.tags = put(self.tags, tag | FOUGHT if card.fought else tag)


class Faces:
    """Every printed side by its number, kept so that compiled code reads it without a type check."""

    def __init__(self) -> None:
        self._cards = vec[Card]()

    def __getitem__(self, face: i64) -> Card:
        return self._cards[face]

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[Card]:
        return iter([self._cards[face] for face in range(len(self._cards))])

    def append(self, card: Card) -> None:
        """Add a side with the next number."""
        self._cards = append(self._cards, card)


if COMPILED:
    FACES: Final = Faces()
else:
    FACES: Final = []
PRICES: Final = Prices()
_by_name: Final[dict[str, Card]] = {}


def register(card: Card) -> None:
    """Give a printed card its face; sets that share a card share its face."""
    known = _by_name.get(card.name.lower())
    if known is not None:
        card.face = known.face
        card.front = known.front
        return
    card.face = len(FACES)
    card.front = card.face
    card.only = card.play[0] if len(card.play) == 1 else None
    FACES.append(card)
    PRICES.add(card)
    _by_name[card.name.lower()] = card
    if card.into is not None:
        register(card.into)
        card.into.front = card.face


def find(name: str) -> Card | None:
    """The card with this name; case does not matter."""
    return _by_name.get(name.strip().lower())
