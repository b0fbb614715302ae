"""Lists of small numbers as tuples, the interpreter's fastest; `packed` has the same for the compiler."""

from __future__ import annotations

from collections.abc import Iterable

Cards = tuple[int, ...]


def pack(numbers: Iterable[int]) -> Cards:
    """The numbers as a tuple."""
    return tuple(numbers)


def repeat(number: int, count: int) -> Cards:
    """The same number several times."""
    return (number,) * count


def put(cards: Cards, card: int) -> Cards:
    """With a card more, as the last: the top of a deck."""
    return (*cards, card)


def put_under(cards: Cards, card: int) -> Cards:
    """With a card more, as the first: the bottom of a deck."""
    return (card, *cards)


def put_sorted(cards: Cards, card: int) -> Cards:
    """Sorted cards with one more in its place."""
    return tuple(sorted((*cards, card)))


def join(cards: Cards, others: Cards) -> Cards:
    """The cards of both, in order."""
    return cards + others


def less_top(cards: Cards, count: int) -> Cards:
    """Without the last cards."""
    return cards[: len(cards) - count]


def top(cards: Cards, count: int) -> Cards:
    """The last cards, the top first."""
    return cards[: -count - 1 : -1]


def without(cards: Cards, place: int) -> Cards:
    """Without the card at a place."""
    return cards[:place] + cards[place + 1 :]


def place_of(cards: Cards, card: int) -> int:
    """The first place of a card, -1 if it is not there."""
    return cards.index(card) if card in cards else -1


def take(cards: Cards, card: int) -> Cards:
    """Without the first such card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def has(cards: Cards, card: int) -> bool:
    """Whether a card is there."""
    return card in cards


def count_of(cards: Cards, card: int) -> int:
    """How often a card is there."""
    return cards.count(card)


def replace_at(cards: Cards, place: int, card: int) -> Cards:
    """With another card at a place."""
    return (*cards[:place], card, *cards[place + 1 :])


def scratch(cards: Cards) -> list[int]:
    """A copy that may be changed in place until it is frozen."""
    return list(cards)


def freeze(cards: list[int]) -> Cards:
    """What was changed in place, as cards."""
    return tuple(cards)


def in_order(cards: Cards) -> Cards:
    """Sorted."""
    return tuple(sorted(cards))


def same(cards: Cards, others: Cards) -> bool:
    """Whether both have the same cards in the same order."""
    return cards == others
