"""Arena: whoever is free plays, against somebody who stands about as high."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from vigil.server.people.pairing.contest import Contest, DrawnTable
from vigil.server.people.pairing.histories import Career
from vigil.server.people.pairing.matching import cheapest_pairs
from vigil.server.people.pairing.standings import standings
from vigil.server.people.pairing.swiss import APART, seating

OFTEN: Final = 1  # for every game that two have had with each other
RANKS: Final = 2  # times the difference of places among those who are free


def arena_tables(contest: Contest, apart: Collection[tuple[int, int]] = ()) -> list[DrawnTable]:
    """Tables for those who are free. Nobody meets the last opponent again while somebody else may come."""
    everybody = standings(contest)
    busy = any(not ranked.history.free for ranked in everybody)
    here = [ranked.history for ranked in everybody if is_ready(ranked.history)]
    away = {frozenset(pair) for pair in apart}

    def cost(high: int, low: int) -> int | None:
        one, other = here[high], here[low]
        last = one.last_opponent == other.person or other.last_opponent == one.person
        if last and (busy or len(here) > 2):
            return None
        price = RANKS * (low - high) + OFTEN * [*one.opponents.values()].count(other.person)
        return price + APART * (frozenset((one.person, other.person)) in away)

    pairs = cheapest_pairs(len(here), cost)
    return [
        DrawnTable(number, seating(here[one], here[other])) for number, (one, other) in enumerate(pairs, 1)
    ]


def is_ready(history: Career) -> bool:
    """Whether somebody can be paired now."""
    return history.free and history.contestant.state == "in"
