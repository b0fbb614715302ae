"""The server on PostgreSQL: the same flows as on SQLite, and what only PostgreSQL is particular about."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx
import pytest

from bench.audit import faults
from bench.players import Player, play_all
from bench.processes import Server
from tests.server.clients import GREEDY, ME, PATIENCE, Visitor
from tests.server.postgres import Cluster

ALL = ["godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"]
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def on_postgres(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(postgres.database(), tmp_path_factory.mktemp("postgres") / "log") as server:
        yield server


@pytest.fixture
def ada(on_postgres: Server) -> Visitor:
    return Visitor(on_postgres.address, "Ada")


@pytest.fixture
def bo(on_postgres: Server) -> Visitor:
    return Visitor(on_postgres.address, "Bo")


@pytest.mark.parametrize("sets", [["godslayer"], ALL])
def test_a_whole_match_against_a_bot_is_kept_as_it_was_seen(on_postgres, ada, sets):
    match = ada.make(ME, GREEDY, setup={"sets": sets})["id"]
    [seen] = play_all(Player(ada, match, 0, Random(5)))
    assert faults(on_postgres.database, [seen]) == []
    assert {by for by, _ in seen.acts.values()} == {0, 1}


def test_a_seed_of_any_size_is_kept(on_postgres, ada):
    match = ada.make(ME, GREEDY, seed=10**30)["id"]
    assert faults(on_postgres.database, play_all(Player(ada, match, 0, Random(6)))) == []


def test_a_listed_match_is_found_joined_and_among_ones_own(ada, bo):
    match = ada.make(ME, OPEN)["id"]
    assert match in [found["id"] for found in bo.get("lobby")["open"]]
    bo.join(match)
    assert [found["id"] for found in bo.get("me")["matches"]] == [match]


def test_a_move_taken_back_stays_in_the_list_of_acts(ada):
    match = ada.make()["id"]
    with ada.sit(match) as line:
        before = line.until_asked().table
        line.move()
        line.send("undo", step=line.step)
        line.until("update")
    assert line.table["view"] == before["view"]
    assert ada.get(f"matches/{match}")["acts"] == before["step"] + 2


def test_a_resigned_match_is_over_and_has_one_rematch(ada, bo):
    match = ada.make(ME, OPEN)["id"]
    bo.join(match)
    with ada.sit(match) as line:
        line.send("resign")
        line.until("update")
    assert ada.get(f"matches/{match}")["result"]["winners"] == [1]
    with ThreadPoolExecutor(4) as pool:
        rematches = list(pool.map(lambda who: who.post(f"matches/{match}/rematch")["id"], [ada, bo, ada, bo]))
    assert len(set(rematches) - {match}) == 1
    assert ada.get(f"matches/{match}")["rematch"] in rematches


def test_only_one_of_many_gets_the_open_seat(on_postgres, ada):
    match = ada.make(ME, OPEN)["id"]
    rush = [Visitor(on_postgres.address, f"Bo {number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda who: asked_in(who, match), rush))
    assert sorted(answers) == [200] + [409] * 7
    assert ada.get(f"matches/{match}")["status"] == "playing"


def asked_in(who: Visitor, match: str) -> int:
    """How the server answers to somebody who wants a seat."""
    address = f"{who.address}/api/matches/{match}/join"
    return httpx.post(address, json={"name": who.name}, headers=who.headers, timeout=PATIENCE).status_code


def test_somebody_new_may_ask_for_many_things_at_once(ada):
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda _: ada.make()["id"], range(8)))
    assert sorted(made) == sorted(found["id"] for found in ada.get("me")["matches"])


def test_signs_that_postgres_cannot_keep_do_no_harm(ada):
    match = ada.make(name="A\0da")["id"]
    with ada.sit(match) as line:
        line.send("say", text="nu\0ll")
        assert line.until("said")["text"] == "nu ll"
        line.until_asked().refused("move", step=line.step, text="play \0")
    ada.get("matches/a%00b", status=404)
