"""Passkeys over HTTP: what a browser is to do, whether it did, and which ones an account has."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import Final, assert_never

from sqlalchemy import Connection
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.accounts.account_state import state_of
from vigil.server.api.accounts.entry import device, expect_accounts, require_fresh_owner, site
from vigil.server.api.exchange import answer, body, store, with_key
from vigil.server.api.people import hash_key
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import PERSON
from vigil.server.people.accounts import passkeys
from vigil.server.people.accounts.passkeys import WRONG, NewPasskey
from vigil.server.protocol.people.account_messages import (
    AskPasskey,
    PasskeyMade,
    PasskeyOptions,
    PasskeyPurpose,
    PasskeySigned,
    WhichOne,
)
from vigil.server.protocol.people.account_names import account_name
from vigil.server.store.hosting import server_settings
from vigil.server.store.people import credentials
from vigil.server.store.people.credentials import Credential
from vigil.server.store.people.passkey_challenges import add_challenge, use_challenge
from vigil.server.store.people.persons import Person

MOST: Final = 20  # passkeys of an account


async def post_options(request: Request) -> Response:
    """What a browser is to make or sign."""
    expect_accounts(request)
    services(request).allowances.charge(request, limits.PASSKEYS)
    asked = await body(request, AskPasskey)
    match asked.purpose:
        case "make":
            name = account_name(asked.name)
            return await with_key(request, "", partial(options_to_make, request, "make", name))
        case "add":
            person = await require_fresh_owner(request)
            return answer(await options_to_make(request, "add", person.name, person))
        case "login" | "prove":
            known = await services(request).people.find(request)
            challenge = await keep_challenge(request, asked.purpose, known)
            return answer(PasskeyOptions(passkeys.signing_options(site(request), challenge)))
        case _:
            assert_never(asked.purpose)


async def options_to_make(
    request: Request, purpose: PasskeyPurpose, name: str, person: Person
) -> PasskeyOptions:
    """What a browser is to make for a person."""
    here = site(request)
    database = services(request).database
    known = await database.read(partial(credentials.credentials_of, person=person.id))
    if len(known) >= MOST:
        raise HTTPException(409, f"an account has at most {MOST} passkeys: remove one first")
    secret = await database.write(server_settings.secret)
    challenge = await keep_challenge(request, purpose, person)
    ids = [one.credential_id for one in known if one.credential_id]
    handle = passkeys.handle_of(secret, person.id)
    return PasskeyOptions(passkeys.making_options(here, challenge, handle, name, ids))


async def keep_challenge(request: Request, purpose: PasskeyPurpose, person: Person | None) -> bytes:
    """A new challenge, for whoever asks and nobody else."""
    site(request)  # before anything is kept
    store(request, PERSON)
    challenge = secrets.token_bytes(passkeys.BYTES)
    kept = partial(
        add_challenge,
        hashed=hash_key(challenge.hex()),
        asker=asker_of(person),
        purpose=purpose,
        now=time.time(),
    )
    await services(request).database.write(kept)
    return challenge


def asker_of(person: Person | None) -> str:
    """Whom a challenge is for: a session of somebody, or whoever has none."""
    return "" if person is None else hash_key(f"session {person.session}")


async def use_up(request: Request, client_data: str, purpose: PasskeyPurpose) -> bytes:
    """The challenge that was signed, which nobody can use again."""
    challenge = passkeys.challenge_in(client_data)
    person = await services(request).people.find(request)
    used = partial(
        use_challenge,
        hashed=hash_key(challenge.hex()),
        asker=asker_of(person),
        purpose=purpose,
        now=time.time(),
    )
    if not await services(request).database.write(used):
        raise PermissionError("this took too long, or was used already: try again")
    return challenge


async def checked_passkey(request: Request, made: PasskeyMade, purpose: PasskeyPurpose) -> NewPasskey:
    """A passkey that was made here, for this, just now; one that is known already is refused."""
    challenge = await use_up(request, made.client_data, purpose)
    checked = await asyncio.to_thread(passkeys.check_made, site(request), challenge, made)
    known = await services(request).database.read(partial(credentials.find_passkey, credential_id=made.id))
    if known is not None:
        raise HTTPException(409, "this passkey is known already")
    return checked


async def signed_by(request: Request, signed: PasskeySigned, purpose: PasskeyPurpose) -> Credential:
    """The passkey that has signed a challenge of ours; its use is written down."""
    challenge = await use_up(request, signed.client_data, purpose)
    database = services(request).database
    known = await database.read(partial(credentials.find_passkey, credential_id=signed.id))
    if known is None:
        raise PermissionError(WRONG)
    count = await asyncio.to_thread(passkeys.check_signed, site(request), challenge, signed, known)
    await database.write(
        partial(credentials.note_use, credential=known.id, sign_count=count, now=time.time())
    )
    return known


async def post_passkey(request: Request) -> Response:
    """Add a passkey to an account."""
    asked = await body(request, PasskeyMade)
    person = await require_fresh_owner(request)
    store(request, PERSON)
    made = await checked_passkey(request, asked, "add")
    label, now = device(request), time.time()

    def add(connection: Connection) -> None:
        credentials.add_passkey(connection, person.id, made.id, made.public_key, made.sign_count, label, now)

    await services(request).database.write(add)
    return answer(await state_of(request))


async def post_removal(request: Request) -> Response:
    """Remove a passkey, if another way to come back is left."""
    asked = await body(request, WhichOne)
    person = await require_fresh_owner(request)
    remove = partial(credentials.remove_credential, person=person.id, credential=asked.id)
    if not await services(request).database.write(remove):
        raise HTTPException(409, "this is the only way in which you can come back: add another first")
    return answer(await state_of(request))


ROUTES: Final = [
    Route("/api/account/passkey", post_options, methods=["POST"]),
    Route("/api/account/passkeys", post_passkey, methods=["POST"]),
    Route("/api/account/passkeys/remove", post_removal, methods=["POST"]),
]
