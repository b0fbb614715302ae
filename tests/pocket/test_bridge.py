"""The bridge: what pages say reaches the application, and what it answers reaches the page that asked."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from vigil.pocket import keeping
from vigil.pocket.bridge import Bridge
from vigil.pocket.device_host import open_host

PATIENCE = 60.0  # seconds, for a busy machine
ORIGIN = "http://127.0.0.1:8000"
GAME = {
    "setup": {"sets": ["godslayer"]},
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
    "name": "Ada",
}


class Pages:
    """The worker's side: keeps what was told, by page and number."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, int, Any]] = asyncio.Queue()
        self.flushed = 0
        self.bench = None

    def tell(self, page: str, number: int, said: str) -> None:
        self.heard.put_nowait((page, number, json.loads(said)))

    def flush(self) -> None:
        self.flushed += 1


def with_host(file: Path, visit: Callable[[Bridge, Pages], Coroutine[Any, Any, None]]) -> None:
    """Visit an application that runs as in a browser."""

    async def run() -> None:
        pages = Pages()
        bridge = await open_host(str(file), ORIGIN, pages)
        await visit(bridge, pages)
        await bridge.stop()

    asyncio.run(run())


async def ask(bridge: Bridge, pages: Pages, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """What a page is answered."""
    wish = {"type": "ask", "method": method, "path": path, "body": json.dumps(body) if body else ""}
    bridge.hear("page", 1, json.dumps(wish))
    page, number, said = await pages.heard.get()
    assert (page, number, said["type"]) == ("page", 1, "answer")
    return said["status"], json.loads(said["text"])


def test_a_game_is_made_played_and_found_again_after_a_restart(tmp_path):
    made: list[str] = []

    async def play(bridge: Bridge, pages: Pages) -> None:
        status, match = await ask(bridge, pages, "POST", "/api/matches", GAME)
        assert status == 200, match
        made.append(match["id"])
        bridge.hear(
            "page", 2, json.dumps({"type": "open", "path": f"/api/matches/{match['id']}/live?seat=0"})
        )
        assert (await pages.heard.get())[2]["type"] == "open"
        first = (await pages.heard.get())[2]
        assert json.loads(first["text"])["type"] == "welcome"
        before = pages.flushed
        bridge.hear("page", 2, json.dumps({"type": "say", "text": json.dumps({"type": "resign"})}))
        while pages.flushed == before:  # what is told is on the device
            await asyncio.wait_for(pages.heard.get(), PATIENCE)
        bridge.hear("page", 0, '{"type": "gone"}')

    async def look(bridge: Bridge, pages: Pages) -> None:
        _, me = await ask(bridge, pages, "GET", "/api/me")
        assert [match["id"] for match in me["matches"]] == made

    with_host(tmp_path / "vigil.db", play)
    with_host(tmp_path / "vigil.db", look)


def test_a_copy_of_everything_is_taken_by_another_device_and_rubbish_is_refused(tmp_path):
    copy = tmp_path / "copy.db"

    async def save(bridge: Bridge, pages: Pages) -> None:
        assert (await ask(bridge, pages, "POST", "/api/matches", GAME))[0] == 200
        await keeping.save_copy(bridge, str(copy))

    async def look(bridge: Bridge, pages: Pages) -> None:
        assert len((await ask(bridge, pages, "GET", "/api/me"))[1]["matches"]) == 1

    with_host(tmp_path / "vigil.db", save)
    asyncio.run(keeping.check_copy(str(copy)))
    with_host(copy, look)


def test_a_game_that_is_still_played_is_taken_along_and_goes_on_elsewhere(tmp_path):
    taken: list[Any] = []

    async def take_along(bridge: Bridge, pages: Pages) -> None:
        match = (await ask(bridge, pages, "POST", "/api/matches", GAME))[1]
        status, record = await ask(bridge, pages, "GET", f"/api/matches/{match['id']}/record")
        assert (status, record["format"]) == (200, "vigil record")
        taken.append(record)

    async def go_on(bridge: Bridge, pages: Pages) -> None:
        status, match = await ask(
            bridge, pages, "POST", "/api/matches", {**GAME, "start": {"record": taken[0]}}
        )
        assert (status, match["status"]) == (200, "playing"), match

    with_host(tmp_path / "here.db", take_along)
    with_host(tmp_path / "there.db", go_on)


@pytest.mark.parametrize("content", [b"nothing of ours", b"SQLite format 3\0" + bytes(4096)])
def test_what_is_no_database_of_vigil_is_refused(tmp_path, content):
    rubbish = tmp_path / "rubbish.db"
    rubbish.write_bytes(content)
    with pytest.raises((ValueError, sqlite3.DatabaseError), match=r"Vigil|database"):
        asyncio.run(keeping.check_copy(str(rubbish)))
