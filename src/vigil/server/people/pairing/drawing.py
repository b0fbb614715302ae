"""Drawing: the tables of the next round of a tournament, by its kind; called in a process of its own."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from vigil.server.people.pairing.arena_pairing import arena_tables
from vigil.server.people.pairing.contest import Contest, DrawnTable
from vigil.server.people.pairing.knockout import knockout_tables
from vigil.server.people.pairing.swiss import swiss_tables


def draw_tables(contest: Contest, apart: Collection[tuple[int, int]] = ()) -> list[DrawnTable]:
    """The tables that follow the last round; `apart` are pairs who do not want to meet."""
    match contest.kind:
        case "swiss":
            return swiss_tables(contest, apart)
        case "knockout":
            return knockout_tables(contest, contest.round + 1)
        case "arena":
            return arena_tables(contest, apart)
        case _:
            assert_never(contest.kind)
