"""Matches of bots by the hundred: everybody's bots think in turn, and those of nobody do not think."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

import vigil
from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.server.match.bot_pool import BotPool
from vigil.server.store import queries
from vigil.server.web import limits

EXPERT = {"kind": "bot", "level": "expert"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("bots") / "vigil.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return server.visitor("Ada")


def acts(ada: Visitor, match: str) -> int:
    return int(ada.get(f"matches/{match}")["acts"])


def test_the_bots_of_one_owner_do_not_keep_those_of_another_waiting() -> None:
    async def attack() -> int:
        pool = BotPool(1)
        view = vigil.Game.new(["godslayer"], 2, seed=5)
        seat = view.deciding()
        done: list[int] = []

        async def choose(owner: int) -> None:
            await pool.choose("greedy", 1, view.view(seat), owner)
            done.append(owner)

        try:
            await asyncio.gather(*[choose(1) for _ in range(60)], choose(2))
        finally:
            pool.close()
        return done.index(2)

    assert asyncio.run(attack()) <= 2


def test_bots_among_themselves_play_only_while_somebody_looks(server: Server, ada: Visitor) -> None:
    match = ada.make(GREEDY, GREEDY)["id"]
    time.sleep(0.3)
    assert acts(ada, match) == 0
    with server.visitor("Bo").sit(match) as line:
        while line.step < 3:
            line.until("update")
    room = server.services.registry.rooms[match]
    while room.autoplay.busy:
        time.sleep(0.02)
    assert 3 <= acts(ada, match) < 200
    assert room.match.going


def test_matches_of_bots_alone_are_not_taken_up_at_the_start(server: Server, ada: Visitor) -> None:
    alone, with_ada = ada.make(GREEDY, GREEDY)["id"], ada.make(GREEDY, GREEDY, ME)["id"]
    with server.services.database.engine.begin() as connection:
        seats = "UPDATE matches SET deciding = 0 WHERE id IN (?, ?)"
        connection.exec_driver_sql(seats, (alone, with_ada))
        waiting = queries.waiting_for_bots(connection, time.time() + 60)
    assert with_ada in waiting
    assert alone not in waiting


def test_one_key_has_only_so_many_matches_of_bots(server: Server, ada: Visitor) -> None:
    for _ in range(limits.BOT_ONLY):
        ada.make(GREEDY, EXPERT)
    assert "let some end first" in ada.make(GREEDY, EXPERT, status=429)["error"]
    ada.make()
    server.visitor("Bo").make(GREEDY, EXPERT)
