"""Opening a database: its address, its driver, its tables, and the lock on an SQLite file."""

from __future__ import annotations

import importlib.util
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from vigil.server.store.migrations import expect_current, lock, make_tables

DRIVER: Final = "psycopg"
NO_DRIVER: Final = "PostgreSQL needs its driver: pip install 'vigil[postgres]'"


def open_engine(url: str, beside: bool = False) -> Engine:
    """The database at an address. A server makes and upgrades its tables; `beside` it, they must be there."""
    try:
        # Connections are tested first, since the database may have restarted; parameters stay out of
        # errors and logs, since people wrote them.
        engine = create_engine(as_url(url), pool_pre_ping=True, hide_parameters=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", prepare_sqlite)
        if beside:
            expect_tables(engine)
            return engine
        with engine.begin() as connection:
            make_tables(connection)
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = str(error).splitlines()[0]  # the rest is advice for programmers
        raise ValueError(f"the database cannot be opened: {reason}") from error
    return engine


def expect_tables(engine: Engine) -> None:
    """Refuse a database that no server of this version has used yet."""
    file = file_of(engine)
    if file is not None and not file.is_file():
        raise ValueError(f"there is no database at {file}: name it with --database")
    with engine.connect() as connection:
        expect_current(connection)


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes beside a running server; of two such, one waits for the other."""
    with engine.begin() as connection:
        lock(connection)
        yield connection


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database; None for others."""
    file = engine.url.database
    return None if engine.dialect.name != "sqlite" or file in (None, "", ":memory:") else Path(file)


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


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what is committed survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}").close()


def hold(engine: Engine) -> sqlite3.Connection | None:
    """Keep other processes off an SQLite file: they would never hear of each other's changes."""
    file = file_of(engine)
    if file is None:
        return None
    held = sqlite3.connect(f"{file}-lock", timeout=0, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")  # it ends with the process, also with one that is killed
    except sqlite3.OperationalError as error:
        held.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise ValueError(f"{file}-lock cannot be opened: {error}") from error
        raise ValueError(f"another Vigil is running on {file}: use or stop that one") from error
    return held
