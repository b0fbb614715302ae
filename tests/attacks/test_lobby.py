"""The lobby: one key's tables cannot push out those of others."""

from __future__ import annotations

from tests.server.clients import GREEDY, ME, Server, Visitor
from vigil.server.fair_use import limits

OPEN = {"kind": "open"}


def test_one_key_has_only_so_many_tables_in_the_lobby(ada: Visitor) -> None:
    for _ in range(limits.LISTED_EACH):
        ada.make(ME, OPEN)
    assert "make this one unlisted" in ada.make(ME, OPEN, status=429)["error"]
    assert not ada.make(ME, OPEN, listed=False)["listed"]


def test_everybody_has_a_place_before_anybody_has_two(ada: Visitor, bo: Visitor, server: Server) -> None:
    theirs = bo.make(ME, OPEN)["id"]
    flood = [ada.make(ME, OPEN)["id"] for _ in range(limits.LISTED_EACH)]
    order = [match["id"] for match in server.visitor("Cy").get("lobby")["open"]]
    assert order.index(theirs) < min(order.index(match) for match in flood[:-1])


def test_a_flood_of_games_pushes_nobody_out(ada: Visitor, bo: Visitor) -> None:
    theirs = bo.make(ME, GREEDY, listed=True)["id"]
    flood = [ada.make(ME, GREEDY, listed=True)["id"] for _ in range(3)]
    running = [match["id"] for match in bo.get("lobby")["running"]]
    assert running.index(theirs) < sorted(running.index(match) for match in flood)[1]
