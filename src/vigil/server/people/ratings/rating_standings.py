"""Standings: where somebody stands on every leaderboard that they may be on. Pure: no I/O."""

from __future__ import annotations

from math import sqrt
from typing import Final

from vigil.server.people.ratings.rating_book import DIGITS
from vigil.server.people.ratings.rating_pools import ALL, pool_name, set_of
from vigil.server.people.ratings.rating_scale import PLACED_GAMES
from vigil.server.store.ratings.rating_rows import Offset, Placing, PoolCount, PoolStanding

LISTED_DEVIATION: Final = 90.0  # at most, to be on a leaderboard
LISTED_MET: Final = 5  # established people one has to have met ...
LISTED_GAMES: Final = 10  # ... in so many games
LISTED_IN_POOL: Final = 5  # games of a pace or with a set, to be on its leaderboard
EVERYTHING: Final = pool_name(ALL, ALL)


def standings_of(known: Placing) -> list[PoolStanding]:
    """Where somebody stands in every pool that they have played in."""
    return [standing_in_pool(known, pool, count) for pool, count in known.pools.items()]


def standing_in_pool(known: Placing, pool: str, count: PoolCount) -> PoolStanding:
    """Where somebody stands in a pool; with a set, by what they are with it."""
    code = set_of(pool)
    offset = known.offsets.get(code, Offset(0.0, 0.0)) if code else Offset(0.0, 0.0)
    mean = round(known.mean + offset.mean, DIGITS)
    deviation = round(sqrt(known.deviation**2 + offset.deviation**2), DIGITS)
    listed = may_be_listed(known) and (pool == EVERYTHING or count.games >= LISTED_IN_POOL)
    return PoolStanding(pool, mean, deviation, round(mean - deviation, DIGITS), *count, listed)


def may_be_listed(known: Placing) -> bool:
    """Whether enough is known of somebody, from games against people who are no puppets."""
    return (
        known.games >= PLACED_GAMES
        and known.deviation <= LISTED_DEVIATION
        and known.people_met >= LISTED_MET
        and known.games_met >= LISTED_GAMES
    )
