"""What a game is played with: rulebooks, sets of cards, and the setup gathered from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from vigil.rules.kernel.card import Card, Hold
from vigil.rules.kernel.cards import NONE, Cards
from vigil.wording.set_words import SetWords

if TYPE_CHECKING:
    from vigil.rules.kernel.effect import Effect

STANDARD: Final = "standard"
TEAM: Final = "team"
SOLITAIRE: Final = "solitaire"
VARIANTS: Final = (STANDARD, TEAM, SOLITAIRE)

# What a set is: playable alone, or only together with others; of a pack single cards can be chosen.
BOX: Final = "box"
EXPANSION: Final = "expansion"
PACK: Final = "pack"


class Rulebook:
    """What one rulebook says that others do not. The newest among the sets of a game decides."""

    def __init__(
        self,
        number: int,
        rival: str,
        rewards_last: bool = False,
        reactions_in_any_order: bool = False,
        banish_at_will: bool = False,
        starting_insight: bool = False,
        large_set_treasure: int = 0,
        small_set_treasure: int = 0,
        first_edition: bool = False,
        honor_pool: int = 0,
    ) -> None:
        self.number = number  # the year it is of: a later one decides
        self.rival = rival  # the automatic opponent of solitaire
        self.rewards_last = rewards_last  # after what reacts to the defeat
        self.reactions_in_any_order = reactions_in_any_order  # as their player chooses
        self.banish_at_will = banish_at_will  # an order to banish from hand or discard pile can be declined
        self.starting_insight = starting_insight  # later seats begin with more
        self.large_set_treasure = large_set_treasure  # in the center deck, for every large set of a game
        self.small_set_treasure = small_set_treasure
        self.first_edition = first_edition  # whether there was an earlier edition, which can be played, too
        self.honor_pool = honor_pool  # honor at the start, whoever plays; 0: as the number of players has it


def newest(books: Sequence[Rulebook]) -> Rulebook:
    """The newest of several rulebooks; the first among equals."""
    found = books[0]
    for book in books:
        if book.number > found.number:
            found = book
    return found


class CardSet:
    """A set: its cards, what it is, and what its rulebook says about setting up."""

    def __init__(
        self,
        code: str,
        name: str,
        rulebook: Rulebook | None = None,
        most_players: int = 4,
        starting_deck: dict[str, int] | None = None,
        cards: Sequence[Card] = (),
        die: Effect | None = None,
        large: bool = True,
        shards: dict[str, int] | None = None,
        kind: str = BOX,
        least_players: int = 1,
        needs: Sequence[str] = (),
        rulings: str = "",
        words: SetWords | None = None,
        file: str = "",
    ) -> None:
        self.code = code
        self.name = name
        self.rulebook = rulebook  # None: as in the sets it joins
        self.most_players = most_players  # with this set alone
        self.least_players = least_players
        self.starting_deck = starting_deck or {}
        self.cards = tuple(cards)
        self.die = die
        self.large = large
        self.shards = shards or {}  # treasure that fills up the center deck, and how much the box has of it
        self.kind = kind
        self.needs = tuple(needs)  # codes of sets without which it cannot be played
        self.rulings = rulings  # what the ids of its rules begin with in docs/rulings.md
        self.words = words  # what is said of it where people choose among sets
        self.file = file  # the text of the file of a set of somebody's own, for documents that take it along
        self.hold: Hold | None = None  # of a set that may go: its faces

    @property
    def bare_code(self) -> str:
        """The code without the hash that a set of somebody's own has in it."""
        return self.code.partition("#")[0]

    @property
    def shown_code(self) -> str:
        """The code as screens have it: with the beginning of that hash."""
        bare, sign, identity = self.code.partition("#")
        return f"{bare}{sign}{identity[:8]}"

    def sides(self) -> list[Card]:
        """Every side of every card."""
        both: list[Card] = []
        for card in self.cards:
            both.append(card)
            if card.into is not None:
                both.append(card.into)
        return both

    def reprint(self) -> CardSet:
        """The same set once more, with cards that have no faces yet."""
        return CardSet(
            self.code,
            self.name,
            self.rulebook,
            self.most_players,
            self.starting_deck,
            [card.reprint() for card in self.cards],
            self.die,
            self.large,
            self.shards,
            self.kind,
            self.least_players,
            self.needs,
            self.rulings,
            self.words,
            self.file,
        )


def rulebooks(sets: Sequence[CardSet]) -> list[Rulebook]:
    """The rulebooks of sets; those that only join others have none."""
    return [card_set.rulebook for card_set in sets if card_set.rulebook is not None]


class Setup:
    """What is fixed for a whole game. Shared by all its copies."""

    def __init__(
        self, sets: Sequence[CardSet], names: Sequence[str], edition: int, variant: str, pool: int
    ) -> None:
        self.sets = tuple(sets)
        self.names = tuple(names)
        self.edition = edition
        self.variant = variant
        self.pool: i64 = pool
        self.solitaire = variant == SOLITAIRE
        self.team = variant == TEAM
        self.first_edition = edition == 1
        books = rulebooks(sets)
        rulebook = newest(books)
        self.rival = rulebook.rival
        self.rewards_last = rulebook.rewards_last
        self.reactions_in_any_order = rulebook.reactions_in_any_order
        self.banish_at_will = rulebook.banish_at_will
        self.die = next((card_set.die for card_set in sets if card_set.die is not None), None)
        self.starting_insight = any(book.starting_insight for book in books)
        every = [card for card_set in sets for card in card_set.sides()]
        self.by_name = {card.name.lower(): card for card in every}  # the game's own library
        self.faces = {card.name: card.face for card in every}  # the same for names as they are printed
        self.transforms = any(card.transform is not None for card in every)
        self.would: i64 = 0  # what can be replaced before it happens; filled in with the cards
        self.watch_in_discard: i64 = 0  # what cards in discard piles wait for
        for card in every:
            self.watch_in_discard |= card.watch_in_discard
        self.treasure = any(card.lies_under for card in every)
        self.center: Cards = NONE  # the cards of the center deck
        self.stacks: Cards = NONE  # the always-available cards, and how many there are of each
        self.stack_sizes: Cards = NONE
        self.starting: Cards = NONE  # the cards of a starting deck

    def teammate(self, seat: i64) -> i64:
        """The seat opposite (COTG-113)."""
        return (seat + len(self.names) // 2) % len(self.names)

    def opponents(self, seat: i64) -> list[int]:
        """The seats of other teams in turn order, beginning with the next (COTG-OPEN-5)."""
        count = len(self.names)
        others = [(seat + step) % count for step in range(1, count)]
        return [other for other in others if not (self.team and other == self.teammate(seat))]
