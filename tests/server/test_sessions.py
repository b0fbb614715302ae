"""Sessions: several keys may prove one person, and each can be revoked, which ends it at once."""

from __future__ import annotations

import secrets
import time
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text, update
from websockets.exceptions import ConnectionClosed

from tests.server.clients import GREEDY, ME, Server, Visitor
from tests.server.hosting import Hosted, number_of, person_of, sent_away, together
from vigil.server.api.people import hash_key
from vigil.server.domain.kinds import SessionKind
from vigil.server.store.people import persons, sessions
from vigil.server.store.tables import people_tables
from vigil.server.store.tables.people_tables import people
from vigil.server.web.websocket import POLICY, RESTART, LiveConnection


@pytest.fixture
def server(hosted: Hosted) -> Server:
    return hosted.server


@pytest.fixture
def phone(server: Server) -> Visitor:
    """Another device, whose key is not known yet."""
    return server.visitor("Phone")


def change(server: Server, work: Any) -> Any:
    """Change something in the database."""
    with server.services.database.engine.begin() as connection:
        return work(connection)


def second_device(server: Server, owner: Visitor, kind: SessionKind = "browser") -> Visitor:
    """Somebody's other device, with a key of its own."""
    other, person = server.visitor(owner.name), number_of(server, owner)
    key = hash_key(other.key)
    assert change(
        server, lambda connection: sessions.add_session(connection, person, key, kind, "Phone", 1.0)
    )
    return other


# Keys


def test_several_keys_of_several_kinds_prove_one_person(ada, server):
    match = ada.make()["id"]
    for kind in ("browser", "program"):
        other = second_device(server, ada, kind)
        assert [seat["yours"] for seat in other.get(f"matches/{match}")["seats"]] == [True, False]


def test_two_first_requests_with_one_key_are_one_person(server):
    key = secrets.token_hex(32)
    count = select(func.count()).select_from(people)

    def twice(connection: Connection) -> tuple[int, int]:
        before = connection.execute(count).scalar_one()
        ids = {persons.add_person(connection, key, "Ada", 1.0).id for _ in range(2)}
        return len(ids), connection.execute(count).scalar_one() - before

    assert change(server, twice) == (1, 1)


def test_a_session_is_over_when_its_time_is(ada, server):
    ada.make()
    old = update(people_tables.sessions).where(people_tables.sessions.c.id == person_of(server, ada).session)
    change(server, lambda connection: connection.execute(old.values(until=time.time() - 1)))
    assert ada.get("me")["name"] == ""


def test_a_key_says_what_keeps_it_and_when_it_was_used(ada, admin, server):
    ada.headers["User-Agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
    before = time.time()
    ada.make()
    [session] = server.services.database.look_up(
        lambda connection: sessions.sessions_of(connection, number_of(server, ada))
    )
    assert (session.kind, session.scope, session.label) == ("program", "all", "Firefox, Android")
    assert session.used >= before
    assert "Firefox, Android" in admin("sessions", session.person)


# Revoking


def test_a_revoked_key_proves_nothing_and_the_others_of_its_person_still_do(ada, admin, server):
    match = ada.make()["id"]
    other = second_device(server, ada)
    admin("revoke", person_of(server, other).session)
    nobody = other.get("me")
    assert (nobody["name"], nobody["matches"]) == ("", [])
    assert ada.get(f"matches/{match}")["seats"][0]["yours"]
    assert "revoked" in admin("sessions", number_of(server, ada))


def test_a_revoked_key_becomes_nobody_new(ada, admin, server):
    ada.make()
    admin("revoke", person_of(server, ada).session)
    assert "this key was revoked" in ada.make(status=403)["error"]


def test_whoever_is_connected_by_a_revoked_key_is_sent_away_and_nobody_else(ada, bo, admin, server):
    match = together(ada, bo)
    other = second_device(server, ada)
    with ada.sit(match) as stays, other.sit(match) as goes:
        admin("revoke", person_of(server, other).session)
        assert sent_away(goes) == POLICY
        stays.send("ping")
        stays.until("pong")


def test_a_revocation_is_final_and_in_the_log_of_the_host(ada, admin, server):
    ada.make()
    session = person_of(server, ada).session
    admin("revoke", session)
    assert f"there is no session {session}" in admin("revoke", session, code=2)
    assert "there is no session 999999" in admin("revoke", 999_999, code=2)
    assert "revoke" in admin("log")


def test_who_is_sent_away_but_reads_no_goodbye_can_do_nothing_more(ada, bo, admin, server):
    match = together(ada, bo)
    with ada.sit(match) as one, bo.sit(match) as other:
        turn = one if one.asked else other
        [room] = [room for name, room in server.services.registry.rooms.items() if name == match]
        for watcher in list(room.audience.watchers):
            assert isinstance(watcher, LiveConnection)
            watcher.dismissed = True
        turn.send("move", step=turn.step, text=turn.texts[0])
        with pytest.raises(ConnectionClosed):
            turn.until("update")
    assert server.services.registry.rooms[match].match.step == 0


def test_who_comes_in_while_their_key_is_revoked_is_sent_away(ada, server):
    match = ada.make()["id"]
    registry = server.services.registry
    registry.revoked[person_of(server, ada).session] = "signed out"
    with ada.sit(match) as line:
        assert sent_away(line) == POLICY


# Lent seats


def test_a_lent_seat_is_a_session_of_its_owner_for_that_seat_alone(ada, phone, admin, server):
    match, another = ada.make()["id"], ada.make()["id"]
    phone.join(match, token=ada.token(match, 0))
    owner = number_of(server, ada)
    key, loan = server.services.database.look_up(lambda connection: sessions.sessions_of(connection, owner))
    assert (key.scope, loan.scope, loan.match, loan.seat) == ("all", "seat", match, 0)
    assert phone.get(f"matches/{match}")["seats"][0]["yours"]
    assert not phone.get(f"matches/{another}")["seats"][0]["yours"]
    assert [known["id"] for known in phone.get("me")["matches"]] == [match]
    assert f"{match}, 0" in admin("sessions", owner)


def test_a_loan_that_is_revoked_gives_the_seat_back_at_once(ada, phone, admin, server):
    match = ada.make()["id"]
    phone.join(match, token=ada.token(match, 0))
    _, loan = server.services.database.look_up(
        lambda connection: sessions.sessions_of(connection, number_of(server, ada))
    )
    with phone.sit(match) as line:
        admin("revoke", loan.id)
        assert sent_away(line) == RESTART
    with phone.sit(match) as line:
        assert line.welcome["seat"] is None
    assert ada.get(f"matches/{match}")["seats"][0]["yours"]


def test_a_key_that_is_revoked_gives_back_what_was_lent_to_it(ada, phone, admin, server):
    match = ada.make()["id"]
    phone.join(match, token=ada.token(match, 0))
    with ada.sit(match) as line:
        admin("revoke", person_of(server, phone).session)
        assert sent_away(line) == RESTART  # to the room that knows of it
    assert ada.get(f"matches/{match}")["seats"][0]["yours"]


def test_the_number_of_a_loan_that_ended_is_given_to_nobody_else(ada, phone, server):
    match = ada.make()["id"]
    phone.join(match, token=ada.token(match, 0))
    before = server.services.database.look_up(
        lambda connection: sessions.sessions_of(connection, number_of(server, ada))
    )
    ada.post(f"matches/{match}/take-back", {"seat": 0})
    assert person_of(server, second_device(server, ada)).session > before[-1].id


def test_a_seat_that_is_taken_back_leaves_no_session(ada, phone, server):
    match = ada.make()["id"]
    phone.join(match, token=ada.token(match, 0))
    ada.post(f"matches/{match}/take-back", {"seat": 0})
    found = server.services.database.look_up(
        lambda connection: sessions.sessions_of(connection, number_of(server, ada))
    )
    assert [session.scope for session in found] == ["all"]


def test_who_has_a_lent_seat_has_it_in_the_rematch_too(ada, phone, server):
    match = ada.make(ME, GREEDY)["id"]
    phone.join(match, token=ada.token(match, 0))
    with phone.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    again = phone.post(f"matches/{match}/rematch")
    assert [seat["yours"] for seat in again["seats"]] == [False, True]
    assert ada.post(f"matches/{again['id']}/take-back", {"seat": 1})["seats"][1]["yours"]


def test_a_deleted_match_takes_its_loans_along(ada, phone, admin, server):
    match = ada.make()["id"]
    phone.join(match, token=ada.token(match, 0))
    admin("delete", match, "--yes")
    left = text("SELECT count(*) FROM sessions WHERE match = :match")
    assert change(server, lambda connection: connection.execute(left, {"match": match}).scalar()) == 0
