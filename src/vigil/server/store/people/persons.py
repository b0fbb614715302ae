"""Persons: everybody who has been here."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import (
    Connection,
    select,
    update,
)

from vigil.server.store.statements import insert
from vigil.server.store.tables.host_tables import settings
from vigil.server.store.tables.people_tables import people


class Person(Struct, frozen=True):
    """Somebody with a key."""

    id: int
    name: str
    muted: bool = False
    banned: bool = False


def find_person(connection: Connection, key_hash: str) -> Person | None:
    """The person with a key."""
    row = connection.execute(select(people).where(people.c.key_hash == key_hash)).first()
    return None if row is None else Person(row.id, row.name, row.muted, row.banned)


def find_old_person(connection: Connection, key_hash: str) -> Person | None:
    """The person with a key, if they came before cookies had a name of their own behind TLS."""
    last = connection.execute(select(settings.c.value).where(settings.c.key == "old people")).scalar()
    found = find_person(connection, key_hash)
    return found if found and last is not None and found.id <= int(last) else None


def add_person(connection: Connection, key_hash: str, name: str, now: float) -> Person:
    """Add a person; two first requests at once add one."""
    new = insert(connection, people).values(key_hash=key_hash, name=name, created=now)
    connection.execute(new.on_conflict_do_nothing())
    found = find_person(connection, key_hash)
    assert found is not None
    return found


def rename_person(connection: Connection, person: int, name: str) -> None:
    """Give a person another name."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))
