"""The queue of pushes: notices that are due, each taken by one process at a time."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, func, select, update

from vigil.server.domain.notice_kinds import PUSHING, NoticeKind
from vigil.server.store.tables.notice_tables import notifications

LEASE: Final = 60.0  # seconds after which a push is tried again, if the process that took it has died
AGAIN: Final = 60.0  # seconds after which a push is tried again that no service took
HOUR: Final = 3600.0
MOST: Final = 20  # pushes to one person in an hour


class DuePush(Struct, frozen=True):
    """A notice that is to be pushed."""

    id: int
    person: int
    kind: NoticeKind
    path: str
    at: float

    def lasts(self, now: float) -> int:
        """For how many seconds it is worth to be pushed."""
        return max(int(self.at + PUSHING[self.kind].lasts - now), 0)


def is_due(connection: Connection, now: float) -> bool:
    """Whether there is anything to be pushed."""
    due = select(notifications.c.id).where(notifications.c.push_due <= now).limit(1)
    return connection.execute(due).first() is not None


def take_due(connection: Connection, now: float, most: int) -> list[DuePush]:
    """Take some notices that are due, so that no other process takes them as well."""
    fields = [notifications.c[name] for name in DuePush.__struct_fields__]
    due = select(*fields).where(notifications.c.push_due <= now).order_by(notifications.c.push_due)
    locked = connection.execute(due.limit(most).with_for_update(skip_locked=True))
    found = [DuePush(**row._mapping) for row in locked]
    wanted = [one for one in found if one.lasts(now) and not has_many(connection, one.person, now)]
    settle_pushes(connection, [one.id for one in found if one not in wanted])
    taken = notifications.c.id.in_([one.id for one in wanted])
    connection.execute(update(notifications).where(taken).values(push_due=now + LEASE))
    return wanted


def has_many(connection: Connection, person: int, now: float) -> bool:
    """Whether as much was pushed to a person of late as they may get."""
    lately = (notifications.c.person == person) & (notifications.c.pushed > now - HOUR)
    count = select(func.count()).select_from(notifications).where(lately)
    return int(connection.execute(count).scalar_one()) >= MOST


def settle_pushes(connection: Connection, ids: list[int], pushed: float | None = None) -> None:
    """Note that some notices need not be pushed any more, and when they were, if that is so."""
    done = {"push_due": None, "pushed": pushed}
    connection.execute(update(notifications).where(notifications.c.id.in_(ids)).values(done))


def push_later(connection: Connection, notice: int, now: float) -> None:
    """Let a push be tried again that no service took, unless the notice was read meanwhile."""
    waiting = (notifications.c.id == notice) & notifications.c.read.is_(None)
    connection.execute(update(notifications).where(waiting).values(push_due=now + AGAIN))
