"""Acquaintances: who follows whom, and who has blocked whom."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, func, or_, select

from vigil.server.store.statements import insert
from vigil.server.store.tables.opponent_tables import blocks, follows
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.result_tables import result_seats

TABLES: Final[dict[str, Table]] = {"follow": follows, "block": blocks}


def are_apart(person: int, other: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether one of two people has blocked the other."""
    theirs = (blocks.c.person == person) & (blocks.c.other == other)
    others = (blocks.c.other == person) & (blocks.c.person == other)
    return exists().where(or_(theirs, others))


def pairs_apart(connection: Connection, persons: Collection[int]) -> set[frozenset[int]]:
    """Which of some people never meet."""
    among = blocks.c.person.in_(list(persons)) & blocks.c.other.in_(list(persons))
    rows = connection.execute(select(blocks.c.person, blocks.c.other).where(among))
    return {frozenset((row.person, row.other)) for row in rows}


def keep_apart(connection: Connection, person: int, other: int) -> bool:
    """Whether one of two people has blocked the other."""
    return bool(pairs_apart(connection, [person, other]))


def add_tie(connection: Connection, table: Table, person: int, other: int, now: float) -> None:
    """Let somebody follow or block somebody else."""
    tie = insert(connection, table).values(person=person, other=other, at=now)
    connection.execute(tie.on_conflict_do_nothing())


def drop_tie(connection: Connection, table: Table, person: int, other: int) -> None:
    """Let somebody follow or block somebody else no more."""
    connection.execute(delete(table).where(table.c.person == person, table.c.other == other))


def count_ties(connection: Connection, table: Table, person: int) -> int:
    """How many people somebody follows, or has blocked."""
    theirs = select(func.count()).select_from(table).where(table.c.person == person)
    return int(connection.execute(theirs).scalar_one())


def others_of(connection: Connection, table: Table, person: int) -> list[int]:
    """Whom somebody follows, or has blocked."""
    wanted = select(table.c.other).where(table.c.person == person).order_by(table.c.at.desc())
    return [int(other) for other in connection.execute(wanted).scalars()]


def met_lately(connection: Connection, person: int, most: int, but: Collection[int]) -> list[int]:
    """With whom somebody has played lately, without some; only who has an account can be named."""
    own, other = result_seats.alias(), result_seats.alias()
    together = (own.c.number == other.c.number) & (own.c.person == person) & (other.c.person != person)
    last = func.max(other.c.finished)
    wanted = (
        select(other.c.person)
        .join(own, together)
        .join(people, people.c.id == other.c.person)
        .where(people.c.account, other.c.person.not_in(list(but)))
        .group_by(other.c.person)
        .order_by(last.desc())
        .limit(most)
    )
    return [int(found) for found in connection.execute(wanted).scalars()]
