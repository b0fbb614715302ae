"""Databases as older versions left them: every schema there has been, with rows in all its tables.

`schemas/` has the statements with which each version made its tables. Of parallel branches, some had the
same number.
"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any, Final

import psycopg

from tests.server.postgres import Cluster

FOLDER: Final = Path(__file__).parent / "schemas"
SCHEMAS: Final = sorted({file.name.rsplit(".", 2)[0] for file in FOLDER.glob("*.sql")})
SETUP: Final = '{"sets": ["godslayer"], "edition": 2, "variant": "standard"}'
START: Final = (
    '{"honor_pool": 50, "rival_honor": 3, "turn_number": 4, "players": [{"honor": 2}, {"honor": 5}]}'
)
RESULT: Final = '{"scores": [7, 5], "winners": [0], "reason": "the honor pool is empty", "rival": null}'

MATCH: Final[dict[str, Any]] = {
    "id": "old",
    "setup": SETUP,
    "seed": "5",
    "listed": False,
    "status": "playing",
    "made_by": 1,
    "began": 1.0,
    "moved": 2.0,
    "acts": 1,
    "deciding": 0,
    "turn_number": 1,
    "honor_pool": 60,
    "taken_back": False,
    "version": "0.1.0",
    "generator": "multiply-with-carry",
    "clock_began": 1.5,
    "visited": 3.0,
    "revision": 2,
}
SEAT: Final[dict[str, Any]] = {
    "match": "old",
    "seat": 0,
    "kind": "person",
    "person": 1,
    "name": "Ada",
    "resigned": False,
    "owner": 1,
    "came": 0.5,
}
ROWS: Final[dict[str, list[dict[str, Any]]]] = {
    "people": [
        {"id": 1, "key_hash": "ada's hash", "name": "Ada", "created": 1.0, "muted": True, "banned": False},
        {"id": 2, "key_hash": "bo's hash", "name": "Bo", "created": 1.5, "muted": False, "banned": True},
    ],
    "matches": [
        MATCH,
        {
            **MATCH,
            "id": "posed",
            "start": START,
            "status": "waiting",
            "acts": 0,
            "chosen": '{"start": "record"}',
        },
        {**MATCH, "id": "done", "status": "finished", "rematch": "old", "result": RESULT},
    ],
    "seats": [
        SEAT,
        {
            **SEAT,
            "seat": 1,
            "kind": "bot",
            "person": None,
            "name": "Greedy",
            "level": "greedy",
            "owner": None,
        },
        {**SEAT, "match": "posed"},
        {
            **SEAT,
            "match": "posed",
            "seat": 1,
            "kind": "invited",
            "person": None,
            "name": "",
            "owner": None,
            "token_hash": "a hash",
            "token_until": 9e9,
        },
        {**SEAT, "match": "done", "person": 2, "owner": 1, "device": "Firefox, Android", "since": 1.5},
        {**SEAT, "match": "done", "seat": 1, "person": 2, "name": "Bo", "owner": 2, "resigned": True},
    ],
    "acts": [
        {
            "match": "old",
            "number": 1,
            "seat": 0,
            "kind": "move",
            "text": "play Apprentice",
            "at": 2.0,
            "clock": 1.75,
        }
    ],
    "chat": [
        {
            "id": 1,
            "match": "old",
            "seat": 0,
            "name": "Ada",
            "text": "hello",
            "at": 2.0,
            "turn": 1,
            "channel": "table",
            "speaker": "a1",
            "person": 1,
        },
        {
            "id": 2,
            "match": "old",
            "seat": None,
            "name": "Cy",
            "text": "hello",
            "at": 2.0,
            "turn": 1,
            "channel": "gallery",
            "speaker": "c3",
            "person": None,
        },
    ],
    "reports": [
        {
            "id": 1,
            "match": "gone",
            "seat": 0,
            "by": 2,
            "about": 1,
            "reason": "chat",
            "text": "rude",
            "at": 2.0,
            "settled": False,
        }
    ],
    "orders": [{"id": 1, "kind": "mute", "match": None, "person": 1, "note": "", "at": 2.0}],
    "reviews": [
        {"match": "done", "seat": 0, "level": "master", "version": "0.1.0", "state": b"state", "at": 2.0}
    ],
    "settings": [{"key": "secret", "value": "kept"}],
}


def statements(schema: str, dialect: str) -> list[str]:
    """The statements that made the tables of a schema."""
    text = (FOLDER / f"{schema}.{dialect}.sql").read_text(encoding="utf-8")
    return [statement for statement in text.split(";\n") if statement.strip()]


def columns_of(schema: str) -> dict[str, list[str]]:
    """The columns of each table of a schema."""
    made = sqlite3.connect(":memory:")
    made.executescript(";".join(statements(schema, "sqlite")))
    return {table: [row[1] for row in made.execute(f"PRAGMA table_info({table})")] for table in tables(made)}


def tables(made: sqlite3.Connection) -> list[str]:
    """The tables of a database."""
    return [row[0] for row in made.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]


def rows_of(schema: str) -> dict[str, list[dict[str, Any]]]:
    """The rows that a database of a schema is given: of each as much as it has columns for."""
    return {
        table: [{name: row[name] for name in names if name in row} for row in ROWS[table]]
        for table, names in columns_of(schema).items()
    }


def make_old(schema: str, place: Path | Cluster) -> str:
    """A database of a schema with rows in every table, in a new file or on a PostgreSQL; its address."""
    inserts = [
        (f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join(f':{name}' for name in row)})", row)
        for table, rows in rows_of(schema).items()
        for row in rows
    ]
    if isinstance(place, Path):
        file = place / f"{schema}.db"
        with sqlite3.connect(file) as connection:
            connection.executescript(";".join(statements(schema, "sqlite")))
            for statement, row in inserts:
                connection.execute(statement, row)
        return str(file)
    address = place.database()
    with psycopg.connect(address) as server:
        for statement in statements(schema, "postgresql"):
            server.execute(statement.encode())
        for statement, row in inserts:
            server.execute(re.sub(r":(\w+)", r"%(\1)s", statement).encode(), row)
        for table in ("people", "chat", "reports", "orders"):
            if table in rows_of(schema):
                server.execute(f"SELECT setval('{table}_id_seq', 10)".encode())
    return address
