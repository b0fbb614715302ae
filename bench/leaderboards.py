"""How long leaderboards take with a million results: the first fifty, one's own place, the board of the week.

    python -m bench.leaderboards [RESULTS] [DATABASE]

Without a database it makes an SQLite file of its own.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from sqlalchemy import Connection, insert

from vigil.server.store.backend import open_engine
from vigil.server.store.ratings import leaderboards
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.rating_tables import rating_changes, standings
from vigil.server.store.tables.result_tables import results

PEOPLE: Final = 50_000
DAYS: Final = 365.0
AT_ONCE: Final = 10_000
TIMES: Final = 9
POOLS: Final = ("all/all", "live/all", "live/godslayer", "all/godslayer")


def main() -> None:
    """Fill a database, and print the times."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500_000
    url = sys.argv[2] if len(sys.argv) > 2 else str(Path(tempfile.mkdtemp()) / "vigil.db")
    engine = open_engine(url)
    now = time.time()
    with engine.begin() as connection:
        fill(connection, count, now)
    with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("ANALYZE")
        for name, work in questions(connection, now).items():
            print(f"{name:32} {1000 * median([seconds(work) for _ in range(TIMES)]):8.2f} ms")


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


def questions(connection: Connection, now: float) -> dict[str, Callable[[], object]]:
    """What is asked."""
    return {
        "first fifty": lambda: leaderboards.first_of(connection, "all/all", now),
        "first fifty, live, one set": lambda: leaderboards.first_of(connection, "live/godslayer", now),
        "own place and neighbours": lambda: leaderboards.own_place(connection, "all/all", 777, now),
        "how many are listed": lambda: leaderboards.count_listed(connection, "all/all", now),
        "board of the week (kept 60 s)": lambda: leaderboards.week_board(connection, "live/all", now),
    }


def seconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
