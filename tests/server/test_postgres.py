"""The server on PostgreSQL: the same flows as on SQLite, and what only PostgreSQL is particular about."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

import httpx
import pytest

from bench.audit import faults
from bench.players import Person, Player
from bench.processes import Server
from tests.server.postgres import Cluster
from tests.server.wire import wire

BOT = {"kind": "bot", "level": "greedy"}
ALL = ["godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"]


@pytest.fixture(scope="module")
def server(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(postgres.database(), tmp_path_factory.mktemp("postgres") / "log") as server:
        yield server


def as_people(server: Server, act: Callable[[Person, Person], Awaitable[Any]]) -> Any:
    """What comes of two people doing something."""

    async def run() -> Any:
        async with httpx.AsyncClient() as http:
            return await act(Person(server.address, http), Person(server.address, http))

    return asyncio.run(run())


@pytest.mark.parametrize("sets", [["godslayer"], ALL])
def test_a_whole_match_against_a_bot_is_kept_as_it_was_seen(server, sets):
    async def play(ada: Person, _: Person) -> Player:
        player = Player(ada, await ada.make(BOT, setup={"sets": sets}), 0, Random(5))
        await asyncio.wait_for(player.play(), 60)
        return player

    seen = as_people(server, play).seen
    assert faults(server.database, [seen]) == []
    assert {by for by, _ in seen.acts.values()} == {0, 1}


def test_a_listed_match_is_found_joined_and_among_ones_own(server):
    async def meet(ada: Person, bo: Person) -> tuple[bool, bool]:
        match = await ada.make({"kind": "open"})
        lobby = await bo.get("lobby")
        await bo.join(match)
        mine = await bo.get("me")
        return match in [found["id"] for found in lobby["open"]], [
            found["id"] for found in mine["matches"]
        ] == [match]

    assert as_people(server, meet) == (True, True)


def test_a_move_taken_back_stays_in_the_list_of_acts(server):
    async def regret(ada: Person, _: Person) -> Any:
        match = await ada.make(BOT)
        async with wire(ada, match) as line:
            await line.until_asked()
            step, before = line.table["step"], line.table["view"]
            await line.move()
            await line.until_step(step + 1)
            await line.send("undo", step=step + 1)
            await line.until_step(step + 2)
        assert line.table["view"] == before
        return (await ada.get(f"matches/{match}"))["acts"] - step

    assert as_people(server, regret) == 2


def test_a_resigned_match_is_over_and_has_one_rematch(server):
    async def resign(ada: Person, bo: Person) -> tuple[Any, int]:
        match = await ada.make({"kind": "open"})
        await bo.join(match)
        async with wire(ada, match) as line:
            await line.send("resign")
            told = await line.until("match", status="finished")
        rematches = await asyncio.gather(
            *[who.post(f"matches/{match}/rematch") for who in (ada, bo, ada, bo)]
        )
        return told["match"]["result"]["winners"], len({found["id"] for found in rematches})

    assert as_people(server, resign) == ([1], 1)


def test_only_one_of_many_gets_the_open_seat(server):
    async def rush(ada: Person, _: Person) -> list[Any]:
        match = await ada.make({"kind": "open"})
        others = [Person(ada.address, ada.http) for _ in range(8)]
        found = await asyncio.gather(*[other.join(match) for other in others], return_exceptions=True)
        return [found.count(None), (await ada.get(f"matches/{match}"))["status"]]

    assert as_people(server, rush) == [1, "playing"]


def test_signs_that_postgres_cannot_keep_do_no_harm(server):
    async def write(ada: Person, _: Person) -> list[Any]:
        match = await ada.make(BOT, name="A\0da")
        async with wire(ada, match) as line:
            await line.send("say", text="nu\0ll")
            said = await line.until("said")
            await line.send("move", step=0, text="play \0")
            await line.until("refused")
        missing = await ada.http.get(f"{ada.address}/api/matches/a%00b", headers=ada.headers)
        return [said["text"], missing.status_code]

    assert as_people(server, write) == ["nu ll", 404]


def test_a_seed_of_any_size_is_kept(server):
    async def make(ada: Person, _: Person) -> Player:
        player = Player(ada, await ada.make(BOT, seed=10**30), 0, Random(6))
        await asyncio.wait_for(player.play(), 60)
        return player

    assert faults(server.database, [as_people(server, make).seen]) == []
