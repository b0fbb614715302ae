"""Databases of older versions are upgraded, and a match that cannot be played again harms no other."""

from __future__ import annotations

import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, MetaData, create_engine, text

from tests.server.clients import GODSLAYER, ME, Server, Visitor
from tests.server.old_databases import SCHEMAS, make_old, rows_of
from tests.server.postgres import Cluster
from vigil import __version__
from vigil.rules.kernel.chance import MULTIPLY_WITH_CARRY
from vigil.server.match.layout import first_game
from vigil.server.store import revisions
from vigil.server.store.backend import as_url, open_engine
from vigil.server.store.database import Database
from vigil.server.store.hosting import server_settings
from vigil.server.store.matches import kept_reviews, match_queries
from vigil.server.store.migrations import migration_run
from vigil.server.store.people import persons, sessions
from vigil.server.store.results.result_log import results_after
from vigil.server.store.tables.all_tables import schema


def difference(engine: Engine) -> list[Any]:
    """What Alembic would still change in a database."""
    with engine.connect() as connection:
        return list(
            compare_metadata(
                MigrationContext.configure(connection, opts={"compare_server_default": True}), schema
            )
        )


def rows(engine: Engine) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table."""
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        return {
            name: [dict(row._mapping) for row in connection.execute(table.select())]
            for name, table in found.tables.items()
        }


MOVED = ("key_hash", "owner", "device", "since")  # columns that became sessions


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | Cluster:
    """Where databases are made: a folder, or a PostgreSQL."""
    if request.param == "sqlite":
        return tmp_path
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster


@pytest.mark.parametrize("old", SCHEMAS)
def test_a_database_of_every_schema_becomes_one_of_this_version_and_loses_no_row(old, place):
    address = make_old(old, place)
    engine = open_engine(address)
    assert difference(engine) == []
    found = rows(engine)
    for table, kept in rows_of(old).items():
        for row in kept:
            assert is_there(row, found[table]), (table, row)
    open_engine(address).dispose()  # once more: nothing is left to be done
    assert rows(engine) == found
    engine.dispose()


def is_there(row: dict[str, Any], found: list[dict[str, Any]]) -> bool:
    """Whether a row of an older database is among those of an upgraded one."""
    if row.get("token_hash") and "owner" not in row:
        del row["token_hash"]  # such links stood in addresses: they no longer work
    kept = {name: value for name, value in row.items() if name not in MOVED}
    if row.get("owner"):
        kept["person"] = row["owner"]
    return any(kept.items() <= there.items() for there in found)


def test_there_is_a_database_of_every_schema():
    assert len(SCHEMAS) == 10


def test_what_is_new_follows_from_what_was_there(place):
    engine = open_engine(make_old("1", place))
    with engine.connect() as connection:
        match, seats, acts, chat, *_ = match_queries.load(connection, "old")
        posed, invited, *_ = match_queries.load(connection, "posed")
        assert server_settings.kept_time(connection) == 2.0
        assert persons.find_old_person(connection, "bo's hash") is not None
    engine.dispose()
    assert (match.seed, match.version, [seat.name for seat in seats]) == (5, "", ["Ada", "Greedy"])
    assert match.generator == MULTIPLY_WITH_CARRY  # it goes on as it was dealt
    assert first_game(match, ["Ada", "Greedy"]).chance.generator() == MULTIPLY_WITH_CARRY
    assert (match.chosen, match.clock_began, [act.clock for act in acts]) == (None, 1.0, [2.0])
    assert [seat.owner for seat in seats] == [1, None]
    assert [(line.name, line.channel) for line in chat.values()] == [("Ada", "table"), ("Cy", "gallery")]
    assert posed.chosen == {"start": "position"}
    assert (posed.pool, posed.first_turn, match.pool, match.first_turn) == (60, 4, None, None)
    assert invited[1].token_hash is None  # such links stood in addresses


@pytest.mark.parametrize("old", SCHEMAS)
def test_every_key_proves_the_same_person_after_an_upgrade(old, place):
    engine = open_engine(make_old(old, place))
    with engine.connect() as connection:
        found = [persons.find_person(connection, key) for key in ("ada's hash", "bo's hash", "no hash")]
    engine.dispose()
    assert [person and person.name for person in found] == ["Ada", "Bo", None]


def test_a_seat_that_was_lent_is_lent_after_an_upgrade(place):
    engine = open_engine(make_old("7", place))
    with engine.connect() as connection:
        seat = match_queries.find_seats(connection, ["done"])["done"][0]
        [key, loan] = sessions.sessions_of(connection, 1)
    engine.dispose()
    assert (seat.person, seat.owner, seat.device, seat.since) == (2, 1, "Firefox, Android", 1.5)
    assert (key.kind, key.scope, key.made, key.revoked) == ("browser", "all", 1.0, None)
    assert (loan.scope, loan.match, loan.seat) == ("seat", "done", 0)


def test_a_match_that_was_over_has_the_result_that_is_still_known(place):
    engine = open_engine(make_old("7", place))
    with engine.connect() as connection:
        [result] = results_after(connection, 0, 9)
    engine.dispose()
    assert (result.match, result.reason, result.sets, result.finished) == ("done", "played", "godslayer", 2.0)
    assert (result.rated, result.first, result.rules) == (False, None, None)
    assert [(seat.person, seat.score, seat.place) for seat in result.seats] == [(1, 7, 1), (2, 5, 2)]


@pytest.mark.parametrize("text", ["1", ""])
def test_who_had_left_a_match_is_known_by_the_act(tmp_path, text):
    file = make_old("7", tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute(
            "UPDATE matches SET result = replace(result, 'the honor pool is empty', 'resigned')"
        )
        connection.execute("INSERT INTO acts VALUES ('done', 1, 1, 'resign', ?, 1.75, 1.75)", [text])
    engine = open_engine(file)
    with engine.connect() as connection:
        [result] = results_after(connection, 0, 9)
    engine.dispose()
    assert (result.reason, result.seats[0].left) == ("resigned", None)
    assert (result.seats[1].left, result.seats[1].left_at, result.seats[1].place) == ("resigned", 1.75, 2)


def test_a_match_whose_end_cannot_be_read_holds_up_no_upgrade(tmp_path):
    file = make_old("7", tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE matches SET result = '{}'")
    engine = open_engine(file)
    with engine.connect() as connection:
        assert results_after(connection, 0, 9) == []
        assert match_queries.find_match(connection, "done") is not None
    engine.dispose()


def test_a_review_from_before_levels_is_one_by_expert(place):
    engine = open_engine(make_old("7-without-level", place))
    with engine.connect() as connection:
        assert kept_reviews.find_review(connection, "done", 0, ["expert"], "0.1.0") == b"state"
    engine.dispose()


def test_people_who_come_after_an_upgrade_get_new_numbers(place):
    engine = open_engine(make_old("7", place))
    with engine.begin() as connection:
        assert persons.add_person(connection, "a new hash", "Cy", 3.0).id > 2
    engine.dispose()


# Revisions


def test_the_revisions_are_listed_in_their_order():
    listed = [script.revision for script in migration_run.scripts().walk_revisions()]
    assert tuple(reversed(listed)) == revisions.REVISIONS


def test_migrations_lead_from_an_empty_database_to_the_same_tables(place):
    engine = create_engine(as_url(str(place / "empty.db") if isinstance(place, Path) else place.database()))
    with revisions.upgrading(engine) as connection:
        migration_run.migrate(connection)
    assert difference(engine) == []
    engine.dispose()


def test_a_server_whose_database_is_up_to_date_starts_without_alembic(tmp_path):
    open_engine(str(tmp_path / "vigil.db")).dispose()
    script = f"""
import sys
from vigil.server.store.backend import open_engine
open_engine({str(tmp_path / "vigil.db")!r})
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE alembic_version SET version_num = '9999'",
        "DROP TABLE alembic_version",  # what is left says: not for the programs from before Alembic
    ],
)
def test_a_database_of_a_newer_version_is_left_alone(place, statement):
    address = str(place / "new.db") if isinstance(place, Path) else place.database()
    engine = open_engine(address)
    with engine.begin() as connection:
        connection.execute(text(statement))
    before = rows(engine)
    for beside in (False, True):
        with pytest.raises(ValueError, match="used by a newer Vigil"):
            open_engine(address, beside)
    assert rows(engine) == before
    engine.dispose()


def test_a_database_of_an_older_version_is_for_servers_to_upgrade(place):
    address = make_old("7", place)
    with pytest.raises(ValueError, match="start the server of this version first"):
        open_engine(address, beside=True)


# Interruptions

KILLED = """
import os, signal, sys
from sqlalchemy import Engine, event
from vigil.server.store.backend import open_engine

left = int(sys.argv[2])

@event.listens_for(Engine, "before_cursor_execute")
def count(*_):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

open_engine(sys.argv[1])
print("done")
"""


def open_in_process(address: str, statements: int) -> subprocess.Popen[str]:
    """Open a database in another process, which is killed before so many statements are made."""
    words = [sys.executable, "-c", KILLED, address, str(statements)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True)


def test_an_upgrade_that_is_killed_has_changed_nothing(place):
    address = make_old("1", place)
    engine = create_engine(as_url(address))
    before = rows(engine)
    for statements in (10, 50, 100):
        process = open_in_process(address, statements)
        assert process.communicate()[0] == ""
        assert process.returncode == -signal.SIGKILL
        assert rows(engine) == before
    engine.dispose()
    engine = open_engine(address)
    assert difference(engine) == []
    engine.dispose()


def test_of_two_processes_that_start_together_one_upgrades(place):
    address = make_old("1", place)
    for process in [open_in_process(address, 0) for _ in range(2)]:
        assert process.communicate()[0] == "done\n"
    engine = open_engine(address)
    assert difference(engine) == []
    engine.dispose()


def test_a_file_is_copied_before_it_is_upgraded(tmp_path):
    file = Path(make_old("3-host", tmp_path))
    Database(str(file)).close()
    copy = file.with_name(f"{file.name}.before-0000")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    engine = create_engine(as_url(str(copy)))
    assert len(rows(engine)["matches"]) == 3
    assert revision_of_file(copy) == revisions.BEFORE_ALEMBIC
    engine.dispose()
    Database(str(file)).close()
    assert [path.name for path in tmp_path.glob("*before-????")] == [copy.name]


def revision_of_file(file: Path) -> str | None:
    """The revision of a database in a file."""
    engine = create_engine(as_url(str(file)))
    with engine.connect() as connection:
        found = revisions.revision_of(connection)
    engine.dispose()
    return found


# A match that cannot be played again


def test_a_new_match_remembers_with_which_version_it_was_begun(ada, server):
    match = ada.make()["id"]
    with server.services.database.engine.connect() as connection:
        kept = match_queries.find_match(connection, match)
    assert kept
    assert kept.version == __version__


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
