"""How long leaderboards take with a million results: as they are kept in memory, and as they are read.

    python -m bench.leaderboards [RESULTS]

It fills an SQLite file and a PostgreSQL of its own, if that is installed.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from sqlalchemy import Connection, insert

from tests.server.postgres import Cluster, programs
from vigil.server.people.ratings.boards import Boards, load_board
from vigil.server.store.database import Database
from vigil.server.store.people import persons
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.rating_tables import rating_changes, standings
from vigil.server.store.tables.result_tables import results

PEOPLE: Final = 50_000
DAYS: Final = 365.0
AT_ONCE: Final = 10_000
TIMES: Final = 9
POOLS: Final = ("all/all", "live/all", "live/godslayer", "all/godslayer")
Question = Callable[[], Awaitable[object]]


def main() -> None:
    """Fill databases, and print the times."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500_000
    for url in databases():
        with closing(Database(url)) as database:
            with database.engine.begin() as connection:
                fill(connection, count, time.time())
            print(f"{database.engine.dialect.name}: {2 * count:,} results of {PEOPLE:,} people")
            asyncio.run(measure(database))


def databases() -> Iterator[str]:
    """An SQLite file, and a private PostgreSQL as long as it is looked at."""
    with tempfile.TemporaryDirectory() as directory:
        yield str(Path(directory) / "vigil.db")
    if (binaries := programs()) is not None:
        with private_cluster(binaries) as cluster:
            yield cluster.database()


@contextmanager
def private_cluster(binaries: Path) -> Iterator[Cluster]:
    """A PostgreSQL that is gone afterwards."""
    cluster = Cluster(binaries)
    try:
        yield cluster
    finally:
        cluster.stop()


async def measure(database: Database) -> None:
    """Print how long everything takes."""
    if database.shared:
        with database.engine.begin() as connection:
            connection.exec_driver_sql("ANALYZE")
    for name, ask in questions(database).items():
        await ask()
        times = [await seconds(ask) for _ in range(TIMES)]
        print(f"  {name:44} {1000 * median(times):8.2f} ms, at most {1000 * max(times):.2f}")


def fill(connection: Connection, count: int, now: float) -> None:
    """Write people, where they stand, and what games did to their ratings."""
    chance = Random(1)
    some = range(1, PEOPLE + 1)
    add(connection, people, [person_row(number, now) for number in some])
    add(connection, standings, [standing_row(chance, number, pool, now) for number in some for pool in POOLS])
    for begin in range(0, count, AT_ONCE):
        numbers = range(begin + 1, min(begin + AT_ONCE, count) + 1)
        add(connection, results, [result_row(number, count, now) for number in numbers])
        rows = [change_row(chance, number, seat, count, now) for number in numbers for seat in (0, 1)]
        add(connection, rating_changes, rows)


def add(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    """Insert rows."""
    for begin in range(0, len(rows), AT_ONCE):
        connection.execute(insert(table), rows[begin : begin + AT_ONCE])


def person_row(number: int, now: float) -> dict[str, Any]:
    """Somebody with an account."""
    named = {"name": f"Player{number}", "folded": f"player{number}", "account": True}
    return {"id": number, "created": now - DAYS * 86400, "muted": False, "banned": False, **named}


def standing_row(chance: Random, number: int, pool: str, now: float) -> dict[str, Any]:
    """Where somebody stands."""
    mean, deviation = round(chance.gauss(1550, 200), 3), round(chance.uniform(45, 110), 3)
    known = {"mean": mean, "deviation": deviation, "standing": mean - deviation, "listed": deviation < 90}
    games = {"games": 20, "won": 10, "played": now - chance.uniform(0, 60) * 86400}
    return {"person": number, "pool": pool, **known, **games}


def result_row(number: int, count: int, now: float) -> dict[str, Any]:
    """A duel."""
    at = now - DAYS * 86400 * (1 - number / count)
    facts = {"sets": "godslayer", "edition": 2, "variant": "standard", "players": 2, "pace": "live"}
    flags = dict.fromkeys(["chosen", "taken_back", "resumed", "aborted"], False)
    ended = {"rated": True, "first": 0, "turns": 24, "reason": "played", "rules": 1, "version": "0.3"}
    return {"number": number, "match": f"m{number}", "began": at, "finished": at, **facts, **flags, **ended}


def change_row(chance: Random, number: int, seat: int, count: int, now: float) -> dict[str, Any]:
    """What a duel did to a rating."""
    at = now - DAYS * 86400 * (1 - number / count)
    rating = {"mean": 1500.0, "deviation": 60.0, "change": chance.gauss(0, 8), "weight": 1.0}
    played = {"won": seat == 0, "pace": "live", "sets": "godslayer", "finished": at}
    return {"number": number, "seat": seat, "person": chance.randint(1, PEOPLE), **rating, **played}


def questions(database: Database) -> dict[str, Question]:
    """What is asked."""
    boards = Boards(database)
    somebody = database.look_up(partial(persons.person_with, person=777))
    load = partial(load_board, pool="all/all", now=time.time())
    week = partial(load_board, pool="live/all", week=True, now=time.time())
    return {
        "first fifty, for anybody": lambda: boards.board("all/all", False, None),
        "first fifty, live, one set": lambda: boards.board("live/godslayer", False, None),
        "with one's own place and neighbours": lambda: boards.board("all/all", False, somebody),
        "the week, with one's own place": lambda: boards.board("live/all", True, somebody),
        "reading a board anew (once a minute)": lambda: database.read(partial(load, week=False)),
        "reading the week anew (once a minute)": lambda: database.read(week),
    }


async def seconds(ask: Question) -> float:
    """How long something takes."""
    began = time.perf_counter()
    await ask()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
