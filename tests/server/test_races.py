"""Whoever writes first has done it; who comes too late is told, and nothing is done twice."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest

from tests.server.clients import ME, Line
from tests.server.postgres import Cluster
from vigil.server.domain.acts import Act, moves
from vigil.server.fair_use import limits
from vigil.server.match.layout import new_id
from vigil.server.seating.match_quota import add_match
from vigil.server.store.database import Database
from vigil.server.store.matches import match_changes, match_lists, match_queries
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.people import persons

ROUNDS = 25


def test_of_two_clients_that_race_for_a_step_one_moves(ada):
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    with ada.sit(match, "?seat=0") as one, ada.sit(match, "?seat=0") as two:
        for _ in range(ROUNDS):
            if not one.asked:
                hand_over(ada, match, [one, two])
            step = one.step
            one.send("move", step=step, text=one.texts[0])
            two.send("move", step=step, text=two.texts[-1])
            refusals = [settled(line, step + 1) for line in (one, two)]
            assert sum(refusals) == 1
            assert one.table["view"] == two.table["view"]
            assert one.step == two.step == step + 1


def settled(line: Line, step: int) -> int:
    """Hear all there is to hear of a step; returns how often it was refused."""
    line.send("ping")
    refusals = 0
    while (message := line.next())["type"] != "pong" or line.step < step:
        refusals += message["type"] == "refused"
        assert line.step <= step
    return refusals


def hand_over(ada: Any, match: str, lines: list[Line]) -> None:
    """Let both clients look from the seat that has to decide."""
    seat = ada.get(f"matches/{match}")["deciding"]
    for line in lines:
        line.send("sit", seat=seat)
        line.until("welcome")


def test_of_two_people_who_race_for_a_seat_one_gets_it(ada, server):
    match = ada.make(ME, {"kind": "open"})["id"]
    people = [server.visitor(name) for name in ("Bo", "Cy", "Di", "Ed")]
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(partial(try_to_join, match), people))
    assert sorted(answers) == [200, 409, 409, 409]


def try_to_join(match: str, person: Any) -> int:
    """The status of an attempt to take a seat."""
    path = f"{person.address}/api/matches/{match}/join"
    return httpx.post(path, headers=person.headers, json={"name": person.name}, timeout=20).status_code


def test_an_act_that_somebody_else_wrote_is_taken_over(ada, bo, server):
    """As another process would: past the room, into the database."""
    match = ada.make(ME, {"kind": "open"})["id"]
    deciding = bo.join(match)["deciding"]
    with (ada, bo)[deciding].sit(match) as line:
        engine = server.services.database.engine
        with engine.begin() as connection:
            kept = match_queries.find_match(connection, match)
            assert kept
            act = Act(1, deciding, "move", line.texts[0], time.time())
            assert match_changes.add_acts(connection, kept, [act], None)
        line.send("move", step=0, text="end turn")
        assert line.until("update")["step"] == 1
        assert line.until("refused")["reason"] == "somebody else was faster"
        assert line.until("update")["step"] == 1
        line.move("end turn")


def test_acts_have_no_gaps_and_lead_to_the_table(ada, server):
    match = ada.make()["id"]
    with ada.sit(match) as line:
        for _ in range(12):
            line.until_asked().move()
            if line.table["undo"]:
                line.send("undo", step=line.step)
                line.until("update")
                line.move()
        line.until_asked()
        with server.services.database.engine.connect() as connection:
            acts = match_queries.find_acts(connection, match)
    assert [act.number for act in acts] == list(range(1, line.step + 1))
    assert len(moves(acts)) == line.table["view"]["moves_made"]


@pytest.mark.parametrize(
    ("acts", "standing"),
    [
        ([], []),
        (["a", "b"], ["a", "b"]),
        (["a", "b", 1, "c"], ["a", "c"]),
        (["a", "b", "c", 0, "d", "e", 1], ["d"]),
        (["a", 0, 0], []),
    ],
)
def test_undone_moves_are_folded_away(acts, standing):
    folded = [
        Act(number, 0, "move" if isinstance(act, str) else "undo", str(act), 0.0)
        for number, act in enumerate(acts, 1)
    ]
    assert moves(folded) == standing


def test_giving_up_is_no_move():
    assert moves([Act(1, 0, "move", "a", 0.0), Act(2, 0, "resign", "0", 0.0)]) == ["a"]


def test_processes_change_matches_in_one_order_whoever_waits_for_it(tmp_path):
    """Else two of them could lock the rows of two matches crosswise, and stand still for a second."""
    database = Database(str(tmp_path / "vigil.db"))
    busy, gathered, order = threading.Event(), threading.Event(), []

    def hold(_connection):
        busy.set()
        gathered.wait()

    def note(name, _connection):
        order.append(name)

    async def change() -> None:
        database.post(hold)
        await asyncio.to_thread(busy.wait)
        database.post(partial(note, "c"), "c")
        waiting = asyncio.gather(database.write(partial(note, "b"), "b"))
        database.post(partial(note, "a"), "a")
        await asyncio.sleep(0)
        gathered.set()
        await waiting

    asyncio.run(change())
    database.close()
    assert order == ["a", "b", "c"]


def new_table(person: int) -> StoredMatch:
    """A match of bots, as somebody makes it."""
    setup = {"sets": ["godslayer"], "edition": 2, "variant": "standard"}
    return StoredMatch(new_id(), setup, 1, None, None, False, "playing", person, 0.0, 0.0)


def test_nobody_makes_more_matches_by_asking_several_processes(postgres: Cluster) -> None:
    url = postgres.database()
    processes = [Database(url), Database(url)]

    async def make() -> tuple[list[str | None], int]:
        ada = await processes[0].write(partial(persons.add_person, key_hash="a", name="Ada", now=0.0))
        bots = [StoredSeat("bot", "Greedy", level="greedy")]
        made = [
            process.write(partial(add_match, match=new_table(ada.id), sitting=bots))
            for _ in range(20)
            for process in processes
        ]
        refusals = await asyncio.gather(*made)
        return refusals, await processes[0].read(partial(match_lists.count_bot_only, person=ada.id))

    refusals, made = asyncio.run(make())
    for process in processes:
        process.close()
    assert made == refusals.count(None) == limits.BOT_ONLY
