"""What is kept of matches: it fills neither memory nor disk, whoever opens how many and talks how much."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from tests.server.clients import ME, Server, Visitor
from vigil.server.domain import chat_lines
from vigil.server.match import registry
from vigil.server.match.company import chat as chat_room
from vigil.server.match.room import MOVED_ON
from vigil.server.store.people.persons import Person
from vigil.server.store.tables.match_tables import chat

HERE = {"kind": "here", "name": "Bo"}


def test_rooms_that_nobody_uses_make_space_for_others(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IN_MEMORY", 5 * registry.EMPTY)
    monkeypatch.setattr(registry, "CROWDED", 0)
    with ada.sit(ada.make(ME, HERE)["id"]) as line:
        line.move("end turn")
        matches = [ada.make(ME, HERE)["id"] for _ in range(20)]
        assert len(server.services.registry.rooms) <= 6
        line.send("undo", step=1)
        assert line.until("update", "refused")
    assert [ada.get(f"matches/{match}")["id"] for match in matches] == matches


def test_a_room_that_somebody_has_just_asked_for_is_not_dropped(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IN_MEMORY", 0)
    match = ada.make(ME, HERE)["id"]
    ada.make(ME, HERE)
    assert match in server.services.registry.rooms


def test_who_enters_a_room_that_was_just_dropped_is_sent_to_the_next_one(
    server: Server, ada: Visitor
) -> None:
    match = ada.make(ME, HERE)["id"]
    old = server.services.registry.rooms[match]
    server.services.registry.drop(match)
    told: list[tuple[str, bool]] = []

    class Late:
        person: Person | None = None
        seat: int | None = None
        unheard: frozenset[str] = frozenset()

        def send(self, text: str) -> None:
            raise AssertionError(text)

        def dismiss(self, reason: str, again: bool) -> None:
            told.append((reason, again))

    old.enter(Late(), None)
    assert told == [(MOVED_ON, True)]
    assert ada.get(f"matches/{match}")["id"] == match
    assert server.services.registry.rooms[match] is not old


def lines(server: Server, match: str) -> int:
    """How many lines of chat are kept of a match."""
    with server.services.database.engine.connect() as connection:
        wanted = select(func.count()).select_from(chat).where(chat.c.match == match)
        return int(connection.execute(wanted).scalar_one())


def test_talking_for_ever_fills_no_disk(
    server: Server, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_lines, "KEPT", 3)
    monkeypatch.setattr(chat_room, "AT_ONCE", 10**6)
    match, other = (ada.make(ME, HERE)["id"] for _ in range(2))
    with ada.sit(other) as line:
        line.send("say", text="elsewhere")
        line.until("said")
    with ada.sit(match) as line, server.visitor("Cy").sit(match) as gallery:
        for number in range(12):
            line.send("say", text=str(number))
            line.until("said")
            gallery.until("said")
    assert (lines(server, match), lines(server, other)) == (3, 1)
    with ada.sit(match) as line:
        assert [said["text"] for said in line.welcome["chat"]] == ["9", "10", "11"]


def test_a_seed_longer_than_any_that_is_drawn_is_refused(ada: Visitor) -> None:
    assert "at most 256 bits" in ada.make(ME, HERE, seed=1 << 256, status=400)["error"]
    assert ada.make(ME, HERE, seed=-(1 << 255))["chosen"]["seed"]
