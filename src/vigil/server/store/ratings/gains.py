"""Suspicious gains: whose rating rose mostly by games against people who had just come."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, Float, case, func, select

from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.rating_tables import rating_changes
from vigil.server.store.tables.result_tables import result_seats

LATELY: Final = 60 * 86400.0  # seconds that are looked at
YOUNG: Final = 21 * 86400.0  # since somebody came
LEAST: Final = 60.0  # points of a gain that is worth a look
SHARE: Final = 0.5  # of it that came from people who had just come
MOST: Final = 50


class SuspiciousGain(NamedTuple):
    """Points that somebody gained against others, those of them against newcomers, and how many these are."""

    person: int
    name: str
    gained: float
    from_young: float
    opponents: int


def suspicious_gains(connection: Connection, now: float) -> list[SuspiciousGain]:
    """Whose gain of the last weeks came mostly from people who had just come, the largest first."""
    own, other, theirs = people.alias("own"), result_seats.alias("other"), people.alias("theirs")
    young = case((theirs.c.created > rating_changes.c.finished - YOUNG, rating_changes.c.change), else_=0.0)
    gained = func.sum(rating_changes.c.change).cast(Float)
    from_young = func.sum(young).cast(Float)
    fresh = case((theirs.c.created > rating_changes.c.finished - YOUNG, other.c.person))
    wanted = (
        select(own.c.id, own.c.name, gained, from_young, func.count(func.distinct(fresh)))
        .select_from(rating_changes)
        .join(own, own.c.id == rating_changes.c.person)
        .join(other, (other.c.number == rating_changes.c.number) & (other.c.seat != rating_changes.c.seat))
        .join(theirs, theirs.c.id == other.c.person)
        .where(rating_changes.c.finished > now - LATELY)
        .group_by(own.c.id, own.c.name)
        .having(from_young >= LEAST)
        .having(from_young >= SHARE * gained)
        .order_by(from_young.desc())
        .limit(MOST)
    )
    return [SuspiciousGain(*row) for row in connection.execute(wanted)]
