"""Reviews that are kept with their matches."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    Connection,
    delete,
    select,
)

from vigil.server.store.tables.match_tables import matches, reviews


def find_review(
    connection: Connection, match: str, seat: int, levels: Sequence[str], version: str
) -> bytes | None:
    """The kept review of a match, if this version has made it by one of these levels."""
    kept = (reviews.c.match == match) & (reviews.c.seat == seat) & (reviews.c.version == version)
    kept &= reviews.c.level.in_(levels)
    found: bytes | None = connection.execute(select(reviews.c.state).where(kept)).scalar()
    return found


def keep_review(
    connection: Connection,
    match: str,
    seat: int,
    level: str,
    version: str,
    state: bytes,
    now: float,
    better: Sequence[str] = (),
) -> None:
    """Keep the review of a match, unless the match is gone or a better level has reviewed it since."""
    kept = select(matches.c.id).where(matches.c.id == match).with_for_update(read=True, key_share=True)
    if connection.execute(kept).first() is None:
        return
    there = (reviews.c.match == match) & (reviews.c.seat == seat)
    judged = there & (reviews.c.version == version) & reviews.c.level.in_(better)
    if connection.execute(select(reviews.c.level).where(judged)).first() is not None:
        return
    connection.execute(delete(reviews).where(there))
    row = {"match": match, "seat": seat, "level": level, "version": version, "state": state, "at": now}
    connection.execute(reviews.insert().values(row))
