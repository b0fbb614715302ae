"""Leaderboards: who stands where in a pool; everybody on them has an account and shows their rating."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, and_, func, or_, select, text

from vigil.server.store.tables.achievement_tables import profile_choices
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.rating_tables import rating_changes, standings

TOP: Final = 50  # rows that are shown
ACTIVE: Final = 90 * 86400.0  # seconds since the last game after which somebody is no longer listed
WEEK: Final = 7 * 86400.0


class BoardEntry(NamedTuple):
    """Somebody on a leaderboard; `change`: by how much their rating has changed in its time."""

    person: int
    name: str
    mean: float
    deviation: float
    standing: float
    games: int
    won: int
    change: float | None = None


LISTED: Final = and_(
    text("standings.listed"),  # as the index says it, or SQLite would not use that
    people.c.account,
    ~people.c.banned,
    people.c.deleted.is_(None),
    or_(profile_choices.c.rating.is_(None), profile_choices.c.rating),
)
ENTRY: Final = [
    standings.c.person, people.c.name, standings.c.mean, standings.c.deviation, standings.c.standing,
    standings.c.games, standings.c.won,
]  # fmt: skip
WITH_CHOICES: Final = standings.join(people, people.c.id == standings.c.person).outerjoin(
    profile_choices, profile_choices.c.person == standings.c.person
)


def listed_people(pool: str, now: float, *columns: Any) -> Select[Any]:
    """Those who are on the leaderboard of a pool."""
    on_it = and_(standings.c.pool == pool, standings.c.played > now - ACTIVE, LISTED)
    return select(*columns).select_from(WITH_CHOICES).where(on_it)


def order_of(connection: Connection, pool: str, now: float) -> array[int]:
    """Everybody on a leaderboard, the first of it first."""
    best = listed_people(pool, now, standings.c.person)
    by_place = best.order_by(standings.c.standing.desc(), standings.c.person.desc())
    return array("q", connection.execute(by_place).scalars())


def entries_of(connection: Connection, pool: str, persons: Sequence[int]) -> list[BoardEntry]:
    """Some of those on a leaderboard, in the order in which they are named; who has gone is left out."""
    some = and_(standings.c.pool == pool, standings.c.person.in_(list(persons)))
    wanted = select(*ENTRY).select_from(WITH_CHOICES).where(some, LISTED)
    found = {row.person: BoardEntry(*row) for row in connection.execute(wanted)}
    return [found[person] for person in persons if person in found]


def week_board(connection: Connection, pool: str, now: float) -> list[BoardEntry]:
    """All who have played in a pool this week, with what the week brought: kept in memory for a while."""
    pace, sets = pool.split("/")
    of_week = [rating_changes.c.finished > now - WEEK, rating_changes.c.person.is_not(None)]
    if pace != "all":
        of_week.append(rating_changes.c.pace == pace)
    if sets != "all":
        of_week.append(("," + rating_changes.c.sets + ",").contains(f",{sets},", autoescape=True))
    sums = select(
        rating_changes.c.person,
        func.count().label("games"),
        func.sum(rating_changes.c.won.cast(standings.c.won.type)).label("won"),
        func.sum(rating_changes.c.change).label("change"),
    )
    week = sums.where(*of_week).group_by(rating_changes.c.person).subquery()
    columns = [*ENTRY[:5], week.c.games, week.c.won, week.c.change]
    on_it = and_(standings.c.pool == pool, standings.c.played > now - WEEK, LISTED)
    both = WITH_CHOICES.join(week, week.c.person == standings.c.person)
    found = select(*columns).select_from(both).where(on_it)
    best = found.order_by(standings.c.standing.desc(), standings.c.person.desc())
    return [BoardEntry(*row) for row in connection.execute(best)]
