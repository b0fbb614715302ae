"""The library: every set by its code, every card by its name."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from vigil.rules.printed import FACES, Card, find, register

if TYPE_CHECKING:
    from vigil.rules.tasks import Effect


class CardSet:
    """One box of the game: its cards and what its rulebook says of setting up."""

    def __init__(
        self,
        code: str,
        name: str,
        rulebook: int,
        most_players: int,
        starting_deck: dict[str, int],
        cards: Sequence[Card],
        die: Effect | None = None,
        insight: bool = False,
        large: bool = True,
        shards: int = 0,
    ) -> None:
        self.code = code
        self.name = name
        self.rulebook = rulebook  # the newest rulebook among the sets of a game decides its timing
        self.most_players = most_players  # with this set alone
        self.starting_deck = starting_deck
        self.cards = tuple(cards)
        self.die = die
        self.insight = insight
        self.large = large
        self.shards = shards  # Energy Shards in the box, beside those of the starting decks


SETS: Final[dict[str, CardSet]] = {}


def add_set(card_set: CardSet) -> None:
    """Make a set known to the library, with every side of its cards."""
    SETS[card_set.code] = card_set
    for card in card_set.cards:
        register(card)
    for card in sides(card_set):
        card.set_code = card_set.code


def find_set(code: Any) -> CardSet:
    """The set with this code; the error names the closest one."""
    known = SETS.get(str(code).lower())
    if known is not None:
        return known
    raise LookupError(f"there is no set {code!r}; {closest(str(code), list(SETS))}")


def find_card(name: Any) -> Card:
    """The printed card with this name; the error names the closest one."""
    if not isinstance(name, str):
        raise LookupError(f"a card is found by its name, not by {name!r}")
    known = find(name)
    if known is not None:
        return known
    raise LookupError(f"there is no card {name!r}; {closest(name, [card.name for card in FACES])}")


def find_face(name: str) -> int:
    """The number of the face with this name."""
    return find_card(name).face


def closest(word: str, known: Sequence[str]) -> str:
    """A hint: what was probably meant, else what there is."""
    lower = {entry.lower(): entry for entry in known}
    near = get_close_matches(word.lower(), list(lower), n=1, cutoff=0.5)
    if near:
        return f"did you mean {lower[near[0]]!r}?"
    if len(known) > 12:
        return "`vigil cards` lists them all"
    return "there are " + ", ".join(sorted(known))


def cards(code: str) -> list[Card]:
    """The printed cards of a set, the sides that cards transform into included."""
    return sides(find_set(code))


def sides(card_set: CardSet) -> list[Card]:
    """Every side of every card of a set."""
    both: list[Card] = []
    for card in card_set.cards:
        both.append(card)
        if card.into is not None:
            both.append(card.into)
    return both
