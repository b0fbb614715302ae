"""Keeping: all that a device has kept as one file, and a file of another device that is to be kept here."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from vigil.pocket.bridge import Bridge
from vigil.server.store import backend

SIGN: Final = b"SQLite format 3\0"


async def save_copy(bridge: Bridge, file: str) -> None:
    """Copy the database of an application, with everything that is written."""
    Path(file).unlink(missing_ok=True)
    engine = bridge.database.engine
    with closing(sqlite3.connect(file)) as copy, engine.connect() as connection:
        driver: Any = connection.connection.dbapi_connection
        driver.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE").close()  # one file, nothing beside it


async def check_copy(file: str) -> None:
    """Refuse a file that is no database of Vigil, or one of a newer Vigil; an older one is upgraded."""
    if not Path(file).read_bytes().startswith(SIGN):
        raise ValueError("this is no file that Vigil has saved: it ends with .db")
    with closing(sqlite3.connect(file)) as copy:
        known = copy.execute("SELECT name FROM sqlite_master WHERE name = 'matches'").fetchone()
    if known is None:
        raise ValueError("this is a database of another program: Vigil saves one with its matches")
    backend.open_engine(file, alone=True).dispose()
    with closing(sqlite3.connect(file)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE").close()
