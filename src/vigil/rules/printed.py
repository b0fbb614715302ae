"""What the rules need to know of a printed card, and the register of all of them.

A card in a game is the number of the face it shows: an index into FACES. Copies of one card are
equal numbers, so that no copy can be told from another and nothing can leak through identity.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vigil.wording.sentences import Line, text_of

if TYPE_CHECKING:
    from vigil.rules.abilities import Ability, Transform
    from vigil.rules.tasks import Effect

HERO: Final = 1
CONSTRUCT: Final = 2
MONSTER: Final = 4
TREASURE: Final = 8
KINDS: Final = {HERO: "hero", CONSTRUCT: "construct", MONSTER: "monster", TREASURE: "treasure"}

ENLIGHTENED: Final = 1
LIFEBOUND: Final = 2
MECHANA: Final = 4
VOID: Final = 8
FACTIONS: Final = {ENLIGHTENED: "Enlightened", LIFEBOUND: "Lifebound", MECHANA: "Mechana", VOID: "Void"}

CENTER_DECK: Final = 0  # where a banished card belongs: the void
STARTING_DECK: Final = 1  # out of the game
ALWAYS_AVAILABLE: Final = 2  # back to its stack


class Card:
    """A printed card, or one side of a card that transforms."""

    def __init__(
        self,
        name: str,
        kind_bit: int,
        faction_bits: int,
        cost: int,
        honor: int,
        copies: int,
        home: int,
    ) -> None:
        self.name = name
        self.kind_bit = kind_bit
        self.faction_bits = faction_bits
        self.cost = cost
        self.honor = honor
        self.copies = copies
        self.home = home
        self.face = -1
        self.front = -1  # the face of the side first printed
        self.set_code = ""
        self.play: tuple[Effect, ...] = ()
        self.reward: tuple[Effect, ...] = ()
        self.fate: tuple[Effect, ...] = ()  # when it enters the center row
        self.acquired: tuple[Effect, ...] = ()  # when it is acquired, at the time of fate effects
        self.abilities: tuple[Ability, ...] = ()
        self.bargain: Ability | None = None  # what makes it cheaper in the center row
        self.trophy: Ability | None = None
        self.from_discard: Ability | None = None  # reacts while the card is in the discard pile
        self.transform: Transform | None = None
        self.into: Card | None = None  # the side it transforms into
        self.unbanishable = False
        self.uncopyable = False
        self.dreamborn = False
        self.stays_aside = False  # a monster whose reward says where it goes
        self.names_faction = False  # a hero that has its faction only once it has named one
        self.reverts = False  # a side that no card shows in the center deck
        self.counts = 1  # as how many constructs it counts
        self.watch = 0  # what its abilities wait for or change
        self.treats = 0

    @property
    def kind(self) -> str:
        """hero, construct, monster or treasure."""
        return KINDS[self.kind_bit]

    @property
    def factions(self) -> tuple[str, ...]:
        """The names of the card's factions."""
        return tuple(name for bit, name in FACTIONS.items() if self.faction_bits & bit)

    def worth(self, cards: list[int]) -> int:
        """The honor it scores among all the cards of a player."""
        return self.honor

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


FACES: Final[list[Card]] = []
_by_name: Final[dict[str, Card]] = {}


def register(card: Card) -> None:
    """Give a printed card its face; a card that several sets share has one."""
    known = _by_name.get(card.name.lower())
    if known is not None:
        card.face = known.face
        card.front = known.front
        return
    card.face = len(FACES)
    card.front = card.face
    FACES.append(card)
    _by_name[card.name.lower()] = card
    if card.into is not None:
        register(card.into)
        card.into.front = card.face


def find(name: str) -> Card | None:
    """The card with this name, in capitals or not."""
    return _by_name.get(name.strip().lower())
