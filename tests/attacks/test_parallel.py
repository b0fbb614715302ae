"""Limits under many requests at once: who counts first and does it later counts nothing of the others."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.review.reviewing import played
from tests.server.clients import GODSLAYER, GREEDY, ME, PATIENCE, Line, Server, Visitor
from vigil.server.fair_use import limits
from vigil.server.fair_use.limits import Rate
from vigil.server.match.company import chat

OPEN, HERE = {"kind": "open"}, {"kind": "here", "name": "Bo"}
MANY = 45


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("parallel") / "vigil.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return server.visitor("Ada")


def statuses(person: Visitor, asked: list[tuple[str, Any]]) -> Counter[int]:
    """How many answers of each status come to requests that are made at once."""

    async def ask() -> list[int]:
        async with httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(), verify=False) as client:
            every = [
                client.post(f"{person.address}/api/{path}", headers=person.headers, json=body)
                for path, body in asked
            ]
            return [answer.status_code for answer in await asyncio.gather(*every)]

    return Counter(asyncio.run(ask()))


def at_once(number: int, work: Callable[[int], Any]) -> list[Any]:
    """What comes of some calls that are made at once."""
    with ThreadPoolExecutor(number) as pool:
        return list(pool.map(work, range(number)))


def making(*seats: dict[str, str]) -> list[tuple[str, Any]]:
    return [("matches", {"setup": GODSLAYER, "seats": seats})] * MANY


def test_one_key_makes_no_more_matches_of_bots_at_once(ada: Visitor) -> None:
    ada.post("me", {"name": "Ada"})
    assert statuses(ada, making(GREEDY, GREEDY)) == {200: limits.BOT_ONLY, 429: MANY - limits.BOT_ONLY}


def test_one_key_lets_no_more_tables_wait_at_once(ada: Visitor) -> None:
    assert statuses(ada, making(ME, OPEN)) == {200: limits.LISTED_EACH, 429: MANY - limits.LISTED_EACH}


def test_one_key_begins_no_more_matches_at_once(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UNFINISHED", 7)
    assert statuses(ada, making(ME, HERE)) == {200: 7, 429: MANY - 7}


def test_one_person_reports_no_more_at_once(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REPORTS", 2)
    bo, asked = server.visitor("Bo"), []
    for _ in range(4):
        match = ada.make(ME, OPEN)["id"]
        bo.join(match)
        asked.append((f"matches/{match}/report", {"seat": 1, "reason": "cheating"}))
    assert statuses(ada, asked) == {200: 2, 429: 2}


def test_one_network_brings_no_more_newcomers_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    share = limits.PEOPLE * server.services.allowances.share
    monkeypatch.setattr(limits, "NEWCOMERS", Rate("new people", 3 / share, 0.0001))

    def come(_: int) -> int:
        new = server.visitor("New")
        return httpx.post(f"{new.address}/api/me", headers=new.headers, json={"name": "New"}).status_code

    assert Counter(at_once(12, come)) == {200: 3, 429: 9}


def test_one_person_takes_one_seat_however_many_they_ask_for(server: Server, ada: Visitor) -> None:
    match = ada.make(ME, OPEN, OPEN, OPEN)["id"]
    bo = server.visitor("Bo")
    bo.post("me", {"name": "Bo"})
    taken = statuses(bo, [(f"matches/{match}/join", {"seat": seat}) for seat in (1, 2, 3)] * 3)
    assert taken[200] == 1
    assert [seat["yours"] for seat in bo.get(f"matches/{match}")["seats"]].count(True) == 1


# Time of processes


def test_documents_are_paid_for_before_they_are_read(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "DOCUMENTS", Rate("documents", 3 * limits.READING, 1e-6))

    async def read_slowly(*_: object, **__: object) -> bytes:
        await asyncio.sleep(1)
        raise ValueError("read")

    monkeypatch.setattr(server.services.documents, "read", read_slowly)
    assert statuses(ada, [("look", {"text": "anything"})] * 20) == {400: 3, 429: 17}
    assert statuses(ada, [("look", {"text": "anything"})] * 3) == {
        400: 3
    }  # what was not needed is given back


def test_reviews_are_paid_for_before_they_are_made(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REVIEWS", Rate("reviews", 2 * limits.REVIEWING["master"], 1e-6))
    asked = [
        ("reviews", {"record": played(seed=seed).to_data(), "seat": 0, "level": "master"})
        for seed in range(4)
    ]
    assert statuses(ada, asked) == {200: 2, 429: 2}
    for review in list(server.services.reviews.commissions):
        ada.post(f"reviews/{review}/stop")
    assert statuses(ada, asked[:1])[200] == 1
    for review in list(server.services.reviews.commissions):
        ada.post(f"reviews/{review}/stop")


def test_matches_are_paid_for_before_they_are_played_again(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = server.services.registry
    found = [ada.make(ME, HERE)["id"] for _ in range(6)]
    for match in found:
        with ada.sit(match) as line:
            line.move("end turn")
        room = registry.rooms[match]
        room.saved = room.match.step  # nothing is left to be kept, which only the server's own loop could do
        registry.drop(match)
    monkeypatch.setattr(limits, "REPLAYED", 0.1)
    monkeypatch.setattr(
        limits, "REQUESTS", Rate("requests", 30, 0.0001)
    )  # six, and two that are played again
    got = at_once(6, lambda number: ada_gets(ada, found[number]))
    assert Counter(got) == {200: 2, 429: 4}
    assert sum(match in registry.rooms for match in found) == 2


def ada_gets(ada: Visitor, match: str) -> int:
    return httpx.get(f"{ada.address}/api/matches/{match}", headers=ada.headers, timeout=PATIENCE).status_code


def test_bodies_are_paid_for_before_they_are_kept(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REQUESTS", Rate("requests", 5, 0.001))

    head = f"POST /api/check HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {ada.key}\r\n"
    with socket.create_connection(server.listening.getsockname(), PATIENCE) as client:
        client.sendall(f"{head}Content-Length: {20 * limits.WEIGHT}\r\n\r\n[".encode())  # no more comes
        assert client.recv(65536).startswith(b"HTTP/1.1 429")


# Connections


def test_one_network_has_no_more_connections_at_once(tmp_path: Any) -> None:
    with Server(tmp_path / "vigil.db", connections=4) as server:
        ada = server.visitor("Ada")
        match = ada.make()["id"]
        lines = [line for line in at_once(12, partial(try_to_sit, ada, match)) if line is not None]
        assert len(lines) == 4
        for line in lines:
            line.connection.close()


def try_to_sit(person: Visitor, match: str, _: int) -> Line | None:
    try:
        return person.sit(match)
    except InvalidStatus:
        return None


def test_one_person_says_no_more_from_many_tabs_at_once(ada: Visitor) -> None:
    match = ada.make(ME, HERE)["id"]
    tabs = [ada.sit(match) for _ in range(4)]
    for _ in range(chat.AT_ONCE):
        for tab in tabs:
            tab.send("say", text="hello")
    refused = 0
    for tab in tabs:
        tab.send("ping")
        while (message := tab.next())["type"] != "pong":
            refused += message["type"] == "refused"
    assert refused >= len(tabs) * chat.AT_ONCE - chat.AT_ONCE - 3  # one more for every second it took
    for tab in tabs:
        tab.connection.close()
