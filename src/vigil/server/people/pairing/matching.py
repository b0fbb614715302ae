"""Matching: pairs of people at the least cost, by `networkx`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

LIKE: Final = 8  # partners in the own group who are considered for each at first ...
OTHERS: Final = 4  # ... and in other groups: one of an odd group has to go there
Cost = Callable[[int, int], int | None]  # of two, by their places; None: they must not meet


def cheapest_pairs(count: int, cost: Cost, groups: Sequence[float] = ()) -> list[tuple[int, int]]:
    """Pairs of the places 0 to `count - 1`, as many as there can be, at about the least cost.

    Only the cheapest partners of each are considered, twice as many until nobody is left who need not be:
    all of them would take ten times as long with two hundred people.
    """
    own = groups or [0.0] * count
    partners = [sorted_partners(place, cost, own) for place in range(count)]
    times = 1
    while True:
        edges = [
            edge for like, others in partners for edge in [*like[: LIKE * times], *others[: OTHERS * times]]
        ]
        pairs = match(dict(edges))
        if len(pairs) * 2 >= count - count % 2 or OTHERS * times >= count:
            return pairs
        times *= 2


Edge = tuple[tuple[int, int], int]  # two places, and what it costs to pair them


def sorted_partners(place: int, cost: Cost, groups: Sequence[float]) -> tuple[list[Edge], list[Edge]]:
    """The edges of a place within its group and to others, the cheapest first, then the nearest."""
    found: tuple[list[Edge], list[Edge]] = ([], [])
    for other in range(len(groups)):
        pair = (min(place, other), max(place, other))
        price = cost(*pair) if other != place else None
        if price is not None:
            found[groups[place] != groups[other]].append((pair, price))
    for edges in found:
        edges.sort(key=lambda edge: (edge[1], edge[0][1] - edge[0][0]))
    return found


def match(edges: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    """The most pairs of all, and of these the cheapest."""
    # Imported here: it takes a third of a second, and only the process that pairs needs it.
    from networkx import Graph, max_weight_matching

    graph = Graph()
    dearest = max(edges.values(), default=0) + 1
    for (one, other), price in sorted(edges.items()):
        graph.add_edge(one, other, weight=dearest - price)
    found: Sequence[tuple[int, int]] = list(max_weight_matching(graph, maxcardinality=True))
    return sorted((min(pair), max(pair)) for pair in found)
