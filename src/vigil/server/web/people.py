"""People: a secret key that the client keeps, and its hash, which the server keeps."""

from __future__ import annotations

import hashlib
import secrets
import time
from functools import partial
from typing import Final

from msgspec import structs
from starlette.requests import HTTPConnection
from starlette.responses import Response

from vigil.server.store import changes, queries
from vigil.server.store.database import Database
from vigil.server.store.rows import Person

COOKIE: Final = "vigil"
YEAR: Final = 365 * 24 * 3600
SHORTEST: Final = 32  # characters of a key that a program makes up: too many to guess
BEARER: Final = "Bearer "


class People:
    """Finds out who is asking."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, connection: HTTPConnection) -> Person | None:
        """The person who is asking, if they have been here before."""
        key = key_of(connection)
        if not key:
            return None
        person = await self.database.read(partial(queries.find_person, key_hash=hashed(key)))
        if person is not None and person.banned:
            raise PermissionError("the host of this server has banned you")
        return person

    async def welcome(self, connection: HTTPConnection, name: str) -> tuple[Person, str | None]:
        """The person who is asking, under the name they now have, and a key if they need one."""
        person = await self.find(connection)
        if person is not None:
            return await self.rename(person, name), None
        own = bearer(connection)
        key = own or secrets.token_urlsafe(32)
        add = partial(changes.add_person, key_hash=hashed(key), name=name or "Player", now=time.time())
        return await self.database.write(add), None if own else key

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name, if it is one."""
        if not name or name == person.name or person.muted:
            return person
        await self.database.write(partial(changes.rename_person, person=person.id, name=name))
        return structs.replace(person, name=name)


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
    """Store a key in the browser, where no script can read it."""
    response.set_cookie(COOKIE, key, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="strict")
