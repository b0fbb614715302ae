"""What refers to a person or a match refers to one that is there, on SQLite as on PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select, text
from sqlalchemy.exc import IntegrityError

from tests.server.old_databases import make_old
from tests.server.postgres import Cluster
from vigil.server.domain.acts import MOVE, Act
from vigil.server.domain.chat_lines import ChatLine
from vigil.server.store.backend import open_engine
from vigil.server.store.matches import chat_log, match_changes, match_queries
from vigil.server.store.matches.overruling import Overruled
from vigil.server.store.tables.all_tables import schema
from vigil.server.store.tables.match_tables import acts, chat, matches, reviews, seats


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A database with a few matches."""
    place: Path | Cluster = tmp_path if request.param == "sqlite" else request.getfixturevalue("postgres")
    opened = open_engine(make_old("7", place))
    yield opened
    opened.dispose()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE seats SET match = 'nothing'",
        "UPDATE matches SET made_by = 99",
        "UPDATE reports SET about = 99",
        "DELETE FROM people",
    ],
)
def test_a_reference_to_nothing_is_refused(engine, statement):
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(text(statement))


def test_a_deleted_match_takes_along_all_that_belongs_to_it(engine):
    with engine.begin() as connection:
        match_changes.delete_matches(connection, ["old", "posed", "done"])
    with engine.connect() as connection:
        for table in (matches, seats, acts, chat, reviews):
            assert connection.execute(select(func.count()).select_from(table)).scalar() == 0


def test_a_deleted_rematch_can_be_made_again(engine):
    with engine.begin() as connection:
        match_changes.delete_matches(connection, ["old"])
        done = match_queries.find_match(connection, "done")
    assert done is not None
    assert done.rematch is None


def test_nothing_is_added_to_a_match_that_was_deleted_meanwhile(engine):
    with engine.begin() as connection:
        match = match_queries.lock_match(connection, "old")
        match_changes.delete_matches(connection, ["old"])
    with pytest.raises(Overruled), engine.begin() as connection:
        match_changes.add_acts(connection, match, [Act(2, 0, MOVE, "end turn", 3.0)], None)
    with pytest.raises(Overruled), engine.begin() as connection:
        chat_log.add_chat_line(connection, "old", ChatLine(0, "Ada", "hello", 1, 3.0, "table", ""), 1)


def test_every_column_that_names_a_person_refers_to_one():
    named = {"person", "owner", "made_by", "by", "about"}
    columns = [column for table in schema.sorted_tables for column in table.columns if column.name in named]
    assert columns
    assert not [str(column) for column in columns if not column.foreign_keys]


def test_what_refers_to_nothing_in_an_old_database_is_seen_to(tmp_path):
    file = make_old("7", tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE matches SET made_by = 77, rematch = 'gone'")
        connection.execute("INSERT INTO acts SELECT 'gone', number, seat, kind, text, at, clock FROM acts")
    engine = open_engine(file)
    with engine.connect() as connection:
        maker = connection.execute(text("SELECT name FROM people WHERE id = 77")).scalar()
        found = match_queries.find_match(connection, "old")
        assert not match_queries.find_acts(connection, "gone")
    engine.dispose()
    assert maker == "Somebody"
    assert found is not None
    assert (found.made_by, found.rematch) == (77, None)
