"""Matches outlive a correction of the rules: where their acts lead elsewhere, they go on from a snapshot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bench.processes import Server as ServerProcess
from tests.server.clients import ME, PATIENCE, Line, Server, Visitor
from vigil.rules.game import Game
from vigil.rules.record import GameRecord
from vigil.server.match import layout, registry, room
from vigil.server.match.restoration import restore
from vigil.server.store.matches import match_changes, match_queries, match_snapshots
from vigil.server.store.matches.match_queries import WholeMatch
from vigil.server.store.matches.match_snapshots import Snapshot

HERE = {"kind": "here", "name": "Bo"}
EVERY = 5


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots come after every few acts."""
    monkeypatch.setattr(room, "EVERY", EVERY)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "vigil.db"


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets every match be dealt otherwise from now on, as by a corrected rule."""
    usual = layout.first_game

    def correct() -> None:
        def first_game(match: Any, names: list[str]) -> Game:
            match.seed += 1
            return usual(match, names)

        monkeypatch.setattr(layout, "first_game", first_game)

    return correct


@contextmanager
def back(file: Path, ada: Visitor, match: str, before: dict[str, Any] | None = None) -> Iterator[Line]:
    """Ada's table at a server that was started anew, from the seat from which she saw it before."""
    query = f"?seat={before['view']['seat']}" if before else ""
    with Server(file) as server:
        ada.address = server.address
        with ada.sit(match, query) as line:
            yield line


def begin(there: Server | Visitor, moves: int, **more: Any) -> tuple[Visitor, str, dict[str, Any]]:
    """Ada, a match of two people at one screen, and the table after some moves."""
    ada = there if isinstance(there, Visitor) else there.visitor("Ada")
    match = str(ada.make(ME, HERE, seed=7, **more)["id"])
    with ada.sit(match) as line:
        for _ in range(moves):
            go_on(line)
        return ada, match, line.table


def go_on(line: Line) -> None:
    """Make a move for whoever has to."""
    if not line.asked:
        line.send("sit", seat=1 - int(line.welcome["seat"]))
        line.welcome = line.until("welcome")
    line.move()


def whole(server: Server, match: str) -> WholeMatch:
    """Everything stored of a match."""
    with server.services.database.engine.connect() as connection:
        return match_queries.load(connection, match)


def table_of(update: dict[str, Any]) -> Any:
    """What is on the table, without what was told of it."""
    return update["view"]


def test_a_match_goes_on_from_where_the_server_was_stopped(file, corrected):
    with Server(file) as server:
        ada, match, before = begin(server, 7)
    corrected()
    with back(file, ada, match, before) as line:
        assert line.welcome["match"]["resumed"]
        assert table_of(line.table) == table_of(before)
        assert line.step == 8
        go_on(line)
        assert line.step == 9


def test_as_long_as_the_rules_are_the_same_nothing_is_marked(file):
    with Server(file) as server:
        ada, match, before = begin(server, 7)
    with back(file, ada, match, before) as line:
        assert not line.welcome["match"]["resumed"]
        assert table_of(line.table) == table_of(before)
        assert line.step == 7


def test_a_match_goes_on_after_the_server_was_killed(tmp_path, file, corrected):
    killed = ServerProcess(str(file), tmp_path / "log")
    killed.start()
    try:
        ada, match, _ = begin(Visitor(killed.address, "Ada"), 30)
    finally:
        killed.kill()
    corrected()
    with back(file, ada, match) as line:
        assert line.welcome["match"]["resumed"]
        assert line.step == 31
        go_on(line)


def test_nothing_is_taken_back_across_the_correction(file, corrected):
    with Server(file) as server:
        ada, match, _ = begin(server, 3)
    corrected()
    with back(file, ada, match) as line:
        assert not line.table["undo"]
        assert "nothing to take back" in line.refused("undo", step=line.step)
        step = line.step
        go_on(line)
        line.send("undo", step=line.step)
        line.until("update")
        assert line.step == step + 2


def test_the_log_and_the_record_begin_at_the_correction(file, corrected):
    with Server(file) as server:
        ada, match, _ = begin(server, 7)
    corrected()
    with back(file, ada, match) as line:
        assert line.welcome["log"][0]["lines"] == []
        go_on(line)
        line.send("resign")
        line.until("match")
        kept = GameRecord.from_data(ada.get(f"matches/{match}/record"))
        assert len(kept.moves) == 1
        kept.verify()
        assert ada.get(f"matches/{match}/replay")["steps"] == 1


def test_a_client_that_comes_back_is_told_the_table_as_it_is_now(file, corrected):
    with Server(file) as server:
        ada, match, before = begin(server, 7)
    corrected()
    with back(file, ada, match), ada.sit(match, f"?after=5&seat={before['view']['seat']}") as late:
        assert late.step == 8
        assert table_of(late.table) == table_of(before)


def test_a_match_that_went_on_is_played_again_from_there_by_later_servers(file, corrected):
    with Server(file) as server:
        ada, match, _ = begin(server, 7)
    corrected()
    with back(file, ada, match) as line:
        for _ in range(EVERY + 2):
            go_on(line)
        before = line.table
    with back(file, ada, match, before) as line:
        assert table_of(line.table) == table_of(before)
        assert line.step == before["step"]


def test_a_second_correction_is_outlived_as_well(file, corrected, monkeypatch):
    with Server(file) as server:
        ada, match, _ = begin(server, 7)
    corrected()
    with back(file, ada, match) as line:
        go_on(line)
        before = line.table
    monkeypatch.setattr("vigil.server.match.restoration.stands_as", lambda *_: False)
    with back(file, ada, match, before) as line:
        assert table_of(line.table) == table_of(before)
        assert line.step == before["step"] + 1


def test_clocks_stand_where_they_stood(file, corrected):
    with Server(file) as server:
        ada, match, _ = begin(server, 7, clock={"seconds": 600, "per": "game"})
        course = server.services.registry.rooms[match].match.course
        assert course.clocks
        before = list(course.clocks.seconds)
    corrected()
    with back(file, ada, match) as line:
        after = [seat["clock"] for seat in line.welcome["match"]["seats"]]
        assert after == pytest.approx(before, abs=5)


def test_a_finished_match_can_still_be_looked_at(file, corrected):
    with Server(file) as server:
        ada, match, before = begin(server, 7)
        with ada.sit(match) as line:
            line.send("resign")
            line.until("match")
    corrected()
    with back(file, ada, match, before) as line:
        assert line.welcome["match"]["status"] == "finished"
        assert line.welcome["match"]["resumed"]
        assert table_of(line.table)["center_row"] == table_of(before)["center_row"]
        assert ada.get(f"matches/{match}/replay")["steps"] == 0
    with Server(file) as server:
        assert len(whole(server, match).acts) == 8


def test_a_match_without_a_snapshot_says_that_it_cannot_go_on(file, corrected):
    with Server(file) as server:
        ada, match, _ = begin(server, 3)
        server.services.registry.rooms.clear()  # as if it had been killed
    corrected()
    with Server(file) as server:
        ada.address = server.address
        assert "cannot go on with it" in ada.get(f"matches/{match}", 410)["error"]


# What is kept


def test_few_snapshots_are_kept_of_a_long_match_and_none_of_a_deleted_one(file):
    with Server(file) as server:
        _, match, _ = begin(server, 6 * EVERY)
        kept = whole(server, match).snapshots
        assert 1 <= len(kept) <= 2
        assert kept[0].act >= 4 * EVERY
        with server.services.database.engine.begin() as connection:
            match_changes.delete_matches(connection, [match])
            assert match_snapshots.find_snapshots(connection, match) == []
            match_snapshots.keep_snapshot(connection, match, kept[0])
            assert match_snapshots.find_snapshots(connection, match) == []


def test_the_newest_snapshot_without_a_pending_effect_outlives_those_with_one(file):
    with Server(file) as server:
        _, match, _ = begin(server, 1)
        with server.services.database.engine.begin() as connection:
            for act, pending in ((10, False), (20, False), (30, True), (40, True)):
                match_snapshots.keep_snapshot(connection, match, Snapshot(act, {}, pending), resumed=10)
            kept = [snapshot.act for snapshot in match_snapshots.find_snapshots(connection, match)]
            assert kept == [40, 20, 10]


def test_what_cannot_be_read_any_more_is_passed_over_for_an_older_snapshot(file, corrected):
    with Server(file) as server:
        _, match, before = begin(server, 7)
        stored = whole(server, match)
    course = asyncio.run(restore(stored)).course
    unreadable = Snapshot(7, {**course.game.to_data(), "pending": [{"effect": "gone"}]}, True)
    corrected()
    restored = asyncio.run(restore(stored._replace(snapshots=[unreadable, *stored.snapshots])))
    assert restored.snapshot == stored.snapshots[0].act == EVERY
    assert restored.course.step == 7
    assert restored.course.game.turn_number == before["view"]["turn_number"]


def test_later_acts_that_the_rules_now_refuse_are_left_out(file, corrected):
    with Server(file) as server:
        _, match, _ = begin(server, 7)
        stored = whole(server, match)
    acts = list(stored.acts)
    acts[6] = type(acts[6])(7, acts[6].seat, "move", "play Nobody", 0.0)
    corrected()
    restored = asyncio.run(restore(stored._replace(acts=acts)))
    assert restored.snapshot == EVERY
    assert restored.course.step == 7
    assert restored.course.moves_made == 1


def test_a_room_that_is_given_up_is_kept_as_it_stands(file, monkeypatch):
    monkeypatch.setattr(registry, "PAUSE", 0.05)
    with Server(file) as server:
        _, match, _ = begin(server, 3)
        assert not whole(server, match).snapshots
        monkeypatch.setattr(registry, "IDLE", 0.0)
        assert saved(server, match) == 3


def test_matches_that_a_killed_server_left_are_kept_as_they_stand(file, monkeypatch):
    with Server(file) as server:
        _, match, _ = begin(server, 3)
        server.services.registry.rooms.clear()
    monkeypatch.setattr(registry, "QUIET", -1.0)
    with Server(file) as server:
        assert saved(server, match) == 3


def saved(server: Server, match: str) -> int:
    """The act of the first snapshot of a match, once it is there."""
    until = time.monotonic() + PATIENCE
    while not (kept := whole(server, match).snapshots):
        assert time.monotonic() < until
        time.sleep(0.02)
    return kept[0].act
