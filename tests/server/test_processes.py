"""Two server processes on one PostgreSQL serve the same matches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import psycopg
import pytest

from bench.audit import faults
from bench.players import Person, Player
from bench.processes import Server
from tests.server.postgres import Cluster
from tests.server.wire import Wire, wire

PROMPT = 1.0  # seconds for news to get from one process to the other
MATCHES = 6
ROUNDS = 12


class Both(NamedTuple):
    """The addresses of both processes, and of their database."""

    here: str
    there: str
    database: str


@pytest.fixture(scope="module")
def both(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    directory: Path = tmp_path_factory.mktemp("processes")
    database = postgres.database()
    with Server(database, directory / "here") as here, Server(database, directory / "there") as there:
        yield Both(here.address, there.address, database)


@asynccontextmanager
async def seated(both: Both) -> AsyncIterator[tuple[Person, Person, str]]:
    """Ada at one process and Bo at the other, in a new match."""
    async with httpx.AsyncClient() as http:
        ada, bo = Person(both.here, http), Person(both.there, http)
        match = await ada.make({"kind": "open"})
        await bo.join(match)
        while (await ada.get(f"matches/{match}"))["status"] == "waiting":
            await asyncio.sleep(0.01)
        yield ada, bo, match


def test_a_match_is_played_through_both(both):
    async def play() -> list[Player]:
        async with seated(both) as (ada, bo, match):
            players = [Player(ada, match, 0, Random(1)), Player(bo, match, 1, Random(2))]
            await asyncio.gather(*[player.play() for player in players])
            return players

    players = asyncio.run(play())
    first, second = [player.seen for player in players]
    assert faults(both.database, [first, second]) == []
    assert [*first.refusals, *second.refusals] == []
    delays = [abs(first.heard[step] - second.heard[step]) for step in first.heard]
    assert len(delays) > 100
    assert max(delays) < PROMPT


def test_whoever_writes_first_has_moved_and_the_other_is_told(both):
    """The same person at both processes, at several tables at once, makes two moves for every step."""

    async def race() -> list[int]:
        async with httpx.AsyncClient() as http:
            return await asyncio.gather(*[race_at_a_table(both, http, seed) for seed in range(MATCHES)])

    began = time.monotonic()
    assert asyncio.run(race()) == [ROUNDS] * MATCHES
    assert time.monotonic() - began < ROUNDS * PROMPT


async def race_at_a_table(both: Both, http: httpx.AsyncClient, seed: int) -> int:
    """How many times exactly one of two moves was made, and the other refused."""
    person = Person(both.here, http)
    match = await person.make({"kind": "here", "name": "Bo"}, seed=seed)
    chance, won = Random(seed), 0
    elsewhere = Person(both.there, http)
    elsewhere.headers = person.headers
    async with wire(person, match) as here, wire(elsewhere, match) as there:
        for _ in range(ROUNDS):
            won += await one_wins([here, there], chance)
    return won


async def one_wins(tabs: list[Wire], chance: Random) -> bool:
    """Let both tabs move at once; whether one wins, one is refused and both see the same table."""
    step, seat = tabs[0].table["step"], tabs[0].table["view"]["turn"]
    for tab in tabs:
        if tab.table["asked"] is None:
            await tab.send("sit", seat=seat)
            await tab.until("welcome", seat=seat)
    heard = [len(tab.heard) for tab in tabs]
    moves = [move["text"] for move in tabs[0].table["asked"]["moves"]]
    await asyncio.gather(*[tab.move(chance.choice(moves)) for tab in tabs])
    for tab in tabs:
        while tab.table["step"] == step:
            await tab.next()
    refused = await count_refusals(tabs, heard)
    steps = {tab.table["step"] for tab in tabs}
    return refused == 1 and steps == {step + 1} and tabs[0].table["view"] == tabs[1].table["view"]


async def count_refusals(tabs: list[Wire], heard: list[int]) -> int:
    """How many were refused, once everything that was sent is answered."""
    for tab in tabs:
        await tab.send("ping")
        await tab.until("pong")
    told = [message for tab, start in zip(tabs, heard, strict=True) for message in tab.heard[start:]]
    return sum(message["type"] == "refused" for message in told)


def test_chat_and_joining_travel(both):
    async def talk() -> tuple[str, str]:
        async with httpx.AsyncClient() as http:
            ada, bo = Person(both.here, http), Person(both.there, http)
            match = await ada.make({"kind": "open"})
            async with wire(ada, match) as here:
                await bo.join(match, "Bo")
                told = await here.until("match", status="playing")
                async with wire(bo, match, 1) as there:
                    await there.send("say", text="<b>hello</b>")
                    said = await here.until("said")
        return told["match"]["seats"][1]["name"], said["text"]

    assert asyncio.run(talk()) == ("Bo", "<b>hello</b>")


def test_a_process_that_was_cut_off_from_the_news_catches_up(both):
    async def cut() -> list[int]:
        async with seated(both) as (ada, bo, match), wire(ada, match) as here, wire(bo, match, 1) as there:
            mover, other = (here, there) if here.table["asked"] else (there, here)
            assert listeners_cut(both.database) == 2
            for step in (1, 2, 3):
                await mover.move()
                await mover.until_step(step)
            await other.until_step(3)
            return [here.table["step"], there.table["step"]]

    assert asyncio.run(cut()) == [3, 3]


def listeners_cut(database: str) -> int:
    """End the connections on which processes listen for news; how many there were."""
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
    with psycopg.connect(database, autocommit=True) as connection:
        return len(connection.execute(end).fetchall())


def test_the_game_goes_on_when_the_database_drops_every_connection(both):
    async def play() -> list[Player]:
        async with seated(both) as (ada, bo, match):
            alone = await ada.make({"kind": "bot", "level": "greedy"})
            players = [Player(ada, match, 0, Random(3)), Player(bo, match, 1, Random(4))]
            players.append(Player(ada, alone, 0, Random(5)))
            games = asyncio.gather(*[player.play() for player in players])
            for _ in range(5):
                await asyncio.sleep(0.2)
                everything_cut(both.database)
            await asyncio.wait_for(games, 60)
            return players

    players = asyncio.run(play())
    assert faults(both.database, [player.seen for player in players]) == []


def everything_cut(database: str) -> None:
    """End all connections but this one."""
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"{end} WHERE datname = current_database() AND pid <> pg_backend_pid()".encode())
