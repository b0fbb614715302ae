"""Finding opponents and playing deals under attack: everything at once, and what is somebody else's."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.clients import PATIENCE, Server, Visitor
from tests.server.hosting import number_of
from vigil.server.fair_use import limits
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.store.tables.people_tables import people
from vigil.server.web.app import API

CODES = ["godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"]
WISH = {"pace": "10m", "sets": ["godslayer"]}
DAY = 24 * 3600.0
OURS = ("/api/seeks", "/api/company", "/api/challenges", "/api/deals")


def statuses(calls: list[Callable[[], httpx.Response]]) -> Counter[int]:
    """What is answered to calls that are made at the same time."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return Counter(answer.status_code for answer in pool.map(lambda call: call(), calls))


def posting(visitor: Visitor, path: str, body: Any = None) -> Callable[[], httpx.Response]:
    """A request that is yet to be made."""
    address = f"{visitor.address}/api/{path}"
    return lambda: httpx.post(
        address, json=body or {}, headers=visitor.headers, timeout=PATIENCE, verify=False
    )


def settle(server: Server, visitor: Visitor, **values: Any) -> None:
    """Let somebody be known, and change what the database says of them."""
    visitor.post("me", {"name": visitor.name})
    mine = people.c.id == number_of(server, visitor)
    with server.services.database.engine.begin() as connection:
        connection.execute(people.update().where(mine).values(**values))


def test_wishes_at_the_same_time_are_no_more_than_one_may_have(ada: Visitor) -> None:
    ada.post("me", {"name": "Ada"})
    wanted = [list(pair) for pair in itertools.combinations(CODES, 2)]
    answers = statuses([posting(ada, "seeks", {**WISH, "sets": sets}) for sets in wanted])
    assert answers == {200: limits.LIVE_SEEKS, 429: len(wanted) - limits.LIVE_SEEKS}
    for seek in ada.get("opponents")["seeks"]:
        ada.post(f"seeks/{seek['id']}/stop")


def test_a_deal_is_begun_once_however_often_it_is_asked_for_at_once(server: Server, ada: Visitor) -> None:
    settle(server, ada, created=time.time() - 3 * DAY)
    assert statuses([posting(ada, "deals/today/attempt")] * 8) == {200: 1, 409: 7}
    assert len(ada.get("me")["matches"]) == 1


def test_a_standing_seek_is_taken_up_by_one_of_many(server: Server, ada: Visitor) -> None:
    [seek] = ada.post("seeks", {**WISH, "pace": "3d", "name": "Ada"})["seeks"]
    others = [server.visitor(f"P{number}") for number in range(6)]
    for other in others:
        other.post("me", {"name": other.name})
    answers = statuses([posting(other, f"seeks/{seek['id']}/take-up") for other in others])
    assert answers == {200: 1, 409: 5}


def test_whoever_comes_many_times_at_once_sits_at_one_table(ada: Visitor, bo: Visitor) -> None:
    own = [visitor.post("seeks", {**WISH, "name": visitor.name}) for visitor in (ada, bo)]
    numbers = [answer["seeks"][0]["id"] for answer in own]
    calls = [posting(who, f"seeks/{seek}/come") for who, seek in zip((ada, bo), numbers, strict=True)] * 4
    assert statuses(calls) == {200: 8}
    assert len(ada.get("me")["matches"]) == len(bo.get("me")["matches"]) == 1


def test_nobody_moves_the_seek_of_somebody_else(ada: Visitor, bo: Visitor) -> None:
    bo.post("me", {"name": "Bo"})
    [seek] = ada.post("seeks", {**WISH, "sets": ["delirium"], "name": "Ada"})["seeks"]
    assert "not waiting" in bo.post(f"seeks/{seek['id']}/come", status=409)["error"]
    assert "any more" in bo.post(f"seeks/{seek['id']}/anybody", status=404)["error"]
    bo.post(f"seeks/{seek['id']}/stop")
    assert [one["id"] for one in ada.get("opponents")["seeks"]] == [seek["id"]]
    ada.post(f"seeks/{seek['id']}/stop")


def test_challenges_at_the_same_time_are_no_more_than_one_may_have(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CHALLENGES", 3)
    ada.name = "Ada of the Attic"
    settle(server, ada, account=True, folded=fold_name(ada.name))
    names = [f"Guest {letter}" for letter in ("Quill", "Thorn", "Birch", "Flint", "Heron", "Moss")]
    for name in names:
        settle(server, server.visitor(name), account=True, folded=fold_name(name))
    asked = [{"name": name, "pace": "1d", "sets": ["godslayer"]} for name in names]
    assert statuses([posting(ada, "challenges", one) for one in asked]) == {200: 3, 429: 3}


def test_a_wish_is_measured_before_anything_is_done(ada: Visitor) -> None:
    ada.post("me", {"name": "Ada"})
    ada.post("seeks", {**WISH, "sets": ["godslayer"] * 21}, status=400)
    ada.post("seeks", {**WISH, "sets": ["x" * 65]}, status=400)
    ada.post("seeks", {**WISH, "pace": "1s"}, status=400)
    ada.post("seeks/99999999999/come", status=400)


@pytest.mark.parametrize("path", sorted({route.path for route in API if "POST" in (route.methods or ())}))
def test_pages_of_other_sites_look_for_nothing_in_ones_name(server: Server, path: str) -> None:
    if not path.startswith(OURS):
        return
    address = server.address + path.replace("{day}", "today").replace("{answer}", "accept")
    address = address.replace("{seek}", "1").replace("{challenge}", "1")
    answer = httpx.post(address, json={}, headers={"Origin": "https://evil.example"}, verify=False)
    assert answer.status_code == 403
