"""Attacks on tournaments: more of them, more people, the moves of others, and what only a maker may do."""

from __future__ import annotations

import threading

import pytest

from tests.server.clients import GODSLAYER, Server
from tests.server.tournament_clients import enter, gather, new_tournament
from vigil.server.people.tournaments.tournament_terms import new_tournament as checked_terms
from vigil.server.protocol.people.tournament_messages import NewTournament
from vigil.server.protocol.requests import TableSetup

ASKED = {"name": "Flood", "kind": "swiss", "setup": GODSLAYER}


def test_nobody_makes_more_than_two_a_day_not_even_at_once(server: Server) -> None:
    ada = server.visitor("Ada")
    ada.post("me", {"name": "Ada"})
    answers: list[int] = []

    def make() -> None:
        try:
            ada.post("tournaments/new", ASKED)
            answers.append(200)
        except AssertionError as error:
            answers.append(int(str(error)[:3]))

    threads = [threading.Thread(target=make) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 200, 429, 429, 429, 429]


def test_a_full_tournament_takes_nobody_more(server: Server) -> None:
    tournament, _ = gather(server, 3, most=3)
    assert "no more can come" in enter(server.visitor("Fourth"), tournament, 400)["error"]


def test_entering_twice_is_entering_once(server: Server) -> None:
    tournament, people = gather(server, 2)
    enter(people[1], tournament)
    assert len(people[0].get(f"tournaments/{tournament}")["body"]["standings"]) == 2


@pytest.mark.parametrize(
    "body",
    [
        {"name": "x" * 241, "kind": "swiss", "setup": GODSLAYER},
        {"name": "Huge", "kind": "swiss", "setup": GODSLAYER, "most": 10**30},
        {"name": "Never", "kind": "swiss", "setup": GODSLAYER, "begins_in": -5},
        {"name": "Far", "kind": "swiss", "setup": GODSLAYER, "begins_in": 10**9},
        {"name": "Odd", "kind": "round robin", "setup": GODSLAYER},
        {"name": "More", "kind": "swiss", "setup": GODSLAYER, "prize": 5},
        {"name": "Sets", "kind": "swiss", "setup": {"sets": ["godslayer"] * 30}},
        {"name": "Alone", "kind": "swiss", "setup": {"sets": ["godslayer"], "variant": "solitaire"}},
    ],
)
def test_terms_out_of_bounds_are_refused(server: Server, body: dict[str, object]) -> None:
    ada = server.visitor("Ada")
    ada.post("me", {"name": "Ada"})
    ada.post("tournaments/new", body, 400)


def test_a_stranger_without_a_key_can_make_leave_and_change_nothing(server: Server) -> None:
    tournament, _ = gather(server, 3)
    stranger = server.visitor("Nobody")
    stranger.post("tournaments/new", ASKED, 403)
    for action in ("withdraw", "pause", "return", "begin", "cancel", "link"):
        stranger.post(f"tournaments/{tournament}/{action}", status=403)
    stranger.post(f"tournaments/{tournament}/remove", {"entrant": 1}, 403)


def test_who_takes_no_part_cannot_rest_or_come_back(server: Server) -> None:
    tournament, _ = gather(server, 3)
    other = server.visitor("Other")
    other.post("me", {"name": "Other"})
    assert "do not take part" in other.post(f"tournaments/{tournament}/pause", status=400)["error"]


@pytest.mark.parametrize("name", ["nothing-here", "x" * 200, "..", "%00"])
def test_what_is_no_tournament_is_not_there(server: Server, name: str) -> None:
    server.visitor().get(f"tournaments/{name}", 404)


def test_the_secret_of_a_link_is_nowhere_in_what_is_told(server: Server) -> None:
    maker = server.visitor("Maker")
    tournament = new_tournament(maker, open=False)
    token = maker.post(f"tournaments/{tournament}/link")["url"].partition("#")[2]
    assert token not in str(maker.get(f"tournaments/{tournament}"))
    assert "token" not in str(maker.get(f"tournaments/{tournament}"))


def test_the_clock_of_no_tournament_can_be_endless():
    asked = NewTournament("Slow", "swiss", TableSetup(["godslayer"]), pace="slow", days=30)
    assert checked_terms(asked, 1, 0.0).clock["seconds"] == 15 * 24 * 3600
