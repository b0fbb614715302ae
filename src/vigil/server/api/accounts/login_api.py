"""Logging in and out over HTTP. Guessing is slowed down, and nobody is ever locked out."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.accounts.account_state import state_of
from vigil.server.api.accounts.entry import Incoming, expect_accounts, require_owner
from vigil.server.api.accounts.passkey_api import signed_by
from vigil.server.api.exchange import answer, body, require_person
from vigil.server.api.people import unless_banned
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.operation import metrics
from vigil.server.people.accounts import coming_in
from vigil.server.people.accounts.passwords import is_outdated
from vigil.server.protocol.people.account_messages import Acknowledged, LogIn, Prove
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.store.hosting import host
from vigil.server.store.people import account_rows, credentials, persons, sessions

UNFIT: Final = "this name and this password do not fit together"
NO_CODE: Final = "this name and this code do not fit together, or the code was used already"


async def post_login(request: Request) -> Response:
    """Come back to an account, by one of three ways."""
    expect_accounts(request)
    asked = await body(request, LogIn)
    ways = [asked.password, asked.code, asked.passkey]
    if sum(way is not None for way in ways) != 1:
        raise ValueError("one comes back by a password, by a code or by a passkey: send one of them")
    incoming = Incoming(request)
    if asked.code is not None:
        await come_by_code(request, incoming, asked)
        return incoming.finish(answer(Acknowledged()))
    if asked.passkey is not None:
        services(request).allowances.charge(request, limits.PASSKEYS)
        person = (await signed_by(request, asked.passkey, "login")).person
    else:
        person = await person_by_password(request, asked.name, asked.password or "")
    await let_in(request, incoming, person, asked.bring)
    metrics.LOGINS.labels("passkey" if asked.passkey else "password", "in").inc()
    return incoming.finish(answer(Acknowledged()))


async def let_in(request: Request, incoming: Incoming, person: int, bring: bool) -> None:
    """Let the new key prove somebody, whom the host has not banned."""
    database = services(request).database
    unless_banned(await database.read(partial(persons.person_of, person=person)))
    await database.write(partial(coming_in.enter, arrival=incoming.arrival, person=person, bring=bring))


async def person_by_password(request: Request, name: str, password: str) -> int:
    """Whose name and password these are; a wrong try counts, before anything is looked up."""
    serving = services(request)
    alike = fold_name(name)
    tries = serving.allowances.reserve_for(request, limits.LOGINS, alike)
    guesses = serving.allowances.reserve_about(limits.GUESSES, alike)
    known = await serving.database.read(partial(password_of, alike=alike))
    if not await serving.passwords.fits(known.secret if known else None, password) or known is None:
        metrics.LOGINS.labels("password", "refused").inc()
        raise PermissionError(UNFIT)
    tries.release()
    guesses.release()
    if is_outdated(known.secret or ""):
        secret = await serving.passwords.hash(password)
        await serving.database.write(partial(credentials.refresh_secret, credential=known.id, secret=secret))
    return known.person


def password_of(connection: Connection, alike: str) -> credentials.Credential | None:
    """The password of the account with a name."""
    return credentials.find_password(connection, account_rows.find_account(connection, alike))


async def come_by_code(request: Request, incoming: Incoming, asked: LogIn) -> None:
    """Let somebody in by a recovery code, which ends all other sessions."""
    serving = services(request)
    alike = fold_name(asked.name)
    tries = serving.allowances.reserve_for(request, limits.RECOVERIES, alike)
    person = await serving.database.read(partial(account_rows.find_account, folded=alike))
    if person is not None:
        unless_banned(await serving.database.read(partial(persons.person_of, person=person)))
    enter = partial(
        coming_in.recover, arrival=incoming.arrival, person=person, code=asked.code or "", bring=asked.bring
    )
    fits = await serving.database.write(enter)
    metrics.LOGINS.labels("code", "in" if fits else "refused").inc()
    if not fits:
        raise PermissionError(NO_CODE)
    tries.release()


async def post_proof(request: Request) -> Response:
    """Prove that it is really oneself, for what matters in the next minutes."""
    asked = await body(request, Prove)
    person = await require_owner(request)
    if asked.passkey is not None:
        proved = (await signed_by(request, asked.passkey, "prove")).person
    else:
        proved = await person_by_password(request, person.name, asked.password or "")
    if proved != person.id:
        raise PermissionError("this passkey is somebody else's")
    trust = partial(sessions.trust_session, session=person.session, now=time.time())
    await services(request).database.write(trust)
    return answer(await state_of(request))


async def post_logout(request: Request) -> Response:
    """End the session of this browser."""
    person = await require_person(request)
    await services(request).database.write(partial(host.revoke_session, session=person.session))
    response = answer(Acknowledged())
    services(request).people.take_key(request, response)
    return response


ROUTES: Final = [
    Route("/api/account/login", post_login, methods=["POST"]),
    Route("/api/account/logout", post_logout, methods=["POST"]),
    Route("/api/account/proof", post_proof, methods=["POST"]),
]
