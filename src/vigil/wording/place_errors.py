"""What is wrong with where cards lie in a document, and with what lies beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# By the names of places in `documents/whereabouts.py`; the seat stands in braces.
WHERE: Final = {
    "hand": "in the hand of {}",
    "deck": "in the deck of {}",
    "discard": "in the discard pile of {}",
    "played": "among the cards that {} has played",
    "recurred": "among the cards that {} has recurred",
    "constructs": "among the constructs of {}",
    "under_constructs": "under a construct of {}",
    "trophies": "among the trophies of {}",
    "under_trophies": "under a trophy of {}",
    "center_row": "in the center row",
    "under_row": "under a card of the center row",
    "center_deck": "in the center deck",
    "void": "in the void",
    "removed": "among the cards that have left the game",
    "aside": "among the cards that are set aside",
    "rival_cards": "among the cards of the rival",
}
HOMES: Final = ("the center deck", "the starting decks", "the always-available cards")  # by their numbers

POOL_WITHOUT_END: Final = "the honor pool is empty, but ending is false; it must be true"


def card_words(kind: str, home: int) -> str:
    """What a card is, and where it comes from."""
    return f"a {kind} of {HOMES[home]}"


def cards_words(kinds: Sequence[str], homes: Sequence[int], trophy: bool) -> str:
    """Which cards can be at a place."""
    kept = " that is kept as a trophy" if trophy else ""
    named = "" if len(homes) == len(HOMES) else f" of {in_turn([HOMES[home] for home in homes])}"
    return f"a {in_turn(kinds)}{named}{kept}"


def in_turn(words: Sequence[str]) -> str:
    """Some words, the last one after "or"."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def cannot_lie(name: str, what: str, place: str, seat: str, right: str) -> str:
    """A card where play does not bring it."""
    return f"{name}, {what}, cannot be {WHERE[place].format(seat)}; only {right} can"


def other_side(name: str, place: str, seat: str, front: str) -> str:
    """A side that its card does not show there."""
    return f"{name} cannot be {WHERE[place].format(seat)}; its card shows its other side there, {front}"


def always_in_stack(name: str, place: str, seat: str) -> str:
    """A monster that nobody takes away."""
    return f"{name} cannot be {WHERE[place].format(seat)}; it never leaves the always-available cards"


def played_out_of_turn(name: str, seat: str, on_turn: str) -> str:
    """A card played by somebody whose turn it is not."""
    return f"{name} cannot be played by {seat}; only {on_turn}, whose turn it is, has played cards"


def nothing_under(name: str, seat: str) -> str:
    """Cards under one that puts none there."""
    return f"nothing can be under {name} of {seat}; only a card that puts others under it has any"


def not_energized(name: str, seat: str) -> str:
    """A construct without an Energize ability, or in sets that energize none."""
    return f"{name} of {seat} cannot be energized; only a construct with an Energize ability can, by a card"


def no_such_use(name: str, seat: str, used: int, abilities: int) -> str:
    """An ability that was used and does not exist."""
    most = (1 << abilities) - 1
    return f"{name} of {seat} has {abilities} abilities: what was used of it is at most {most}, not {used}"


def not_used_up(name: str, seat: str) -> str:
    """A trophy that was used and would have gone."""
    return f"{name} of {seat} cannot have been used; a trophy that is banished for its effect is gone then"


def no_named_faction(name: str, what: str) -> str:
    """A card that counts as of a faction that nothing named."""
    return f"{what}: {name} can only count as what is printed on it; no card here names a faction for it"


def not_in_these_sets(key: str, number: int) -> str:
    """A number of something that the cards of the sets never give."""
    return f"{key} is {number}, but no card of these sets gives any; it must be 0"


def no_rival(key: str) -> str:
    """A rival where nobody plays alone."""
    return f"{key} is for solitaire alone; in other variants there is no rival"


def not_permitted(number: int, bits: Sequence[int]) -> str:
    """What no card of the sets allows."""
    right = f"0 or what some of {', '.join([str(bit) for bit in bits])} add up to" if bits else "0"
    return f"permits cannot be {number}; with the cards of these sets it is {right}"


def too_many_places(places: int, most: int) -> str:
    """A longer row than the cards of the sets make it."""
    return f"center_row has {places} places; with these sets it has {most}"


def not_all_there(name: str, number: int, right: int) -> str:
    """A stack from which nothing is ever taken, with another number of cards."""
    return f"supply has {number} {name}; there is always {right}, for a defeated one stays there"
