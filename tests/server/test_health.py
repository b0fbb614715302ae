"""The health address, and what is found where there is nothing."""

from __future__ import annotations

import asyncio
import re
import time

import httpx
import pytest

from tests.server.clients import Server
from tests.server.wire import assert_declared
from vigil.server.api import health
from vigil.server.protocol.responses import Health
from vigil.server.web.client_files import FILES, is_page
from vigil.server.workers import bot_pool
from vigil.server.workers.bot_pool import BotPool


def ask(server: Server) -> httpx.Response:
    """Ask how the server is."""
    answer = httpx.get(f"{server.address}/health", timeout=20)
    assert_declared(answer.content, Health)
    return answer


@pytest.fixture(autouse=True)
def asked_each_time(monkeypatch):
    monkeypatch.setattr(health, "FRESH", -1.0)


def fail(*_: object) -> None:
    """What does not work."""
    raise OSError


async def wait(*_: object) -> None:
    """What never comes."""
    await asyncio.sleep(60)


def test_a_server_that_is_well_says_so(server):
    answer = ask(server)
    assert (answer.status_code, answer.json()) == (200, {"database": True, "bots": True})
    assert answer.headers["cache-control"] == "no-store"


def test_a_database_that_fails_is_told(server, monkeypatch):
    monkeypatch.setattr("vigil.server.store.database.ask", fail)
    answer = ask(server)
    assert (answer.status_code, answer.json()) == (503, {"database": False, "bots": True})


@pytest.mark.parametrize("way", ["read", "write"])
def test_a_database_that_can_only_be_read_or_written_is_told(server, monkeypatch, way):
    monkeypatch.setattr(server.services.database, way, fail)
    answer = ask(server)
    assert (answer.status_code, answer.json()) == (503, {"database": False, "bots": True})


def test_bots_that_do_not_answer_are_told(server, monkeypatch):
    while server.services.bots.waiting:
        time.sleep(0.01)
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    monkeypatch.setattr(BotPool, "run", wait)
    answer = ask(server)
    assert (answer.status_code, answer.json()) == (503, {"database": True, "bots": False})


def test_bots_that_are_busy_think_as_long_as_one_answers_now_and_then():
    bots = BotPool(1)
    bots.waiting, bots.heard = 40, time.monotonic() - bot_pool.SILENT / 2
    asyncio.run(bots.ping())
    bots.heard = time.monotonic() - bot_pool.SILENT - 1
    with pytest.raises(TimeoutError, match="no bot has answered"):
        asyncio.run(bots.ping())


def test_asking_often_costs_nothing(server, monkeypatch):
    monkeypatch.setattr(health, "FRESH", 60.0)
    assert ask(server).status_code == 200
    monkeypatch.setattr("vigil.server.store.database.ask", fail)
    assert ask(server).status_code == 200
    monkeypatch.undo()


# What is not there


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/health", "/nothing", "/wp-admin/index.php", "/match/a/b",
             "/vendor", "/net/nothing.js", "/metrics"]
)  # fmt: skip
def test_there_is_nothing_at_an_unknown_address(server, path):
    answer = httpx.get(f"{server.address}{path}", timeout=20)
    assert answer.status_code == 404
    assert "<html" not in answer.text


def test_a_person_who_took_a_wrong_turn_gets_the_page_that_says_so(server):
    answer = httpx.get(f"{server.address}/nothing", headers={"Accept": "text/html"}, timeout=20)
    assert answer.status_code == 404
    assert answer.text == (FILES / "index.html").read_text(encoding="utf-8")
    assert "frame-ancestors" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE"])
def test_an_unknown_address_of_the_interface_answers_every_method_alike(ada, method):
    assert ada.ask(method, "nothing", 404)["error"] == "there is nothing at /api/nothing"


def test_the_server_knows_the_pages_of_the_client():
    routes = (FILES / "app" / "routes.js").read_text(encoding="utf-8")
    paths = re.findall(r'path: "(/[^"]*)"', routes)
    assert len(paths) > 10
    assert not [path for path in paths if not is_page(re.sub(":[a-z]+", "x", path)[1:])]
