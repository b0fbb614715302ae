"""Matchmaking: who of those who wait should meet. Pure: no I/O, no clock."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from vigil.server.store.opponents.seek_rows import StoredSeek

NEAR: Final = 80.0  # points between two who meet at once ...
WIDENING: Final = 6.0  # ... and how many more there may be with every second ...
FAR: Final = 600.0  # ... up to so many

Pair = tuple[StoredSeek, StoredSeek]
Apart = Collection[frozenset[int]]  # pairs of people who never meet


def width(seek: StoredSeek, now: float) -> float:
    """How far away the rating of somebody may be who meets whoever looks."""
    return math.inf if seek.anybody else min(NEAR + WIDENING * max(now - seek.since, 0.0), FAR)


def common_sets(one: StoredSeek, other: StoredSeek) -> list[str]:
    """The sets that both are glad to play."""
    return [code for code in one.codes if code in other.codes]


def can_meet(one: StoredSeek, other: StoredSeek, apart: Apart) -> bool:
    """Whether two may play each other, however good they are."""
    if one.person == other.person or (one.rated, one.players) != (other.rated, other.players):
        return False
    return frozenset((one.person, other.person)) not in apart and bool(common_sets(one, other))


def pairs(waiting: Sequence[StoredSeek], apart: Apart, now: float) -> list[Pair]:
    """Who meets: whoever has waited longest chooses first, and meets whoever is nearest."""
    by_rating = sorted(waiting, key=lambda seek: seek.rating)
    places = {seek.id: place for place, seek in enumerate(by_rating)}
    taken: set[int] = set()  # people, who may look for several games at once
    found: list[Pair] = []
    for seek in sorted(waiting, key=lambda seek: (seek.since, seek.id)):
        others = [] if seek.person in taken else nearest(by_rating, places[seek.id])
        free = (other for other in others if other.person not in taken)
        partner = next((other for other in free if suit(seek, other, apart, now)), None)
        if partner is not None:
            taken |= {seek.person, partner.person}
            found.append((seek, partner))
    return found


def suit(one: StoredSeek, other: StoredSeek, apart: Apart, now: float) -> bool:
    """Whether two should meet by now.

    It is enough if one of them has waited long enough: newcomers would otherwise let others wait.
    """
    reach = max(width(one, now), width(other, now))
    return abs(one.rating - other.rating) <= reach and can_meet(one, other, apart)


def nearest(by_rating: Sequence[StoredSeek], place: int) -> Iterator[StoredSeek]:
    """All others, the nearest by rating first."""
    rating = by_rating[place].rating
    low, high = place - 1, place + 1
    while low >= 0 or high < len(by_rating):
        below = rating - by_rating[low].rating if low >= 0 else math.inf
        above = by_rating[high].rating - rating if high < len(by_rating) else math.inf
        if below <= above:
            yield by_rating[low]
            low -= 1
        else:
            yield by_rating[high]
            high += 1
