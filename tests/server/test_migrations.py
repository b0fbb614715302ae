"""Databases of older versions are upgraded, and a match that cannot be played again harms no other."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import inspect, text

from tests.server.clients import GODSLAYER, ME, Server, Visitor
from tests.server.postgres import Cluster
from vigil import __version__
from vigil.rules.kernel.chance import MULTIPLY_WITH_CARRY
from vigil.server.match.layout import opened
from vigil.server.store import changes, migrations, queries
from vigil.server.store.backend import open_engine
from vigil.server.store.database import Database
from vigil.server.store.schema import schema

FIRST = (Path(__file__).parent / "first_schema.sql").read_text(encoding="utf-8")


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database as the first version left it, with a match and a line of chat."""
    if request.param == "sqlite":
        file = tmp_path / "old.db"
        with sqlite3.connect(file) as connection:
            connection.executescript(FIRST)
        return str(file)
    cluster: Cluster = request.getfixturevalue("postgres")
    address = cluster.database()
    with psycopg.connect(address, autocommit=True) as server:
        server.execute(FIRST.encode())
    return address


def columns(engine: Any) -> dict[str, set[str]]:
    """The columns of every table."""
    found = inspect(engine)
    return {name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()}


def test_an_old_database_has_all_columns_after_an_upgrade(old):
    engine = open_engine(old)
    assert columns(engine) == {table.name: set(table.columns.keys()) for table in schema.sorted_tables}
    open_engine(old).dispose()  # once more: nothing is left to be done
    engine.dispose()


def test_what_was_there_is_still_there_after_an_upgrade(old):
    engine = open_engine(old)
    with engine.connect() as connection:
        match, seats, acts, chat = queries.load(connection, "old")
    engine.dispose()
    assert (match.seed, match.version, [seat.name for seat in seats]) == (5, "", ["Ada", "Greedy"])
    assert match.generator == MULTIPLY_WITH_CARRY  # it goes on as it was dealt
    assert opened(match, ["Ada", "Greedy"]).chance.generator() == MULTIPLY_WITH_CARRY
    assert [act.text for act in acts] == ["play Apprentice"]
    assert [(said.text, said.turn) for said in chat.values()] == [("hello", 0), ("hello", 0)]


def test_what_is_new_follows_from_what_was_there(old):
    engine = open_engine(old)
    with engine.connect() as connection:
        match, seats, acts, chat = queries.load(connection, "old")
        posed, invited, _, _ = queries.load(connection, "posed")
        assert changes.kept_time(connection) == 2.0
    engine.dispose()
    assert (match.chosen, match.clock_began, [act.clock for act in acts]) == (None, 1.0, [2.0])
    assert [seat.owner for seat in seats] == [1, None]
    assert [(said.name, said.channel) for said in chat.values()] == [("Ada", "table"), ("Cy", "gallery")]
    assert posed.chosen == {"start": "position"}
    assert invited[1].token_hash is None  # such links stood in addresses


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    file = str(tmp_path / "new.db")
    engine = open_engine(file)
    with engine.begin() as connection:
        connection.execute(text("UPDATE settings SET value = '999' WHERE key = 'schema'"))
    with pytest.raises(ValueError, match="used by a newer Vigil"):
        open_engine(file)
    engine.dispose()


def test_an_upgrade_is_made_as_a_whole_or_not_at_all(tmp_path, monkeypatch):
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(FIRST)
    step = (*migrations.STEPS[0], "ALTER TABLE nothing ADD COLUMN more TEXT")
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "STEPS", (step,))
        with pytest.raises(ValueError, match="cannot be opened"):
            open_engine(str(file))
    Database(str(file)).close()


def test_a_new_match_remembers_with_which_version_it_was_begun(ada, server):
    match = ada.make()["id"]
    with server.services.database.engine.connect() as connection:
        kept = queries.find_match(connection, match)
    assert kept
    assert kept.version == __version__


# A match that cannot be played again

Spoil = Callable[[str, str], None]


@pytest.fixture
def spoil(server: Server) -> Iterator[Spoil]:
    """Change something in the database, as other rules would have had it, and forget the rooms."""
    rooms = server.services.registry

    def change(match: str, statement: str) -> None:
        rooms.rooms.pop(match, None)
        with server.services.database.engine.begin() as connection:
            connection.execute(text(statement), {"match": match})

    yield change
    rooms.unplayable.clear()


def moved(ada: Visitor, **more: Any) -> str:
    """A match of two people at one screen in which a move was made."""
    match = str(ada.make(ME, {"kind": "here", "name": "Bo"}, **more)["id"])
    with ada.sit(match) as line:
        line.move("play Apprentice")
    return match


ILLEGAL = "UPDATE acts SET text = 'play Nobody' WHERE match = :match"


@pytest.mark.parametrize(
    "statement",
    [
        ILLEGAL,
        "UPDATE matches SET turn_number = 7 WHERE id = :match",
        "UPDATE matches SET setup = replace(setup, 'godslayer', 'lost') WHERE id = :match",
    ],
)
def test_a_match_that_cannot_be_played_again_says_so(ada, spoil, statement):
    match = moved(ada)
    spoil(match, statement)
    for path in ("", "/replay"):
        error = ada.get(f"matches/{match}{path}", 410)["error"]
        assert f"begun with Vigil {__version__}" in error
        assert "Apprentice" not in error


def test_it_spoils_no_list_and_no_other_match(ada, spoil):
    clock = {"seconds": 600, "per": "game"}
    spoiled, sound = moved(ada, clock=clock, listed=True), moved(ada, clock=clock, listed=True)
    spoil(spoiled, ILLEGAL)
    mine = {match["id"]: match for match in ada.get("me")["matches"]}
    assert mine[spoiled]["acts"] == 1
    assert mine[sound]["seats"][0]["clock"] is not None
    assert {spoiled, sound} <= {match["id"] for match in ada.get("lobby")["running"]}
    ada.make(start={"match": spoiled}, setup=GODSLAYER, status=410)
    with ada.sit(sound) as line:
        line.move("end turn")
