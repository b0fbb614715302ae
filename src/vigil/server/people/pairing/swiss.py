"""Swiss: everybody plays every round, against somebody with about as many points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

from vigil.server.people.pairing.contest import Contest, DrawnTable
from vigil.server.people.pairing.histories import Career
from vigil.server.people.pairing.matching import cheapest_pairs
from vigil.server.people.pairing.standings import Ranked, standings

POINTS: Final = 400  # times the square of the difference of points
HALVES: Final = 20  # for being as far as possible from top against bottom within a group
SEATS: Final = 30  # if both are owed the same seat
AGAIN: Final = 10_000_000  # for every meeting before: more than any difference
APART: Final = 1_000_000_000  # for two who do not want to meet
MORE_ROUNDS: Final = 2  # than it takes until one is left who has won all


def rounds_for(people: int) -> int:
    """How many rounds are usual for so many."""
    return max(people - 1, 1).bit_length() + MORE_ROUNDS


def swiss_tables(contest: Contest, apart: Collection[tuple[int, int]] = ()) -> list[DrawnTable]:
    """The tables of the next round, the best first; a bye is the last."""
    here = [ranked for ranked in standings(contest) if ranked.history.contestant.state == "in"]
    free = bye_of(here) if len(here) % 2 else None
    paired = [ranked for ranked in here if ranked is not free]
    cost = cost_between(paired, {frozenset(pair) for pair in apart})
    pairs = cheapest_pairs(len(paired), cost, [ranked.points for ranked in paired])
    tables = [
        DrawnTable(number, seating(paired[one].history, paired[other].history))
        for number, (one, other) in enumerate(sorted(pairs), 1)
    ]
    if free is not None:
        tables.append(DrawnTable(len(tables) + 1, (free.history.person,)))
    return tables


def bye_of(here: Sequence[Ranked]) -> Ranked:
    """Who gets the bye: the lowest of those who have had the fewest."""
    fewest = min(ranked.history.byes for ranked in here)
    return next(ranked for ranked in reversed(here) if ranked.history.byes == fewest)


def cost_between(
    paired: Sequence[Ranked], apart: Collection[frozenset[int]]
) -> Callable[[int, int], int | None]:
    """What it costs to pair two of the standings, by their places in them."""
    sizes = Counter(ranked.points for ranked in paired)
    met = [Counter(ranked.history.opponents.values()) for ranked in paired]

    def cost(high: int, low: int) -> int:
        one, other = paired[high], paired[low]
        price = round(POINTS * (one.points - other.points) ** 2)
        if one.points == other.points:
            half = max(sizes[one.points] // 2, 1)
            price += HALVES * abs(low - high - half) // half
        if one.history.owed * other.history.owed > 0:
            price += SEATS
        price += AGAIN * met[high][other.history.person]
        return price + APART * (frozenset((one.history.person, other.history.person)) in apart)

    return cost


def seating(one: Career, other: Career) -> tuple[int, int]:
    """Who begins the first game: whoever has begun less often, then whoever the lot says."""
    first, second = sorted((one, other), key=lambda history: (-history.owed, history.contestant.lot))
    return first.person, second.person
