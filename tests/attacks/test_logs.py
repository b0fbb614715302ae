"""Secrets in logs and metrics: keys, links, hands, seeds and chat are in none of them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import InvalidStatus

import vigil
from bench.processes import Server
from tests.server.clients import ME, PATIENCE, Visitor
from vigil.server.operation import metrics
from vigil.server.operation.logs import FORMAT, Discreet

OPEN = {"kind": "open"}


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Watched(Server):
    """A server that writes every request to its log, and has metrics."""

    def __init__(self, home: Path) -> None:
        self.metrics = free_port()
        options = ("--workers", "1", "--access-log", "--metrics", str(self.metrics))
        self.file = home / "vigil.db"
        super().__init__(str(self.file), home / "log", *options)

    def seed(self, match: str) -> str:
        """The seed of a match."""
        with closing(sqlite3.connect(self.file)) as kept:
            return str(kept.execute("SELECT seed FROM matches WHERE id = ?", [match]).fetchone()[0])

    def measured(self) -> str:
        """The metrics."""
        return httpx.get(f"http://127.0.0.1:{self.metrics}/metrics", timeout=PATIENCE).text


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    with Watched(tmp_path_factory.mktemp("watched")) as running:
        yield running


def test_what_is_logged_and_measured_holds_no_secret(watched):
    ada, bo = Visitor(watched.address, "Ada Lovelace"), Visitor(watched.address, "Bo")
    match = ada.make(ME, {"kind": "link"})["id"]
    token = ada.token(match, 1)
    httpx.get(f"{watched.address}/join/{match}/{token}", timeout=PATIENCE)  # as links once were
    httpx.get(f"{watched.address}/jion/{match}/{token}", timeout=PATIENCE)  # mistyped
    bo.post(f"matches/{match}/invitation", {"token": token})
    bo.join(match, token=token)
    with ada.sit(match) as one, bo.sit(match) as two:
        one.send("say", text="my secret plan")
        one.until("said")
        line = one if one.asked else two
        hand = line.table["view"]["players"][line.welcome["seat"]]["hand"]
        line.refused("move", step=line.step, text="play Nobody")
        line.refused("nonsense my secret plan")
        line.move()
    with pytest.raises(InvalidStatus):
        ada.sit("nothing")
    httpx.get(f"{watched.address}/api/nothing?key={ada.key}", headers=ada.headers, timeout=PATIENCE)
    kept = watched.log.read_text(encoding="utf-8") + watched.measured()
    keys = [secret for who in (ada, bo) for secret in (who.key, hashlib.sha256(who.key.encode()).hexdigest())]
    seed = watched.seed(match)
    secrets = [*keys, token, seed, hex(int(seed)), "secret plan", "Lovelace", "Nobody", "Apprentice", match]
    assert hand
    assert not [secret for secret in secrets if secret in kept]
    assert "127.0.0.1 POST /api/matches/{id}/join 200" in kept
    assert "127.0.0.1 WEBSOCKET /api/matches/{id}/live 101" in kept
    assert "127.0.0.1 WEBSOCKET /api/matches/{id}/live 403" in kept
    assert "127.0.0.1 GET /{path:path} 404" in kept


def test_metrics_count_what_happens(watched):
    ada = Visitor(watched.address, "Ada")
    match = ada.make()["id"]
    with ada.sit(match) as line:
        line.until_asked().move()
        line.refused("move", step=-1, text="")
        found = watched.measured()
    values = dict(line.rsplit(" ", 1) for line in found.splitlines() if not line.startswith("#"))
    for name in (
        'vigil_acts_total{kind="move"}', "vigil_live_matches", "vigil_sockets", "vigil_refusals_total",
        "vigil_act_seconds_count", "vigil_request_seconds_count",
        'vigil_requests_total{method="POST",route="/api/matches",status="200"}',
    ):  # fmt: skip
        assert float(values[name]) >= 1, name
    for name in ("vigil_bot_queue", "vigil_errors_total", "vigil_waiting_changes", "vigil_bot_seconds_count"):
        assert name in values


def test_strangers_cannot_read_metrics(watched):
    assert httpx.get(f"{watched.address}/metrics", timeout=PATIENCE).status_code == 404
    server = metrics.publish("0")
    try:
        assert server.server_address[0] == "127.0.0.1"
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("where", ["", "nowhere", "80:", "127.0.0.1:99999", "192.0.2.1:0"])
def test_a_place_for_metrics_that_cannot_be_is_an_error_in_one_line(where):
    with pytest.raises(ValueError, match=r"^metrics (are|cannot be) served at"):
        metrics.publish(where)


def test_a_stranger_cannot_blow_up_the_metrics_with_names_of_their_own(watched):
    for number in range(3):
        httpx.request(f"MAKEUP{number}", f"{watched.address}/made/up/{number}", timeout=PATIENCE)
    found = watched.measured()
    assert "MAKEUP" not in found
    assert "made" not in found


def test_requests_are_not_logged_unless_the_host_wants_it(tmp_path):
    with Server(str(tmp_path / "vigil.db"), tmp_path / "log", "--workers", "1") as quiet:
        assert httpx.get(f"{quiet.address}/health", timeout=PATIENCE).status_code == 200
    assert "/health" not in quiet.log.read_text(encoding="utf-8")


# Errors


def written(failing: Callable[[], object]) -> str:
    """What the log says of an error."""
    try:
        failing()
    except Exception as error:
        record = logging.LogRecord(
            "vigil", logging.ERROR, "", 0, "it failed", None, (type(error), error, None)
        )
        return Discreet(FORMAT).format(record)
    raise AssertionError("it did not fail")


def illegal() -> None:
    """An error of ours whose words name a hand."""
    vigil.Game.new(sets=["godslayer"], players=2, seed=7).do("play Nobody")


def wrapped() -> None:
    """An error that led to another."""
    try:
        illegal()
    except ValueError as error:
        raise RuntimeError("with Apprentice in hand") from error


def in_the_database() -> None:
    """An error of the database, with what somebody sent."""
    with create_engine("sqlite://").connect() as connection:
        connection.execute(text("SELECT 'my secret plan' FROM nothing"))


@pytest.mark.parametrize("failing", [illegal, wrapped, in_the_database])
def test_an_error_is_told_by_its_kind_and_place_and_not_by_its_words(failing):
    with pytest.raises(Exception, match=r"Apprentice|secret plan"):
        failing()
    said = written(failing)
    assert "it failed" in said
    assert f"in {failing.__name__}" in said
    assert "Apprentice" not in said
    assert "Nobody" not in said
    assert "secret plan" not in said


def test_the_words_of_the_system_are_told():
    assert "FileNotFoundError: No such file or directory" in written(Path("/nothing/at/all").read_text)
    assert "OperationalError: SQLITE_ERROR" in written(in_the_database)


def test_a_task_that_nobody_waited_for_tells_no_more(caplog):
    async def lose() -> None:
        loop = asyncio.get_running_loop()
        context = {"message": "Task exception was never retrieved", "future": "exception=Apprentice"}
        loop.call_exception_handler(context)

    asyncio.run(lose())
    [record] = caplog.records
    assert "Apprentice" in record.getMessage()
    assert "Apprentice" not in Discreet(FORMAT).format(record)
