"""Sessions: the keys that prove who somebody is, each of which can be revoked. Only their hashes are kept.

A seat that is lent is a session of its owner for that seat alone, by the key of the device that has it.
"""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, Float, bindparam, case, delete, or_, select, update

from vigil.server.domain.kinds import Scope, SessionKind
from vigil.server.store.statements import insert
from vigil.server.store.tables.people_tables import people, sessions


class StoredSession(Struct, frozen=True):
    """A key and what it is good for; `match` and `seat` are those of a seat that was lent."""

    id: int
    person: int
    kind: SessionKind
    scope: Scope
    match: str | None
    seat: int | None
    label: str
    made: float
    used: float
    until: float | None
    revoked: float | None
    proved: float | None


COLUMNS: Final = [sessions.c[name] for name in StoredSession.__struct_fields__]
WHOLE: Final = sessions.c.match.is_(None)  # it proves who somebody is, and not for a seat alone
IDLE: Final = 90 * 24 * 3600.0  # seconds after which the browser of an account has to log in again
NOW: Final = bindparam("now", type_=Float)
VALID: Final = sessions.c.revoked.is_(None) & or_(sessions.c.until.is_(None), sessions.c.until > NOW)


def add_session(
    connection: Connection,
    person: int,
    key_hash: str,
    kind: SessionKind,
    label: str,
    now: float,
    scope: Scope = "all",
) -> bool:
    """Let a key prove who somebody is; False if it is somebody's already, or has been."""
    values = {"person": person, "key_hash": key_hash, "kind": kind, "scope": scope, "label": label}
    new = insert(connection, sessions).values(**values, made=now, used=now).on_conflict_do_nothing()
    return connection.execute(new.returning(sessions.c.id)).first() is not None


def move_loans(connection: Connection, before: str, after: str) -> None:
    """Let the seats that were lent to a key be with another."""
    lent = (sessions.c.key_hash == before) & sessions.c.match.is_not(None)
    connection.execute(update(sessions).where(lent).values(key_hash=after))


def use_session(connection: Connection, session: int, now: float) -> None:
    """Write down that a key was used, and its person here; a key whose time runs counts longer from now."""
    longer = case((sessions.c.until.is_(None), None), else_=now + IDLE)
    used = update(sessions).where(sessions.c.id == session).values(used=now, until=longer)
    person = connection.execute(used.returning(sessions.c.person)).scalar()
    connection.execute(update(people).where(people.c.id == person).values(seen=now))


def trust_session(connection: Connection, session: int, now: float) -> None:
    """Write down that somebody has just proved who they are, by a browser that has to be used to stay."""
    limit = case((sessions.c.kind == "browser", now + IDLE), else_=None)
    connection.execute(update(sessions).where(sessions.c.id == session).values(proved=now, until=limit))


def change_key(connection: Connection, before: str, after: str) -> None:
    """Let another key stand for one, and for the seats that were lent to it."""
    connection.execute(update(sessions).where(sessions.c.key_hash == before).values(key_hash=after))


def sessions_of(connection: Connection, person: int) -> list[StoredSession]:
    """All sessions of a person, also those that were revoked; the oldest first."""
    wanted = select(*COLUMNS).where(sessions.c.person == person).order_by(sessions.c.id)
    return [StoredSession(**row._mapping) for row in connection.execute(wanted)]


def find_session(connection: Connection, session: int) -> StoredSession | None:
    """The session with a number."""
    row = connection.execute(select(*COLUMNS).where(sessions.c.id == session)).first()
    return None if row is None else StoredSession(**row._mapping)


def revoke_session(connection: Connection, session: int) -> list[str]:
    """Let a key prove nothing any more; returns the matches in which seats go back to their owners.

    What is left of it says that the key is used up; of a lent seat nothing is left.
    """
    key = select(sessions.c.key_hash).where(sessions.c.id == session, WHOLE).scalar_subquery()
    lent = sessions.c.match.is_not(None) & ((sessions.c.id == session) | (sessions.c.key_hash == key))
    returned = connection.execute(delete(sessions).where(lent).returning(sessions.c.match))
    matches = sorted({str(row.match) for row in returned})
    ended = (sessions.c.id == session) & sessions.c.revoked.is_(None)
    connection.execute(update(sessions).where(ended).values(revoked=time.time()))
    return matches
