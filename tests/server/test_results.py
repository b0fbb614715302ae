"""The end of a match is one event, written with its last act, whatever ends it."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest

from tests.server.clients import GODSLAYER, GREEDY, ME, Line, Server, Visitor
from tests.server.hosting import Hosted, number_of, together
from vigil.rules.fingerprints import RULES
from vigil.server.match import registry
from vigil.server.match.autoplay import STAND_IN
from vigil.server.match.ending import places_of
from vigil.server.match.restoration import Restored, restore
from vigil.server.protocol import bounds
from vigil.server.store.matches import match_queries
from vigil.server.store.matches.match_rows import StoredMatch
from vigil.server.store.results.result_log import results_after
from vigil.server.store.results.result_rows import StoredResult

OPEN = {"kind": "open"}


@pytest.fixture
def server(hosted: Hosted) -> Server:
    return hosted.server


def result_of(server: Server, match: str) -> StoredResult:
    """The only result of a match."""
    found = server.services.database.look_up(lambda connection: results_after(connection, 0, 1000))
    assert [result.number for result in found] == list(range(1, len(found) + 1))
    [result] = [result for result in found if result.match == match]
    return result


def until_over(line: Line) -> None:
    """Wait until everybody is told that the match is over."""
    while line.until("match")["match"]["status"] != "finished":
        pass


def end_turns(match: str, turns: int, *players: Visitor) -> None:
    """Let people end so many turns in a row."""
    for _ in range(turns):
        deciding = players[0].get(f"matches/{match}")["deciding"]
        with players[deciding].sit(match) as line:
            line.until_asked().move("end turn")


def resign(visitor: Visitor, match: str) -> None:
    """Give up, and wait until the match is over."""
    with visitor.sit(match) as line:
        line.send("resign")
        until_over(line)


# Every kind of end


def test_a_game_that_is_played_out_leaves_everything_that_readers_need(ada, server):
    match = ada.make(ME, GREEDY)["id"]
    with ada.sit(match) as line:
        line.play_out()
        until_over(line)
        said = line.table["view"]["result"]
    result = result_of(server, match)
    assert (result.reason, result.aborted, result.rated, result.rules) == ("played", False, True, RULES)
    assert (result.sets, result.variant, result.players, result.pace) == ("godslayer", "standard", 2, "none")
    own, other = result.seats
    assert (own.person, own.level) == (number_of(server, ada), None)
    assert (other.person, other.level) == (None, "greedy")
    assert [seat.score for seat in result.seats] == said["scores"]
    assert [seat.won for seat in result.seats] == [seat in said["winners"] for seat in (0, 1)]
    assert sorted(seat.place or 0 for seat in result.seats) == [1, 2]
    assert result.turns == (own.turns or 0) + (other.turns or 0) > 10


def test_a_resignation_after_two_turns_each_counts(ada, bo, server):
    match = together(ada, bo)
    first = ada.get(f"matches/{match}")["deciding"]
    end_turns(match, 3, ada, bo)
    resign(bo, match)
    result = result_of(server, match)
    assert (result.reason, result.aborted, result.rated, result.first) == ("resigned", False, True, first)
    assert [(seat.place, seat.won, seat.left) for seat in result.seats] == [
        (1, True, None),
        (2, False, "resigned"),
    ]
    assert result.seats[1].left_at == pytest.approx(result.finished)


def test_a_match_that_is_over_before_everybodys_second_turn_is_aborted(ada, bo, server):
    match = together(ada, bo)
    end_turns(match, 2, ada, bo)
    resign(ada, match)
    result = result_of(server, match)
    assert (result.aborted, result.rated, result.turns) == (True, False, 3)


@pytest.mark.parametrize(
    ("clock", "reason", "pace"),
    [({"seconds": 1, "per": "game"}, "timed out", "live"), (None, "abandoned", "none")],
)
def test_a_clock_that_ran_out_is_told_from_somebody_who_left(
    ada, bo, server, monkeypatch, clock, reason, pace
):
    monkeypatch.setattr(bounds, "SECONDS", (1, 60))
    monkeypatch.setattr(bounds, "ABANDONED", 0)
    match = ada.make(ME, OPEN, clock=clock)["id"]
    late = bo.join(match)["deciding"]
    with (bo, ada)[late].sit(match) as line:
        while not line.welcome["match"]["seats"][late]["overdue"]:
            line.welcome = line.until("match")
        line.send("count out", seat=late)
        until_over(line)
    result = result_of(server, match)
    assert (result.reason, result.seats[late].left, result.pace) == (reason, reason, pace)


def test_a_match_that_the_host_closes_has_no_places(ada, bo, admin, server):
    match = together(ada, bo)
    end_turns(match, 4, ada, bo)
    admin("close", match)
    result = result_of(server, match)
    assert (result.reason, result.rated) == ("closed", False)
    assert [(seat.place, seat.won, seat.left) for seat in result.seats] == [(None, False, None)] * 2


def test_a_match_that_has_become_too_long_has_no_places(ada, bo, server, monkeypatch):
    match = together(ada, bo)
    monkeypatch.setattr(bounds, "ACTS", 5)
    end_turns(match, 5, ada, bo)
    result = result_of(server, match)
    assert (result.reason, result.rated, result.seats[0].place) == ("too long", False, None)


def test_where_a_bot_played_on_the_seat_is_still_its_persons_and_last(ada, bo, server):
    cy = server.visitor("Cy")
    match = ada.make(ME, OPEN, OPEN)["id"]
    bo.join(match)
    cy.join(match)
    with bo.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["seats"][1]["kind"] != "bot":
            pass
    resign(cy, match)
    result = result_of(server, match)
    assert [(seat.place, seat.left) for seat in result.seats] == [
        (1, None),
        (2, "resigned"),
        (2, "resigned"),
    ]
    assert (result.seats[1].person, result.seats[1].level) == (number_of(server, bo), STAND_IN)


def test_a_match_that_a_corrected_rule_ended_has_its_result_too(ada, bo, server, monkeypatch):
    match = together(ada, bo)
    end_turns(match, 1, ada, bo)
    server.services.registry.rooms.pop(match)
    whole = server.services.database.look_up(lambda connection: match_queries.load(connection, match))
    course = asyncio.run(restore(whole)).course
    monkeypatch.setattr(bounds, "ACTS", course.step + 1)  # as if it had ended there
    monkeypatch.setattr(registry, "restore", AsyncMock(return_value=Restored(course, course.step, "")))
    ada.get(f"matches/{match}")
    result = result_of(server, match)
    assert (result.reason, result.resumed, result.rated, result.seats[0].turns) == (
        "too long",
        True,
        False,
        None,
    )


# What keeps a match from being rated


def undo_far(line: Line) -> None:
    line.send("rewind", step=line.until_asked().step)
    line.until("update")


def ask_hint(line: Line) -> None:
    line.send("hint", step=line.until_asked().step)
    line.until("hint")


@pytest.mark.parametrize(("does", "hints"), [(undo_far, 0), (ask_hint, 1)])
def test_help_keeps_a_match_from_being_rated(ada, server, does, hints):
    match = ada.make(ME, GREEDY)["id"]
    with ada.sit(match) as line:
        for _ in range(2):
            line.until_asked().move("end turn")
        does(line)
        line.send("resign")
        until_over(line)
    result = result_of(server, match)
    assert (result.rated, result.taken_back, result.seats[0].hints) == (False, not hints, hints)


def test_a_start_that_was_chosen_is_not_rated(ada, server):
    match = ada.make(ME, GREEDY, seed=7)["id"]
    resign(ada, match)
    assert result_of(server, match).chosen


def test_two_seats_at_one_screen_are_not_rated(ada, server):
    match = ada.make(ME, {"kind": "here", "name": "Bo"})["id"]
    end_turns(match, 4, ada, ada)
    resign(ada, match)
    result = result_of(server, match)
    assert (result.aborted, result.rated) == (False, False)
    assert {seat.person for seat in result.seats} == {number_of(server, ada)}


# Whose it is


def test_a_lent_seat_is_its_owners(ada, server):
    match = ada.make(ME, GREEDY)["id"]
    phone = server.visitor("Phone")
    phone.join(match, token=ada.token(match, 0))
    resign(phone, match)
    assert result_of(server, match).seats[0].person == number_of(server, ada)


def test_a_result_outlives_its_match(ada, admin, server):
    match = ada.make(ME, GREEDY)["id"]
    resign(ada, match)
    admin("delete", match, "--yes")
    assert result_of(server, match).reason == "resigned"


# Places


def ended(scores: list[int], winners: list[int], variant: str = "standard") -> StoredMatch:
    """A match that ended so."""
    result = {"scores": scores, "winners": winners, "reason": "", "rival": None}
    setup = {**GODSLAYER, "edition": 2, "variant": variant}
    return StoredMatch("id", setup, 1, None, None, False, "finished", 1, 0.0, 0.0, result=result)


def test_places_go_by_the_winner_then_by_honor_and_equal_honor_is_shared():
    assert places_of(ended([30, 40, 40, 30], [2]), [0, 1, 2, 3], []) == [3, 2, 1, 3]


def test_whoever_left_shares_the_last_place_whatever_a_bot_made_of_it():
    assert places_of(ended([30, 60, 40, 70], [3]), [0, 1, 2, 3], [1, 3]) == [2, 3, 1, 3]


def test_a_team_shares_a_place_but_not_with_who_left_it():
    assert places_of(ended([30, 10, 40, 20], [0, 2], "team"), [0, 1, 0, 1], []) == [1, 2, 1, 2]
    assert places_of(ended([30, 10, 40, 20], [0, 2], "team"), [0, 1, 0, 1], [2]) == [1, 2, 2, 2]


@pytest.mark.parametrize(("winners", "place"), [([0], 1), ([], 2)])
def test_who_plays_alone_is_first_or_second(winners, place):
    assert places_of(ended([30], winners, "solitaire"), [0], []) == [place]
