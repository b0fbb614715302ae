"""The log of ratings: what is known of people and what changed it, read and written."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, select

from vigil.server.store.ratings.rating_rows import (
    Meetings,
    Offset,
    Placing,
    PoolCount,
    PoolStanding,
    RatingChange,
)
from vigil.server.store.statements import upsert
from vigil.server.store.tables.rating_tables import (
    meetings,
    rating_changes,
    rating_offsets,
    ratings,
    standings,
)

FACTS: Final = ("mean", "deviation", "games", "bot_games", "people_met", "games_met")
TABLES: Final = (ratings, rating_offsets, standings, rating_changes, meetings)
AT_ONCE: Final = 1000  # rows of one statement
Pair = tuple[int, int]


def load_placings(connection: Connection, people: Collection[int]) -> dict[int, Placing]:
    """What is known of some people; who has no rating is left out."""
    offsets: dict[int, dict[str, Offset]] = defaultdict(dict)
    pools: dict[int, dict[str, PoolCount]] = defaultdict(dict)
    for row in connection.execute(select(rating_offsets).where(rating_offsets.c.person.in_(people))):
        offsets[row.person][row.code] = Offset(row.mean, row.deviation)
    for row in connection.execute(select(standings).where(standings.c.person.in_(people))):
        pools[row.person][row.pool] = PoolCount(row.games, row.won, row.played)
    return {
        row.person: Placing(
            **{name: getattr(row, name) for name in FACTS},
            offsets=offsets[row.person],
            pools=pools[row.person],
        )
        for row in connection.execute(select(ratings).where(ratings.c.person.in_(people)))
    }


def load_meetings(connection: Connection, people: Collection[int]) -> dict[Pair, Meetings]:
    """How often some people have met each other."""
    wanted = select(meetings).where(meetings.c.person.in_(people), meetings.c.other.in_(people))
    return {
        (row.person, row.other): Meetings(row.games, row.established, tuple(json.loads(row.recent)))
        for row in connection.execute(wanted)
    }


def clear_ratings(connection: Connection) -> None:
    """Forget all ratings: they are made again."""
    for table in TABLES:
        connection.execute(delete(table))


def save_placings(
    connection: Connection,
    placings: Mapping[int, Placing],
    places: Mapping[int, Sequence[PoolStanding]],
) -> None:
    """Keep what is known of people, and how they stand."""
    facts = [{"person": person, **facts_of(known)} for person, known in placings.items()]
    offsets = [
        {"person": person, "code": code, **offset._asdict()}
        for person, known in placings.items()
        for code, offset in known.offsets.items()
    ]
    rows = [{"person": person, **place._asdict()} for person, found in places.items() for place in found]
    save_rows(connection, {ratings: facts, rating_offsets: offsets, standings: rows})


def save_meetings(connection: Connection, met: Mapping[Pair, Meetings]) -> None:
    """Keep how often people have met."""
    rows = [
        {"person": person, "other": other, **count._asdict(), "recent": json.dumps(count.recent)}
        for (person, other), count in met.items()
    ]
    save_rows(connection, {meetings: rows})


def save_changes(connection: Connection, changes: Iterable[RatingChange]) -> None:
    """Keep what games did to ratings."""
    save_rows(connection, {rating_changes: [change._asdict() for change in changes]})


def save_rows(connection: Connection, tables: Mapping[Any, list[dict[str, Any]]]) -> None:
    """Insert or replace many rows, some at a time."""
    for table, rows in tables.items():
        for begin in range(0, len(rows), AT_ONCE):
            upsert(connection, table, rows[begin : begin + AT_ONCE])


def facts_of(known: Placing) -> dict[str, float]:
    """The columns of what is known of a person."""
    return {name: getattr(known, name) for name in FACTS}
