"""Erasure: somebody asks to be forgotten. What is theirs goes at once, their name in games soon after.

Games of others stay readable, with nobody's name in the place of theirs.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
import zlib
from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, delete, or_, select, update

from vigil.server.store.database import Database
from vigil.server.store.hosting import host, orders
from vigil.server.store.people import account_rows, sessions
from vigil.server.store.people.personal_data import NAMELESS, PERSONAL
from vigil.server.store.tables.all_tables import schema
from vigil.server.store.tables.match_tables import matches, reviews, seats, snapshots
from vigil.server.store.tables.people_tables import people
from vigil.server.upkeep.name_change import rename_in_match

PAUSE: Final = 30.0  # seconds between two looks
GENTLY: Final = 0.1  # between two matches, so that players wait for none
SETTLED: Final = 3.0  # until every process has heard of other names
AT_ONCE: Final = 20  # people in one look
log = logging.getLogger("vigil")


def forget_person(connection: Connection, person: int, now: float) -> None:
    """Erase what is a person's; their name in games is left to `erase_names`."""
    known = host.expect_person(connection, person)
    drop_from_lists(connection, {known.name, *seat_names(connection, person)})
    keys = [session.id for session in sessions.sessions_of(connection, person)]
    account_rows.release_name(connection, person, None, now)
    for table in reversed(schema.sorted_tables):
        if table in PERSONAL:
            leave_table(connection, table.name, person)
    gone = update(people).where(people.c.id == person).values(deleted=now, erased=None)
    connection.execute(gone)
    for key in keys:
        orders.add_order(connection, orders.REVOKE, person=person, note=str(key))
    orders.add_order(connection, orders.FORGET, person=person)


def leave_table(connection: Connection, name: str, person: int) -> None:
    """Do with the rows of a table what was decided for people who go."""
    table, policy = next((table, policy) for table, policy in PERSONAL.items() if table.name == name)
    theirs = or_(*[table.c[column] == person for column in policy.whose])
    if policy.leaving == "removed":
        connection.execute(delete(table).where(theirs))
    elif policy.emptied:
        connection.execute(update(table).where(theirs).values(policy.emptied))
    if policy.named and policy.named_leaving == "removed":
        named = or_(*[table.c[column] == person for column in policy.named])
        connection.execute(delete(table).where(named))


def seat_names(connection: Connection, person: int) -> set[str]:
    """What a person was called at tables."""
    wanted = select(seats.c.name).where(seats.c.person == person).distinct()
    return set(connection.execute(wanted).scalars())


def drop_from_lists(connection: Connection, names: Iterable[str]) -> None:
    """Take names out of the lists of those who had a seat before."""
    listed = select(seats.c.match, seats.c.seat, seats.c.seen_by).where(seats.c.seen_by.is_not(None))
    for row in connection.execute(listed).all():
        kept = [NAMELESS if name in names else name for name in json.loads(row.seen_by)]
        place = (seats.c.match == row.match) & (seats.c.seat == row.seat)
        connection.execute(update(seats).where(place).values(seen_by=json.dumps(kept)))


def erase_names(connection: Connection, match: str, person: int) -> None:
    """Let a match name somebody no more: at the table, in moves, in saved games, in what was made of it."""
    named = select(seats.c.name).where(seats.c.match == match, seats.c.person == person)
    names = set(connection.execute(named).scalars())
    rename_in_match(connection, match, person, NAMELESS)
    clean_documents(connection, match, names)


def clean_documents(connection: Connection, match: str, names: set[str]) -> None:
    """Let nobody be called so in what is kept of a match as documents."""
    for row in connection.execute(select(snapshots).where(snapshots.c.match == match)).all():
        content = json.loads(zlib.decompress(row.content))
        place = (snapshots.c.match == match) & (snapshots.c.act == row.act)
        clean = zlib.compress(json.dumps(without_names(content, names)).encode())
        connection.execute(update(snapshots).where(place).values(content=clean))
    start = connection.execute(select(matches.c.start).where(matches.c.id == match)).scalar()
    if start is not None:
        clean_start = json.dumps(without_names(json.loads(start), names))
        connection.execute(update(matches).where(matches.c.id == match).values(start=clean_start))
    connection.execute(delete(reviews).where(reviews.c.match == match))  # they can be made again


def without_names(document: Any, names: set[str]) -> Any:
    """A document in which nobody is called so."""
    match document:
        case dict():
            return {key: without_names(value, names) for key, value in document.items()}
        case list():
            return [without_names(value, names) for value in document]
        case str() if document in names:
            return NAMELESS
        case _:
            return document


# In the background


async def follow(database: Database) -> None:
    """Erase the names of those who are gone, until cancelled; what was begun is gone on with."""
    while True:
        try:
            for person in await database.read(partial(people_to_erase, most=AT_ONCE)):
                await finish(database, person)
        except Exception:
            log.exception("somebody cannot be forgotten yet")
        await asyncio.sleep(PAUSE)


def people_to_erase(connection: Connection, most: int) -> list[int]:
    """Those whose names are still in games."""
    wanted = select(people.c.id).where(people.c.deleted.is_not(None), people.c.erased.is_(None))
    return list(connection.execute(wanted.limit(most)).scalars())


async def finish(database: Database, person: int) -> None:
    """Erase a name from all games, one after another."""
    names = await database.read(partial(seat_names, person=person))
    played = await database.read(partial(host.all_matches_of, person=person))
    for match in played:
        await database.write(partial(erase_names, match=match, person=person), match)
        await asyncio.sleep(GENTLY)
    await asyncio.sleep(SETTLED)
    for match in played:  # a process that had not heard of it yet may have saved a game as it was
        await database.write(partial(clean_documents, match=match, names=names - {NAMELESS}), match)
    await database.write(partial(mark_erased, person=person, now=time.time()))


def mark_erased(connection: Connection, person: int, now: float) -> None:
    """Note that nothing is left to be done."""
    connection.execute(update(people).where(people.c.id == person).values(erased=now))
