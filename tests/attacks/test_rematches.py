"""Rematches: nobody finds matches on their list that they did not ask for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.server.protocol import bounds

OPEN = {"kind": "open"}
MANY = 45


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("rematches") / "vigil.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return server.visitor("Ada")


@pytest.fixture
def bo(server: Server) -> Visitor:
    return server.visitor("Bo")


def play(ada: Visitor, *others: Visitor, **more: Any) -> str:
    """A match that is over at once."""
    match: str = ada.make(ME, *[OPEN for _ in others], **more)["id"]
    for other in others:
        other.join(match)
    for seat, loser in enumerate((ada, *others)[: len(others)]):
        with loser.sit(match) as line:
            line.send("resign")
            while not line.until("match")["match"]["seats"][seat]["resigned"]:
                pass
    assert ada.get(f"matches/{match}")["status"] == "finished"
    return match


def wishes(person: Visitor, match: str) -> list[str | None]:
    """What every seat of a match says of a rematch."""
    return [seat["wish"] for seat in person.get(f"matches/{match}")["seats"]]


def own_matches(person: Visitor) -> set[str]:
    """The matches on somebody's list."""
    return {match["id"] for match in person.get("me")["matches"]}


def test_a_flood_of_rematches_puts_nothing_on_the_list_of_somebody_who_is_not_there(
    ada: Visitor, bo: Visitor
) -> None:
    match = play(ada, bo)
    for _ in range(MANY):
        assert ada.post(f"matches/{match}/rematch")["id"] == match
    assert own_matches(bo) == own_matches(ada) == {match}
    assert wishes(bo, match) == ["again", None]
    later = play(ada, bo)
    assert [known["id"] for known in bo.get("me")["matches"]] == [match, later]  # what waits for an answer


def test_a_declined_rematch_can_be_asked_for_by_whoever_declined_it(ada: Visitor, bo: Visitor) -> None:
    match = play(ada, bo)
    ada.post(f"matches/{match}/rematch")
    assert bo.post(f"matches/{match}/rematch/decline")["seats"][1]["wish"] == "enough"
    refused = ada.post(f"matches/{match}/rematch", status=400)["error"]
    assert refused == "Bo does not want to play again"
    again = bo.post(f"matches/{match}/rematch")
    assert again["id"] != match
    assert [seat["wish"] for seat in again["seats"]] == [None, None]


def test_asking_for_a_rematch_counts_for_a_while(
    ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play(ada, bo, clock={"seconds": 600, "per": "game"})
    ada.post(f"matches/{match}/rematch")
    monkeypatch.setitem(bounds.REMATCH, "live", 0)
    assert wishes(bo, match) == [None, None]
    assert bo.post(f"matches/{match}/rematch")["id"] == match
    monkeypatch.setitem(bounds.REMATCH, "live", 900)
    assert ada.post(f"matches/{match}/rematch")["id"] != match


def test_a_rematch_of_three_waits_for_all_of_them(ada: Visitor, bo: Visitor, server: Server) -> None:
    cy = server.visitor("Cy")
    match = play(ada, bo, cy)
    for person in (ada, bo):
        assert person.post(f"matches/{match}/rematch")["id"] == match
    again = cy.post(f"matches/{match}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Cy", "Ada", "Bo"]


def test_alone_among_bots_nobody_is_waited_for(ada: Visitor) -> None:
    match = ada.make(ME, GREEDY)["id"]
    with ada.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
    assert ada.post(f"matches/{match}/rematch")["id"] != match


def test_only_who_has_played_asks_for_a_rematch_or_declines_it(
    ada: Visitor, bo: Visitor, server: Server
) -> None:
    match = play(ada, bo)
    stranger = server.visitor("Stranger")
    for path in ("rematch", "rematch/decline"):
        stranger.post(f"matches/{match}/{path}", status=403)
