"""Results are rated as they come; all of them again gives the same, to the last digit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import Engine, select

from bench.rating_worlds import World, play
from tests.server.postgres import Cluster
from vigil.cli import main
from vigil.server.people.ratings import rating_reader
from vigil.server.people.ratings.rating_reader import RATINGS
from vigil.server.store.backend import open_engine
from vigil.server.store.people import persons
from vigil.server.store.ratings.rating_log import TABLES
from vigil.server.store.results.result_log import add_result
from vigil.server.store.results.result_readers import ResultReader, read_on
from vigil.server.store.tables.rating_tables import rating_changes
from vigil.server.store.tables.result_tables import readers

PEOPLE = 8


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database."""
    if request.param == "sqlite":
        return str(tmp_path / "vigil.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    """The same, with people who have played."""
    opened = open_engine(address)
    with opened.begin() as connection:
        for number in range(PEOPLE):
            persons.add_person(connection, f"hash {number}", f"Player {number}", 1.0)
        for played, _ in play(World(3, PEOPLE, 60)):
            add_result(connection, structs.replace(played.result, number=0))
    yield opened
    opened.dispose()


def rows(engine: Engine) -> dict[str, list[tuple[Any, ...]]]:
    """All that is kept of ratings."""
    with engine.connect() as connection:
        return {
            table.name: sorted([tuple(row) for row in connection.execute(select(table))]) for table in TABLES
        }


def rate_all(engine: Engine, reader: ResultReader = RATINGS, most: int = 7) -> None:
    """Let the reader take all results, a few at a time."""
    while True:
        with engine.begin() as connection:
            if not read_on(connection, reader, most):
                return


def test_all_again_is_the_same_to_the_last_digit(engine, address, capsys):
    rate_all(engine)
    before = rows(engine)
    assert len(before["ratings"]) == PEOPLE
    assert len(before["rating_changes"]) > 60
    with pytest.raises(SystemExit):
        main(["ratings", "--database", address, "rebuild"])
    assert "60 of 60 results are rated, of 8 people" in capsys.readouterr().out
    assert rows(engine) == before


def test_a_rebuilding_takes_results_that_come_meanwhile(engine):
    rate_all(engine)
    again = rating_reader.Rebuilding()
    with engine.connect() as connection:
        again.read(connection)
    with engine.begin() as connection:
        late = next(iter(play(World(4, PEOPLE, 1))))[0].result
        add_result(connection, structs.replace(late, match="late", number=0))
        again.save(connection)
    before = rows(engine)
    assert max(row[0] for row in before["rating_changes"]) == 61
    rate_all(engine)
    assert rows(engine) == before


def test_a_new_scale_begins_with_the_first_result_and_leaves_nothing_of_the_old(engine):
    rate_all(engine)
    before = rows(engine)
    with engine.begin() as connection:
        connection.execute(rating_changes.update().values(mean=0.0))
        connection.execute(readers.update().values(name="ratings of before"))
    rate_all(engine)
    assert rows(engine) == before
    with engine.connect() as connection:
        assert connection.execute(select(readers.c.name)).scalars().all() == [RATINGS.name]
