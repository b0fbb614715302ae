"""Following, blocking and challenging people over HTTP."""

from __future__ import annotations

import time
from functools import partial
from typing import Final, cast

from sqlalchemy import Connection
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.community.opponent_api import playable_sets
from vigil.server.api.exchange import answer, body, number, require_person, store
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import MATCH, PERSON
from vigil.server.people.opponents import company
from vigil.server.people.opponents.challenging import Answer
from vigil.server.people.opponents.meetings import Wish
from vigil.server.people.opponents.present_ratings import standing_of
from vigil.server.protocol.people.company_messages import AskChallenge, AskTie, Challenges, ChallengeState
from vigil.server.store.opponents import challenge_rows
from vigil.server.store.opponents.challenge_rows import StoredChallenge
from vigil.server.store.people import persons
from vigil.server.store.people.persons import Person

ANSWERS: Final = ("accept", "decline", "withdraw")


async def get_company(request: Request) -> Response:
    """Whom one follows, has met and has blocked."""
    person = await require_person(request)
    found = partial(company.company_of, person=person.id, now=time.time())
    return answer(await services(request).database.read(found))


async def post_tie(request: Request) -> Response:
    """Follow or block somebody, or no more."""
    services(request).allowances.charge(request, limits.SEEKS)
    asked = await body(request, AskTie)
    person = await require_person(request)
    store(request, PERSON)
    work = partial(company.change_tie, person=person, name=asked.name, tie=asked.tie, now=time.time())
    await services(request).database.write(work, alone=True)
    return await get_company(request)


async def get_challenges(request: Request) -> Response:
    """Open challenges, and the answers that one got lately."""
    return await list_challenges(request, await require_person(request))


async def list_challenges(request: Request, person: Person) -> Response:
    """The challenges of a person."""
    return answer(await services(request).database.read(partial(told_challenges, person=person.id)))


def told_challenges(connection: Connection, person: int) -> Challenges:
    """The challenges of a person as they are told."""
    now = time.time()
    found = challenge_rows.challenges_of(connection, person, now)
    return Challenges([challenge_state(connection, one, person, now) for one in found])


def challenge_state(
    connection: Connection, found: StoredChallenge, person: int, now: float
) -> ChallengeState:
    """A challenge as one of both is told of it."""
    other = found.to if found.by == person else found.by
    return ChallengeState(
        id=found.id,
        yours=found.by == person,
        name=persons.person_with(connection, other).name,
        rating=round(standing_of(connection, other).rating),
        pace=found.pace,
        sets=found.codes,
        rated=found.rated,
        duplicate=found.duplicate,
        state=found.state,
        seconds=max(found.until - now, 0.0),
        match=found.match,
        second=found.second,
    )


async def post_challenge(request: Request) -> Response:
    """Challenge somebody by name."""
    services(request).allowances.charge(request, limits.SEEKS)
    asked = await body(request, AskChallenge)
    rated = asked.rated and services(request).features.has("ratings")
    wish = Wish(asked.pace, playable_sets(asked.sets), rated)
    person = await require_person(request)
    store(request, MATCH)  # which it leads to
    await services(request).opponents.challenge(person, asked.name, wish, asked.duplicate)
    return await list_challenges(request, person)


async def post_answer(request: Request) -> Response:
    """Accept or decline a challenge, or withdraw one's own."""
    given = request.path_params["answer"]
    if given not in ANSWERS:
        raise HTTPException(404, f"a challenge can be met with {', '.join(ANSWERS)}")
    person = await require_person(request)
    wanted = number(request.path_params["challenge"], "a challenge")
    assert wanted is not None
    await services(request).opponents.respond(person, wanted, cast("Answer", given))
    return await list_challenges(request, person)


ROUTES: Final = [
    Route("/api/company", get_company, methods=["GET"]),
    Route("/api/company", post_tie, methods=["POST"]),
    Route("/api/challenges", get_challenges, methods=["GET"]),
    Route("/api/challenges", post_challenge, methods=["POST"]),
    Route("/api/challenges/{challenge}/{answer}", post_answer, methods=["POST"]),
]
