"""Devices, keys of programs, passwords and codes of an account over HTTP."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Final

from sqlalchemy import Connection
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.accounts.account_state import describe_session, is_open, state_of
from vigil.server.api.accounts.entry import require_fresh_owner, require_owner
from vigil.server.api.exchange import answer, body, store
from vigil.server.api.people import hash_key
from vigil.server.api.services import services
from vigil.server.fair_use.ledger import PERSON
from vigil.server.people.accounts.coming_in import end_sessions
from vigil.server.people.accounts.passwords import check_password
from vigil.server.people.accounts.recovery import hash_code, new_codes
from vigil.server.protocol import bounds
from vigil.server.protocol.people.account_messages import MakeKey, NewAccount, NewKey, SetPassword, WhichOne
from vigil.server.store.hosting import host
from vigil.server.store.people import credentials, recovery_store, sessions
from vigil.server.store.people.sessions import StoredSession

PREFIX: Final = "vigil_"  # of a key for a program, so that people and scanners know one when they see it
BYTES: Final = 32
MOST: Final = 20  # keys for programs


async def post_end(request: Request) -> Response:
    """End a session of one's own."""
    asked = await body(request, WhichOne)
    person = await require_owner(request)

    def end(connection: Connection) -> bool:
        found = sessions.find_session(connection, asked.id)
        if found is None or found.person != person.id or found.match or found.revoked is not None:
            return False
        host.revoke_session(connection, asked.id)
        return True

    if not await services(request).database.write(end):
        raise HTTPException(404, "there is no such session of yours")
    return answer(await state_of(request))


async def post_end_others(request: Request) -> Response:
    """End all sessions but this one."""
    person = await require_owner(request)
    end = partial(end_sessions, person=person.id, but=person.session)
    await services(request).database.write(end)
    return answer(await state_of(request))


async def post_key(request: Request) -> Response:
    """Make a key for a program."""
    asked = await body(request, MakeKey)
    person = await require_fresh_owner(request)
    store(request, PERSON)
    key, label = f"{PREFIX}{secrets.token_urlsafe(BYTES)}", bounds.name(asked.label)

    def add(connection: Connection) -> StoredSession | None:
        own = [one for one in sessions.sessions_of(connection, person.id) if is_open(one)]
        if sum(one.scope in ("play", "read") for one in own) >= MOST:
            return None
        sessions.add_session(connection, person.id, hash_key(key), "program", label, time.time(), asked.scope)
        return sessions.sessions_of(connection, person.id)[-1]

    made = await services(request).database.write(add)
    if made is None:
        raise HTTPException(409, f"an account has at most {MOST} keys for programs: end one first")
    return answer(NewKey(key, describe_session(made, person.session)))


async def post_password(request: Request) -> Response:
    """Set a password, in the place of the one before."""
    asked = await body(request, SetPassword)
    person = await require_fresh_owner(request)
    check_password(asked.password, person.name)
    secret = await services(request).passwords.hash(asked.password)
    keep = partial(credentials.set_password, person=person.id, secret=secret, now=time.time())
    await services(request).database.write(keep)
    return answer(await state_of(request))


async def post_codes(request: Request) -> Response:
    """Make new recovery codes; those before work no longer."""
    person = await require_fresh_owner(request)
    codes = new_codes()
    hashes = [hash_code(code) for code in codes]
    await services(request).database.write(
        partial(recovery_store.replace_codes, person=person.id, hashes=hashes)
    )
    return answer(NewAccount(person.name, codes))


ROUTES: Final = [
    Route("/api/account/sessions/end", post_end, methods=["POST"]),
    Route("/api/account/sessions/end-others", post_end_others, methods=["POST"]),
    Route("/api/account/keys", post_key, methods=["POST"]),
    Route("/api/account/password", post_password, methods=["POST"]),
    Route("/api/account/codes", post_codes, methods=["POST"]),
]
