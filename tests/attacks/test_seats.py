"""Seats: two of them for one person, and links that fall into other hands."""

from __future__ import annotations

import time

import httpx
import pytest

from tests.server.clients import ME, Server, Visitor
from vigil.server.api.devices import device_of
from vigil.server.protocol import bounds

OPEN = {"kind": "open"}
LINK = {"kind": "link"}
HERE = {"kind": "here", "name": "Cy"}
PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"


@pytest.fixture
def thief(server: Server) -> Visitor:
    """Somebody who has got hold of a link."""
    found = server.visitor("Thief")
    found.headers["User-Agent"] = PHONE
    return found


def test_one_person_takes_no_second_seat(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, OPEN, OPEN)["id"]
    bo.join(match)
    for person in (bo, ada):
        assert "you sit at this table already" in person.join(match, 400)["error"]


def test_one_person_takes_no_second_seat_by_link(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, LINK, OPEN)["id"]
    bo.join(match)
    bo.join(match, 400, token=ada.token(match, 1))


def test_nor_while_their_own_is_on_another_device(ada: Visitor, bo: Visitor, server: Server) -> None:
    match = ada.make(ME, OPEN, OPEN)["id"]
    bo.join(match)
    server.visitor("Phone").join(match, token=bo.token(match, 1))
    bo.join(match, 400)


def test_a_seat_given_away_at_one_screen_is_not_given_back(ada: Visitor, bo: Visitor) -> None:
    match = ada.make(ME, HERE)["id"]
    assert [seat["yours"] for seat in bo.join(match, token=ada.token(match, 1))["seats"]] == [False, True]
    assert "you sit at this table already" in ada.join(match, 400, token=bo.token(match, 1))["error"]


def test_a_stolen_seat_is_seen_and_taken_back(ada: Visitor, thief: Visitor) -> None:
    match = ada.make()["id"]
    began = time.time()
    thief.join(match, token=ada.token(match, 0))
    seat = ada.get(f"matches/{match}")["seats"][0]
    assert (seat["yours"], seat["lent"]["device"]) == (False, "Firefox, Android")
    assert seat["lent"]["since"] >= began - 1
    assert match in [known["id"] for known in ada.get("me")["matches"]]
    with thief.sit(match) as line:
        assert ada.post(f"matches/{match}/take-back", {"seat": 0})["seats"][0]["yours"]
        assert line.until("welcome")["seat"] is None
    thief.post(f"matches/{match}/take-back", {"seat": 0}, 403)


def test_a_thief_cannot_pass_the_seat_on_for_good(ada: Visitor, thief: Visitor, server: Server) -> None:
    match = ada.make()["id"]
    thief.join(match, token=ada.token(match, 0))
    fence, later = server.visitor("Fence"), thief.token(match, 0)
    fence.join(match, token=later)
    kept = fence.token(match, 0)
    ada.post(f"matches/{match}/take-back", {"seat": 0})
    server.visitor("Buyer").join(match, 409, token=kept)


def test_only_the_owner_is_told_where_a_seat_is(ada: Visitor, bo: Visitor, thief: Visitor) -> None:
    match = ada.make(ME, OPEN)["id"]
    bo.join(match)
    thief.join(match, token=ada.token(match, 0))
    for person in (bo, thief):
        assert person.get(f"matches/{match}")["seats"][0]["lent"] is None
        assert person.get(f"matches/{match}")["seats"][0]["link_until"] is None


def test_a_link_that_was_not_used_can_be_taken_back(ada: Visitor, thief: Visitor) -> None:
    match = ada.make(ME, LINK)["id"]
    for seat in (0, 1):
        token = ada.token(match, seat)
        assert ada.get(f"matches/{match}")["seats"][seat]["link_until"] > time.time()
        assert ada.post(f"matches/{match}/take-back", {"seat": seat})["seats"][seat]["link_until"] is None
        assert "taken back" in thief.join(match, 409, token=token)["error"]


def test_links_expire(ada: Visitor, thief: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "INVITATION", -1)
    monkeypatch.setattr(bounds, "MOVING", -1)
    match = ada.make(ME, LINK)["id"]
    for seat in (0, 1):
        token = ada.token(match, seat)
        thief.join(match, 409, token=token)
        assert thief.post(f"matches/{match}/invitation", {"token": token})["for_seat"] is None
        assert ada.get(f"matches/{match}")["seats"][seat]["link_until"] is None


def test_a_link_says_until_when_it_works(ada: Visitor) -> None:
    match = ada.make(ME, LINK)["id"]
    lives = [ada.link(match, seat)["until"] - time.time() for seat in (0, 1)]
    assert lives == [pytest.approx(bounds.MOVING, abs=60), pytest.approx(bounds.INVITATION, abs=60)]


def test_no_address_that_a_server_sees_has_the_secret(ada: Visitor, server: Server) -> None:
    match = ada.make(ME, LINK)["id"]
    url = httpx.URL(f"{server.address}{ada.link(match, 1)['url']}")
    assert url.fragment
    assert url.fragment not in url.raw_path.decode()


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (PHONE, "Firefox, Android"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605",
            "Safari, Mac",
        ),
        ("python-httpx/0.27", ""),
        ("<script>" * 9999, ""),
    ],
)
def test_a_device_is_told_in_our_own_words(agent: str, device: str) -> None:
    assert device_of(agent) == device
