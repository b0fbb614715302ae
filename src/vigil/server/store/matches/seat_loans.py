"""Seat loans: seats on another device than their owner's. Each is a session of the owner for that seat."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, bindparam, delete, literal, select

from vigil.server.store.people.sessions import VALID, WHOLE
from vigil.server.store.tables.people_tables import sessions

LOAN: Final = ("person", "key_hash", "kind", "scope", "match", "seat", "label", "made", "used")
lent = sessions.alias("lent")
# With whoever has them: by the same key they prove who they are.
LOANS: Final = select(lent.c.match, lent.c.seat, sessions.c.person, lent.c.label, lent.c.made).join(
    sessions, (sessions.c.key_hash == lent.c.key_hash) & WHOLE & VALID
)
LOANS_IN: Final = LOANS.where(lent.c.match.in_(bindparam("ids", expanding=True)))


class Loan(NamedTuple):
    """Who has a seat, on which device, and since when."""

    holder: int
    device: str
    since: float


def find_loans(connection: Connection, ids: Iterable[str]) -> dict[tuple[str, int], Loan]:
    """The loans in some matches, by match and seat."""
    rows = connection.execute(LOANS_IN, {"ids": list(ids), "now": time.time()})
    return {(row.match, row.seat): Loan(row.person, row.label, row.made) for row in rows}


def matches_with_loans(person: int) -> Select[Any]:
    """The matches in which a person has somebody's seat."""
    held = LOANS.where(sessions.c.person == person, lent.c.match.is_not(None))
    return held.with_only_columns(lent.c.match).params(now=time.time())


def lend_seat(
    connection: Connection, match: str, seat: int, owner: int, session: int, device: str, since: float
) -> None:
    """Let the key of a session stand for the owner of a seat, there and nowhere else."""
    fixed = [literal(value) for value in ("seat", match, seat, device, since, since)]
    row = select(literal(owner), sessions.c.key_hash, sessions.c.kind, *fixed).where(sessions.c.id == session)
    connection.execute(sessions.insert().from_select(LOAN, row))


def end_loan(connection: Connection, match: str, seat: int) -> None:
    """Give a seat back to its owner, if it was lent."""
    connection.execute(delete(sessions).where(sessions.c.match == match, sessions.c.seat == seat))


def carry_over(connection: Connection, match: str, seat: int, other: str, place: int) -> None:
    """Lend the seat in another match to whoever has it in this one, if somebody has."""
    where: dict[str, Any] = {"match": literal(other), "seat": literal(place)}
    row = select(*[where.get(name, sessions.c[name]) for name in LOAN])
    held = (sessions.c.match == match) & (sessions.c.seat == seat)
    connection.execute(sessions.insert().from_select(LOAN, row.where(held)))
