"""Accounts under attack: guessing, fixed keys, replayed answers, another's session, foreign pages, logs."""

from __future__ import annotations

import asyncio
import logging

import httpx
import pytest
from starlette.exceptions import HTTPException

from tests.server.clients import PATIENCE, Server
from vigil.server.fair_use import limits
from vigil.server.people.accounts import passwords
from vigil.server.people.accounts.passkeys import Site, site_of
from vigil.server.web.app import API

PASSWORD = "a lamp in the window"


def open_account(server: Server, name: str) -> list[str]:
    """An account of somebody; returns its codes."""
    codes: list[str] = server.visitor().post("account/new", {"name": name, "password": PASSWORD})["codes"]
    return codes


def test_guessing_is_slowed_and_locks_nobody_out(server: Server) -> None:
    open_account(server, "Guessed")
    thief = server.visitor()
    wrong = {"name": "Guessed", "password": "not this one"}
    for _ in range(int(limits.LOGINS.burst)):
        assert "do not fit" in thief.post("account/login", wrong, 403)["error"]
    assert "too many wrong passwords" in thief.post("account/login", wrong, 429)["error"]
    assert "too many" in thief.post("account/login", {"name": "Guessed", "password": PASSWORD}, 429)["error"]
    open_account(server, "Neighbour")  # from the same network
    server.visitor().post("account/login", {"name": "Neighbour", "password": PASSWORD})


def test_codes_are_guessed_no_faster(server: Server) -> None:
    open_account(server, "Codebook")
    thief = server.visitor()
    for _ in range(int(limits.RECOVERIES.burst)):
        thief.post("account/login", {"name": "Codebook", "code": "aaaa-bbbb-cccc-dddd"}, 403)
    thief.post("account/login", {"name": "Codebook", "code": "aaaa-bbbb-cccc-dddd"}, 429)


def test_an_unknown_name_is_refused_with_the_same_words(server: Server) -> None:
    open_account(server, "Wellknown")
    answers = {
        server.visitor().post("account/login", {"name": name, "password": "not this one"}, 403)["error"]
        for name in ("Wellknown", "Unknown one")
    }
    assert len(answers) == 1


def test_a_key_that_somebody_else_has_set_is_not_the_accounts(server: Server) -> None:
    victim = server.browser("Victim")
    victim.make()
    fixed = victim.cookie
    victim.post("account/new", {"name": "Fixated", "password": PASSWORD})
    assert victim.cookie != fixed
    thief = server.browser("Thief")
    thief.cookies.set("vigil", str(fixed))
    assert thief.get("me")["name"] == ""
    before = victim.cookie
    victim.post("account/login", {"name": "Fixated", "password": PASSWORD})
    assert victim.cookie != before


def test_a_key_that_was_logged_out_proves_nothing(server: Server) -> None:
    ada = server.browser()
    ada.post("account/new", {"name": "Leaver", "password": PASSWORD})
    kept = str(ada.cookie)
    ada.post("account/logout")
    ada.cookies.set("vigil", kept)
    assert ada.get("me")["name"] == ""


def test_passkeys_are_for_the_address_the_server_was_told_and_for_no_other() -> None:
    assert site_of("https://vigil.example", "evil.example") == Site("vigil.example", "https://vigil.example")
    assert site_of("", "localhost:8000") == Site("localhost", "http://localhost:8000")
    for address, host in (("", "evil.example"), ("", "127.0.0.1:8000"), ("http://vigil.example", "")):
        assert site_of(address, host) is None


def test_a_challenge_of_nobody_is_refused(server: Server) -> None:
    forged = {"id": "AAAA", "client_data": "e30", "authenticator_data": "AAAA", "signature": "AAAA"}
    assert "does not fit" in server.visitor().post("account/login", {"passkey": forged}, 403)["error"]
    challenge = "eyJjaGFsbGVuZ2UiOiJBQUFBIn0"  # {"challenge":"AAAA"}
    said = server.visitor().post("account/login", {"passkey": {**forged, "client_data": challenge}}, 403)
    assert "used already" in said["error"]


def test_foreign_pages_can_do_nothing_with_an_account(server: Server) -> None:
    addresses = {
        route.path
        for route in API
        if route.path.startswith("/api/account") and "POST" in (route.methods or ())
    }
    assert len(addresses) > 10
    for path in addresses:
        foreign = {"Origin": "https://evil.example", "Cookie": "vigil=x"}
        answer = httpx.post(f"{server.address}{path}", json={}, headers=foreign, timeout=PATIENCE)
        assert answer.status_code == 403, path
        assert "another site" in answer.json()["error"]


def test_passwords_that_come_at_once_are_counted_before_any_is_hashed() -> None:
    async def crowd() -> list[str | BaseException]:
        desk = passwords.PasswordDesk()
        waiting = [desk.work(lambda: "hash") for _ in range(passwords.WAITING + passwords.AT_ONCE + 5)]
        return await asyncio.gather(*waiting, return_exceptions=True)

    refused = [one for one in asyncio.run(crowd()) if isinstance(one, HTTPException)]
    assert [error.status_code for error in refused] == [503] * 5


def test_nothing_personal_is_logged(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        codes = open_account(server, "Unlogged")
        server.visitor().post("account/login", {"name": "Unlogged", "password": "not this one"}, 403)
        server.visitor().post("account/login", {"name": "Unlogged", "code": codes[0]})
    text = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("vigil"))
    for secret in ("Unlogged", PASSWORD, *codes):
        assert secret not in text
