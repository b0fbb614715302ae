"""People: a secret key that the client keeps, and its hash, which the server keeps."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from functools import partial
from typing import Final

from msgspec import structs
from starlette.requests import HTTPConnection
from starlette.responses import Response

from vigil.server.api.devices import device_of
from vigil.server.fair_use import limits
from vigil.server.fair_use.networks import network_of
from vigil.server.store.database import Database
from vigil.server.store.people import persons, sessions
from vigil.server.store.people.persons import Person

COOKIE: Final = "vigil"
HOST_COOKIE: Final = "__Host-vigil"  # behind TLS: no other site below the same domain can set it
PRESENT: Final = 60.0  # seconds after their last request for which somebody is taken to be here
HOUR: Final = 3600.0
YEAR: Final = 365 * 24 * 3600
SHORTEST: Final = 32  # characters of a key that a program makes up: too many to guess
BEARER: Final = "Bearer "


class People:
    """Finds out who is asking."""

    def __init__(self, database: Database, address: str = "") -> None:
        self.database = database
        self.public = address
        self.networks: OrderedDict[int, str] = OrderedDict()  # where people were last, by person
        self.here: OrderedDict[int, float] = OrderedDict()  # when people last asked for something
        self.used: OrderedDict[int, float] = OrderedDict()  # when keys were last noted as used, by session

    def note(self, person: Person, connection: HTTPConnection) -> None:
        """Remember where a person is, and that they are there."""
        self.here[person.id] = time.monotonic()
        self.here.move_to_end(person.id)
        self.networks[person.id] = network_of(connection)
        self.networks.move_to_end(person.id)
        if len(self.networks) > limits.REMEMBERED:
            self.networks.popitem(last=False)

    def recent(self) -> list[int]:
        """Who has asked for something within the last minute."""
        since = time.monotonic() - PRESENT
        while self.here and next(iter(self.here.values())) < since:
            self.here.popitem(last=False)
        return list(self.here)

    def home(self, person: int) -> str:
        """The network of a person; all who have not been here lately count as one."""
        return self.networks.get(person, "")

    def behind_tls(self, connection: HTTPConnection) -> bool:
        """Whether somebody asks over HTTPS, as the connection or the server's own address says."""
        return connection.url.scheme in ("https", "wss") or self.public.startswith("https://")

    def key(self, connection: HTTPConnection) -> str | None:
        """The key that comes with a request."""
        cookie = HOST_COOKIE if self.behind_tls(connection) else COOKIE
        return bearer(connection) or connection.cookies.get(cookie)

    def key_hash(self, connection: HTTPConnection) -> str | None:
        """What the server may keep of the key that comes with a request."""
        key = self.key(connection)
        return hash_key(key) if key else None

    def give_key(self, connection: HTTPConnection, response: Response, key: str) -> None:
        """Store a key in the browser, where no script can read it."""
        secure = self.behind_tls(connection)
        name = HOST_COOKIE if secure else COOKIE
        response.set_cookie(name, key, YEAR, path="/", secure=secure, httponly=True, samesite="strict")

    def take_key(self, connection: HTTPConnection, response: Response) -> None:
        """Let the browser forget its key."""
        secure = self.behind_tls(connection)
        name = HOST_COOKIE if secure else COOKIE
        response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="strict")

    def renew_key(self, connection: HTTPConnection, response: Response) -> None:
        """Give the key that an older version stored its new name."""
        self.give_key(connection, response, connection.cookies[COOKIE])
        response.delete_cookie(COOKIE, path="/")

    async def find(self, connection: HTTPConnection) -> Person | None:
        """The person who is asking, if they have been here before."""
        key = self.key(connection)
        if not key:
            return None
        found = unless_banned(await self.database.read(partial(persons.find_person, key_hash=hash_key(key))))
        if found is not None:
            expect_scope(found, connection)
            self.note(found, connection)
            self.note_use(found.session)
        return found

    def note_use(self, session: int) -> None:
        """Write down, once an hour, that a key was used."""
        now = time.time()
        if now - self.used.get(session, 0.0) < HOUR:
            return
        self.used[session] = now
        self.used.move_to_end(session)
        if len(self.used) > limits.REMEMBERED:
            self.used.popitem(last=False)
        self.database.post(partial(sessions.use_session, session=session, now=now))

    async def find_old(self, connection: HTTPConnection) -> Person | None:
        """The person whose key an older version stored, so that they lose no seat; nobody new is believed."""
        key = connection.cookies.get(COOKIE)
        if not key or not self.behind_tls(connection) or HOST_COOKIE in connection.cookies:
            return None
        find = partial(persons.find_old_person, key_hash=hash_key(key))
        return unless_banned(await self.database.read(find))

    async def welcome(self, connection: HTTPConnection, name: str) -> tuple[Person, str | None]:
        """The person who is asking, under the name they now have, and a key if they need one."""
        person = await self.find(connection)
        if person is not None:
            return await self.rename(person, name), None
        own = bearer(connection)
        key = own or secrets.token_urlsafe(32)
        add = partial(
            persons.add_person,
            key_hash=hash_key(key),
            name=name or "Player",
            now=time.time(),
            kind="program" if own else "browser",
            label=device_of(connection.headers.get("user-agent", "")),
        )
        new = await self.database.write(add)
        self.note(new, connection)
        return new, None if own else key

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name, if it is one."""
        if not name or name == person.name or person.muted or person.account:
            return person  # an account gets another name at an address of its own
        await self.database.write(partial(persons.rename_person, person=person.id, name=name))
        return structs.replace(person, name=name)


def expect_scope(person: Person, connection: HTTPConnection) -> None:
    """Refuse what a key is not good for."""
    changes = connection.scope["type"] == "websocket" or connection.scope["method"] not in ("GET", "HEAD")
    if person.scope == "read" and changes:
        raise PermissionError("this key may only read")


def unless_banned(person: Person | None) -> Person | None:
    """Whoever was found, unless the host has banned them."""
    if person is not None and person.banned:
        raise PermissionError("the host of this server has banned you")
    return person


def hash_key(key: str) -> str:
    """What the server keeps of a secret."""
    return hashlib.sha256(key.encode()).hexdigest()


def bearer(connection: HTTPConnection) -> str | None:
    """The key that a program sends."""
    header = connection.headers.get("authorization", "")
    key = header.removeprefix(BEARER)
    return key if header.startswith(BEARER) and len(key) >= SHORTEST else None
