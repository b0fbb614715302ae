"""Finding somebody to play: from a wish to the table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import Visitor
from tests.server.hosting import Hosted, number_of
from vigil.server.fair_use import limits
from vigil.server.people.opponents import meetings
from vigil.server.store.tables.opponent_tables import blocks, seeks

SETS = ["godslayer", "delirium"]


def look_for(visitor: Visitor, pace: str = "10m", status: int = 200, **more: Any) -> Any:
    """Look for a game."""
    return visitor.post("seeks", {"pace": pace, "sets": SETS, "name": visitor.name, **more}, status)


def own(answer: Any) -> Any:
    """The one game that somebody looks for."""
    [seek] = answer["seeks"]
    return seek


def until(visitor: Visitor, what: str) -> Any:
    """Ask as a browser does until a game that one looks for has something."""
    found = visitor.get("opponents")
    while found["seeks"] and not own(found)[what]:
        found = visitor.get(f"opponents?mark={found['mark']}")
    return own(found)


def change(hosted: Hosted, statement: Any) -> None:
    """Change the database beside the server."""
    with hosted.server.services.database.engine.begin() as connection:
        connection.execute(statement)


@pytest.fixture
def ada(hosted: Hosted) -> Iterator[Visitor]:
    """Somebody who looks; in the end nobody looks any more."""
    yield hosted.server.visitor("Ada")
    change(hosted, seeks.delete())


@pytest.fixture
def bo(hosted: Hosted) -> Visitor:
    """Somebody else who looks."""
    return hosted.server.visitor("Bo")


def test_two_strangers_who_press_the_same_button_sit_down_at_a_table(ada: Visitor, bo: Visitor) -> None:
    look_for(ada)
    look_for(bo)
    for visitor in (ada, bo):
        visitor.post(f"seeks/{until(visitor, 'meeting')['id']}/come")
    matches = [until(visitor, "match")["match"] for visitor in (ada, bo)]
    assert matches[0] == matches[1]
    with ada.sit(matches[0]), bo.sit(matches[0]) as line:
        assert [seat["name"] for seat in line.welcome["match"]["seats"]] == ["Ada", "Bo"]
    assert line.welcome["match"]["clock"] == {"seconds": 600, "per": "game"}
    assert set(line.welcome["match"]["setup"]["sets"]) <= set(SETS)


def test_who_looks_is_told_at_once_that_somebody_is_found(ada: Visitor, bo: Visitor) -> None:
    look_for(ada)
    look_for(bo)
    meeting = until(ada, "meeting")["meeting"]
    assert (meeting["name"], meeting["came"], meeting["other_came"]) == ("Bo", False, False)
    assert 0 < meeting["seconds"] <= meetings.COME


def test_who_came_sees_the_other_come(ada: Visitor, bo: Visitor) -> None:
    look_for(ada)
    look_for(bo)
    bo.post(f"seeks/{until(bo, 'meeting')['id']}/come")
    assert until(ada, "meeting")["meeting"]["other_came"]


def test_who_stops_is_missed_and_the_other_looks_on(ada: Visitor, bo: Visitor) -> None:
    since = own(look_for(ada))["seconds"]
    look_for(bo)
    bo.post(f"seeks/{until(bo, 'meeting')['id']}/stop")
    looking = own(ada.get("opponents"))
    assert (looking["missed"], looking["meeting"]) == ("Bo", None)
    assert looking["seconds"] >= since
    assert bo.get("opponents")["seeks"] == []


def test_who_does_not_come_looks_no_more(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    look_for(ada)
    look_for(bo)
    ada.post(f"seeks/{until(ada, 'meeting')['id']}/come")
    change(hosted, seeks.update().values(meet_until=0.0))
    assert until(ada, "missed")["missed"] == "Bo"
    assert bo.get("opponents")["seeks"] == []
    assert "not waiting" in bo.post("seeks/999/come", status=409)["error"]


def test_blocked_people_never_meet(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    look_for(ada)
    bo.post("me", {"name": "Bo"})
    numbers = [number_of(hosted.server, visitor) for visitor in (bo, ada)]
    change(hosted, blocks.insert().values(person=numbers[0], other=numbers[1], at=0.0))
    assert own(look_for(bo, anybody=True))["meeting"] is None
    assert own(ada.get("opponents"))["meeting"] is None
    ada.post(f"seeks/{own(ada.get('opponents'))['id']}/stop")
    standing = own(look_for(ada, "1d"))["id"]
    assert bo.get("opponents")["open"] == []
    assert "do not meet" in bo.post(f"seeks/{standing}/take-up", status=400)["error"]


def test_a_slow_game_begins_as_soon_as_two_want_it(ada: Visitor, bo: Visitor) -> None:
    assert own(look_for(ada, "3d"))["match"] is None
    match = own(look_for(bo, "3d"))["match"]
    assert ada.get(f"matches/{match}")["clock"] == {"seconds": 3 * 86400, "per": "turn"}
    assert own(ada.get("opponents"))["match"] == match


def test_a_standing_seek_can_be_taken_up_once_by_somebody_else(
    hosted: Hosted, ada: Visitor, bo: Visitor
) -> None:
    mine = own(look_for(ada, "1d", rated=True))["id"]
    [listed] = bo.get("opponents")["open"]
    assert (listed["id"], listed["name"], listed["yours"]) == (mine, "Ada", False)
    assert "your own" in ada.post(f"seeks/{mine}/take-up", status=400)["error"]
    match = bo.post(f"seeks/{mine}/take-up")["match"]
    assert ada.get(f"matches/{match}")["status"] == "playing"
    assert "faster" in hosted.server.visitor("Cy").post(f"seeks/{mine}/take-up", status=409)["error"]


def test_the_same_wish_again_is_the_same_seek(ada: Visitor) -> None:
    first = own(look_for(ada))
    assert own(look_for(ada))["id"] == first["id"]


def test_another_wish_takes_the_place_of_one_and_keeps_the_time_if_it_excludes_nobody(
    hosted: Hosted, ada: Visitor
) -> None:
    first = own(look_for(ada, sets=["delirium"]))["id"]
    change(hosted, seeks.update().values(since=time.time() - 50))
    wider = own(look_for(ada, sets=SETS, instead=first))
    assert wider["seconds"] >= 50
    assert own(look_for(ada, sets=["godslayer"], instead=wider["id"]))["seconds"] < 50


def test_a_seek_whose_browser_is_gone_meets_nobody(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    look_for(ada)
    change(hosted, seeks.update().values(beat=time.time() - 61))
    assert own(look_for(bo))["meeting"] is None
    assert ada.get("opponents")["seeks"] == []


def test_how_many_wait_is_told_also_to_strangers(hosted: Hosted, ada: Visitor) -> None:
    look_for(ada, "20m")
    waiting = hosted.server.visitor("Cy").get("opponents")["waiting"]
    assert {entry["pace"]: entry["people"] for entry in waiting} == {"10m": 0, "20m": 1, "1d": 0, "3d": 0}


def test_taking_anybody_finds_whoever_waits(hosted: Hosted, ada: Visitor, bo: Visitor) -> None:
    mine = own(look_for(ada))["id"]
    change(hosted, seeks.update().values(rating=2500.0))
    assert own(look_for(bo))["meeting"] is None
    assert own(ada.post(f"seeks/{mine}/anybody"))["meeting"]["name"] == "Bo"


@pytest.mark.parametrize("sets", [[], ["atlantis"]])
def test_a_wish_for_sets_that_cannot_be_played_is_refused(ada: Visitor, sets: list[str]) -> None:
    assert look_for(ada, sets=sets, status=400)["error"]


def test_one_person_looks_for_only_so_many_games(ada: Visitor) -> None:
    for sets in (["godslayer"], ["delirium"], ["rise_of_vigil"]):
        look_for(ada, sets=sets)
    assert f"{limits.LIVE_SEEKS} such games" in look_for(ada, status=429)["error"]
    assert len(look_for(ada, sets=["godslayer"])["seeks"]) == limits.LIVE_SEEKS


def test_who_sits_down_looks_for_no_other_live_game(ada: Visitor, bo: Visitor) -> None:
    look_for(ada, "20m")
    look_for(ada)
    look_for(bo)
    met = next(seek for seek in ada.get("opponents")["seeks"] if seek["meeting"])
    ada.post(f"seeks/{met['id']}/come")
    bo.post(f"seeks/{until(bo, 'meeting')['id']}/come")
    assert [seek["match"] is not None for seek in ada.get("opponents")["seeks"]] == [True]
