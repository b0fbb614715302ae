"""Revisions: which schema a database has, and what may be done with it. `migrations/` leads to the next.

Alembic's own table has the revision, so that its tools work as well. It is not imported here: a server
that finds its database up to date starts without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, inspect, select, text

from vigil.server.store.tables.all_tables import schema
from vigil.server.store.tables.host_tables import settings
from vigil.server.store.tables.match_tables import matches

# Of `migrations/versions`, the newest last.
REVISIONS: Final = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
    "0011",
    "0012",
    "0013",
    "0014",
    "0015",
    "0016",
    "0017",
)
NEWEST: Final = REVISIONS[-1]
BEFORE_ALEMBIC: Final = "0000"  # of a database without a revision; its shape tells which schema it has
NUMBER: Final = "schema"  # among the settings: the number of a schema before Alembic ...
NUMBERED: Final = 7  # ... of which this was the last ...
NO_LONGER: Final = "8"  # ... and this keeps the programs of that time off newer ones

kept_revision = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


@contextmanager
def upgrading(engine: Engine) -> Iterator[Connection]:
    """A transaction in which tables are made; of processes that start together, one does it.

    SQLite alters a table by making another in its place, and must not take that for deleting its rows.
    """
    lite = engine.dialect.name == "sqlite"
    with engine.connect() as connection:
        if lite:
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        lock(connection)
        yield connection
        if lite:
            expect_references(connection)
        connection.commit()
        if lite:
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def lock(connection: Connection) -> None:
    """Let no other process do the same until this transaction is over."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('vigil'))"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def expect_references(connection: Connection) -> None:
    """Refuse what an upgrade has made of an SQLite database, if a row refers to one that is not there."""
    dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if dangling is not None:
        raise ValueError(
            f"the database cannot be upgraded: a row of {dangling[0]} lacks one of {dangling[2]}"
        )


def make_tables(connection: Connection) -> None:
    """Make all tables in an empty database."""
    schema.create_all(connection)
    kept_revision.create(connection)
    connection.execute(kept_revision.insert().values(version_num=NEWEST))
    connection.execute(settings.insert().values(key=NUMBER, value=NO_LONGER))


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has; None for an empty one."""
    found = inspect(connection)
    if found.has_table(kept_revision.name):
        return str(connection.execute(select(kept_revision.c.version_num)).scalar_one())
    if not found.has_table(matches.name):
        return None
    number = connection.execute(select(settings.c.value).where(settings.c.key == NUMBER)).scalar()
    return BEFORE_ALEMBIC if int(number or 1) <= NUMBERED else str(number)


def is_newer(revision: str) -> bool:
    """Whether only a newer program can have made a revision."""
    return revision not in (BEFORE_ALEMBIC, *REVISIONS)


def expect_known(revision: str) -> None:
    """Refuse the revision of a newer program."""
    if is_newer(revision):
        raise ValueError(f"the database was used by a newer Vigil: its schema is {revision}, not {NEWEST}")


def expect_newest(connection: Connection) -> None:
    """Refuse a database without tables, or with those of another version."""
    found = revision_of(connection)
    if found is None:
        raise ValueError("the database is empty: no server has used it yet")
    expect_known(found)
    if found != NEWEST:
        raise ValueError(
            f"the database has schema {found}, not {NEWEST}: start the server of this version first"
        )
