"""`vigil admin` for people: exporting, forgetting, merging, and switching things off."""

from __future__ import annotations

import json

import pytest

from tests.server.clients import ME, Server
from tests.server.hosting import Hosted, number_of
from tests.server.test_accounts import PASSWORD
from vigil.server.store.people.personal_data import NAMELESS


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
    assert "1 matches" in admin("forget", person)
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
