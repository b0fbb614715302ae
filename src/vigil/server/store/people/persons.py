"""Persons: everybody who has been here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    select,
    update,
)

from vigil.server.domain.kinds import Scope, SessionKind
from vigil.server.store.people.sessions import VALID, WHOLE, add_session
from vigil.server.store.tables.host_tables import settings
from vigil.server.store.tables.people_tables import people, sessions

ESTABLISHED: Final = 7 * 86400.0  # seconds that somebody has to be here for


class Person(Struct, frozen=True):
    """Somebody, with the session by which they came; 0: they have not come themselves.

    `account`: the name is theirs alone. `scope`: what the key of that session is good for.
    """

    id: int
    name: str
    muted: bool = False
    banned: bool = False
    session: int = 0
    account: bool = False
    scope: Scope = "all"


# It is asked with every request, so it is built once.
PROVEN: Final = (
    select(people, sessions.c.id.label("session"), sessions.c.scope)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.key_hash == bindparam("key"), WHOLE, VALID)
)


def find_person(connection: Connection, key_hash: str) -> Person | None:
    """The person whom a key proves."""
    row = connection.execute(PROVEN, {"key": key_hash, "now": time.time()}).first()
    if row is None:
        return None
    return Person(row.id, row.name, row.muted, row.banned, row.session, row.account, row.scope)


def person_of(connection: Connection, person: int) -> Person | None:
    """The person with a number, who has not come themselves."""
    row = connection.execute(select(people).where(people.c.id == person)).first()
    return None if row is None else Person(row.id, row.name, row.muted, row.banned, account=row.account)


def find_old_person(connection: Connection, key_hash: str) -> Person | None:
    """The person with a key, if they came before cookies had a name of their own behind TLS."""
    last = connection.execute(select(settings.c.value).where(settings.c.key == "old people")).scalar()
    found = find_person(connection, key_hash)
    return found if found and last is not None and found.id <= int(last) else None


def add_person(
    connection: Connection,
    key_hash: str,
    name: str,
    now: float,
    kind: SessionKind = "browser",
    label: str = "",
) -> Person:
    """Add a person with a first session; two first requests at once add one."""
    new = people.insert().values(name=name, created=now).returning(people.c.id)
    person = connection.execute(new).scalar_one()
    if not add_session(connection, person, key_hash, kind, label, now):
        connection.execute(delete(people).where(people.c.id == person))
    found = find_person(connection, key_hash)
    if found is None:
        raise PermissionError("this key was revoked: use another")
    return found


def person_with(connection: Connection, person: int) -> Person:
    """The person with a number."""
    row = connection.execute(select(people).where(people.c.id == person)).one()
    return Person(row.id, row.name, row.muted, row.banned)


def lock_person(connection: Connection, person: int) -> None:
    """Let no other process count or add what is a person's until this transaction is over."""
    theirs = select(people.c.id).where(people.c.id == person)
    connection.execute(theirs.with_for_update(key_share=True))


def rename_person(connection: Connection, person: int, name: str) -> None:
    """Give a person another name."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def established_people(connection: Connection, ids: Sequence[int | None], now: float) -> set[int]:
    """Those of some people with an account who came long ago: they cannot be made up in an evening."""
    old = people.c.account & (people.c.created < now - ESTABLISHED)
    wanted = select(people.c.id).where(people.c.id.in_(ids), old)
    return set(connection.execute(wanted).scalars())
