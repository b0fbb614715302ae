"""Signs of life for systemd, and waiting for the database."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.processes import Server
from vigil.server import startup
from vigil.server.operation import service_manager
from vigil.server.startup import open_database
from vigil.server.store import database as databases
from vigil.server.store.backend import Unreachable

UNREACHABLE = "postgresql://vigil@127.0.0.1:1/vigil?connect_timeout=1"


@pytest.fixture
def manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """The socket at which systemd listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield listening


def test_systemd_hears_that_the_server_is_ready_lives_and_stops(manager, tmp_path, monkeypatch):
    monkeypatch.setenv("WATCHDOG_USEC", "300000")
    with Server(str(tmp_path / "vigil.db"), tmp_path / "log", "--workers", "1"):
        assert [manager.recv(100) for _ in range(4)] == [b"READY=1", *[b"WATCHDOG=1"] * 3]
    heard = b""
    while heard != b"STOPPING=1":
        heard = manager.recv(100)


def test_a_loop_that_is_stuck_gives_no_sign_of_life(manager, monkeypatch):
    monkeypatch.setenv("WATCHDOG_USEC", "30000")

    async def be_stuck() -> None:
        living = asyncio.create_task(service_manager.show_life())
        await asyncio.sleep(0)
        time.sleep(0.3)
        living.cancel()

    asyncio.run(be_stuck())
    manager.setblocking(False)
    assert manager.recv(100) == b"WATCHDOG=1"
    with pytest.raises(BlockingIOError):
        manager.recv(100)


@pytest.mark.parametrize(("name", "value"), [("WATCHDOG_USEC", ""), ("WATCHDOG_PID", "1")])
def test_who_is_not_watched_gives_no_signs(monkeypatch, name, value):
    monkeypatch.setenv("WATCHDOG_USEC", "1000000")
    assert service_manager.patience() == 1.0
    monkeypatch.setenv(name, value)
    assert service_manager.patience() is None


def test_a_manager_that_is_gone_stops_nobody(monkeypatch, tmp_path, caplog):
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    service_manager.tell_manager(service_manager.READY)
    assert "the service manager cannot be told READY=1" in caplog.text


# The database


def test_a_database_that_starts_later_is_waited_for(monkeypatch, caplog):
    attempts = iter([Unreachable("not yet"), Unreachable("not yet"), None])

    def open_later(url: str) -> str:
        error = next(attempts)
        if error:
            raise error
        return url

    monkeypatch.setattr(databases, "Database", open_later)
    monkeypatch.setattr(startup, "AGAIN", 0.01)
    found: object = open_database("there", 30)
    assert found == "there"
    assert caplog.text.count("not yet; trying again") == 2


@pytest.mark.parametrize("seconds", [0, 1.5])
def test_a_database_that_never_answers_is_given_up_in_time(monkeypatch, seconds):
    monkeypatch.setattr(startup, "AGAIN", 0.5)
    began = time.monotonic()
    with pytest.raises(Unreachable, match="the database cannot be opened"):
        open_database(UNREACHABLE, seconds)
    assert seconds <= time.monotonic() - began < 30


def test_a_database_that_can_never_be_opened_is_not_waited_for():
    with pytest.raises(ValueError, match="not in mysql"):
        open_database("mysql://vigil@localhost/vigil", 60)
