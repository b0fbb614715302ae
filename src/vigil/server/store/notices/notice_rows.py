"""Notices as they are kept: given to a person with what causes them, listed, and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from vigil.server.domain.notice_kinds import PUSHING, NoticeKind
from vigil.server.store.notices.notice_choice_rows import way_of
from vigil.server.store.notices.subscription_rows import count_devices
from vigil.server.store.tables.notice_tables import notifications
from vigil.server.store.tables.people_tables import people

KEPT: Final = 200  # notices of one person ...
LASTING: Final = 90 * 24 * 3600.0  # ... and seconds for which they are kept
AT_ONCE: Final = 1000  # that are removed in one transaction


class NewNotice(NamedTuple):
    """What somebody is to be told: where it leads, whose doing it is, and a name if the sentence needs one.

    Nobody is told the same of one place twice: the notice before makes room.
    """

    kind: NoticeKind
    path: str
    other: int | None = None
    words: str = ""


class StoredNotice(Struct, frozen=True):
    """A notice as it is listed; `name` is that of the other person by now."""

    id: int
    kind: NoticeKind
    path: str
    words: str
    at: float
    read: float | None
    name: str | None


def give_notice(connection: Connection, person: int, notice: NewNotice, now: float) -> None:
    """Tell a person something, as they want to be told of it; with the change that causes it."""
    way = way_of(connection, person, notice.kind)
    if way == "off":
        return
    same = (notifications.c.kind == notice.kind) & (notifications.c.path == notice.path)
    connection.execute(delete(notifications).where(of(person), same))
    pushed = way == "push" and count_devices(connection, person) > 0
    due = now + PUSHING[notice.kind].delay if pushed else None
    row = {"person": person, **notice._asdict(), "at": now, "push_due": due}
    connection.execute(notifications.insert().values(row))
    drop_oldest(connection, person)


def drop_oldest(connection: Connection, person: int) -> None:
    """Keep the newest notices of a person."""
    newest = select(notifications.c.at).where(of(person)).order_by(notifications.c.at.desc())
    last = newest.offset(KEPT - 1).limit(1).scalar_subquery()
    connection.execute(delete(notifications).where(of(person), notifications.c.at < last))


def was_told(connection: Connection, person: int, kind: NoticeKind, path: str) -> bool:
    """Whether a person was told of something at a place."""
    told = select(notifications.c.id).where(
        of(person), notifications.c.kind == kind, notifications.c.path == path
    )
    return connection.execute(told).first() is not None


def of(person: int) -> ColumnElement[bool]:
    """Which notices are a person's."""
    return notifications.c.person == person


def list_notices(connection: Connection, person: int, most: int = KEPT) -> list[StoredNotice]:
    """The notices of a person, the newest first."""
    fields = [notifications.c[name] for name in ("id", "kind", "path", "words", "at", "read")]
    wanted = (
        select(*fields, people.c.name)
        .join(people, people.c.id == notifications.c.other, isouter=True)
        .where(of(person))
        .order_by(notifications.c.at.desc(), notifications.c.id.desc())
    )
    return [StoredNotice(**row._mapping) for row in connection.execute(wanted.limit(most))]


def count_unread(connection: Connection, person: int) -> int:
    """How many notices a person has not looked at."""
    unread = select(func.count()).select_from(notifications).where(of(person), notifications.c.read.is_(None))
    return int(connection.execute(unread).scalar_one())


def mark_read(connection: Connection, person: int, ids: Sequence[int] | None, now: float) -> None:
    """Note that a person has looked at some notices, or at all of them; they need not be pushed any more."""
    some = notifications.c.id.in_(ids) if ids is not None else notifications.c.id.is_not(None)
    note_read(connection, of(person) & some, now)


def read_about(connection: Connection, person: int, path: str, now: float) -> None:
    """Note that a person has come to the place that notices lead to."""
    note_read(connection, of(person) & (notifications.c.path == path), now)


def note_read(connection: Connection, which: ColumnElement[bool], now: float) -> None:
    """Note that some notices were looked at."""
    fresh = update(notifications).where(which, notifications.c.read.is_(None))
    connection.execute(fresh.values(read=now, push_due=None))


def forget_notices(connection: Connection, now: float) -> int:
    """Remove notices whose time is over, a bounded number; returns how many."""
    old = select(notifications.c.id).where(notifications.c.at < now - LASTING).limit(AT_ONCE)
    return connection.execute(delete(notifications).where(notifications.c.id.in_(old))).rowcount
