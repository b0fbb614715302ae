"""Expiry: which matches nobody came back to, and their removal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, or_, select

from vigil.server.domain.kinds import Status
from vigil.server.store.matches import match_changes
from vigil.server.store.tables.match_tables import matches

DAY: Final = 24 * 3600.0


class Kept(Struct, frozen=True):
    """For how many days a match is kept after its last act and the last visit of a player; 0: for ever."""

    waiting: float
    playing: float
    finished: float

    def days(self) -> dict[Status, float]:
        """Those that end, by the status of a match."""
        all_of_them: dict[Status, float] = {
            "waiting": self.waiting,
            "playing": self.playing,
            "finished": self.finished,
        }
        return {status: days for status, days in all_of_them.items() if days > 0}


FOREVER: Final = Kept(0, 0, 0)


def remove_expired(
    connection: Connection, kept: Kept, now: float, most: int, but: Collection[str] = ()
) -> list[str]:
    """Delete a few of the matches whose time is over, except some; returns which."""
    wanted = select(matches.c.id).where(is_over(kept, now), matches.c.id.not_in(list(but)))
    ids = list(connection.execute(wanted.limit(most).with_for_update(skip_locked=True)).scalars())
    if ids:
        match_changes.delete_matches(connection, ids)
    return ids


def is_over(kept: Kept, now: float) -> ColumnElement[bool]:
    """Whether the time of a match is over."""
    return or_(
        *[
            and_(matches.c.status == status, matches.c.moved < before, matches.c.visited < before)
            for status, before in ((status, now - days * DAY) for status, days in kept.days().items())
        ]
    )
