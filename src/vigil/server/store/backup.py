"""Backups of an SQLite database: a copy as of one moment, made beside a running server, and put back."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError

from vigil.server.store import backend, sqlite_files
from vigil.server.store.revisions import is_newer, revision_of
from vigil.server.store.sqlite_files import copy_database, make_private_file

ELSEWHERE = "this is for SQLite; PostgreSQL has tools of its own: pg_dump and pg_restore (docs/hosting.md)"


def back_up(url: str, target: Path) -> None:
    """Copy the database to a file; it appears there only when it is complete and sound."""
    source = sqlite_file(url)
    if not source.is_file():
        raise ValueError(f"there is no database at {source}: name it with --database")
    if target.exists():
        raise ValueError(f"{target} is there already: name another file, or remove it")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    make_private_file(part)  # it holds the seeds of all matches
    try:
        copy_database(source, part)
        check(part)
        os.link(part, target)  # unlike a rename, it never replaces what somebody put there meanwhile
    finally:
        part.unlink()


def restore(url: str, source: Path, replace: bool) -> None:
    """Make the database what a backup has; a server must not run on it."""
    target = sqlite_file(url)
    check(source)
    if target.is_file() and not replace:
        raise ValueError(f"{target} is there already: back it up, then say --replace")
    held = backend.hold(url)
    try:
        copy_database(source, target)
    finally:
        if held is not None:
            held.close()


def sqlite_file(url: str) -> Path:
    """The file of the database at an address."""
    file = sqlite_files.sqlite_file(url)
    if file is None:
        raise ValueError(ELSEWHERE)
    return file


def check(file: Path) -> None:
    """Refuse a file that is no sound database of this Vigil or an older one."""
    if not file.is_file():
        raise ValueError(f"there is no backup at {file}")
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            said = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
            tables = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master WHERE name = 'matches'")
            sound = said == "ok" and tables.scalar() == 1
            newer = sound and is_newer(revision_of(connection) or "")
    except SQLAlchemyError:
        sound = newer = False
    finally:
        engine.dispose()
    if newer:
        raise ValueError(f"{file} was written by a newer Vigil")
    if not sound:
        raise ValueError(f"{file} is no backup of Vigil, or it is damaged")
