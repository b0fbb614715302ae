"""Opening a database: its address, its driver, its tables, and the lock on an SQLite file."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from vigil.server.store.migrations import expect_current, lock, make_tables

if sys.platform != "win32":
    import fcntl

DRIVER: Final = "psycopg"
PRIVATE: Final = 0o600
BESIDE: Final = ("-wal", "-shm")  # files that SQLite keeps beside its own
NO_DRIVER: Final = "PostgreSQL needs its driver: pip install 'vigil-cards[postgres]'"


def open_engine(url: str, beside: bool = False) -> Engine:
    """The database at an address. A server makes and upgrades its tables; `beside` it, they must be there."""
    with explained():
        # Connections are tested first, since the database may have restarted; parameters stay out of
        # errors and logs, since people wrote them.
        engine = create_engine(as_url(url), pool_pre_ping=True, hide_parameters=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", prepare_sqlite)
        if beside:
            expect_tables(url, engine)
            return engine
        with engine.begin() as connection:
            make_tables(connection)
    return engine


@contextmanager
def explained() -> Iterator[None]:
    """Say in one line why a database cannot be opened."""
    try:
        yield
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = str(error).splitlines()[0]  # the rest is advice for programmers
        raise ValueError(f"the database cannot be opened: {reason}") from error


def expect_tables(url: str, engine: Engine) -> None:
    """Refuse a database that no server of this version has used yet."""
    file = sqlite_file(url)
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


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for others."""
    if "://" not in url:
        return Path(url)
    address = make_url(url)
    file = address.database if address.get_backend_name() == "sqlite" else None
    return Path(file) if file and file != ":memory:" else None


def keep_private(url: str) -> None:
    """Let nobody else on this machine read an SQLite file: all hands and seeds are in it."""
    file = sqlite_file(url)
    if file is None:
        return
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT, PRIVATE))
    for kept in (file, *(file.with_name(f"{file.name}{beside}") for beside in BESIDE)):
        if kept.exists():
            kept.chmod(PRIVATE)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what is committed survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}").close()


def hold(url: str) -> BinaryIO | None:
    """Keep other processes off an SQLite file: they would never hear of each other's changes.

    The file itself is locked, by whatever path it was found, until the process ends, be it killed.
    """
    with explained():
        keep_private(url)
        file = sqlite_file(url)
        if file is None or sys.platform == "win32":
            return None
        held = file.open("rb")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise ValueError(f"another Vigil is running on {file}: use or stop that one") from error
    return held
