"""Readers take every result once, in their order, whatever is killed in between."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import Connection, Engine, func, select

from tests.server.clients import GREEDY, ME
from tests.server.hosting import number_of
from tests.server.postgres import Cluster
from vigil.server.store.backend import open_engine
from vigil.server.store.database import Database
from vigil.server.store.people import persons
from vigil.server.store.results.play_totals import TOTALS, Total, totals_of
from vigil.server.store.results.result_log import add_result, results_after
from vigil.server.store.results.result_readers import ResultReader, is_behind, read_on
from vigil.server.store.results.result_rows import SeatResult, StoredResult
from vigil.server.store.tables.result_tables import totals
from vigil.server.upkeep import result_following

SEAT = SeatResult(1, None, 0, 1, 60, True, None, None, 9)
RESULT = StoredResult(
    "m0", 1.0, 2.0, "godslayer", 2, "standard", 2, "none", True, 0, 18, "played", 3, "0.3", False, False,
    False, False, [SEAT, structs.replace(SEAT, person=None, level="greedy", side=1, place=2, won=False)],
)  # fmt: skip


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database."""
    if request.param == "sqlite":
        return str(tmp_path / "vigil.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    """The same, with a person in it."""
    opened = open_engine(address)
    with opened.begin() as connection:
        persons.add_person(connection, "a hash", "Ada", 1.0)
    yield opened
    opened.dispose()


def finish(engine: Engine, *numbers: int) -> None:
    """Write results of some matches, each for itself."""
    for number in numbers:
        with engine.begin() as connection:
            add_result(connection, structs.replace(RESULT, match=f"m{number}"))


def ada_of(engine: Engine) -> Total:
    """What Ada has played."""
    with engine.connect() as connection:
        return totals_of(connection, [1])[1]


def test_a_reader_gets_every_result_once_in_their_order(engine):
    taken: list[str] = []
    reader = ResultReader("test", lambda _, result: taken.append(result.match))
    finish(engine, *range(5))
    for most in (2, 2, 2, 2):
        with engine.begin() as connection:
            read_on(connection, reader, most)
    assert taken == ["m0", "m1", "m2", "m3", "m4"]
    with engine.begin() as connection:
        assert not is_behind(connection, reader)
    finish(engine, 5)
    with engine.begin() as connection:
        assert is_behind(connection, reader)
        assert results_after(connection, 5, 9) == [structs.replace(RESULT, match="m5", number=6)]


def test_a_match_has_one_result(engine):
    finish(engine, 0)
    with pytest.raises(Exception, match=r"(?i)unique"):
        finish(engine, 0)


def test_a_reader_that_fails_has_read_nothing_and_holds_up_no_other(engine, address, caplog):
    def fail(connection: Connection, result: StoredResult) -> None:
        TOTALS.take(connection, result)
        if result.match == "m1":
            raise ValueError("it cannot be read")

    async def follow() -> None:
        database = Database(address)
        following = asyncio.create_task(
            result_following.follow(database, [ResultReader("fails", fail), ResultReader("goes on", count)])
        )
        while len(counted) < 3:
            await asyncio.sleep(0.01)
        following.cancel()
        database.close()

    counted: list[str] = []

    def count(_: Connection, result: StoredResult) -> None:
        counted.append(result.match)

    finish(engine, 0, 1, 2)
    asyncio.run(follow())
    assert ada_of(engine) == Total(0, 0, 0)
    assert "cannot be read for fails" in caplog.text


# Crashes

KILLED = """
import os, signal, sys
from vigil.server.store.backend import open_engine
from vigil.server.store.results.play_totals import TOTALS
from vigil.server.store.results.result_readers import ResultReader, read_on

def take(connection, result):
    TOTALS.take(connection, result)
    if result.match == sys.argv[2]:
        os.kill(os.getpid(), signal.SIGKILL)

with open_engine(sys.argv[1]).begin() as connection:
    read_on(connection, ResultReader("totals", take), 10)
    if sys.argv[2] == "before the commit":
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("moment", ["m2", "before the commit"])
def test_what_a_killed_process_had_read_is_read_again_and_counted_once(engine, address, moment):
    finish(engine, *range(4))
    killed = subprocess.run([sys.executable, "-c", KILLED, address, moment], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert ada_of(engine) == Total(0, 0, 0)
    with engine.begin() as connection:
        assert read_on(connection, TOTALS, 10) == 4
    with engine.begin() as connection:
        assert read_on(connection, TOTALS, 10) == 0
    assert ada_of(engine) == Total(4, 4, 0)


# Several processes

READING = """
import sys
from vigil.server.store.backend import open_engine
from vigil.server.store.results.play_totals import TOTALS
from vigil.server.store.results.result_readers import is_behind, read_on
from vigil.server.store.results.result_log import results_after

engine = open_engine(sys.argv[1])
last = 0
while last < int(sys.argv[2]):
    with engine.begin() as connection:
        read_on(connection, TOTALS, 3)
    with engine.connect() as connection:
        last += len(results_after(connection, last, 1000))
"""
WRITERS, EACH = 3, 20


def test_two_processes_count_every_result_once_while_others_write(postgres):
    address = postgres.database()
    engine = open_engine(address)
    with engine.begin() as connection:
        persons.add_person(connection, "a hash", "Ada", 1.0)
    words = [sys.executable, "-c", READING, address, str(WRITERS * EACH)]
    readers = [subprocess.Popen(words) for _ in range(2)]
    writers = [
        threading.Thread(target=finish, args=(engine, *range(writer * EACH, (writer + 1) * EACH)))
        for writer in range(WRITERS)
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert [reader.wait(60) for reader in readers] == [0, 0]
    with engine.begin() as connection:
        while read_on(connection, TOTALS, 100):
            pass
    assert ada_of(engine) == Total(WRITERS * EACH, WRITERS * EACH, 0)
    engine.dispose()


def test_no_number_is_seen_before_a_lower_one(postgres):
    engine = open_engine(postgres.database())
    with engine.begin() as connection:
        persons.add_person(connection, "a hash", "Ada", 1.0)
    with engine.begin() as slow:
        add_result(slow, RESULT)
        fast = threading.Thread(target=finish, args=(engine, 1))
        fast.start()
        fast.join(0.3)
        with engine.connect() as reading:
            assert results_after(reading, 0, 9) == []
    fast.join()
    with engine.connect() as reading:
        assert [result.match for result in results_after(reading, 0, 9)] == ["m0", "m1"]
    engine.dispose()


# What a server makes of it


@pytest.mark.parametrize("hosted", ["sqlite"], indirect=True)
def test_the_host_sees_what_people_have_played(hosted, admin):
    ada = hosted.server.visitor("Ada")
    for _ in range(2):
        match = ada.make(ME, GREEDY)["id"]
        with ada.sit(match) as line:
            for _ in range(2):
                line.until_asked().move("end turn")
            line.send("resign")
            while line.until("match")["match"]["status"] != "finished":
                pass
    until = time.monotonic() + 30
    while admin("people", number_of(hosted.server, ada)).split()[-3:] != ["2", "0", "2"]:
        assert time.monotonic() < until


def test_a_match_that_says_nothing_about_people_is_not_counted(engine):
    closed = [structs.replace(seat, place=None) for seat in RESULT.seats]
    others = [
        structs.replace(RESULT, match="m1", aborted=True),
        structs.replace(RESULT, match="m2", seats=[SEAT, SEAT]),
        structs.replace(RESULT, match="m3", seats=closed),
    ]
    for other in others:
        with engine.begin() as connection:
            add_result(connection, other)
            assert read_on(connection, TOTALS, 9) == 1
            assert connection.execute(select(func.count()).select_from(totals)).scalar() == 0
