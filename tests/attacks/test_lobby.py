"""The lobby: one key's tables cannot push out those of others, and looking at it costs no more for them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.server.fair_use import limits
from vigil.server.fair_use.limits import Rate
from vigil.server.match.registry import Registry

OPEN, HERE = {"kind": "open"}, {"kind": "here", "name": "Bo"}
CLOCK = {"seconds": 600, "per": "game"}


def test_one_key_has_only_so_many_tables_in_the_lobby(ada: Visitor) -> None:
    for _ in range(limits.LISTED_EACH):
        ada.make(ME, OPEN)
    assert "make this one unlisted" in ada.make(ME, OPEN, status=429)["error"]
    assert not ada.make(ME, OPEN, listed=False)["listed"]


def test_everybody_has_a_place_before_anybody_has_two(ada: Visitor, bo: Visitor, server: Server) -> None:
    theirs = bo.make(ME, OPEN)["id"]
    flood = [ada.make(ME, OPEN)["id"] for _ in range(limits.LISTED_EACH)]
    order = [match["id"] for match in server.visitor("Cy").get("lobby")["open"]]
    assert order.index(theirs) < min(order.index(match) for match in flood[:-1])


def test_a_flood_of_games_pushes_nobody_out(ada: Visitor, bo: Visitor) -> None:
    theirs = bo.make(ME, GREEDY, listed=True)["id"]
    flood = [ada.make(ME, GREEDY, listed=True)["id"] for _ in range(3)]
    running = [match["id"] for match in bo.get("lobby")["running"]]
    assert running.index(theirs) < sorted(running.index(match) for match in flood)[1]


@pytest.fixture
def long(server: Server, ada: Visitor) -> list[str]:
    """Listed matches with clocks that go on, and that nobody has open."""
    found = [str(ada.make(ME, HERE, clock=CLOCK, listed=True)["id"]) for _ in range(3)]
    for match in found:
        with ada.sit(match) as line:
            line.move("end turn")
        room = server.services.registry.rooms[match]
        room.saved = room.match.step  # nothing is left to be kept, which only the server's own loop could do
        server.services.registry.drop(match)
    return found


@pytest.mark.parametrize("path", ["lobby", "me"])
def test_a_list_opens_no_match_and_nobody_pays_for_its_acts(
    server: Server, ada: Visitor, long: list[str], path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(Registry, "load", lambda _, match: opened.append(match))
    monkeypatch.setattr(limits, "REPLAYED", 0.001)
    monkeypatch.setattr(limits, "REQUESTS", Rate("requests", 40, 0.001))
    listed = ada.get(path)["running" if path == "lobby" else "matches"]
    assert set(long) <= {match["id"] for match in listed}
    assert opened == []


def test_a_list_tells_the_clocks_as_the_match_does(server: Server, ada: Visitor, long: list[str]) -> None:
    in_list = {match["id"]: match for match in ada.get("lobby")["running"]}
    for match in long:
        assert match not in server.services.registry.rooms
        shown, true = in_list[match], ada.get(f"matches/{match}")
        clocks = [[seat.pop("clock") for seat in told["seats"]] for told in (shown, true)]
        assert clocks[0] == pytest.approx(clocks[1], abs=60)
        assert all(0 < left <= 600 for left in clocks[0])
        assert shown == true


def test_a_list_tells_whose_time_is_over(server: Server, ada: Visitor, long: list[str]) -> None:
    server.services.registry.time.reached += 700
    shown = next(match for match in ada.get("lobby")["running"] if match["id"] == long[0])
    true = ada.get(f"matches/{long[0]}")
    assert [seat["overdue"] for seat in shown["seats"]] == [seat["overdue"] for seat in true["seats"]]
    assert sum(seat["late"] and seat["overdue"] for seat in shown["seats"]) == 1
    server.services.registry.time.reached -= 700


def test_clocks_that_an_older_version_did_not_keep_are_kept_when_the_match_is_opened(
    server: Server, ada: Visitor, long: list[str]
) -> None:
    registry, database = server.services.registry, server.services.database
    with database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE matches SET clocks = NULL WHERE id = ?", (long[0],))
    assert clock_in_lobby(ada, long[0]) is None
    ada.get(f"matches/{long[0]}")
    ada.post("me", {"name": "Ada 2"})  # written after it
    room = registry.rooms[long[0]]
    room.saved = room.match.step
    registry.drop(long[0])
    assert clock_in_lobby(ada, long[0])


def clock_in_lobby(ada: Visitor, match: str) -> Any:
    listed = ada.get("lobby")["running"]
    return next(shown["seats"][0]["clock"] for shown in listed if shown["id"] == match)
