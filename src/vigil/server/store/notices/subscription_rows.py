"""Subscriptions: the devices to which notices are pushed, as their browsers gave them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select, update

from vigil.server.store.people.sessions import VALID
from vigil.server.store.statements import insert
from vigil.server.store.tables.notice_tables import subscriptions
from vigil.server.store.tables.people_tables import people, sessions

MOST: Final = 5  # devices of one person
FAILURES: Final = 20  # pushes in a row that were not taken, after which a device is given up


class Subscription(Struct, frozen=True):
    """A device: the address at its push service, and the keys that only its browser can read with."""

    id: int
    endpoint: str
    p256dh: str
    auth: str


def subscribe(
    connection: Connection, person: int, session: int, endpoint: str, p256dh: str, auth: str, now: float
) -> None:
    """Push to a device from now on; each session has one, and a person as many as they may."""
    connection.execute(delete(subscriptions).where(subscriptions.c.session == session))
    values = {"person": person, "session": session, "p256dh": p256dh, "auth": auth, "made": now, "failed": 0}
    new = insert(connection, subscriptions).values(endpoint=endpoint, **values)
    connection.execute(new.on_conflict_do_update(index_elements=["endpoint"], set_=values))
    newest = select(subscriptions.c.id).where(subscriptions.c.person == person)
    newest = newest.order_by(subscriptions.c.made.desc(), subscriptions.c.id.desc()).limit(MOST)
    theirs = subscriptions.c.person == person
    connection.execute(delete(subscriptions).where(theirs, subscriptions.c.id.not_in(newest)))


def unsubscribe(connection: Connection, session: int) -> None:
    """Push no more to the device of a session."""
    connection.execute(delete(subscriptions).where(subscriptions.c.session == session))


def is_subscribed(connection: Connection, session: int) -> bool:
    """Whether notices are pushed to the device of a session."""
    own = select(subscriptions.c.id).where(subscriptions.c.session == session)
    return connection.execute(own).first() is not None


def count_devices(connection: Connection, person: int) -> int:
    """To how many devices notices of a person are pushed."""
    own = select(func.count()).select_from(subscriptions).where(subscriptions.c.person == person)
    return int(connection.execute(own).scalar_one())


def devices_of(connection: Connection, person: int) -> list[Subscription]:
    """The devices of a person whose keys still prove them, unless the host has banned them."""
    fields = [subscriptions.c[name] for name in Subscription.__struct_fields__]
    wanted = (
        select(*fields)
        .join(sessions, sessions.c.id == subscriptions.c.session)
        .join(people, people.c.id == subscriptions.c.person)
        .where(subscriptions.c.person == person, VALID, ~people.c.banned)
    )
    return [Subscription(**row._mapping) for row in connection.execute(wanted, {"now": time.time()})]


def drop_devices(connection: Connection, ids: Sequence[int]) -> None:
    """Forget devices that are no more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(ids)))


def note_push(connection: Connection, device: int, taken: bool) -> None:
    """Write whether a push was taken; a device that takes none for long is given up."""
    own = subscriptions.c.id == device
    failed = 0 if taken else subscriptions.c.failed + 1
    connection.execute(update(subscriptions).where(own).values(failed=failed))
    connection.execute(delete(subscriptions).where(own, subscriptions.c.failed >= FAILURES))
