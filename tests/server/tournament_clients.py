"""People who make, enter and play tournaments over the network."""

from __future__ import annotations

import time
from typing import Any

from tests.server.clients import GODSLAYER, PATIENCE, Server, Visitor


def new_tournament(maker: Visitor, **more: Any) -> str:
    """Make a tournament that begins when its maker says so; returns its id."""
    maker.post("me", {"name": maker.name})
    asked = {"name": "Evening Swiss", "kind": "swiss", "setup": GODSLAYER, **more}
    return str(maker.post("tournaments/new", asked)["body"]["terms"]["id"])


def enter(visitor: Visitor, tournament: str, status: int = 200, **more: Any) -> Any:
    """Take part."""
    return visitor.post(f"tournaments/{tournament}/enter", {"name": visitor.name, **more}, status)


def gather(server: Server, number: int, **more: Any) -> tuple[str, list[Visitor]]:
    """A tournament that so many people have entered, and they; the first has made it."""
    people = [server.visitor(f"Guest {place}") for place in range(1, number + 1)]
    tournament = new_tournament(people[0], **more)
    for person in people:
        enter(person, tournament)
    return tournament, people


def until(visitor: Visitor, tournament: str, *states: str) -> Any:
    """The tournament, once it has one of some states."""
    return wait_for(visitor, tournament, lambda page: page["body"]["terms"]["state"] in states)


def wait_for(visitor: Visitor, tournament: str, right: Any) -> Any:
    """The tournament, once it is right."""
    late = time.monotonic() + PATIENCE
    while not right(page := visitor.get(f"tournaments/{tournament}")):
        assert time.monotonic() < late, page
        time.sleep(0.05)
    return page


def until_dealt(visitor: Visitor, tournament: str, games: int = 1) -> Any:
    """The tournament, once so many of its games have a match."""
    return wait_for(
        visitor, tournament, lambda page: sum(bool(one["match"]) for one in page["body"]["tables"]) >= games
    )


def row_of(page: Any, name: str) -> Any:
    """Where somebody stands."""
    return next(row for row in page["body"]["standings"] if row["name"] == name)


def own_match(visitor: Visitor, tournament: str, but: str | None = None) -> str:
    """The match that somebody has to play, another one than the last."""
    page = wait_for(visitor, tournament, lambda page: page["you"]["match"] not in (None, but))
    return str(page["you"]["match"])


def resign(visitor: Visitor, match: str) -> None:
    """Give a game up."""
    with visitor.sit(match) as line:
        line.send("resign")
        while line.until("match")["match"]["status"] != "finished":
            pass
