"""Clocks count no outage and no change of the system's time, and nobody is held up by who has left."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.clients import ME, Line, Server, Visitor
from vigil.server.protocol import bounds
from vigil.server.timing import service_time
from vigil.server.timing.service_time import ServiceTime

OPEN = {"kind": "open"}
CLOCK = {"seconds": 600, "per": "game"}
DAY = 24 * 3600.0


def begun(ada: Visitor, bo: Visitor, **more: Any) -> tuple[str, int]:
    """A match of two people, and the seat that has to decide."""
    match = str(ada.make(ME, OPEN, **more)["id"])
    return match, int(bo.join(match)["deciding"])


def clock_of(person: Visitor, match: str, seat: int) -> float:
    """The seconds that a seat has left."""
    return float(person.get(f"matches/{match}")["seats"][seat]["clock"])


def test_the_clock_does_not_count_how_long_the_server_was_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "vigil.db"
    with Server(file) as server:
        ada, bo = server.visitor("Ada"), server.visitor("Bo")
        match, deciding = begun(ada, bo, clock=CLOCK)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + DAY)
    with Server(file) as server:
        ada.address = server.address
        assert clock_of(ada, match, deciding) > 500
        ada.sit(match).__exit__(None, None, None)


def test_the_clock_does_not_count_a_change_of_the_systems_time(
    ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, deciding = begun(ada, bo, clock=CLOCK)
    with (ada, bo)[deciding].sit(match) as line:
        line.move()
        now = time.time
        for jump in (DAY, -DAY):
            monkeypatch.setattr(time, "time", lambda jump=jump: now() + jump)
            line.move()
            assert 500 < clock_of(ada, match, deciding) <= 600


def test_time_stands_still_for_a_while_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    running = ServiceTime()
    running.resume(1000.0)
    assert running.now() == 1000.0
    started = time.monotonic()
    later = SimpleNamespace(monotonic=lambda: started + service_time.GRACE + 5)
    monkeypatch.setattr(service_time, "time", later)
    assert running.now() == pytest.approx(1005.0, abs=1)


def test_time_goes_on_where_another_process_of_the_service_is() -> None:
    running = ServiceTime()
    running.resume(1000.0)
    running.catch_up(1030.0)
    assert running.now() == pytest.approx(1030.0, abs=1)
    running.catch_up(1000.0)
    assert running.now() >= 1030.0


def test_time_is_kept_while_the_server_runs(server: Server, ada: Visitor) -> None:
    ada.get("lobby")
    with server.services.database.engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT value FROM settings WHERE key = 'time'").scalar_one()
    assert 0 <= server.services.registry.time.now() - float(kept) < 2 * service_time.BEAT + 20


# Who has left


def waiting(ada: Visitor, bo: Visitor, match: str, left: int) -> Line:
    """The connection of the one who is left alone."""
    return (bo, ada)[left].sit(match)


def test_nobody_can_be_counted_out_before_a_fair_time(ada: Visitor, bo: Visitor) -> None:
    match, left = begun(ada, bo)
    with waiting(ada, bo, match, left) as line:
        assert not line.welcome["match"]["seats"][left]["overdue"]
        for asked in ("count out", "take over"):
            assert "away for 3 days" in line.refused(asked, seat=left)


def test_a_match_that_somebody_left_can_be_ended(
    ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, left = begun(ada, bo)
    monkeypatch.setattr(bounds, "ABANDONED", 0)
    with waiting(ada, bo, match, left) as line:
        assert line.welcome["match"]["seats"][left]["overdue"]
        line.send("count out", seat=left)
        while (ended := line.until("match")["match"])["status"] != "finished":
            pass
    assert (ended["result"]["reason"], ended["result"]["winners"]) == ("abandoned", [1 - left])
    assert ended["seats"][left]["resigned"]


def test_whoever_is_there_has_not_left(ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    match, left = begun(ada, bo)
    monkeypatch.setattr(bounds, "ABANDONED", 0)
    with (ada, bo)[left].sit(match), waiting(ada, bo, match, left) as line:
        assert "away for" in line.refused("count out", seat=left)
        monkeypatch.setattr(bounds, "STALLED", 0)  # unless they do nothing for very long
        line.send("count out", seat=left)
        while line.until("match")["match"]["status"] != "finished":
            pass


def test_only_a_player_ends_a_match_and_only_for_the_one_who_has_to_decide(
    ada: Visitor, bo: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, left = begun(ada, bo)
    monkeypatch.setattr(bounds, "ABANDONED", 0)
    with server.visitor("Cy").sit(match) as stranger:
        stranger.refused("count out", seat=left)
    with waiting(ada, bo, match, left) as line:
        for seat in (1 - left, 7, -1):
            line.refused("count out", seat=seat)


def test_among_several_a_bot_plays_on_for_who_has_left(
    ada: Visitor, bo: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ada.make(ME, OPEN, OPEN)["id"]
    bo.join(match)
    cy = server.visitor("Cy")
    left = cy.join(match)["deciding"]
    monkeypatch.setattr(bounds, "ABANDONED", 0)
    with (ada, bo, cy)[left - 1].sit(match) as line:
        line.send("count out", seat=left)
        while line.until("match")["match"]["seats"][left]["kind"] != "bot":
            pass
