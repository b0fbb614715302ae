"""Statistics: how much there is in a database, for its host."""

from __future__ import annotations

import shutil
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, func, select, text

from vigil.server.domain.paces import PACES
from vigil.server.domain.tournament_kinds import UNDER_WAY
from vigil.server.store.opponents import seek_rows
from vigil.server.store.sqlite_files import sqlite_file
from vigil.server.store.tables.host_tables import reports
from vigil.server.store.tables.match_tables import matches
from vigil.server.store.tables.notice_tables import notifications, subscriptions
from vigil.server.store.tables.opponent_tables import presence
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.rating_tables import ratings
from vigil.server.store.tables.result_tables import results
from vigil.server.store.tables.tournament_tables import tournaments

HERE: Final = 60.0  # seconds since a process has said that somebody is there


class Figure(NamedTuple):
    """How many there are of something."""

    what: str
    which: str
    number: int


def count_everything(connection: Connection, url: str, now: float) -> list[Figure]:
    """All figures of a database."""
    is_under_way = tournaments.c.state.in_(UNDER_WAY)
    return [
        *people_figures(connection, now),
        *match_figures(connection),
        *queue_figures(connection, now),
        Figure("tournaments", "under way", count(connection, tournaments, is_under_way)),
        Figure("reports", "not settled", count(connection, reports, ~reports.c.settled)),
        Figure("devices", "notified", count(connection, subscriptions)),
        Figure("notices", "to be pushed", count(connection, notifications, notifications.c.push_due <= now)),
        *disk_figures(connection, url),
    ]


def count(connection: Connection, table: Table, *which: ColumnElement[bool]) -> int:
    """How many rows there are."""
    return int(connection.execute(select(func.count()).select_from(table).where(*which)).scalar_one())


def people_figures(connection: Connection, now: float) -> list[Figure]:
    """How many people there are."""
    living = people.c.deleted.is_(None)
    here = select(func.count(func.distinct(presence.c.person))).where(presence.c.beat > now - HERE)
    return [
        Figure("people", "all", count(connection, people, living)),
        Figure("people", "with an account", count(connection, people, living, people.c.account)),
        Figure("people", "muted", count(connection, people, living, people.c.muted)),
        Figure("people", "banned", count(connection, people, living, people.c.banned)),
        Figure("people", "here now", int(connection.execute(here).scalar_one())),
        Figure("people", "rated", count(connection, ratings)),
    ]


def match_figures(connection: Connection) -> list[Figure]:
    """How many matches there are, and how many have ended."""
    wanted = select(matches.c.status, func.count()).group_by(matches.c.status)
    found = {str(row[0]): int(row[1]) for row in connection.execute(wanted)}
    return [
        *[Figure("matches", status, found.get(status, 0)) for status in ("waiting", "playing", "finished")],
        Figure("results", "all", count(connection, results)),
        Figure("results", "rated", count(connection, results, results.c.rated)),
    ]


def queue_figures(connection: Connection, now: float) -> list[Figure]:
    """How many people look for a game, by pace."""
    found = seek_rows.count_waiting(connection, now)
    return [Figure("looking", pace, found.get(pace, 0)) for pace in PACES]


def disk_figures(connection: Connection, url: str) -> list[Figure]:
    """How many bytes a database takes, and of an SQLite file how many are left."""
    file = sqlite_file(url)
    if file is None:
        size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()
        return [Figure("bytes", "database", int(size))]
    beside = [file, *[file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm")]]
    taken = sum(part.stat().st_size for part in beside if part.exists())
    return [Figure("bytes", "database", taken), Figure("bytes", "left", shutil.disk_usage(file.parent).free)]
