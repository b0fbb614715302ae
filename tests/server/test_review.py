"""Reviews over HTTP: made while one waits, kept with the match, stopped, limited."""

from __future__ import annotations

import time
from typing import Any
from unittest.mock import AsyncMock

import pytest

import vigil
from tests.conftest import table
from tests.review.reviewing import played
from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.server.fair_use import limits
from vigil.server.fair_use.limits import Rate
from vigil.server.review import review_desk

PATIENCE = 600.0  # seconds, for a busy machine: reviews let everybody else go first


@pytest.fixture(autouse=True)
def _patient(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a turn take as long as it does on a busy machine."""
    monkeypatch.setattr(server.services.reviews.pool, "seconds", PATIENCE)


@pytest.fixture(scope="module")
def match(server: Server) -> str:
    """A finished match."""
    visitor = server.visitor("Ada")
    name = str(visitor.make(ME, GREEDY, seed=5)["id"])
    with visitor.sit(name) as line:
        line.play_out().until("match")
    return name


def awaited(visitor: Visitor, state: dict[str, Any]) -> dict[str, Any]:
    """A review as soon as it is no longer being made."""
    until = time.monotonic() + PATIENCE
    while state["status"] == "running" and time.monotonic() < until:
        time.sleep(0.3)
        state = visitor.get(f"reviews/{state['id']}?after={len(state['turns'])}")
    return state


def test_a_finished_match_is_reviewed_for_whoever_asks(ada, match):
    state = awaited(ada, ada.post("reviews", {"match": match, "seat": 0}))
    assert (state["status"], state["done"], state["error"]) == ("done", state["total"], None)
    review = state["review"]
    assert (review["seat"], review["level"], len(review["turns"])) == (0, "expert", state["total"])
    points = review["points"]
    parts = points["decisions"] + points["draws"] + points["row"] + sum(points["others"])
    assert points["start"] + parts == points["result"]


def test_a_review_is_kept_with_its_match(server, bo, match):
    first = awaited(bo, bo.post("reviews", {"match": match, "seat": 0}))
    server.services.reviews.commissions.clear()
    assert bo.post("reviews", {"match": match, "seat": 0}) == first


@pytest.fixture
def asked(ada: Visitor) -> dict[str, Any]:
    """What is asked for to have a match of one turn reviewed."""
    short = table(honor_pool=1, power=2, hand=["Apprentice"]).position()
    match = str(ada.make(ME, GREEDY, start={"position": short})["id"])
    with ada.sit(match) as line:
        line.play_out().until("match")
    return {"match": match, "seat": 0}


def test_master_judges_on_demand_and_what_it_found_is_kept_instead(server, ada, asked):
    assert awaited(ada, ada.post("reviews", asked))["review"]["level"] == "expert"
    by_master = awaited(ada, ada.post("reviews", asked | {"level": "master"}))
    assert by_master["review"]["level"] == "master"
    assert ada.post("reviews", asked) == by_master
    server.services.reviews.commissions.clear()
    assert ada.post("reviews", asked) == by_master
    assert "level" in ada.post("reviews", asked | {"level": "uniform"}, 400)["error"]


def test_expert_does_not_replace_what_master_has_found_meanwhile(server, ada, asked, monkeypatch):
    by_master = awaited(ada, ada.post("reviews", asked | {"level": "master"}))
    desk = server.services.reviews
    with monkeypatch.context() as earlier:  # as if master had not been done when expert was asked for
        desk.commissions.clear()
        earlier.setattr(desk, "find_kept", AsyncMock(return_value=None))
        assert awaited(ada, ada.post("reviews", asked))["review"]["level"] == "expert"
    desk.commissions.clear()
    assert ada.post("reviews", asked) == by_master


def test_what_is_done_is_told_while_the_rest_is_made(ada):
    state = ada.post("reviews", {"record": played(seed=2).to_data(), "seat": 1})
    seen = 0
    while state["status"] == "running":
        seen = max(seen, len(state["turns"]))
        time.sleep(0.2)
        state = ada.get(f"reviews/{state['id']}")
    assert state["status"] == "done"
    assert seen > 0
    assert state["turns"] == []


def test_a_review_can_be_stopped_and_begun_again(ada):
    asked = {"record": played(seed=3).to_data(), "seat": 0}
    state = ada.post("reviews", asked)
    stopped = ada.post(f"reviews/{state['id']}/stop")
    assert (stopped["status"], stopped["review"]) == ("stopped", None)
    assert ada.post("reviews", asked)["status"] == "running"
    ada.post(f"reviews/{state['id']}/stop")


def test_a_match_that_is_not_over_is_not_reviewed(ada):
    going = ada.make()["id"]
    assert "not finished" in ada.post("reviews", {"match": going, "seat": 0}, 403)["error"]
    with ada.sit(going) as line:
        line.send("resign")
        while ada.get(f"matches/{going}")["status"] != "finished":
            line.next()
    assert "played to its end" in ada.post("reviews", {"match": going, "seat": 0}, 403)["error"]


@pytest.mark.parametrize(
    ("asked", "status", "words"),
    [
        ({"seat": 0}, 400, "of a match or of a record"),
        ({"seat": 0, "match": "none", "record": {}}, 400, "of a match or of a record"),
        ({"seat": 0, "match": "none"}, 404, "no such match"),
        ({"match": "none"}, 400, "seat"),
    ],
)
def test_a_request_that_makes_no_sense_is_refused(ada, asked, status, words):
    assert words in ada.post("reviews", asked, status)["error"]


@pytest.mark.parametrize(
    ("record", "seat", "words"),
    [
        ({"format": "vigil record"}, 0, "version"),
        (vigil.Record.of(vigil.Game.new(["godslayer"], 2, 1)).to_data(), 0, "only finished games"),
        (vigil.Record.of(vigil.Game.new(["godslayer"], 2, 1)).to_data() | {"moves": ["fly"]}, 0, "fly"),
        (played(seed=1).to_data(), 5, "from 0 up to 1"),
    ],
)
def test_a_record_that_cannot_be_reviewed_says_why(ada, record, seat, words):
    state = awaited(ada, ada.post("reviews", {"record": record, "seat": seat}))
    assert state["status"] == "failed"
    assert words in state["error"]


def test_a_review_that_nobody_knows_is_not_found(ada):
    ada.get("reviews/none", 404)
    ada.post("reviews/none/stop", status=404)
    ada.get("reviews/none?after=x", 400)


def test_who_asks_for_too_many_reviews_has_to_wait(ada, match, monkeypatch):
    monkeypatch.setattr(limits, "REVIEWS", Rate("reviews", -1, 0.001))
    assert "too many reviews" in ada.post("reviews", {"match": match, "seat": 1}, 429)["error"]


def test_only_so_many_reviews_are_made_at_a_time(server, ada, monkeypatch):
    monkeypatch.setattr(server.services.reviews.running, "most", 0)
    asked = {"record": played(seed=4).to_data(), "seat": 0}
    assert "try again later" in ada.post("reviews", asked, 429)["error"]


def test_a_review_that_nobody_asks_for_is_given_up(ada, monkeypatch):
    monkeypatch.setattr(review_desk, "FORGOTTEN", -1.0)
    state = ada.post("reviews", {"record": played(seed=6).to_data(), "seat": 0})
    assert awaited(ada, state)["status"] == "failed"


def test_one_network_has_only_so_many_reviews_made_at_once(server, ada, bo, monkeypatch):
    monkeypatch.setattr(server.services.reviews.running, "most_of_one", 1)
    state = ada.post("reviews", {"record": played(seed=3).to_data(), "seat": 0})
    said = bo.post("reviews", {"record": played(seed=4).to_data(), "seat": 0}, 429)["error"]
    assert said.endswith("reviews are being made: try again later")
    ada.post(f"reviews/{state['id']}/stop")
