"""Matches that nobody came back to are removed; all others stay."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import Engine, insert, select, text, update

from tests.server.clients import GODSLAYER, GREEDY, ME, PATIENCE, Server
from tests.server.postgres import Cluster
from vigil.server.domain.acts import MOVE, Act
from vigil.server.domain.chat_lines import ChatLine
from vigil.server.fair_use.ledger import Ledger
from vigil.server.match.registry import Registry
from vigil.server.store.database import Database
from vigil.server.store.matches import chat_log, match_changes
from vigil.server.store.matches.expiry import DAY, FOREVER, Kept, remove_expired
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.people import persons
from vigil.server.store.tables.host_tables import reports
from vigil.server.store.tables.match_tables import acts, chat, matches, seats
from vigil.server.upkeep import retention
from vigil.server.web.app import application
from vigil.server.workers.bot_pool import BotPool

NOW = time.time()
KEPT = Kept(waiting=10, playing=20, finished=30)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database with two people and no match."""
    if request.param == "sqlite":
        kept = Database(str(tmp_path / "vigil.db"))
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        kept = Database(cluster.database())
    with kept.engine.begin() as connection:
        for number in (1, 2):
            assert persons.add_person(connection, f"hash {number}", "Ada", NOW).id == number
    yield kept
    kept.close()


def add(engine: Engine, name: str, status: str, moved: float, visited: float = 1e6) -> None:
    """Add a match that was moved and visited some days ago."""
    setup = {**GODSLAYER, "edition": 2, "variant": "standard"}
    at = NOW - moved * DAY
    match = StoredMatch(name, setup, 1, None, None, False, "waiting", 1, at, at, visited=NOW - visited * DAY)
    with engine.begin() as connection:
        match_changes.add_match(connection, match, [StoredSeat("person", "Ada", 1), StoredSeat("open", "")])
        connection.execute(update(matches).where(matches.c.id == name).values(status=status))
        act = Act(1, 0, MOVE, "end turn", at, at)
        connection.execute(insert(acts).values(match=name, **structs.asdict(act)))
        chat_log.add_chat_line(connection, name, ChatLine(0, "Ada", "hello", 1, at, "table", ""), 1)


def left(engine: Engine) -> set[str]:
    """The matches that are there; nothing of others is."""
    with engine.connect() as connection:
        found = set(connection.execute(select(matches.c.id)).scalars())
        for table in (seats, acts, chat):
            assert set(connection.execute(select(table.c.match)).scalars()) == found
    return found


def remove(engine: Engine, kept: Kept = KEPT, most: int = 100) -> list[str]:
    """Remove what has expired."""
    with engine.begin() as connection:
        return remove_expired(connection, kept, NOW, most)


def test_each_status_has_a_time_of_its_own(database):
    for status, days in KEPT.days().items():
        add(database.engine, f"{status}-old", status, days + 1)
        add(database.engine, f"{status}-new", status, days - 1)
        add(database.engine, f"{status}-visited", status, days + 100, visited=days - 1)
    assert set(remove(database.engine)) == {"waiting-old", "playing-old", "finished-old"}
    assert len(left(database.engine)) == 6


def test_nothing_is_removed_unless_a_time_is_given(database):
    for status in ("waiting", "playing", "finished"):
        add(database.engine, status, status, 1e5)
    assert FOREVER.days() == {}
    assert remove(database.engine, Kept(0, 0, 10)) == ["finished"]
    assert left(database.engine) == {"waiting", "playing"}


def test_a_report_that_waits_for_the_host_outlives_its_match(database):
    add(database.engine, "old", "finished", 100)
    row = {"match": "old", "seat": 0, "by": 1, "about": 2, "reason": "chat", "text": "", "at": NOW}
    with database.engine.begin() as connection:
        connection.execute(insert(reports), [{**row, "settled": True}, {**row, "settled": False}])
    remove(database.engine)
    with database.engine.connect() as connection:
        assert list(connection.execute(select(reports.c.settled)).scalars()) == [False]


def test_a_round_is_bounded_and_goes_by_small_steps(database, monkeypatch):
    for number in range(9):
        add(database.engine, f"old-{number}", "waiting", 50)
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    monkeypatch.setattr(retention, "MOST", 5)
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    registry = Registry(database, BotPool(1), Ledger(1e9, str))
    assert asyncio.run(retention.one_round(database, registry, KEPT)) == 6
    assert len(left(database.engine)) == 3
    assert asyncio.run(retention.one_round(database, registry, KEPT)) == 3
    assert left(database.engine) == set()


# In a running server


class TidyServer(Server):
    """A server that keeps matches for ten days."""

    def __init__(self, database: Path) -> None:
        super().__init__(database)
        self.app.state.kept = Kept(10, 10, 10)


@pytest.fixture
def tidy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TidyServer]:
    monkeypatch.setattr(retention, "ROUND", 0.05)
    with TidyServer(tmp_path / "vigil.db") as running:
        yield running


def age(server: Server, match: str) -> None:
    """Let a match have been left long ago."""
    with server.services.database.engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == match).values(moved=1.0, visited=1.0))


def test_a_running_server_removes_what_was_left_and_spares_what_is_watched(tidy):
    ada = tidy.visitor("Ada")
    left_behind, watched, new = (ada.make(ME, GREEDY)["id"] for _ in range(3))
    spectator = tidy.visitor("Cy")
    with spectator.sit(watched) as line:
        age(tidy, watched)
        age(tidy, left_behind)
        until = time.monotonic() + PATIENCE
        while left_behind in {match["id"] for match in ada.get("me")["matches"]}:
            assert time.monotonic() < until
            time.sleep(0.02)
        line.send("ping")
        line.until("pong")
        assert {match["id"] for match in ada.get("me")["matches"]} == {watched, new}
    assert "no such match" in ada.get(f"matches/{left_behind}", 404)["error"]


def test_who_comes_back_to_a_match_keeps_it(tidy, monkeypatch):
    ada = tidy.visitor("Ada")
    match = ada.make(ME, GREEDY)["id"]
    with ada.sit(match):
        pass
    with tidy.services.database.engine.begin() as connection:
        connection.execute(text("UPDATE matches SET moved = 1 WHERE id = :id"), {"id": match})
    time.sleep(0.3)
    assert [found["id"] for found in ada.get("me")["matches"]] == [match]


def test_an_application_keeps_everything_unless_it_is_told_otherwise(tmp_path):
    database = Database(str(tmp_path / "vigil.db"))
    assert application(database).state.kept == FOREVER
    database.close()
