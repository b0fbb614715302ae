"""The deal of the day: the same for everybody, once, and compared where it can be."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import Visitor
from tests.server.hosting import Hosted, number_of
from vigil.rules.kernel.chance import commitment
from vigil.server.domain.deal_days import DAY, day_at, day_before, opening
from vigil.server.people.deals.attempts import close_days, days_running, deal_of
from vigil.server.people.deals.deal_comparison import compare
from vigil.server.store.deals import attempt_rows
from vigil.server.store.deals.attempt_rows import Attempt, OwnTurn
from vigil.server.store.tables.deal_tables import deal_attempts, deals
from vigil.server.store.tables.people_tables import people
from vigil.server.upkeep import result_following


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are read at once."""
    monkeypatch.setattr(result_following, "PAUSE", 0.05)


def change(hosted: Hosted, statement: Any) -> Any:
    """Change the database beside the server."""
    with hosted.server.services.database.engine.begin() as connection:
        return connection.execute(statement)


def regular(hosted: Hosted, name: str) -> Visitor:
    """Somebody who has been here for a while."""
    visitor = hosted.server.visitor(name)
    visitor.post("me", {"name": name})
    number = number_of(hosted.server, visitor)
    change(hosted, people.update().where(people.c.id == number).values(created=time.time() - 3 * DAY))
    return visitor


@pytest.fixture
def ada(hosted: Hosted) -> Iterator[Visitor]:
    """Somebody who plays; in the end nobody has played."""
    yield regular(hosted, "Ada")
    change(hosted, deal_attempts.delete())


@pytest.fixture
def bo(hosted: Hosted) -> Visitor:
    """Somebody else who plays."""
    return regular(hosted, "Bo")


def until_counted(visitor: Visitor) -> Any:
    """The deal of today, once what came of it is known."""
    return visitor.get_when("deals/today", lambda found: bool(found["own"]))


def play(visitor: Visitor) -> Any:
    """Play the deal of today to its end; returns what is told of it."""
    match = visitor.post("deals/today/attempt")["id"]
    with visitor.sit(match) as line:
        line.play_out()
    return until_counted(visitor)


def test_the_deal_is_the_same_for_everybody_and_committed_at_once(ada: Visitor, bo: Visitor) -> None:
    here, there = ada.get("deals/today"), bo.get("deals/today")
    assert (here["row"], here["commitment"], here["sets"]) == (
        there["row"],
        there["commitment"],
        there["sets"],
    )
    assert len(here["row"]) == 6
    assert here["seed"] is None
    assert here["counts"]


def test_two_people_who_do_the_same_get_the_same_answers(ada: Visitor, bo: Visitor) -> None:
    first, second = play(ada), play(bo)
    assert first["own"]["honor"] == second["own"]["honor"]
    assert first["own"]["turns"] == second["own"]["turns"]
    compared = second["compared"]
    assert [curve["name"] for curve in compared["curves"]] == ["Bo", "Ada"]
    assert compared["curves"][0]["honor"] == compared["curves"][1]["honor"]
    assert compared["opening"] is None  # too few have played
    assert (second["played"], compared["worse"]) == (2, 0)


def test_everybody_has_one_attempt(ada: Visitor) -> None:
    match = ada.post("deals/today/attempt")["id"]
    assert "one attempt" in ada.post("deals/today/attempt", status=409)["error"]
    assert ada.get("deals/today")["match"] == match


def test_who_has_finished_may_play_again_without_counting(ada: Visitor) -> None:
    own = play(ada)["own"]
    again = ada.post("deals/today/attempt")
    assert not again["chosen"]["strict"]
    assert ada.get("deals/today")["own"] == own


def test_nothing_of_others_is_told_before_one_has_played(ada: Visitor, bo: Visitor) -> None:
    play(ada)
    seen = bo.get("deals/today")
    assert (seen["own"], seen["compared"], seen["played"]) == (None, None, 1)


def test_nobody_is_helped_and_nothing_is_taken_back(ada: Visitor) -> None:
    state = ada.post("deals/today/attempt")
    assert state["chosen"]["strict"]
    assert not state["hints"]
    assert state["commitment"] is state["seed"] is None
    with ada.sit(state["id"]) as line:
        line.until_asked()
        line.move()
        line.until_asked()
        assert not line.table["undo"]
        assert not line.table["rewind"]
        assert "nothing is taken back" in line.refused("undo", step=line.step) or line.step
        assert "not in a deal" in line.refused("rewind", step=line.step)
        assert "bots help nobody" in line.refused("hint", step=line.step)


def test_its_record_is_secret_while_others_may_still_play_it(ada: Visitor, hosted: Hosted) -> None:
    match = play(ada)["match"]
    assert "others still play" in ada.get(f"matches/{match}/record", status=403)["error"]


def test_a_new_key_gets_the_deal_of_yesterday_which_does_not_count(hosted: Hosted) -> None:
    new = hosted.server.visitor("Cy")
    new.post("me", {"name": "Cy"})
    assert not new.get("deals/today")["counts"]
    assert "play yesterday's" in new.post("deals/today/attempt", status=400)["error"]
    yesterday = day_before(day_at(time.time()))
    state = new.post(f"deals/{yesterday}/attempt")
    assert not state["chosen"]["strict"]
    assert state["hints"]
    assert new.post(f"deals/{yesterday}/attempt")["id"] != state["id"]


def test_there_is_no_deal_of_tomorrow(ada: Visitor) -> None:
    tomorrow = day_at(time.time() + DAY)
    assert "when that day begins" in ada.get(f"deals/{tomorrow}", status=400)["error"]
    assert "looks like" in ada.get("deals/soon", status=400)["error"]


def test_a_seed_is_told_when_nobody_can_play_it_for_the_first_time(ada: Visitor) -> None:
    old = day_at(time.time() - 3 * DAY)
    told = ada.get(f"deals/{old}")
    assert commitment(int(told["seed"], 16)) == told["commitment"]


def test_two_processes_draw_one_deal(hosted: Hosted) -> None:
    engine = hosted.server.services.database.engine
    day = day_at(time.time() - 5 * DAY)
    change(hosted, deals.delete().where(deals.c.day == day))
    with engine.begin() as one:
        first = deal_of(one, day, time.time())
    with engine.begin() as other:
        assert deal_of(other, day, time.time()) == first


def test_what_is_left_unfinished_counts_as_lost_a_day_later(ada: Visitor, hosted: Hosted) -> None:
    ada.post("deals/today/attempt")
    today = day_at(time.time())
    with hosted.server.services.database.engine.begin() as connection:
        close_days(connection, opening(today) + 1.9 * DAY)
        assert attempt_rows.finished_attempts(connection, today) == []
        close_days(connection, opening(today) + 2.1 * DAY)
        [left] = attempt_rows.finished_attempts(connection, today)
    assert not left.won


def test_seven_days_running_are_an_achievement(ada: Visitor, hosted: Hosted) -> None:
    day = day_at(time.time())
    with hosted.server.services.database.engine.begin() as connection:
        for back in range(1, 7):
            day = day_before(day)
            deal_of(connection, day, time.time())
            values = {"day": day, "person": number_of(hosted.server, ada), "finished": 1.0, "lead": -back}
            row = {"began": 0.0, "won": False, "honor": 9, "turns": 9, **values}
            connection.execute(deal_attempts.insert().values(**row))
    match = ada.post("deals/today/attempt")["id"]
    with ada.sit(match) as line:
        line.play_out()
    until_counted(ada)
    [found] = [one for one in ada.get("player/achievements")["found"] if one["code"] == "seven-mornings"]
    assert (found["progress"], found["goal"], found["match"]) == (7, 7, match)
    assert found["at"]


def test_a_day_that_was_left_out_or_given_up_begins_the_row_anew(ada: Visitor, hosted: Hosted) -> None:
    day, person = day_at(time.time()), number_of(hosted.server, ada)
    leads = {1: 5, 2: attempt_rows.LEFT, 3: 5}
    with hosted.server.services.database.engine.begin() as connection:
        for back in range(1, 4):
            day = day_before(day)
            deal_of(connection, day, time.time())
            row = {"began": 0.0, "finished": 1.0, "won": False, "honor": 9, "turns": 9, "lead": leads[back]}
            connection.execute(deal_attempts.insert().values(day=day, person=person, **row))
        assert days_running(connection, person, day) == 1
        assert days_running(connection, person, day_before(day_at(time.time()))) == 1


# Comparing


def attempt(person: int, took: str, second: str = "", honor: int = 50, position: str = "x") -> Attempt:
    """What somebody made of a deal, with what they took in their first turns."""
    course = [OwnTurn("start", 0, 10, [took]), OwnTurn(position, 2, 11, [second]), OwnTurn("", honor, 20, [])]
    return Attempt(
        "2026-11-18", person, f"P{person}", None, 0.0, 1.0, honor > 40, honor, honor - 40, 12, course
    )


def test_the_opening_is_compared_only_where_positions_are_the_same() -> None:
    crowd = [attempt(number, "Mystic", "Wolf Shaman", 60) for number in range(6)]
    crowd += [attempt(number, "Mystic", "Landtalker", 50) for number in range(6, 8)]
    crowd += [attempt(8, "Mystic", "Temple Librarian", 45, position="elsewhere")]
    crowd += [attempt(number, "Militia", honor=30) for number in range(9, 12)]
    tree = compare(crowd, crowd[6], 3, followed=[2]).opening
    assert tree is not None
    mystic, militia = tree.ways
    assert (mystic.took, mystic.people, mystic.yours, mystic.best) == (["Mystic"], 9, True, True)
    assert (militia.people, militia.honor, militia.yours) == (3, 30, False)
    assert mystic.names == ["P2"]
    assert mystic.next is not None
    assert mystic.next.people == 8  # whoever stood elsewhere is not compared
    assert [(way.took, way.people) for way in mystic.next.ways] == [(["Wolf Shaman"], 6), (["Landtalker"], 2)]


def test_with_few_people_only_curves_are_compared() -> None:
    few = compare([attempt(1, "Mystic"), attempt(2, "Militia")], None, 0, [])
    assert few.opening is None
    assert [curve.name for curve in few.curves] == ["P1"]
