"""The web around the game: foreign origins, forged hosts, other sites of a domain, other users at hand."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.processes import Server as Process
from tests.server.clients import ME, PATIENCE, Server, Visitor
from vigil.server.startup import public_address
from vigil.server.store.database import Database

PUBLIC = "https://vigil.example"
LINK = {"kind": "link"}


@pytest.fixture(scope="module")
def behind_tls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that knows its address."""
    home = tmp_path_factory.mktemp("behind")
    with Process(
        str(home / "vigil.db"), home / "log", "--address", f"{PUBLIC}/", "--workers", "1"
    ) as running:
        yield running


def asked(server: Process, path: str, body: Any = None, **headers: str) -> httpx.Response:
    """What a browser gets from a server that knows its address."""
    method = "GET" if body is None else "POST"
    sent = {"Origin": PUBLIC, **headers}
    return httpx.request(method, f"{server.address}/{path}", headers=sent, json=body, timeout=PATIENCE)


def test_a_page_of_the_same_host_without_tls_is_foreign(server: Server) -> None:
    headers = {"Origin": server.address.replace("http:", "https:")}
    answer = httpx.post(f"{server.address}/api/me", json={"name": "Ada"}, headers=headers, timeout=PATIENCE)
    assert answer.status_code == 403
    assert server.address in answer.json()["error"]
    assert httpx.post(
        f"{server.address}/api/me", json={"name": "Ada"}, headers={"Origin": server.address}
    ).is_success


def test_a_server_that_knows_its_address_believes_no_host(behind_tls: Process) -> None:
    foreign = {"Host": "evil.example", "Origin": "https://evil.example"}
    assert asked(behind_tls, "api/me", {"name": "Ada"}, **foreign).status_code == 403
    assert asked(behind_tls, "api/me", {"name": "Ada"}, Host="evil.example").is_success


def test_no_link_leads_where_a_request_says(ada: Visitor, behind_tls: Process, server: Server) -> None:
    key = {**ada.headers, "Host": "evil.example"}
    wanted = {"setup": {"sets": ["godslayer"]}, "seats": [ME, LINK]}
    for address, begins in ((behind_tls.address, f"{PUBLIC}/join/"), (server.address, "/join/")):
        matches = f"{address}/api/matches"
        match = httpx.post(matches, headers=key, json=wanted, timeout=PATIENCE).json()["id"]
        link = httpx.post(f"{matches}/{match}/link", headers=key, json={"seat": 1}, timeout=PATIENCE).json()
        assert link["url"].startswith(f"{begins}{match}#")


def test_behind_tls_no_other_site_of_the_domain_can_set_the_cookie(behind_tls: Process) -> None:
    cookie = asked(behind_tls, "api/me", {"name": "Ada"}).headers["set-cookie"]
    name, *attributes = cookie.split("; ")
    assert name.startswith("__Host-vigil=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=strict"} <= set(attributes)
    assert asked(behind_tls, "api/me", Cookie=name).json()["name"] == "Ada"
    tossed = name.removeprefix("__Host-")
    assert "set-cookie" not in asked(behind_tls, "api/me", Cookie=tossed).headers
    made = asked(
        behind_tls, "api/matches", {"setup": {"sets": ["godslayer"]}, "seats": [ME, LINK]}, Cookie=tossed
    )
    assert made.headers["set-cookie"].startswith("__Host-vigil=")
    assert name not in made.headers["set-cookie"]


def test_a_key_that_an_older_version_gave_gets_the_new_name(behind_tls: Process) -> None:
    key = asked(behind_tls, "api/me", {"name": "Ada"}).headers["set-cookie"].split("; ")[0]
    with sqlite3.connect(behind_tls.database) as upgraded:
        upgraded.execute("REPLACE INTO settings SELECT 'old people', MAX(id) FROM people")
    answer = asked(behind_tls, "api/me", Cookie=key.removeprefix("__Host-"))
    renewed = answer.headers.get_list("set-cookie")
    assert answer.json()["name"] == "Ada"
    assert renewed[0].startswith(key)
    assert 'vigil=""' in renewed[1]


def test_who_is_banned_is_known_by_an_old_key_too(behind_tls: Process) -> None:
    key = asked(behind_tls, "api/me", {"name": "Ada"}).headers["set-cookie"].split("; ")[0]
    with sqlite3.connect(behind_tls.database) as kept:
        kept.execute("REPLACE INTO settings SELECT 'old people', MAX(id) FROM people")
        kept.execute("UPDATE people SET banned = TRUE WHERE id = (SELECT MAX(id) FROM people)")
    assert asked(behind_tls, "api/me", Cookie=key.removeprefix("__Host-")).status_code == 403


def test_browsers_are_told_to_stay_with_tls(behind_tls: Process, server: Server) -> None:
    assert "max-age=31536000" in asked(behind_tls, "").headers["strict-transport-security"]
    assert "strict-transport-security" not in httpx.get(server.address, timeout=PATIENCE).headers


@pytest.mark.parametrize(
    "wrong", ["vigil.example", "ftp://vigil.example", "https://vigil.example/path", "https://"]
)
def test_an_address_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"looks like https://vigil\.example\.org"):
        public_address(wrong)


# The database file


def mode(file: Path) -> int:
    """Who may read a file."""
    return stat.S_IMODE(file.stat().st_mode)


def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "vigil.db"
    database = Database(str(file))
    try:
        assert mode(file.parent) == 0o700
        assert {mode(kept) for kept in file.parent.iterdir()} == {0o600}
    finally:
        database.close()


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "vigil.db"
    Database(str(file)).close()
    file.chmod(0o644)
    Database(str(file)).close()
    assert mode(file) == 0o600


@pytest.mark.parametrize("tie", [Path.symlink_to, Path.hardlink_to])
def test_a_second_server_does_not_get_at_the_file_by_another_path(tmp_path: Path, tie: Any) -> None:
    file, other = tmp_path / "vigil.db", tmp_path / "other.db"
    database = Database(str(file))
    tie(other, file)
    try:
        for path in (str(other), f"{tmp_path}/../{tmp_path.name}/vigil.db", f"sqlite:///{other}"):
            with pytest.raises(ValueError, match="another Vigil is running"):
                Database(path)
    finally:
        database.close()
