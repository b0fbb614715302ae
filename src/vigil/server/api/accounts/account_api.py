"""Accounts over HTTP: making one, looking at it, giving it another name."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.accounts.account_state import state_of
from vigil.server.api.accounts.entry import Incoming, expect_accounts, require_fresh_owner
from vigil.server.api.accounts.passkey_api import checked_passkey
from vigil.server.api.exchange import answer, body, store
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import ACCOUNT
from vigil.server.operation import metrics
from vigil.server.people.accounts.coming_in import Proof, open_account
from vigil.server.people.accounts.passwords import check_password
from vigil.server.people.accounts.recovery import new_codes
from vigil.server.protocol.people.account_messages import CheckName, MakeAccount, NameChecked, NewAccount
from vigil.server.protocol.people.account_names import account_name, fold_name
from vigil.server.protocol.requests import Rename
from vigil.server.store.people import account_rows
from vigil.server.store.people.account_rows import taken_words


async def get_account(request: Request) -> Response:
    """What an account consists of, or could."""
    return answer(await state_of(request))


async def post_name(request: Request) -> Response:
    """Say whether a name is free."""
    asked = await body(request, CheckName)
    person = await services(request).people.find(request)
    check = partial(name_problem, text=asked.name, person=person.id if person else 0)
    problem = await services(request).database.read(check)
    return answer(NameChecked(problem is None, problem))


def name_problem(connection: Connection, text: str, person: int) -> str | None:
    """Why somebody cannot have a name; None if they can."""
    try:
        name = account_name(text)
    except ValueError as error:
        return str(error)
    alike = fold_name(name)
    holder = account_rows.find_account(connection, alike)
    if holder not in (None, person):
        return taken_words(name, account_rows.taken_by(connection, [alike])[alike])
    if account_rows.is_reserved(connection, alike, person, time.time()):
        return f"{name} was somebody else's until lately"
    return None


async def post_account(request: Request) -> Response:
    """Make an account of whoever asks, be it somebody who has played here or somebody new."""
    expect_accounts(request)
    services(request).allowances.charge_network(request, limits.ACCOUNTS)
    asked = await body(request, MakeAccount)
    name = account_name(asked.name)
    incoming = Incoming(request)
    store(request, ACCOUNT)
    proof = await proof_of(request, asked, name)
    codes = new_codes()
    make = partial(open_account, arrival=incoming.arrival, name=name, proof=proof, codes=codes)
    person = await services(request).database.write(make)
    services(request).people.note(person, request)
    metrics.ACCOUNTS.inc()
    return incoming.finish(answer(NewAccount(name, codes)))


async def proof_of(request: Request, asked: MakeAccount, name: str) -> Proof:
    """What an account is to be kept by: a password, hashed, or a passkey, checked."""
    if (asked.password is None) == (asked.passkey is None):
        raise ValueError("an account is kept by a password or by a passkey: send one of them")
    if asked.passkey is not None:
        return Proof(None, await checked_passkey(request, asked.passkey, "make"))
    check_password(asked.password or "", name)
    return Proof(await services(request).passwords.hash(asked.password or ""), None)


async def post_rename(request: Request) -> Response:
    """Give an account another name; the one before is kept from others for a while."""
    asked = await body(request, Rename)
    person = await require_fresh_owner(request)
    if person.muted:
        raise PermissionError("the host has decided on your name")
    name = account_name(asked.name)
    alike, now = fold_name(name), time.time()
    claim = partial(account_rows.claim_name, person=person.id, name=name, folded=alike, now=now)
    await services(request).database.write(claim)
    return answer(await state_of(request))


ROUTES: Final = [
    Route("/api/account", get_account, methods=["GET"]),
    Route("/api/account/new", post_account, methods=["POST"]),
    Route("/api/account/name", post_name, methods=["POST"]),
    Route("/api/account/rename", post_rename, methods=["POST"]),
]
