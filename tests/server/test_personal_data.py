"""What is kept about people: all of it is decided upon, exported, and gone when they are."""

from __future__ import annotations

import json
import zlib

import pytest
from sqlalchemy import Table, select

from tests.server.clients import GREEDY, ME, Server
from tests.server.hosting import Hosted, number_of
from tests.server.test_accounts import PASSWORD, log_in, open_account
from vigil.server.people.accounts import erasure
from vigil.server.store.hosting.host import all_matches_of
from vigil.server.store.people.personal_data import IMPERSONAL, NAMELESS, PERSONAL
from vigil.server.store.tables.all_tables import schema
from vigil.server.store.tables.people_tables import people


@pytest.fixture
def server(hosted: Hosted) -> Server:
    return hosted.server


def refers_to_people(table: Table) -> list[str]:
    """The columns of a table that name a person."""
    return [
        column.name for column in table.c if any(key.column is people.c.id for key in column.foreign_keys)
    ]


@pytest.mark.parametrize("table", schema.sorted_tables, ids=str)
def test_somebody_has_decided_about_every_table_and_column(table):
    assert (table in PERSONAL) != (table in IMPERSONAL), f"say in personal_data.py what becomes of {table}"
    if table in IMPERSONAL:
        assert not refers_to_people(table)
        return
    policy = PERSONAL[table]
    assert sorted([*policy.shown, *policy.hidden]) == sorted(table.c.keys()), "shown or hidden, once"
    owners = {*policy.whose, *policy.named} - ({"id"} if table is people else set())
    assert owners == set(refers_to_people(table))
    assert set(policy.emptied) <= set(table.c.keys())
    assert policy.leaving == "kept" or not policy.emptied


def test_everything_about_somebody_is_exported_and_no_secret_of_theirs(server):
    ada = server.browser("Ada")
    match = ada.make()["id"]
    open_account(ada, "Elowen")
    found = ada.get("account/export")
    assert found["tables"]["people"][0]["name"] == "Elowen"
    assert {"sessions", "credentials", "recovery_codes", "seats", "matches"} <= found["tables"].keys()
    assert [(game["match"], game["seed"]) for game in found["games"]] == [(match, None)]
    text = json.dumps(found)
    assert "argon2" not in text
    assert "hash" not in text


def everything(server: Server) -> str:
    """All that the database holds, as text."""
    with server.services.database.engine.connect() as connection:
        rows = [row for table in schema.sorted_tables for row in connection.execute(select(table))]
    contents = [zlib.decompress(v) for row in rows for v in row if is_compressed(v)]
    return repr(rows) + repr(contents)


def is_compressed(value: object) -> bool:
    """Whether a value is a saved game or a review."""
    return isinstance(value, bytes) and value[:1] == b"\x78"


def test_nothing_is_left_of_somebody_who_goes_but_games_of_others_stay(server):
    gone, bo = server.browser("Zebedee"), server.visitor("Bo")
    match = gone.make(ME, {"kind": "open"})["id"]
    bo.join(match)
    with bo.sit(match) as line:
        line.send("say", text="Hello")
        line.until("said")
    open_account(gone, "Zebedeus")
    person = number_of_name(server, "Zebedeus")
    gone.post("account/delete", {"name": "wrong"}, 400)
    gone.post("account/delete", {"name": "Zebedeus"})
    erase(server, person)
    text = everything(server)
    assert "Zebedee" not in text
    assert "Zebedeus" not in text
    kept = bo.get_when(f"matches/{match}", lambda found: found["seats"][0]["name"] == NAMELESS)
    assert kept["status"] == "finished"
    assert bo.get(f"matches/{match}/replay")["steps"] >= 0
    assert gone.get("me")["name"] == ""
    log_in(server.visitor(), "Zebedeus", 403)


def number_of_name(server: Server, name: str) -> int:
    """The number of somebody."""
    with server.services.database.engine.connect() as connection:
        return int(connection.execute(select(people.c.id).where(people.c.name == name)).scalar_one())


def erase(server: Server, person: int) -> None:
    """Do what a server does in the background for somebody who is gone."""
    with server.services.database.engine.begin() as connection:
        for match in all_matches_of(connection, person):
            erasure.erase_names(connection, match, person)
        erasure.mark_erased(connection, person, 1.0)


def test_the_name_of_somebody_who_is_gone_is_nobodys_for_a_while(server):
    ada = server.browser()
    open_account(ada, "Quillon")
    ada.post("account/delete", {"name": "Quillon"})
    refused = server.visitor().post("account/new", {"name": "Quillon", "password": PASSWORD}, 409)
    assert "until lately" in refused["error"]


def test_who_plays_without_an_account_is_exported_and_forgotten_as_well(server):
    ada = server.visitor("Nameless one")
    match = ada.make(ME, GREEDY)["id"]
    assert [game["match"] for game in ada.get("account/export")["games"]] == [match]
    person = number_of(server, ada)
    ada.post("account/delete", {"name": "Nameless one"})
    with server.services.database.engine.connect() as connection:
        assert person in erasure.people_to_erase(connection, 99)
    assert ada.get("me")["name"] == ""
