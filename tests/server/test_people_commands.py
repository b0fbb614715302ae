"""`vigil admin` for people: exporting, forgetting, merging, and switching things off."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.server.clients import GODSLAYER, ME, PATIENCE, Server, Visitor
from tests.server.hosting import Admin, Hosted, number_of, together
from tests.server.members import challenge, change, new_member
from tests.server.test_accounts import PASSWORD
from tests.server.test_results import end_turns, resign, result_of
from tests.server.tournament_clients import enter, gather, until, wait_for
from vigil.server.store.people.account_rows import RESERVED, forget_reservations
from vigil.server.store.people.personal_data import NAMELESS
from vigil.server.store.tables.opponent_tables import seeks
from vigil.server.store.tables.tournament_tables import tournaments


@pytest.fixture
def server(hosted: Hosted) -> Server:
    return hosted.server


def test_a_person_is_exported_and_forgotten(admin, server, tmp_path):
    ada, bo = server.visitor("Ermengarde"), server.visitor("Bo")
    match = ada.make(ME, {"kind": "open"})["id"]
    bo.join(match)
    person = number_of(server, ada)
    admin("export", person, tmp_path / "ada.json")
    assert json.loads((tmp_path / "ada.json").read_text())["tables"]["people"][0]["name"] == "Ermengarde"
    assert "1 matches" in admin("forget", person, "--yes")
    bo.get_when(f"matches/{match}", lambda found: found["seats"][0]["name"] == NAMELESS)
    assert "Ermengarde" not in admin("people", "Ermengarde")


def test_two_people_become_one(admin, server):
    ada, other = server.visitor("Ada"), server.visitor("Ada on the phone")
    ada.make()
    match = other.make()["id"]
    admin("merge", number_of(server, other), number_of(server, ada))
    ada.get_when(f"matches/{match}", lambda found: found["seats"][0]["yours"])


def test_accounts_are_switched_off_and_on(admin, server):
    ada = server.visitor()
    admin("switch", "accounts", "off")
    assert ["accounts", "off"] in [line.split() for line in admin("switch").splitlines()]
    ada.get_when("me", lambda found: found["off"] == ["accounts"])
    said = ada.post("account/new", {"name": "Switched", "password": PASSWORD}, 403)["error"]
    assert "switched accounts off" in said
    admin("switch", "accounts", "on")
    ada.get_when("me", lambda found: found["off"] == [])
    assert "on or off" in admin("switch", "everything", "off", code=2)


def test_what_is_done_for_good_is_asked_before(admin, server, monkeypatch):
    match = server.visitor("Ada").make()["id"]
    asked: list[str] = []
    monkeypatch.setattr("typer.confirm", asked.append)  # which answers nothing
    assert "nothing was done" in admin("delete", match, code=2)
    assert asked == [f"Delete {match} and everything said in it, for good?"]
    assert match in admin("find", match)


def test_the_host_renames_as_people_have_to(admin, server):
    ada, bo = server.browser("Ada"), server.browser("Bo")
    ada.post("account/new", {"name": "Philippa", "password": PASSWORD})
    bo.post("account/new", {"name": "Barnabas", "password": PASSWORD})
    person = number_named(admin, "Barnabas")
    assert "looks like Philippa" in admin("rename", person, "Phi Lippa", code=2)
    assert "is called Barnaby" in admin("rename", person, "Barnaby")
    assert "until lately" in ada.post("account/rename", {"name": "Barnabas"}, 409)["error"]
    guest = server.visitor("Guest")
    guest.make()
    assert "is taken" in admin("rename", number_of(server, guest), "Philippa", code=2)


def number_named(admin: Admin, name: str) -> int:
    """The number of somebody, as the list of people has it."""
    [found] = json.loads(admin("people", name, "--json"))
    return int(found["person"])


def test_lists_are_told_to_programs(admin, server):
    match = server.visitor("Jason").make()["id"]
    [found] = json.loads(admin("find", match, "--json"))
    assert (found["match"], found["status"], found["players"]) == (match, "playing", ["Jason", "Greedy"])
    assert found["last_moved"].endswith("Z")
    assert {"what": "chat", "is": "on"} in json.loads(admin("switch", "--json"))
    for command in ("reports", "log", "gains", "tournaments"):
        assert isinstance(json.loads(admin(command, "--json")), list)


def test_the_host_sees_how_much_there_is(admin, server):
    server.visitor("Ada").make()
    told = {(one["what"], one["which"]): one["number"] for one in json.loads(admin("stats", "--json"))}
    assert told["people", "all"] >= 1
    assert told["matches", "playing"] >= 1
    assert told["bytes", "database"] > 10_000
    assert ("looking", "10m") in told
    assert "with an account" in admin("stats")


def test_the_host_calls_a_tournament_off(admin, server):
    tournament, people = gather(server, 3)
    assert tournament in admin("tournaments")
    assert "is called off" in admin("cancel", tournament, "--yes")
    page = wait_for(people[0], tournament, lambda found: found["body"]["terms"]["state"] == "cancelled")
    assert "the host" in page["body"]["terms"]["reason"]
    assert "is over" in admin("cancel", tournament, "--yes", code=2)


def test_without_chat_nobody_says_anything(admin, server):
    ada = server.visitor("Ada")
    match = ada.make()["id"]
    with switched_off(admin, ada, "chat"), ada.sit(match) as line:
        assert "switched chat off" in line.refused("say", text="hello")


def test_without_tournaments_none_is_made_entered_or_begun(admin, server):
    tournament, people = gather(server, 3)
    with switched_off(admin, people[0], "tournaments"):
        asked = {"name": "Evening Swiss", "kind": "swiss", "setup": GODSLAYER}
        assert "switched tournaments off" in people[0].post("tournaments/new", asked, 403)["error"]
        enter(server.visitor("Late"), tournament, status=403)
        people[0].post(f"tournaments/{tournament}/begin", status=403)
        change(server, tournaments.update().where(tournaments.c.id == tournament).values(begins=1.0))
        wait_until(lambda: tournament in server.services.director.seen)
        assert until(people[0], tournament, "open")
    assert until(people[0], tournament, "pairing", "playing")


def test_without_ratings_no_game_counts_and_there_is_no_leaderboard(admin, server):
    ada, bo = new_member(server, "Ada"), new_member(server, "Bo")
    with switched_off(admin, ada, "ratings"):
        assert "switched ratings off" in ada.get("leaderboard", 403)["error"]
        ada.post("seeks", {"pace": "3d", "sets": ["godslayer"], "rated": True, "name": ada.name})
        assert [seek["rated"] for seek in ada.get("opponents")["seeks"]] == [False]
        change(server, seeks.delete())
        challenge(ada, bo, rated=True)
        [asked] = bo.get("challenges")["challenges"]
        assert not asked["rated"]
        assert why_unrated(server, ada, bo) == "off"
    assert why_unrated(server, ada, bo) is None


def why_unrated(server: Server, ada: Visitor, bo: Visitor) -> str | None:
    """Why a game that two people have played does not count."""
    match = together(ada, bo)
    end_turns(match, 4, ada, bo)
    resign(bo, match)
    return result_of(server, match).unrated


@contextmanager
def switched_off(admin: Admin, visitor: Visitor, what: str) -> Iterator[None]:
    """Switch something off for a while, and wait until the server has heard of it."""
    admin("switch", what, "off")
    visitor.get_when("me", lambda found: found["off"] == [what])
    try:
        yield
    finally:
        admin("switch", what, "on")
        visitor.get_when("me", lambda found: found["off"] == [])


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    late = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < late
        time.sleep(0.02)


def test_names_that_were_reserved_long_enough_are_anybodys(server):
    gone = server.browser("Gone")
    gone.post("account/new", {"name": "Longgone", "password": PASSWORD})
    gone.post("account/delete", {"name": "Longgone"})
    with server.services.database.engine.begin() as connection:
        assert forget_reservations(connection, time.time()) == 0
        assert forget_reservations(connection, time.time() + RESERVED + 1) >= 1
    server.browser("New").post("account/new", {"name": "Longgone", "password": PASSWORD})
