"""Challenges to a name, following and blocking, and who is here."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.clients import Visitor
from tests.server.hosting import Hosted
from tests.server.members import challenge, change, new_member
from vigil.server.fair_use import limits
from vigil.server.people.opponents import opponent_desk
from vigil.server.store.tables.opponent_tables import challenges


def member(hosted: Hosted, name: str) -> Visitor:
    """Somebody with an account, whose name nobody else has."""
    return new_member(hosted.server, name)


@pytest.fixture
def ada(hosted: Hosted) -> Visitor:
    """Somebody with an account."""
    return member(hosted, "Ada")


@pytest.fixture
def bo(hosted: Hosted) -> Visitor:
    """Somebody else with an account."""
    return member(hosted, "Bo")


def tie(visitor: Visitor, other: Visitor, kind: str, status: int = 200) -> Any:
    """Follow or block somebody, or no more."""
    return visitor.post("company", {"name": other.name, "tie": kind}, status)


def test_a_challenge_is_accepted_and_both_sit_at_the_table(ada: Visitor, bo: Visitor) -> None:
    challenge(ada, bo)
    [asked] = bo.get("challenges")["challenges"]
    assert (asked["name"], asked["yours"], asked["state"]) == (ada.name, False, "open")
    bo.post(f"challenges/{asked['id']}/accept")
    [told] = ada.get("challenges")["challenges"]
    assert told["state"] == "accepted"
    match = ada.get(f"matches/{told['match']}")
    assert [seat["name"] for seat in match["seats"]] == [ada.name, bo.name]


@pytest.mark.parametrize(("who", "answer"), [(1, "decline"), (0, "withdraw")])
def test_a_challenge_is_over_once(ada: Visitor, bo: Visitor, who: int, answer: str) -> None:
    [made] = challenge(ada, bo)["challenges"]
    (ada, bo)[who].post(f"challenges/{made['id']}/{answer}")
    assert "is over" in bo.post(f"challenges/{made['id']}/accept", status=409)["error"]


def test_nobody_answers_a_challenge_of_others(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    [made] = challenge(ada, bo)["challenges"]
    assert "no such" in member(hosted, "Cy").post(f"challenges/{made['id']}/accept", status=400)["error"]
    assert "only who was challenged" in ada.post(f"challenges/{made['id']}/accept", status=400)["error"]
    assert "met with" in bo.post(f"challenges/{made['id']}/ignore", status=404)["error"]


def test_a_challenge_expires(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    [made] = challenge(ada, bo)["challenges"]
    change(hosted.server, challenges.update().values(until=time.time() - 1))
    assert bo.get("challenges")["challenges"] == []
    assert "is over" in bo.post(f"challenges/{made['id']}/accept", status=409)["error"]


def test_duplicate_is_two_games_of_one_deal_with_the_seats_swapped(
    hosted: Hosted, ada: Visitor, bo: Visitor
) -> None:
    [made] = challenge(ada, bo, duplicate=True, rated=True)["challenges"]
    bo.post(f"challenges/{made['id']}/accept")
    [told] = ada.get("challenges")["challenges"]
    first, second = [ada.get(f"matches/{told[which]}") for which in ("match", "second")]
    assert [seat["name"] for seat in first["seats"]] == [seat["name"] for seat in second["seats"][::-1]]
    assert all(match["chosen"]["duplicate"] for match in (first, second))
    assert not told["rated"]
    rooms = hosted.server.services.registry.rooms
    games = [rooms[match["id"]].match for match in (first, second)]
    assert games[0].stored.seed == games[1].stored.seed
    assert list(games[0].course.game.center_row) == list(games[1].course.game.center_row)


def test_who_has_no_account_is_told_to_make_one(hosted: Hosted, bo: Visitor) -> None:
    guest = hosted.server.visitor("Cy")
    guest.post("me", {"name": "Cy"})
    assert "make an account" in challenge(guest, bo, status=403)["error"]
    assert "make one" in tie(guest, bo, "follow", status=403)["error"]


def test_only_so_many_challenges_are_open(hosted: Hosted, ada: Visitor, monkeypatch: Any) -> None:
    monkeypatch.setattr(limits, "CHALLENGES", 2)
    for name in ("Cy", "Di"):
        challenge(ada, member(hosted, name))
    assert "withdraw one" in challenge(ada, member(hosted, "Ed"), status=429)["error"]


def test_one_is_not_challenged_twice_by_the_same(ada: Visitor, bo: Visitor) -> None:
    challenge(ada, bo)
    assert "already" in challenge(ada, bo, status=409)["error"]


def test_who_is_blocked_cannot_challenge_or_follow(ada: Visitor, bo: Visitor) -> None:
    tie(ada, bo, "follow")
    assert tie(bo, ada, "block")["blocked"] == [ada.name]
    assert ada.get("company")["followed"] == []
    assert "no challenges" in challenge(ada, bo, status=400)["error"]
    assert "do not meet" in tie(ada, bo, "follow", status=400)["error"]
    tie(bo, ada, "unblock")
    challenge(ada, bo)


def test_whom_one_follows_is_seen_to_be_here(ada: Visitor, bo: Visitor, monkeypatch: Any) -> None:
    monkeypatch.setattr(opponent_desk, "BEAT", 1)
    tie(ada, bo, "follow")
    bo.get("company")
    while not (seen := ada.get("company")["followed"][0])["here"]:
        time.sleep(0.2)
    assert seen["name"] == bo.name
    assert tie(ada, bo, "unfollow")["followed"] == []


def test_opponents_of_late_are_named(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    [made] = challenge(ada, bo)["challenges"]
    bo.post(f"challenges/{made['id']}/accept")
    [told] = ada.get("challenges")["challenges"]
    with bo.sit(told["match"]) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    assert [one["name"] for one in ada.get("company")["met"]] == [bo.name]
