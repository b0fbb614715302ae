"""Opening a database: its address, its driver, its tables, and the lock on an SQLite file."""

from __future__ import annotations

import importlib.util
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from vigil.server.store import revisions
from vigil.server.store.sqlite_files import (
    copy_aside,
    hold_file,
    keep_private,
    prepare_sole_connection,
    prepare_sqlite,
    sqlite_file,
)

DRIVER: Final = "psycopg"
NO_DRIVER: Final = "PostgreSQL needs its driver: pip install 'vigil-cards[postgres]'"
log = logging.getLogger("vigil")


def open_engine(url: str, beside: bool = False, alone: bool = False) -> Engine:
    """The database at an address. A server makes and upgrades its tables; `beside` it, they must be there.

    `alone`: one connection has the file to itself, where a system has no memory that processes share.
    """
    with explain_errors():
        # Connections are tested first, since the database may have restarted; parameters stay out of
        # errors and logs, since people wrote them.
        pool = StaticPool if alone else None
        engine = create_engine(as_url(url), pool_pre_ping=not alone, hide_parameters=True, poolclass=pool)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", prepare_sole_connection if alone else prepare_sqlite)
        try:
            expect_tables(url, engine) if beside else upgrade_tables(url, engine, alone)
        except BaseException:
            engine.dispose()
            raise
    return engine


class Unreachable(ValueError):
    """A database that does not answer, though it may soon."""


@contextmanager
def explain_errors() -> Iterator[None]:
    """Say in one line why a database cannot be opened."""
    try:
        yield
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = str(error).splitlines()[0]  # the rest is advice for programmers
        kind = Unreachable if isinstance(error, OperationalError) else ValueError
        raise kind(f"the database cannot be opened: {reason}") from error


def expect_tables(url: str, engine: Engine) -> None:
    """Refuse a database that no server of this version has used yet."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise ValueError(f"there is no database at {file}: name it with --database")
    with engine.connect() as connection:
        revisions.expect_newest(connection)


def upgrade_tables(url: str, engine: Engine, alone: bool = False) -> None:
    """Make the tables of this version, or what they lack; all of it, or nothing if it is interrupted.

    The database is copied before; not where one connection has it `alone`, and nothing else can read it.
    """
    with revisions.upgrading(engine) as connection:
        found = revisions.revision_of(connection)
        if found == revisions.NEWEST:
            return
        if found is None:
            revisions.make_tables(connection)
            return
        revisions.expect_known(found)
        file = None if alone else sqlite_file(url)
        if file is not None:
            log.warning("upgrading the database; as it was, it is in %s", copy_aside(file, f"before-{found}"))
        # Imported here: most starts find nothing to upgrade.
        from vigil.server.store.migrations.migration_run import migrate

        migrate(connection)


@contextmanager
def write_beside(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes beside a running server; of two such, one waits for the other."""
    with engine.begin() as connection:
        revisions.lock(connection)
        yield connection


def as_url(url: str) -> str:
    """An address that SQLAlchemy knows; a bare path is a file."""
    if "://" not in url:
        Path(url).parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{url}"
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        return url
    if address.get_backend_name() not in ("postgres", "postgresql"):
        raise ValueError(f"matches can be kept in SQLite and PostgreSQL, not in {address.get_backend_name()}")
    if importlib.util.find_spec(DRIVER) is None:
        raise ValueError(NO_DRIVER)
    return address.set(drivername=f"postgresql+{DRIVER}").render_as_string(hide_password=False)


def hold(url: str) -> BinaryIO | None:
    """Keep other processes off an SQLite database, and its file from other eyes."""
    with explain_errors():
        keep_private(url)
        file = sqlite_file(url)
        return None if file is None else hold_file(file)
