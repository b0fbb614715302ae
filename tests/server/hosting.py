"""A server with a database that its host reaches from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import ME, Line, Server, Visitor
from vigil.server.api.people import hash_key
from vigil.server.store.people import persons
from vigil.server.store.people.persons import Person

Admin = Callable[..., str]


class Hosted(NamedTuple):
    """A server and the address of its database."""

    server: Server
    database: str


def person_of(server: Server, visitor: Visitor) -> Person:
    """Somebody as the server knows them."""
    with server.services.database.engine.connect() as connection:
        person = persons.find_person(connection, hash_key(visitor.key))
    assert person
    return person


def number_of(server: Server, visitor: Visitor) -> int:
    """The number of a person."""
    return person_of(server, visitor).id


def together(ada: Visitor, bo: Visitor) -> str:
    """A match of two people."""
    match = str(ada.make(ME, {"kind": "open"})["id"])
    bo.join(match)
    return match


def sent_away(line: Line) -> int:
    """Listen until the connection is ended; returns the code."""
    with pytest.raises(ConnectionClosed) as closed:
        line.until("never")
    assert closed.value.rcvd
    return closed.value.rcvd.code
