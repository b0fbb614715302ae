"""The file of an SQLite database: where it is, who may read it, who works on it, and copies of it."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, BinaryIO, Final

from sqlalchemy.engine import make_url

if sys.platform != "win32":
    import fcntl

PRIVATE: Final = 0o600
BESIDE: Final = ("-wal", "-shm")  # files that SQLite keeps beside its own
LOG: Final = 4 * 1024 * 1024  # bytes that its log takes before it is written anew, from its beginning


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
        make_private_file(file)
    for kept in (file, *(file.with_name(f"{file.name}{beside}") for beside in BESIDE)):
        if kept.exists():
            kept.chmod(PRIVATE)


def make_private_file(file: Path) -> None:
    """Make an empty file that nobody else can read."""
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_EXCL, PRIVATE))


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, what is committed survives a power cut, and references hold."""
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def prepare_sole_connection(connection: Any, record: Any) -> None:
    """The same for the only connection: who has the file to itself needs no shared memory for its log."""
    connection.execute("PRAGMA locking_mode=EXCLUSIVE").close()
    prepare_sqlite(connection, record)


def hold_file(file: Path) -> BinaryIO | None:
    """Keep other processes off an SQLite file: they would never hear of each other's changes.

    The file itself is locked, by whatever path it was found, until the process ends, be it killed.
    """
    if sys.platform == "win32":
        return None
    held = file.open("rb")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise ValueError(f"another Vigil is running on {file}: use or stop that one") from error
    return held


def expect_free_space(url: str) -> None:
    """Refuse a full disk: the log of an SQLite file has space for a while when there is none left for it."""
    file = sqlite_file(url)
    if file is not None and shutil.disk_usage(file.parent).free < LOG:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def copy_database(source: Path, target: Path) -> None:
    """Copy a database, with all that its log holds, in one piece."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise ValueError(f"{source} cannot be copied to {target}: {error}") from error


def copy_aside(file: Path, name: str) -> Path:
    """Copy a database beside itself, in the place of an earlier copy of that name; returns where it is."""
    target = file.with_name(f"{file.name}.{name}")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    make_private_file(part)
    copy_database(file, part)
    part.replace(target)
    return target
