"""Lists of small numbers as the compiler's packed arrays; `plain` has the same for the interpreter.

They are never changed in place, so that all copies of a game share them. Every function here copies
before it writes; only `less_top` returns an array that shares its memory with another one. A copy with
room for more is an empty array extended: `vec[i64](cards, capacity=...)` would append one by one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from vigil.rules.kernel.packed_order import FEW, sorted_long, sorted_short
from vigil.wording import errors

Cards: TypeAlias = "vec[i64]"


def pack(numbers: Iterable[int]) -> vec[i64]:
    """The numbers as a packed array."""
    packed = vec[i64]()
    for number in numbers:
        packed = append(packed, number)
    return packed


def repeat(number: i64, count: i64) -> vec[i64]:
    """The same number several times."""
    packed = vec[i64](capacity=count)
    while count > 0:
        packed = append(packed, number)
        count -= 1
    return packed


def put(cards: vec[i64], card: i64) -> vec[i64]:
    """With a card more, as the last: the top of a deck."""
    return append(extend(vec[i64](capacity=len(cards) + 1), cards), card)


def put_under(cards: vec[i64], card: i64) -> vec[i64]:
    """With a card more, as the first: the bottom of a deck."""
    packed = vec[i64](capacity=len(cards) + 1)
    return extend(append(packed, card), cards)


def put_sorted(cards: vec[i64], card: i64) -> vec[i64]:
    """Sorted cards with one more in its place."""
    packed = append(extend(vec[i64](capacity=len(cards) + 1), cards), card)
    place: i64 = len(cards)
    while place > 0 and packed[place - 1] > card:
        packed[place] = packed[place - 1]
        place -= 1
    packed[place] = card
    return packed


def join(cards: vec[i64], others: vec[i64]) -> vec[i64]:
    """The cards of both, in order."""
    if len(others) == 0:
        return cards
    if len(cards) == 0:
        return others
    return extend(extend(vec[i64](capacity=len(cards) + len(others)), cards), others)


def less_top(cards: vec[i64], count: i64) -> vec[i64]:
    """Without the last cards."""
    while count > 0:
        cards, _top = pop(cards)
        count -= 1
    return cards


def without(cards: vec[i64], place: i64) -> vec[i64]:
    """Without the card at a place."""
    rest, _taken = pop(cards[:], place)
    return rest


def place_of(cards: vec[i64], card: i64) -> i64:
    """The first place of a card, -1 if it is not there."""
    place: i64 = 0
    count: i64 = len(cards)
    while place < count:
        if cards[place] == card:
            return place
        place += 1
    return -1


def take(cards: vec[i64], card: i64) -> vec[i64]:
    """Without the first such card."""
    place = place_of(cards, card)
    if place < 0:
        raise ValueError(errors.card_not_there(card))
    return without(cards, place)


def has(cards: vec[i64], card: i64) -> bool:
    """Whether a card is there."""
    return place_of(cards, card) >= 0


def count_of(cards: vec[i64], card: i64) -> i64:
    """How often a card is there."""
    found: i64 = 0
    for other in cards:
        if other == card:
            found += 1
    return found


def replace_at(cards: vec[i64], place: i64, card: i64) -> vec[i64]:
    """With another card at a place."""
    packed = cards[:]
    packed[place] = card
    return packed


def scratch(cards: vec[i64]) -> vec[i64]:
    """A copy that may be changed in place until it is frozen."""
    return cards[:]


def freeze(cards: vec[i64]) -> vec[i64]:
    """What was changed in place, as cards."""
    return cards


def top(cards: vec[i64], count: i64) -> vec[i64]:
    """The last cards, the top first."""
    packed = vec[i64]([0] * count)
    last: i64 = len(cards) - 1
    place: i64 = 0
    while place < count:
        packed[place] = cards[last - place]
        place += 1
    return packed


def in_order(cards: vec[i64]) -> vec[i64]:
    """Sorted."""
    return sorted_long(cards) if len(cards) > FEW else sorted_short(cards)


def same(cards: vec[i64], others: vec[i64]) -> bool:
    """Whether both have the same cards in the same order."""
    count: i64 = len(cards)
    if count != len(others):
        return False
    place: i64 = 0
    while place < count:
        if cards[place] != others[place]:
            return False
        place += 1
    return True
