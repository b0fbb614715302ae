"""Opening a database: its address, its driver, its tables, and the lock on an SQLite file."""

from __future__ import annotations

import importlib.util
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from vigil.server.store.migrations import make_tables

DRIVER: Final = "psycopg"
NO_DRIVER: Final = "PostgreSQL needs its driver: pip install 'vigil[postgres]'"


def open_engine(url: str) -> Engine:
    """The database at an address, with all its tables."""
    try:
        # Connections are tested first, since the database may have restarted; parameters stay out of
        # errors and logs, since people wrote them.
        engine = create_engine(as_url(url), pool_pre_ping=True, hide_parameters=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", prepare_sqlite)
        with engine.begin() as connection:
            make_tables(connection)
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = str(error).splitlines()[0]  # the rest is advice for programmers
        raise ValueError(f"the database cannot be opened: {reason}") from error
    return engine


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
    file = engine.url.database
    if engine.dialect.name != "sqlite" or file in (None, "", ":memory:"):
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
