"""Finding somebody to play over HTTP."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.rules.library import find_set
from vigil.server.api.exchange import answer, body, number, require_person, store, with_key
from vigil.server.api.services import services
from vigil.server.domain.paces import PACES
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import MATCH
from vigil.server.people.opponents.meetings import Wish
from vigil.server.people.opponents.overview import overview
from vigil.server.people.opponents.table_for_two import PLAYERS
from vigil.server.protocol.people.opponent_messages import AskSeek, Opponents, TableFound
from vigil.server.protocol.requests import TableSetup
from vigil.server.seating.creation import wrong_with
from vigil.server.store.people.persons import Person

MARK: Final = 16  # characters


async def get_opponents(request: Request) -> Response:
    """Who looks for a game; with the mark of the last answer, as soon as something has changed."""
    person = await services(request).people.find(request)
    known = request.query_params.get("mark", "")[:MARK]
    if person is None:
        return answer(await look(request, None))
    desk = services(request).opponents
    waking = desk.waking(person.id)
    try:
        found = await look(request, person)
        if any(PACES[seek.pace].live for seek in found.seeks):
            desk.hear(person.id)
        if found.mark == known:
            await desk.wait(person.id, waking, limits.LOOKING)
            found = await look(request, person)
        return answer(found)
    finally:
        desk.drop(person.id, waking)


async def look(request: Request, person: Person | None) -> Opponents:
    """What a person is told about finding somebody to play."""
    seen = partial(overview, person=None if person is None else person.id, now=time.time())
    return await services(request).database.read(seen)


async def post_seek(request: Request) -> Response:
    """Look for a game."""
    services(request).allowances.charge(request, limits.SEEKS)
    asked = await body(request, AskSeek)
    wish = Wish(asked.pace, playable_sets(asked.sets), asked.rated, asked.anybody, asked.instead)

    async def seek(person: Person) -> Opponents:
        store(request, MATCH)  # which it leads to
        rated = wish.rated and person.account and services(request).features.has("ratings")
        await services(request).opponents.post(person, wish._replace(rated=rated))
        return await look(request, person)

    return await with_key(request, asked.name, seek)


def playable_sets(codes: list[str]) -> list[str]:
    """Sets that somebody is glad to play, each once; every one of them must do for two."""
    found = sorted({find_set(code).code for code in codes})
    if not found:
        raise ValueError("name at least one set that you are glad to play")
    for code in found:
        problem = wrong_with(TableSetup([code]), PLAYERS)
        if problem is not None:
            raise ValueError(problem)
    return found


async def post_stop(request: Request) -> Response:
    """Look no more."""
    person = await require_person(request)
    await services(request).opponents.stop(person, seek_number(request))
    return answer(await look(request, person))


async def post_anybody(request: Request) -> Response:
    """Meet anybody who looks for the same game."""
    services(request).allowances.charge(request, limits.SEEKS)
    person = await require_person(request)
    wanted = seek_number(request)
    own = [seek for seek in (await look(request, person)).seeks if seek.id == wanted]
    if not own:
        raise HTTPException(404, "you do not look for this game any more")
    await services(request).opponents.widen(person, wanted, own[0].pace)
    return answer(await look(request, person))


async def post_come(request: Request) -> Response:
    """Come to the table at which somebody was found."""
    person = await require_person(request)
    await services(request).opponents.come(person, seek_number(request))
    return answer(await look(request, person))


async def post_take_up(request: Request) -> Response:
    """Play whoever has a standing seek."""
    services(request).allowances.charge(request, limits.SEEKS)
    wanted = seek_number(request)

    async def take(person: Person) -> TableFound:
        store(request, MATCH)
        return TableFound(await services(request).opponents.take_up(person, wanted))

    return await with_key(request, "", take)


def seek_number(request: Request) -> int:
    """The seek in the address."""
    found = number(request.path_params["seek"], "a seek")
    assert found is not None
    return found


ROUTES: Final = [
    Route("/api/opponents", get_opponents),
    Route("/api/seeks", post_seek, methods=["POST"]),
    Route("/api/seeks/{seek}/stop", post_stop, methods=["POST"]),
    Route("/api/seeks/{seek}/anybody", post_anybody, methods=["POST"]),
    Route("/api/seeks/{seek}/come", post_come, methods=["POST"]),
    Route("/api/seeks/{seek}/take-up", post_take_up, methods=["POST"]),
]
