"""Which games are played: every pairing, every block, every seating."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from vigil.arena.game import Fixture
from vigil.arena.table import Table


def pairings(bots: Sequence[str], table: Table, gauntlet: bool = False) -> list[tuple[str, str]]:
    """Who meets whom: everybody everybody, or in a gauntlet the first one all the others."""
    if table.rival:
        return [(bot, table.rival) for bot in bots]
    if len(bots) < 2:
        raise ValueError("a match takes two bots; `vigil arena A B`")
    if gauntlet:
        return [(bots[0], other) for other in bots[1:]]
    # Where a bot meets a table of others, it is another match the other way round.
    return list(combinations(bots, 2) if table.opponents == 1 else permutations(bots, 2))


def fixtures(matches: Sequence[tuple[str, str]], table: Table, start: int, blocks: int) -> Iterator[Fixture]:
    """The games in their order: block after block, so that all matches are equally far at any time."""
    for block in range(start, start + blocks):
        for one, other in matches:
            for turned in range(len(table.sides)):
                yield Fixture(block, one, other, turned)
