"""Reviews, hints and replays: what they tell too early, whom they help, and who stops those of others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.review.reviewing import played
from tests.server.clients import GREEDY, ME, Server, Visitor

OPEN = {"kind": "open"}
RECORD = played(seed=3).to_data()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("reviewed") / "vigil.db") as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Visitor, str]:
    """Somebody, and a match that they have played to its end."""
    cy = server.visitor("Cy")
    match = str(cy.make(ME, GREEDY, seed=5)["id"])
    with cy.sit(match) as line:
        line.play_out().until("match")
    return cy, match


def test_nobody_else_stops_the_review_of_a_record(ada: Visitor, bo: Visitor, server: Server) -> None:
    review = ada.post("reviews", {"record": RECORD, "seat": 0})["id"]
    bo.post("me", {"name": "Bo"})
    for stranger in (bo, server.visitor("Di")):
        said = stranger.post(f"reviews/{review}/stop", status=403)["error"]
        assert said == "only who asked for this review, or has played the match, can stop it"
    assert ada.get(f"reviews/{review}")["status"] != "stopped"
    assert ada.post(f"reviews/{review}/stop")["status"] in ("stopped", "done")


def test_who_has_played_a_match_stops_its_review_and_no_other_guest_does(
    ada: Visitor, bo: Visitor, finished: tuple[Visitor, str]
) -> None:
    cy, match = finished
    review = ada.post("reviews", {"match": match, "seat": 1})["id"]
    bo.post(f"reviews/{review}/stop", status=403)
    assert cy.post(f"reviews/{review}/stop")["status"] in ("stopped", "done")


@pytest.mark.parametrize("seat", [-1, 2, 6, 2**31, 2**63, 10**40])
def test_a_review_is_of_a_seat_that_there_is(ada: Visitor, finished: tuple[Visitor, str], seat: int) -> None:
    said = ada.post("reviews", {"match": finished[1], "seat": seat}, 400)["error"]
    assert said == f"there are seats 0 to 1, not {seat}"
    if not 0 <= seat < 6:
        assert "there are seats 0 to 5" in ada.post("reviews", {"record": RECORD, "seat": seat}, 400)["error"]


def test_what_is_left_of_a_review_is_not_the_record(ada: Visitor, server: Server) -> None:
    review = ada.post("reviews", {"record": RECORD, "seat": 1})["id"]
    ada.post(f"reviews/{review}/stop")
    assert server.services.reviews.commissions[review].subject is None


# Secrets of a match that goes on


TOO_EARLY = ["record", "replay", "replay/0", "replay/0?seat=0", "replay/0?seat=1", "replay/0?seat=all"]


def test_nothing_that_shows_hands_is_told_of_a_match_that_goes_on(
    ada: Visitor, bo: Visitor, server: Server
) -> None:
    match = ada.make(ME, OPEN)["id"]
    bo.join(match)
    begun = {"setup": {"sets": ["godslayer"]}, "seats": [ME, GREEDY], "start": {"match": match, "step": 0}}
    for person in (ada, bo, server.visitor("Cy")):
        said = [person.get(f"matches/{match}/{path}", 403)["error"] for path in TOO_EARLY]
        said.append(person.post("reviews", {"match": match, "seat": 0}, 403)["error"])
        said.append(person.post("matches", begun, 403)["error"])
        said.append(person.post(f"matches/{match}/rematch", status=403)["error"])
        assert set(said) <= {"the match is not finished", "you have no seat here"}


def test_nobody_is_advised_at_the_seat_of_another(ada: Visitor, bo: Visitor, server: Server) -> None:
    """What is told is the same whatever the hand holds: an error must not say what could be done."""
    match = ada.make(ME, OPEN)["id"]
    bo.join(match)
    with ada.sit(match) as one, bo.sit(match) as two, server.visitor("Cy").sit(match) as three:
        others = [line for line in (one, two, three) if not line.asked]
        assert len(others) == 2
        for line in others:
            told = [line.refused(kind, step=0) for kind in ("hint", "play all")]
            told += [line.refused(kind, step=0, text="play Apprentice") for kind in ("weigh", "move")]
            assert set(told) == {"it is not for you to decide now"}


def test_a_move_that_is_wrong_is_explained_to_nobody_but_who_decides(
    ada: Visitor, bo: Visitor, server: Server
) -> None:
    match = ada.make(ME, OPEN)["id"]
    bo.join(match)
    with ada.sit(match) as one, bo.sit(match) as two, server.visitor("Cy").sit(match) as three:
        decides = one if one.asked else two
        decides.refused("move", step=0, text="play Nobody")
        decides.refused("weigh", step=0, text="play Nobody")
        for line in (one, two, three):
            if line is not decides:
                line.send("ping")
                line.until("pong")
                assert not any("Nobody" in heard for heard in line.heard)


def test_a_second_tab_asks_one_question_at_a_time_as_well(ada: Visitor) -> None:
    match = ada.make(ME, GREEDY, lot=False)["id"]
    with ada.sit(match) as one, ada.sit(match) as two:
        for line in (one, two):
            line.until_asked()
            line.send("hint", step=line.step)
            assert "one question at a time" in line.refused("weigh", step=line.step, text=line.texts[0])
        assert {line.until("hint")["text"] for line in (one, two)} <= set(one.texts)
