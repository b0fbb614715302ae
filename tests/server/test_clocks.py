"""Clocks: counted from the times of the acts, and taking over when one has run out."""

from __future__ import annotations

import math
from typing import Any

import pytest

from tests.server.clients import ME, Visitor
from vigil.rules.events import Began
from vigil.rules.kernel.event import Event
from vigil.server.protocol import bounds
from vigil.server.protocol.requests import Clock
from vigil.server.timing.clock import Clocks

TURN_OF_ADA: list[Event] = [Began(0, 3)]


def test_a_clock_runs_for_the_seat_that_has_to_decide():
    clocks = Clocks(Clock(60, "game"), 2, 1000.0)
    clocks.subtract_time(0, 1010.0, [])
    assert clocks.left(0, 1, 1015.0) == 50
    assert clocks.left(1, 1, 1015.0) == 55


def test_a_clock_of_a_game_is_never_filled_up():
    clocks = Clocks(Clock(60, "game"), 2, 1000.0)
    clocks.subtract_time(0, 1010.0, TURN_OF_ADA)
    assert clocks.left(0, 0, 1010.0) == 50


def test_a_clock_of_a_turn_is_filled_up_when_ones_turn_begins():
    clocks = Clocks(Clock(60, "turn"), 2, 1000.0)
    clocks.subtract_time(0, 1010.0, [])
    clocks.subtract_time(1, 1030.0, TURN_OF_ADA)
    assert clocks.left(0, 0, 1030.0) == 60
    assert clocks.left(1, 0, 1030.0) == 40


def test_no_clock_goes_below_zero_or_backwards():
    clocks = Clocks(Clock(60, "game"), 2, 1000.0)
    assert clocks.left(0, 0, 2000.0) == 0
    assert clocks.left(0, 0, 900.0) == 60


def test_clocks_stand_until_they_begin():
    clocks = Clocks(Clock(60, "game"), 2, math.inf)
    assert clocks.standing
    clocks.subtract_time(0, 1010.0, [])
    clocks.began = 1020.0
    assert [clocks.left(seat, 1, 1025.0) for seat in (0, 1)] == [60, 55]


def test_a_late_seat_can_be_taken_over_by_a_bot(ada, bo, monkeypatch):
    monkeypatch.setattr(bounds, "SECONDS", (1, 60))
    name = ada.make(ME, {"kind": "open"}, clock={"seconds": 1, "per": "game"})["id"]
    late = bo.join(name)["deciding"]
    waits, slow = (ada, bo) if late else (bo, ada)
    with waits.sit(name) as line, slow.sit(name) as other:
        match = line.welcome["match"]
        while not (seat := match["seats"][late])["late"]:
            assert 0 < seat["clock"] <= 1
            match = line.until("match")["match"]
        assert other.refused("take over", seat=late)
        line.send("take over", seat=late)
        assert other.until("welcome")["seat"] is None
        while (seat := line.until("match")["match"]["seats"][late])["kind"] != "bot":
            pass
        assert (seat["level"], seat["resigned"], seat["name"]) == ("tuned", False, slow.name)
        assert line.until_asked().asked


def test_nobody_is_taken_over_who_has_time_left(ada, bo):
    match = ada.make(ME, {"kind": "open"}, clock={"seconds": 600, "per": "game"})["id"]
    deciding = bo.join(match)["deciding"]
    with (bo, ada)[deciding].sit(match) as line:
        assert line.refused("take over", seat=deciding) == "their clock has not run out"
        assert line.refused("take over", seat=1 - deciding)
        assert line.refused("take over", seat=9)


def test_time_goes_on_where_it_was_when_a_room_is_loaded_again(ada, bo, server):
    match = ada.make(ME, {"kind": "open"}, clock={"seconds": 60, "per": "game"})["id"]
    first = (ada, bo)[bo.join(match)["deciding"]]
    with first.sit(match) as line:
        line.move()
    rooms = server.services.registry.rooms
    before = rooms.pop(match).match.course.clocks
    mine = next(known for known in first.get("me")["matches"] if known["id"] == match)
    first.get(f"matches/{match}")
    after = rooms[match].match.course.clocks
    assert (after.seconds, after.since) == (before.seconds, before.since)
    assert mine["seats"][mine["deciding"]]["clock"] == pytest.approx(60, abs=30)


def test_no_clock_of_a_rematch_runs_before_everybody_is_there(ada, bo, server):
    again = rematch(ada, bo)
    first, second = (bo, ada) if again["deciding"] == 0 else (ada, bo)
    rooms = server.services.registry.rooms
    with first.sit(again["id"]) as line:
        line.move()
        assert clocks_of(line.welcome["match"]) == [None, None]
        rooms.pop(again["id"])  # as after a restart
        assert clocks_of(first.get(f"matches/{again['id']}")) == [None, None]
    with second.sit(again["id"]) as line:
        while None in clocks_of(match := line.until("match")["match"]):
            pass
        assert clocks_of(match) == pytest.approx([600, 600], abs=60)
    clocks = rooms.pop(again["id"]).match.course.clocks
    first.get(f"matches/{again['id']}")
    assert rooms[again["id"]].match.course.clocks.began == clocks.began < math.inf


def rematch(ada: Visitor, bo: Visitor) -> dict[str, Any]:
    """A rematch with clocks, to which nobody has come yet."""
    match = ada.make(ME, {"kind": "open"}, clock={"seconds": 600, "per": "game"})["id"]
    bo.join(match)
    with ada.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    assert bo.post(f"matches/{match}/rematch")["id"] == match
    again: dict[str, Any] = ada.post(f"matches/{match}/rematch")
    return again


def clocks_of(match: dict[str, Any]) -> list[float | None]:
    """The seconds that each seat has left."""
    return [seat["clock"] for seat in match["seats"]]


def test_who_is_awaited_and_never_comes_is_played_for_without_a_clock_running(ada, bo, monkeypatch):
    again = rematch(ada, bo)
    late = again["deciding"]
    waits = (ada, bo)[late]  # they sit one further on
    with waits.sit(again["id"]) as line:
        assert line.refused("take over", seat=late) == "their clock has not run out"
        monkeypatch.setattr(bounds, "ABANDONED", 0)
        line.send("take over", seat=late)
        while (match := line.until("match")["match"])["seats"][late]["kind"] != "bot":
            pass
        assert match["seats"][1 - late]["clock"] == pytest.approx(600, abs=60)


def test_who_has_no_clock_is_never_late(ada):
    assert [seat["clock"] for seat in ada.make()["seats"]] == [None, None]
