"""Packed arrays of small numbers, sorted: a hand one by one, a deck by counting."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FEW: Final = 16  # more are sorted sooner by counting


def sorted_short(cards: vec[i64]) -> vec[i64]:
    """A few numbers, each put into its place among those before it."""
    packed = cards[:]
    end: i64 = 1
    count: i64 = len(packed)
    while end < count:
        card = packed[end]
        place = end
        while place > 0 and packed[place - 1] > card:
            packed[place] = packed[place - 1]
            place -= 1
        packed[place] = card
        end += 1
    return packed


def sorted_long(cards: vec[i64]) -> vec[i64]:
    """Many numbers that are not far apart: how often is each of them there?"""
    least = cards[0]
    most = cards[0]
    for card in cards:
        least = min(least, card)
        most = max(most, card)
    counts = vec[i64]([0] * (most - least + 1))
    for card in cards:
        counts[card - least] += 1
    packed = cards[:]
    place: i64 = 0
    card = least
    while card <= most:
        left = counts[card - least]
        while left > 0:
            packed[place] = card
            place += 1
            left -= 1
        card += 1
    return packed
