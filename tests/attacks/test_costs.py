"""Requests that cost the server much and the client nothing: lengths, rates, and everybody's turn."""

from __future__ import annotations

import asyncio
import os
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import inspect
from websockets.exceptions import InvalidStatus

import vigil
from tests.server.clients import GODSLAYER, GREEDY, ME, Server, Visitor
from vigil.server.domain.refusals import Overload, Refusal
from vigil.server.fair_use import limits
from vigil.server.fair_use.allowances import Allowances
from vigil.server.fair_use.limits import Rate
from vigil.server.fair_use.networks import network
from vigil.server.protocol import bounds, requests
from vigil.server.workers.document_pool import DocumentPool
from vigil.server.workers.side_process import KILL
from vigil.server.workers.turns import Turns


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("costs") / "vigil.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return server.visitor("Ada")


# Documents

MEGABYTE = "a" + ".a" * 500_000 + " = 1"
ALLOWED_LENGTH = "a" + ".a" * 20_000 + " = 1"
IN_A_HEADING = "[a" + ".a" * 20_000 + "]"
INSIDE = "a = { b" + ".b" * 20_000 + " = 1 }"


@pytest.mark.parametrize("text", [MEGABYTE, ALLOWED_LENGTH, IN_A_HEADING, INSIDE], ids=range(4))
def test_dotted_keys_are_refused_before_they_are_read(ada: Visitor, text: str) -> None:
    error = ada.post("look", {"text": text}, 400)["error"]
    assert "characters" in error or "nested too deep" in error


def test_what_is_read_without_end_is_ended_from_outside_and_replaced() -> None:
    async def attack() -> tuple[Any, Any]:
        pool = DocumentPool(seconds=0.5)
        try:
            endless = pool.read("mallory", tomllib.loads, MEGABYTE)
            return await asyncio.gather(endless, pool.read("ada", len, "next"), return_exceptions=True)
        finally:
            pool.close()

    given_up, following = asyncio.run(attack())
    assert isinstance(given_up, Refusal)
    assert following == 4


def test_a_process_that_was_ended_between_two_documents_is_replaced() -> None:
    async def attack() -> int:
        pool = DocumentPool()
        try:
            os.kill(await pool.read("ada", os.getpid), KILL)
            await asyncio.sleep(0.5)
            return int(await pool.read("ada", len, "next"))
        finally:
            pool.close()

    assert asyncio.run(attack()) == 4


def test_a_document_that_nobody_wants_any_more_is_given_up() -> None:
    async def attack() -> int:
        pool = DocumentPool(seconds=10**6)
        try:
            await pool.read("ada", len, "first")  # the process is there, and begins at once
            reading = asyncio.create_task(pool.read("mallory", sum, range(10**13)))
            while not pool.busy:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            reading.cancel()
            return int(await pool.read("ada", len, "next"))
        finally:
            pool.close()

    assert asyncio.run(asyncio.wait_for(attack(), 60)) == 4


def test_a_pool_can_be_closed_in_the_middle_of_a_document() -> None:
    async def attack() -> None:
        pool = DocumentPool()
        await pool.read("ada", len, "first")
        reading = asyncio.create_task(pool.read("mallory", sum, range(10**13)))
        while not pool.busy:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        pool.close()
        with pytest.raises(Refusal):
            await reading

    asyncio.run(asyncio.wait_for(attack(), 30))


def test_documents_of_one_network_wait_for_those_of_others() -> None:
    async def attack() -> list[str]:
        turns, done = Turns(1), []

        async def work(owner: str) -> None:
            async with turns.turn(owner):
                await asyncio.sleep(0)
                done.append(owner)

        await asyncio.gather(*[work("mallory") for _ in range(180)], work("ada"), work("bo"))
        return done

    done = asyncio.run(attack())
    assert {*done[:4]} == {"mallory", "ada", "bo"}
    assert len(done) == 182


def test_who_is_not_waited_for_gives_the_turn_on() -> None:
    async def attack() -> bool:
        turns = Turns(1)
        async with turns.turn("ada"):
            given_up = asyncio.create_task(turns.wait("bo"))
            next_one = asyncio.create_task(turns.wait("cy"))
            await asyncio.sleep(0)
            given_up.cancel()
        await asyncio.wait_for(next_one, 5)
        turns.pass_on()
        return turns.free == 1

    assert asyncio.run(attack())


def test_nobody_lets_more_than_so_much_wait() -> None:
    async def attack() -> None:
        turns = Turns(0, most=2)
        waiting = [asyncio.create_task(turns.wait("mallory")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Overload, match="2 others that you asked for are waiting"):
            await turns.wait("mallory")
        for task in waiting:
            task.cancel()

    asyncio.run(attack())


def test_honor_that_no_game_has_is_refused(ada: Visitor) -> None:
    endless = {**GODSLAYER, "honor_pool": 9_999, "seats": [{"name": "Ada"}, {"name": "Bo"}]}
    assert "honor_pool is 9999" in ada.post("look", {"position": endless}, 400)["error"]
    begun = {"setup": GODSLAYER, "seats": [ME, GREEDY], "start": {"position": endless}}
    assert "honor_pool is 9999" in ada.post("matches", begun, 400)["error"]


def test_a_record_longer_than_any_match_is_refused(ada: Visitor) -> None:
    record = vigil.Record.of(vigil.Game.new(["godslayer"], 2, seed=1)).to_data()
    long = {**record, "moves": ["end turn"] * (bounds.ACTS + 1)}
    assert "at most 5000" in ada.post("look", {"record": long}, 400)["error"]


# Lengths


def texts(kind: inspect.Type, where: str) -> Iterator[tuple[str, inspect.StrType]]:
    """Every text in what a client may send."""
    match kind:
        case inspect.StrType():
            yield where, kind
        case inspect.StructType(cls=cls, fields=fields):
            for field in fields:
                yield from texts(field.type, f"{cls.__name__}.{field.name}")
        case inspect.UnionType(types=parts):
            for part in parts:
                yield from texts(part, where)
        case inspect.ListType(item_type=item):
            yield from texts(item, where)


def test_every_text_of_a_request_has_a_longest_length() -> None:
    over_http = [
        kind
        for kind in vars(requests).values()
        if isinstance(kind, type) and issubclass(kind, requests.Asking)
    ]
    assert len(over_http) > 15
    free = {
        where
        for kind in over_http
        for where, text in texts(inspect.type_info(kind), kind.__name__)
        if text.max_length is None
    }
    assert free == {"Look.text"}  # as long as a body may be; measured before it is read


def test_a_long_name_of_a_set_takes_no_time_and_is_not_sent_back(ada: Visitor) -> None:
    long = {"setup": {"sets": ["x" * 900_000]}, "players": 2}
    error = ada.post("check", long, 400)["error"]
    assert "length <= 64" in error
    assert len(error) <= bounds.REASON


def test_a_long_word_in_a_document_takes_no_time_and_is_not_sent_back(ada: Visitor) -> None:
    for long in ({"sets": ["x" * 1_900]}, {**GODSLAYER, "center_row": ["x" * 1_900]}):
        position = {"seats": [{"name": "Ada"}, {"name": "Bo"}], **long}
        assert len(ada.post("look", {"position": position}, 400)["error"]) <= bounds.REASON


def test_an_address_is_not_sent_back_at_length(ada: Visitor) -> None:
    assert len(ada.get("x" * 10_000, 404)["error"]) <= bounds.REASON


def test_a_body_that_says_it_is_too_long_is_not_read(server: Server, ada: Visitor) -> None:
    headers = {**ada.headers, "Content-Length": str(limits.BODY + 1)}
    ada.ask("POST", "check", 413, headers=headers, content=b"x" * (limits.BODY + 1))


# Rates


def test_one_person_makes_only_so_many_matches_at_once(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MATCHES", Rate("new matches", 2, 0.001))
    ada.make()
    ada.make()
    assert "too many new matches" in ada.make(status=429)["error"]
    server.visitor("Bo").make()


def test_one_person_has_only_so_many_documents_read(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DOCUMENTS", Rate("documents", limits.READING, 1e-6))  # seconds
    ada.post("look", {"text": "nonsense"}, 400)
    ada.post("look", {"text": "nonsense"}, 429)


def test_one_person_asks_only_so_often(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REQUESTS", Rate("requests", 3, 0.001))
    for _ in range(3):
        ada.get("lobby")
    ada.get("lobby", 429)


def test_a_large_body_counts_as_many_requests(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REQUESTS", Rate("requests", 5, 0.001))
    ada.ask("POST", "check", 429, content=b"[" * (6 * limits.WEIGHT))


def test_coming_back_again_and_again_is_too_much(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    match = ada.make()["id"]
    monkeypatch.setattr(limits, "REQUESTS", Rate("requests", 2 * limits.HEAVY + 1, 0.001))
    for _ in range(2):
        ada.sit(match, "?after=0").connection.close()
    with pytest.raises(InvalidStatus, match="403"):
        ada.sit(match, "?after=0")
    ada.sit(match).connection.close()


def test_a_match_that_has_to_be_played_again_counts_as_many_requests(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    with ada.sit(match) as line:
        for _ in range(3):
            line.move("end turn")
            line.send("sit", seat=line.table["view"]["turn"])
            line.until("welcome")
    room = server.services.registry.rooms[match]
    room.saved = room.match.step  # nothing is left to be kept, which only the server's own loop could do
    server.services.registry.drop(match)
    monkeypatch.setattr(limits, "REPLAYED", 1)
    monkeypatch.setattr(limits, "REQUESTS", Rate("requests", 4, 0.001))
    ada.get(f"matches/{match}")  # the fourth, for three acts
    ada.get(f"matches/{match}", 429)


def test_a_long_list_of_matches_counts_as_many_requests(
    ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(4):
        ada.make()
    monkeypatch.setattr(limits, "DESCRIBED", 2)
    monkeypatch.setattr(limits, "REQUESTS", Rate("requests", 5, 0.001))
    ada.get("me")
    assert "too many requests" in ada.get("me", 429)["error"]


def test_one_network_has_only_so_many_newcomers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    share = limits.PEOPLE * server.services.allowances.share
    monkeypatch.setattr(limits, "NEWCOMERS", Rate("new people", 2 / share, 0.0001))
    for _ in range(2):
        server.visitor("New").post("me", {"name": "New"})
    server.visitor("New").post("me", {"name": "New"}, 429)


def test_of_ipv6_everybody_has_a_whole_network() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9")
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1") != network("10.0.0.2")
    assert len(network("x" * 10_000)) <= 64


def test_the_allowances_of_all_who_ever_asked_do_not_fill_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    allowances = Allowances(lambda _: None)
    for number in range(100):
        allowances.find(limits.REQUESTS, str(number), 1)
    assert len(allowances.kept) == 10
