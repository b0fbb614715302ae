"""People: a key, kept by whoever holds it, and its hash, kept by the server."""

from __future__ import annotations

import hashlib
import secrets
import time
from functools import partial
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from vigil.server import store
from vigil.server.database import Database
from vigil.server.store import Person

COOKIE: Final = "vigil"
YEAR: Final = 365 * 24 * 3600
SHORTEST: Final = 32  # characters of a key that a program makes up: nobody can guess it
REMEMBERED: Final = 10_000
BEARER: Final = "Bearer "


class People:
    """Finds out who is asking."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: dict[str, Person] = {}

    async def find(self, connection: HTTPConnection) -> Person | None:
        """Whoever is asking, if they have been here before."""
        key = key_of(connection)
        return await self.by_key(key) if key else None

    async def by_key(self, key: str) -> Person | None:
        """Whose key it is."""
        key_hash = hashed(key)
        if key_hash not in self.known:
            person = await self.database.read(partial(store.find_person, key_hash=key_hash))
            if person is None:
                return None
            self.remember(key_hash, person)
        return self.known[key_hash]

    def remember(self, key_hash: str, person: Person) -> None:
        """Spare the database the next question."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[key_hash] = person

    async def welcome(self, connection: HTTPConnection, name: str) -> tuple[Person, str | None]:
        """Whoever is asking, with the name they now have; who is new gets a key."""
        person = await self.find(connection)
        if person is not None:
            return await self.rename(connection, person, name), None
        own = bearer(connection)
        key = own or secrets.token_urlsafe(32)
        key_hash = hashed(key)
        add = partial(store.add_person, key_hash=key_hash, name=name or "Player", now=time.time())
        person = await self.database.write(add)
        self.remember(key_hash, person)
        return person, None if own else key

    async def rename(self, connection: HTTPConnection, person: Person, name: str) -> Person:
        """Call somebody by another name from now on."""
        key = key_of(connection)
        if not name or name == person.name or key is None:
            return person
        await self.database.write(partial(store.rename_person, person=person.id, name=name))
        renamed = Person(person.id, name)
        self.remember(hashed(key), renamed)
        return renamed


def hashed(key: str) -> str:
    """What the server keeps of a secret."""
    return hashlib.sha256(key.encode()).hexdigest()


def bearer(connection: HTTPConnection) -> str | None:
    """The key that a program sends."""
    header = connection.headers.get("authorization", "")
    key = header.removeprefix(BEARER)
    return key if header.startswith(BEARER) and len(key) >= SHORTEST else None


def key_of(connection: HTTPConnection) -> str | None:
    """The key that comes with a request."""
    return bearer(connection) or connection.cookies.get(COOKIE)


def give_key(response: Response, key: str, secure: bool) -> None:
    """Let the browser keep a key where no script can read it."""
    response.set_cookie(COOKIE, key, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="strict")
