"""Result readers: whatever follows from the ends of matches. Each reads every result once, in their order.

What a reader writes and how far it has come are one transaction, so that nothing is read twice or left
out, also if the process is killed in between; of several processes one reads at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from vigil.server.store.results.result_log import results_after
from vigil.server.store.results.result_rows import StoredResult
from vigil.server.store.statements import insert, upsert
from vigil.server.store.tables.result_tables import readers, results


class ResultReader(NamedTuple):
    """A name under which it is kept how far a reader has come, and what it does with a result."""

    name: str
    take: Callable[[Connection, StoredResult], None]


def is_behind(connection: Connection, reader: ResultReader) -> bool:
    """Whether there is a result that a reader has not read."""
    done = select(readers.c.done).where(readers.c.name == reader.name).scalar_subquery()
    wanted = select(func.max(results.c.number) > func.coalesce(done, 0))
    return bool(connection.execute(wanted).scalar())


def read_on(connection: Connection, reader: ResultReader, most: int) -> int:
    """Let a reader take its next results, unless another process does so; returns how many it took."""
    done = take_mark(connection, reader)
    found = [] if done is None else results_after(connection, done, most)
    for result in found:
        reader.take(connection, result)
    if found:
        set_mark(connection, reader, found[-1].number)
    return len(found)


def set_mark(connection: Connection, reader: ResultReader, number: int) -> None:
    """Keep how far a reader has come."""
    upsert(connection, readers, [{"name": reader.name, "done": number}])


def take_mark(connection: Connection, reader: ResultReader) -> int | None:
    """How far a reader has come, held until the end of the transaction; None: another process holds it."""
    begin = insert(connection, readers).values(name=reader.name, done=0)
    connection.execute(begin.on_conflict_do_nothing())
    mark = select(readers.c.done).where(readers.c.name == reader.name).with_for_update(skip_locked=True)
    return connection.execute(mark).scalar()


def mark_of(connection: Connection, reader: ResultReader) -> int:
    """How far a reader has come."""
    return connection.execute(select(readers.c.done).where(readers.c.name == reader.name)).scalar() or 0


def has_read(connection: Connection, reader: ResultReader, number: int) -> bool:
    """Whether a reader has come to a result."""
    return mark_of(connection, reader) >= number
