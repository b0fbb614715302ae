"""Matches of bots by the hundred: everybody's bots think in turn, and those of nobody do not think."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import aclosing
from typing import Any

import pytest

import vigil
from tests.attacks import stubborn
from tests.server.clients import GODSLAYER, GREEDY, ME, Server, Visitor
from vigil.server.domain.refusals import Refusal
from vigil.server.fair_use import limits
from vigil.server.match import autoplay
from vigil.server.review.review_desk import in_turn
from vigil.server.store.matches import match_lists
from vigil.server.workers import bot_pool
from vigil.server.workers import turns as turns_of_work
from vigil.server.workers.bot_pool import BotPool
from vigil.server.workers.side_process import SideProcess
from vigil.server.workers.turns import Turns

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


def test_a_bot_that_thinks_for_ever_is_ended_and_a_simpler_one_plays_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool, "LONGEST", 2.0)
    monkeypatch.setattr(bot_pool, "choose_move", stubborn.choose_move)
    view = vigil.Game.new(["godslayer"], 2, seed=5).view(0)

    async def attack() -> list[str]:
        pool = BotPool(1)
        try:
            moves = [await pool.choose("expert", 1, view, 1)]
            assert 1 in pool.slow
            monkeypatch.setattr(bot_pool, "LONGEST", 60.0)  # it is not tried again in this match
            return [*moves, await asyncio.wait_for(pool.choose("expert", 1, view, 1), 30)]
        finally:
            pool.close()

    assert asyncio.run(attack()) == [bot_pool.FALLBACK, bot_pool.FALLBACK]


def test_advice_that_takes_for_ever_is_refused_and_the_next_one_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, advise = vigil.Game.new(["godslayer"], 2, seed=5), bot_pool.advise_move
    view = game.view(game.deciding())

    async def attack() -> str:
        pool = BotPool(1)
        try:
            monkeypatch.setattr(bot_pool, "LONGEST", 2.0)
            monkeypatch.setattr(bot_pool, "advise_move", stubborn.advise_move)
            with pytest.raises(Refusal, match="within a reasonable time"):
                await pool.advise(view, 1)
            monkeypatch.setattr(bot_pool, "LONGEST", 60.0)
            monkeypatch.setattr(bot_pool, "advise_move", advise)
            return (await pool.advise(view, 1))[0]
        finally:
            pool.close()

    assert asyncio.run(attack())


def test_a_bot_that_nobody_waits_for_any_more_keeps_its_process_until_it_is_done() -> None:
    """Otherwise the next one would wait in the process, outside of all turns."""

    async def attack() -> int:
        pool = BotPool(1)
        view = vigil.Game.new(["godslayer"], 2, seed=5).view(0)
        try:
            await pool.warm_up()
            given_up = asyncio.create_task(pool.choose("greedy", 1, view, 1))
            while not pool.waiting:
                await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.sleep(0)
            busy = len(pool.quick.idle)
            await asyncio.gather(given_up, return_exceptions=True)
            return busy
        finally:
            pool.close()

    assert asyncio.run(attack()) == 0


class Clock:
    """Time that passes only while somebody works."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that turns are measured by."""
    made = Clock()
    monkeypatch.setattr(turns_of_work, "time", made)
    return made


def order(clock: Clock, turns: Turns, asked: list[tuple[str, str, float]]) -> list[str]:
    """In which order some work is done, each for an owner, of a network, for some seconds."""

    async def work() -> list[str]:
        done: list[str] = []

        async def one(owner: str, network: str, seconds: float) -> None:
            async with turns.turn(owner, network):
                await asyncio.sleep(0)
                clock.now += seconds
                done.append(owner)

        await asyncio.gather(*[one(*each) for each in asked])
        return done

    return asyncio.run(work())


def test_many_people_of_one_network_have_no_more_time_than_one_of_another(clock: Clock) -> None:
    crowd = [(f"mallory {number}", "10.0.0.1", 0.001) for number in range(400)]
    done = order(clock, Turns(1), [*crowd, ("ada", "10.0.0.2", 0.001)])
    assert done.index("ada") <= 1


def test_who_works_long_waits_until_others_have_worked_as_long(clock: Clock) -> None:
    long = [("mallory", "10.0.0.1", 0.2)] * 3
    short = [("ada", "10.0.0.2", 0.01)] * 8
    done = order(clock, Turns(1), [*long, *short])
    assert done[:9] == ["mallory", *["ada"] * 8]


def test_who_was_idle_has_saved_up_no_time(clock: Clock) -> None:
    turns = Turns(1)
    order(clock, turns, [("mallory", "10.0.0.1", 0.2)])
    order(clock, turns, [("mallory", "10.0.0.1", 0.0)])
    asked = [("mallory", "10.0.0.1", 0.01), *[("ada", "10.0.0.2", 0.05)] * 3, ("bo", "10.0.0.3", 0.0)]
    done = order(clock, turns, asked)
    assert done.index("bo") <= 2


def test_many_small_networks_have_no_more_time_than_the_large_one(clock: Clock) -> None:
    household = [(f"mallory {number}", f"2001:db8:1:1{number:02x}::1", 0.1) for number in range(64)]
    done = order(clock, Turns(1), [*household, *[("ada", "203.0.113.5", 0.1)] * 10])
    assert len(done[: last_of(done, "ada")]) <= 10 + 2 * 10 + 2  # a /56 has two shares


def last_of(done: list[str], owner: str) -> int:
    """The place after the last work of somebody."""
    return len(done) - done[::-1].index(owner)


def test_who_works_in_steps_does_not_lose_their_place_at_each(clock: Clock) -> None:
    """A review of short turns beside eight of long ones: each gets half of the time."""
    turns, done = Turns(1), []

    async def review(owner: str, network: str, seconds: float, total: int) -> None:
        async def draft(number: int) -> int:
            async with turns.turn(network):
                await asyncio.sleep(0.001)  # as long as the loop has time for others
                clock.now += seconds
                done.append(owner)
            return number

        async with aclosing(in_turn(draft, total)) as parts:
            assert [part async for part in parts] == list(range(total))

    async def attack() -> None:
        neighbours = [review("mallory", "198.51.100.7", 2.0, 5) for _ in range(8)]
        await asyncio.gather(*neighbours, review("ada", "203.0.113.5", 0.1, 100))

    asyncio.run(attack())
    assert done[: last_of(done, "ada")].count("mallory") <= 100 * 0.1 / 2.0 + 2


def test_what_is_given_up_leaves_no_step_behind() -> None:
    async def attack() -> int:
        turns = Turns(1)

        async def draft(number: int) -> int:
            async with turns.turn("ada"):
                await asyncio.sleep(0)
            return number

        async with aclosing(in_turn(draft, 100)) as parts:
            async for _ in parts:
                break
        await asyncio.sleep(0)
        return turns.free

    assert asyncio.run(attack()) == 1


def test_a_bot_that_does_not_look_ahead_waits_for_none_that_does(monkeypatch: pytest.MonkeyPatch) -> None:
    game = vigil.Game.new(["godslayer"], 2, seed=5)
    view = game.view(game.deciding())
    monkeypatch.setattr(bot_pool, "LONGEST", 4.0)
    monkeypatch.setattr(bot_pool, "choose_move", stubborn.choose_move)

    async def attack() -> bool:
        pool = BotPool(1)
        try:
            await pool.warm_up()
            endless = [asyncio.create_task(pool.choose("expert", number, view, 1)) for number in range(3)]
            while pool.searching.idle:
                await asyncio.sleep(0)
            await pool.choose("greedy", 9, view, 1)
            waited = any(task.done() for task in endless)
            for task in endless:
                task.cancel()
            await asyncio.gather(*endless, return_exceptions=True)
            return waited
        finally:
            pool.close()

    assert not asyncio.run(attack())


@pytest.mark.parametrize("name", ["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"])
def test_bots_calculate_in_one_thread_unless_the_host_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    async def told() -> str | None:
        process = SideProcess(bot_pool.warm_up)
        try:
            return str(await process.run(30, os.getenv, name))
        finally:
            process.close()

    monkeypatch.delenv(name, raising=False)
    assert asyncio.run(told()) == "1"
    monkeypatch.setenv(name, "2")
    assert asyncio.run(told()) == "2"


def test_the_bots_of_one_network_think_in_turn_with_those_of_others(server: Server, ada: Visitor) -> None:
    match = ada.make()["id"]
    people = server.services.people
    assert people.home(server.services.registry.rooms[match].match.stored.made_by) == "127.0.0.1"
    assert people.home(10**6) == ""
    assert server.services.bots.home == people.home


BY_HAND = {**GODSLAYER, "seats": [{"name": "Ada"}, {"name": "Bo"}]}


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"runes": 9_999}, "runes is 9999"),
        ({"power": 1_001}, "power is 1001"),
        ({"seats": [{"name": "Ada", "insight": 5_000}, {"name": "Bo"}]}, "insight is 5000"),
        ({"center_row": [None] * 51}, "51 places"),
    ],
)
def test_a_table_at_which_bots_would_think_for_ever_is_refused(
    ada: Visitor, table: dict[str, object], said: str
) -> None:
    for path, body in (
        ("look", {"position": {**BY_HAND, **table}}),
        ("matches", {"setup": GODSLAYER, "seats": [ME, GREEDY], "start": {"position": {**BY_HAND, **table}}}),
    ):
        assert said in ada.post(path, body, 400)["error"]


@pytest.mark.parametrize("name", ["turn_number", "moves_made"])
def test_a_game_that_is_said_to_last_for_ever_is_refused(ada: Visitor, name: str) -> None:
    """One more turn, and no other process could be told of it; nor could every database keep it."""
    saved = {**vigil.Game.new(["godslayer"], 2, seed=5).to_data(), name: 2**31 - 1}
    assert f"{name} is 2147483647" in ada.post("look", {"position": saved}, 400)["error"]


def test_bots_that_fail_try_again_less_and_less_often(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autoplay, "PAUSE", 0.01)
    monkeypatch.setattr(bot_pool, "choose_move", len)  # which understands nothing of this
    match = ada.make(GREEDY, ME, lot=False)["id"]
    play = server.services.registry.rooms[match].autoplay
    play.pause = 0.01
    until = time.monotonic() + 20
    while play.pause < 0.05:
        assert time.monotonic() < until
        time.sleep(0.02)
    monkeypatch.undo()


def test_bots_among_themselves_play_only_while_somebody_looks(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ada.make(GREEDY, GREEDY)["id"]
    room = server.services.registry.rooms[match]
    choose = server.services.bots.choose

    async def choose_slowly(*asked: Any) -> str:
        while room.match.step >= 3 and room.watched():
            await asyncio.sleep(0.01)  # however slow the machine is, they are not done before Bo leaves
        return await choose(*asked)

    monkeypatch.setattr(server.services.bots, "choose", choose_slowly)
    assert room.autoplay.task is None
    assert acts(ada, match) == 0
    with server.visitor("Bo").sit(match) as line:
        while line.step < 3:
            line.until("update")
    while room.autoplay.busy:
        time.sleep(0.02)
    assert 3 <= acts(ada, match) <= 5
    assert room.match.going


def test_matches_of_bots_alone_are_not_taken_up_at_the_start(server: Server, ada: Visitor) -> None:
    alone, with_ada = ada.make(GREEDY, GREEDY)["id"], ada.make(GREEDY, GREEDY, ME)["id"]
    with server.services.database.engine.begin() as connection:
        seats = "UPDATE matches SET deciding = 0 WHERE id IN (?, ?)"
        connection.exec_driver_sql(seats, (alone, with_ada))
        waiting = match_lists.waiting_for_bots(connection, time.time() + 60)
    assert with_ada in waiting
    assert alone not in waiting


def test_one_key_has_only_so_many_matches_of_bots(server: Server, ada: Visitor) -> None:
    for _ in range(limits.BOT_ONLY):
        ada.make(GREEDY, EXPERT)
    assert "let some end first" in ada.make(GREEDY, EXPERT, status=429)["error"]
    ada.make()
    server.visitor("Bo").make(GREEDY, EXPERT)
