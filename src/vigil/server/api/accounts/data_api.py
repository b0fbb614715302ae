"""What is kept about a person, over HTTP: as one file, and its end."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.accounts.entry import require_fresh_owner
from vigil.server.api.exchange import answer, body, encoded_answer, require_person
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.people.accounts.departure import leave_matches
from vigil.server.people.accounts.erasure import forget_person
from vigil.server.people.accounts.person_export import export_person
from vigil.server.protocol import messages
from vigil.server.protocol.people.account_messages import Acknowledged, DeleteAccount
from vigil.server.store.people.persons import Person

FILE: Final = 'attachment; filename="vigil-account.json"'


async def get_export(request: Request) -> Response:
    """Everything that is kept about whoever asks, with an account or without."""
    services(request).allowances.charge(request, limits.EXPORTS)
    person = await require_person(request)
    found = await services(request).database.read(partial(export_person, person=person.id))
    response = encoded_answer(messages.encode(found))
    response.headers["Content-Disposition"] = FILE
    return response


async def post_deletion(request: Request) -> Response:
    """Forget whoever asks, with an account or without."""
    asked = await body(request, DeleteAccount)
    person = await require_leaver(request)
    if asked.name != person.name:
        raise HTTPException(400, f"to be forgotten, send your name: {person.name}")
    await leave_matches(services(request).registry, person)
    forget = partial(forget_person, person=person.id, now=time.time())
    await services(request).database.write(forget)
    response = answer(Acknowledged())
    services(request).people.take_key(request, response)
    return response


async def require_leaver(request: Request) -> Person:
    """Whoever asks; of an account its owner, who has proved that lately."""
    person = await require_person(request)
    return await require_fresh_owner(request) if person.account else person


ROUTES: Final = [
    Route("/api/account/export", get_export, methods=["GET"]),
    Route("/api/account/delete", post_deletion, methods=["POST"]),
]
