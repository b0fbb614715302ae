"""Clients that lie, that make no sense, that ask for too much, and pages of other sites."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.clients import ME, Line, Server, Visitor
from vigil.server.fair_use import limits


def two(ada: Visitor, bo: Visitor) -> tuple[str, Visitor, Visitor]:
    """A match of two people: its id, who has to decide, and who has not."""
    match = ada.make(ME, {"kind": "open"})["id"]
    return match, *((ada, bo) if bo.join(match)["deciding"] == 0 else (bo, ada))


def test_nobody_moves_for_somebody_else(ada, bo, server):
    match, _, other = two(ada, bo)
    with other.sit(match) as line, server.visitor("Cy").sit(match) as stranger:
        assert line.refused("move", step=0, text="end turn") == "it is not for you to decide now"
        assert stranger.refused("move", step=0, text="end turn") == "it is not for you to decide now"
        assert stranger.refused("resign")
        assert stranger.refused("take over", seat=0)
        assert stranger.refused("hint", step=0)
        assert stranger.refused("rewind", step=0)
        assert stranger.refused("weigh", step=0, text="end turn")
        assert line.refused("undo", step=0)


def test_nobody_sits_at_a_seat_of_somebody_else(ada, bo, server):
    match, first, other = two(ada, bo)
    seat = 0 if first is ada else 1
    with other.sit(match) as line:
        assert line.refused("sit", seat=seat) == f"seat {seat} is not yours"
        assert line.refused("sit", seat=-1)
        assert line.refused("sit", seat=99)
    for visitor in (other, server.visitor("Cy")):
        with pytest.raises(InvalidStatus):
            visitor.sit(match, f"?seat={seat}")


def test_a_wrong_step_is_refused_with_the_present_table(ada, bo):
    match, first, _ = two(ada, bo)
    with first.sit(match) as line:
        line.move("play Apprentice")
        assert "after act 1, not 0" in line.refused("move", step=0, text="end turn")
        assert line.until("update")["step"] == 1
        assert "after act 1, not 7" in line.refused("move", step=7, text="end turn")


@pytest.mark.parametrize("text", ["", "acquire everything", "end turn\0", "END  TURN; end turn"])
def test_a_wrong_move_is_refused_and_changes_nothing(ada, bo, text):
    match, first, _ = two(ada, bo)
    with first.sit(match) as line:
        assert "is not a legal move now" in line.refused("move", step=0, text=text)
        line.move("end turn")
        assert line.step == 1


def test_seats_and_links_of_others_are_out_of_reach(ada, bo, server):
    match, _, _ = two(ada, bo)
    stranger = server.visitor("Cy")
    stranger.post("me", {"name": "Cy"})
    stranger.link(match, 0, 403)
    ada.link(match, 1, 403)
    ada.link(match, 5, 400)
    stranger.join(match, 409)
    stranger.join(match, 409, token="guessed")
    stranger.post(f"matches/{match}/rematch", status=403)
    waiting = ada.make(ME, {"kind": "link"})["id"]
    stranger.link(waiting, 1, 403)
    stranger.join(waiting, 409)


@pytest.mark.parametrize("name", ["nothing", "a b", "%00", "..%2f..%2fetc", "x" * 500])
def test_a_match_that_is_not_there_is_not_found(ada, name):
    assert ada.get(f"matches/{name}", 404)["error"]
    with pytest.raises(InvalidStatus):
        ada.sit(name)


@pytest.mark.parametrize("path", ["", "cards", "matches/a/b/c"])
def test_an_address_that_is_not_there_is_not_found(ada, path):
    assert ada.get(path, 404)["error"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"move"',
        "{}",
        '{"type": "dance"}',
        '{"type": "move"}',
        '{"type": "move", "step": "0", "text": "end turn"}',
        '{"type": "move", "step": 0, "text": "end turn", "seat": 1}',
        '{"type": "move", "step": 99999999999999999999999, "text": "end turn"}',
        '{"type": "sit", "seat": 1e99}',
        '{"type": "move", "step": 0, "text": "\\ud800"}',
        "[" * 10_000,
        '{"type": "ping", "x": ' * 2000,
    ],
)
def test_a_message_that_makes_no_sense_is_refused(ada, bo, text):
    match, first, _ = two(ada, bo)
    with first.sit(match) as line:
        line.connection.send(text)
        assert line.until("refused")["reason"]
        line.connection.send(text.encode())
        assert line.until("refused")["reason"]
        line.move("end turn")


def test_a_message_that_is_too_large_is_refused_or_cut_off(ada, bo):
    match, first, _ = two(ada, bo)
    with first.sit(match) as line:
        assert line.refused("say", text="x" * limits.MESSAGE) == "a message has at most 64 kB"
        line.move("end turn")
        line.connection.send("x" * 4 * limits.MESSAGE)
        with pytest.raises(ConnectionClosed) as closed:
            line.until("pong")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009


def test_too_many_messages_end_the_connection(ada, bo):
    match, first, _ = two(ada, bo)
    with first.sit(match) as line:
        closed = pestered(line, '{"type": "ping"}', 2 * limits.RATE * limits.OVER)
    assert closed == 1008
    assert any("not so fast" in text for text in line.heard)
    with first.sit(match) as again:
        again.move("end turn")


def test_a_client_that_goes_on_making_no_sense_is_disconnected(ada, bo):
    match, first, _ = two(ada, bo)
    with first.sit(match) as line:
        assert pestered(line, "?", limits.REFUSALS) == 1008
    assert len([text for text in line.heard if '"refused"' in text]) == limits.REFUSALS


def pestered(line: Line, text: str, times: int) -> int | None:
    """Say something again and again until the connection is closed; returns with which code."""
    with contextlib.suppress(ConnectionClosed):  # what came before that can still be read
        for _ in range(times):
            line.connection.send(text)
    try:
        while True:
            line.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_one_address_has_so_many_connections(ada, bo, server):
    match, first, _ = two(ada, bo)
    server.services.connections.most_of_one = 2
    try:
        with first.sit(match), first.sit(match), pytest.raises(InvalidStatus):
            first.sit(match)
    finally:
        server.services.connections.most_of_one = limits.CONNECTIONS
    with first.sit(match) as line:
        line.move("end turn")


def test_a_request_that_is_too_large_is_refused(ada):
    ada.post("me", {"name": "x" * (limits.BODY + 1)}, 413)


@pytest.mark.parametrize("body", ["", "{", "[]", "null", "[" * 10_000, "\0"])
def test_a_request_that_makes_no_sense_is_refused(ada, body):
    assert ada.ask("POST", "matches", 400, content=body)["error"]


def test_one_key_has_so_many_matches(ada, monkeypatch):
    monkeypatch.setattr(limits, "UNFINISHED", 2)
    ada.make()
    ada.make()
    assert "you have 2 matches going" in ada.make(status=429)["error"]


# Other sites


def post(server: Server, headers: dict[str, str]) -> httpx.Response:
    """Give oneself a name."""
    return httpx.post(f"{server.address}/api/me", headers=headers, json={"name": "Ada"}, timeout=20)


def test_a_page_of_ours_gets_a_cookie_that_no_script_can_read(server):
    answer = post(server, {"Origin": server.address})
    cookie = answer.headers["set-cookie"]
    assert answer.status_code == 200
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    key = cookie.split(";")[0]
    again = post(server, {"Origin": server.address, "Cookie": key})
    assert "set-cookie" not in again.headers
    mine = httpx.get(f"{server.address}/api/me", headers={"Cookie": key}, timeout=20)
    assert mine.json()["name"] == "Ada"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
def test_a_page_of_another_site_changes_nothing(server, origin):
    answer = post(server, {"Origin": origin})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_without_an_origin_only_a_program_with_a_key_of_its_own_may_ask(server):
    assert post(server, {}).status_code == 403
    assert post(server, {"Cookie": "vigil=whatever"}).status_code == 403
    assert post(server, {"Authorization": "Bearer short"}).status_code == 403
    key = {"Authorization": f"Bearer {'k' * 32}"}
    assert post(server, key).status_code == 200
    assert post(server, {**key, "Cookie": "vigil=whatever"}).status_code == 403


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {}])
def test_a_websocket_from_elsewhere_is_refused(ada, server, headers):
    match = ada.make()["id"]
    address = f"{server.address}/api/matches/{match}/live".replace("http", "ws", 1)
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403


def test_an_unknown_cookie_is_a_stranger(ada, server):
    match = ada.make()["id"]
    address = f"{server.address}/api/matches/{match}/live".replace("http", "ws", 1)
    headers = {"Origin": server.address, "Cookie": "vigil=unknown"}
    with connect(address, additional_headers=headers) as connection:
        welcome: dict[str, Any] = json.loads(connection.recv())
    assert welcome["seat"] is None


@pytest.mark.parametrize("path", ["/", "/match/anything", "/icon.svg"])
def test_pages_may_load_nothing_from_elsewhere(server, path):
    headers = httpx.get(server.address + path, timeout=20).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/main.js", "/api/me", "/api/nothing"])
def test_nothing_is_taken_for_what_it_is_not(server, path):
    assert httpx.get(server.address + path, timeout=20).headers["x-content-type-options"] == "nosniff"
