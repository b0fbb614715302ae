"""People with accounts, for tests of the server."""

from __future__ import annotations

import itertools
from typing import Any

from tests.server.clients import Server, Visitor
from tests.server.hosting import number_of
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.store.tables.people_tables import people

NUMBERS = itertools.count()
WISH = {"pace": "1d", "sets": ["godslayer"]}


def change(server: Server, statement: Any) -> None:
    """Change the database beside the server."""
    with server.services.database.engine.begin() as connection:
        connection.execute(statement)


def new_member(server: Server, name: str) -> Visitor:
    """Somebody with an account, whose name nobody else has."""
    own = f"{name} {next(NUMBERS)}"
    visitor = server.visitor(own)
    visitor.post("me", {"name": own})
    number = number_of(server, visitor)
    change(server, people.update().where(people.c.id == number).values(account=True, folded=fold_name(own)))
    return visitor


def challenge(visitor: Visitor, other: Visitor, status: int = 200, **more: Any) -> Any:
    """Challenge somebody."""
    return visitor.post("challenges", {"name": other.name, **WISH, **more}, status)


def answer_challenge(visitor: Visitor, answer: str) -> str | None:
    """Answer the last challenge; returns the match that it led to."""
    [asked, *_] = visitor.get("challenges")["challenges"]
    told = visitor.post(f"challenges/{asked['id']}/{answer}")["challenges"]
    found: list[str | None] = [one["match"] for one in told if one["id"] == asked["id"]]
    return found[0] if found else None
