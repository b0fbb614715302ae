"""Accounts: a name of one's own, kept by a password, with codes, several devices, and keys for programs."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import update

from tests.server.clients import GREEDY, ME, Server, Visitor
from tests.server.hosting import Hosted
from vigil.server.api.accounts.entry import FRESH
from vigil.server.people.accounts import recovery
from vigil.server.store.tables.people_tables import sessions

PASSWORD = "a lamp in the window"


@pytest.fixture
def server(hosted: Hosted) -> Server:
    return hosted.server


def open_account(visitor: Visitor, name: str, password: str = PASSWORD) -> list[str]:
    """Make an account; returns its recovery codes."""
    codes: list[str] = visitor.post("account/new", {"name": name, "password": password})["codes"]
    return codes


def log_in(visitor: Visitor, name: str, status: int = 200, **how: object) -> object:
    """Come back to an account."""
    return visitor.post("account/login", {"name": name, **(how or {"password": PASSWORD})}, status)


def test_games_played_before_come_along(server):
    ada = server.visitor("Ada")
    match = ada.make()["id"]
    open_account(ada, "Ottoline")
    assert [one["id"] for one in ada.get("me")["matches"]] == [match]
    assert (ada.get("me")["name"], ada.get("me")["account"]) == ("Ottoline", True)
    assert ada.get("account")["along"] == {"finished": 0, "running": 1}


def test_another_device_comes_in_by_name_and_password(server):
    ada, phone = server.visitor("Ada"), server.visitor("Phone")
    match = ada.make()["id"]
    open_account(ada, "Tamsin")
    log_in(phone, "tamsin")
    assert phone.get(f"matches/{match}")["seats"][0]["yours"]
    assert len(phone.get("account")["sessions"]) == 2


def test_a_name_that_looks_like_anothers_is_refused_and_said_whose(server):
    open_account(server.visitor(), "Ansgar")
    other = server.visitor()
    for alike in ("ansgar", "An sgar", "Аnsgar", "An-Sgar", "ansɡar"):
        checked = other.post("account/name", {"name": alike})
        assert not checked["free"]
        assert "Ansgar" in checked["problem"] or "script" in checked["problem"]
    assert "is taken" in other.post("account/new", {"name": "Ansgar", "password": PASSWORD}, 409)["error"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("x", "2 to 24 characters"),
        ("a" * 25, "2 to 24 characters"),
        ("Аda", "one script"),
        ("🦊🦊", "letters and digits"),
        ("1234", "at least one letter"),
    ],
)
def test_what_is_no_name_of_an_account_is_said(server, name, says):
    assert says in server.visitor().post("account/name", {"name": name})["problem"]


def test_nobody_without_an_account_is_called_like_one(server):
    open_account(server.visitor(), "Halvard")
    stranger = server.visitor("Halvard")
    assert "has an account" in stranger.post("me", {"name": "halvard"}, 409)["error"]
    seats = stranger.make(ME, {"kind": "here", "name": "Halvard"}, GREEDY)["seats"]
    assert "Halvard" not in [seat["name"] for seat in seats]


def test_an_account_keeps_its_name_at_every_table(server):
    noor = server.visitor("Somebody else")
    open_account(noor, "Noor")
    assert noor.make({"kind": "me", "name": "Not Noor"}, GREEDY)["seats"][0]["name"] == "Noor"
    assert noor.get("me")["name"] == "Noor"


@pytest.mark.parametrize(
    "password", ["short", "1234567890", "aaaaaaaaaaab", "Kestrel kestrel", "PASSWORD123"]
)
def test_a_password_that_is_guessed_first_is_refused(server, password):
    server.visitor().post("account/new", {"name": "Kestrel", "password": password}, 400)


def test_a_code_lets_somebody_in_once_and_ends_all_sessions(server):
    ada, thief, again = (server.visitor() for _ in range(3))
    codes = open_account(ada, "Maren")
    log_in(thief, "Maren")
    log_in(again, "Maren", code=codes[3].upper().replace("-", " "))
    assert thief.get("me")["name"] == ""
    assert ada.get("me")["name"] == ""
    assert (again.get("account")["codes"], len(codes)) == (recovery.COUNT - 1, recovery.COUNT)
    log_in(server.visitor(), "Maren", 403, code=codes[3])


def test_what_was_played_elsewhere_comes_along_if_it_is_wanted(server):
    ada, phone, tablet = (server.browser(name) for name in ("Ada", "Phone", "Tablet"))
    open_account(ada, "Sunniva")
    brought, left = phone.make()["id"], tablet.make()["id"]
    log_in(phone, "Sunniva", password=PASSWORD, bring=True)
    log_in(tablet, "Sunniva", password=PASSWORD)
    phone.get_when(f"matches/{brought}", lambda found: found["seats"][0]["yours"])
    assert not tablet.get(f"matches/{left}")["seats"][0]["yours"]


def test_a_key_for_a_program_does_what_it_was_made_for(server):
    ada = server.visitor()
    open_account(ada, "Idony")
    keys = {
        scope: ada.post("account/keys", {"label": "My bot", "scope": scope}) for scope in ("play", "read")
    }
    play, read = (program(server, keys[scope]["key"]) for scope in ("play", "read"))
    assert play.make()["seats"][0]["name"] == "Idony"
    assert "only read" in read.make(status=403)["error"]
    assert read.get("me")["name"] == "Idony"
    assert "a program" in play.post("account/codes", status=403)["error"]
    ada.post("account/sessions/end", {"id": keys["play"]["session"]["id"]})
    assert play.get("me")["name"] == ""


def program(server: Server, key: str) -> Visitor:
    """A program with a key that was made for it."""
    found = server.visitor()
    found.headers = {"Authorization": f"Bearer {key}"}
    return found


def test_what_matters_wants_a_fresh_proof(server):
    ada = server.visitor()
    open_account(ada, "Lowenna")
    with server.services.database.engine.begin() as connection:
        connection.execute(update(sessions).values(proved=time.time() - FRESH - 1))
    assert "prove first" in ada.post("account/codes", status=401)["error"]
    assert ada.post("account/proof", {"password": "not this one"}, 403)
    ada.post("account/proof", {"password": PASSWORD})
    assert len(ada.post("account/codes")["codes"]) == recovery.COUNT


def test_a_session_of_ones_own_is_ended_and_no_other(server):
    ada, phone, stranger = (server.visitor() for _ in range(3))
    open_account(ada, "Wystan")
    open_account(stranger, "Not Wystan")
    log_in(phone, "Wystan")
    theirs = next(one for one in ada.get("account")["sessions"] if not one["here"])
    stranger.post("account/sessions/end", {"id": theirs["id"]}, 404)
    assert phone.get("me")["name"] == "Wystan"
    ada.post("account/sessions/end-others")
    assert phone.get("me")["name"] == ""
    assert ada.get("me")["name"] == "Wystan"


def test_an_account_gets_another_name_and_the_old_one_is_nobodys_for_a_while(server):
    ada, other = server.visitor(), server.visitor()
    open_account(ada, "Perran")
    assert ada.post("account/rename", {"name": "Piran"})["name"] == "Piran"
    assert "until lately" in other.post("account/name", {"name": "Perran"})["problem"]
    other.post("account/new", {"name": "Perran", "password": PASSWORD}, 409)
    ada.post("account/rename", {"name": "Perran"})
    assert ada.get("me")["name"] == "Perran"
