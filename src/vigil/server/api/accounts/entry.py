"""The entry: keys that become those of an account, and what is asked of whoever has one."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from vigil.server.api.devices import device_of
from vigil.server.api.exchange import require_person
from vigil.server.api.people import bearer, hash_key
from vigil.server.api.services import services
from vigil.server.people.accounts.coming_in import Arrival
from vigil.server.people.accounts.passkeys import Site, site_of
from vigil.server.store.people import sessions
from vigil.server.store.people.persons import Person

FRESH: Final = 600.0  # seconds for which a proof is enough for what matters
PROVE: Final = "prove first that it is you: by your passkey or your password"


class Incoming:
    """A request that is about to become somebody's: a new key in the place of the one that came with it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.people = services(request).people
        own = bearer(request)  # a program has chosen its key itself, and sends it by itself
        self.key = own or secrets.token_urlsafe(32)
        self.gives = own is None
        self.arrival = Arrival(
            key_hash=hash_key(self.key),
            before=None if own else self.people.key_hash(request),
            kind="program" if own else "browser",
            device=device(request),
            now=time.time(),
        )

    def finish(self, response: Response) -> Response:
        """Give the browser its new key."""
        if self.gives:
            self.people.give_key(self.request, response, self.key)
        return response


def device(request: Request) -> str:
    """What the browser that asks is called."""
    return device_of(request.headers.get("user-agent", ""))


def site(request: Request) -> Site:
    """What passkeys are for at this address; an error where there can be none."""
    found = site_of(services(request).address, request.headers.get("host", ""))
    if found is None:
        raise HTTPException(409, "there are no passkeys at this address: use a password")
    return found


async def require_owner(request: Request) -> Person:
    """Whoever has an account and asks with a key that is good for everything."""
    person = await require_person(request)
    if not person.account:
        raise HTTPException(403, "this needs an account")
    if person.scope != "all":
        raise HTTPException(403, "this key is for a program: log in by a browser")
    return person


async def require_fresh_owner(request: Request) -> Person:
    """The same, if they have proved lately who they are."""
    person = await require_owner(request)
    find = partial(sessions.find_session, session=person.session)
    session = await services(request).database.read(find)
    if session is None or (session.proved or 0.0) < time.time() - FRESH:
        raise HTTPException(401, PROVE)
    return person


def expect_accounts(request: Request) -> None:
    """Refuse what has to do with accounts, where the host has switched them off."""
    services(request).features.expect("accounts")
