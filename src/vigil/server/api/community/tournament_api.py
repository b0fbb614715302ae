"""Tournaments over HTTP: finding, making and entering them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec import structs
from sqlalchemy import Connection
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.exchange import answer, body, require_person, store, with_key
from vigil.server.api.people import hash_key
from vigil.server.api.services import services
from vigil.server.domain.tournament_kinds import RUNNING, TournamentStatus
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import MATCH
from vigil.server.people.tournaments import entering
from vigil.server.people.tournaments.tournament_terms import new_tournament, terms_of
from vigil.server.protocol.people.tournament_messages import (
    EnterTournament,
    NewTournament,
    RemoveEntrant,
    TournamentLink,
    TournamentList,
    TournamentOfMatch,
    TournamentPage,
)
from vigil.server.store.people.persons import Person
from vigil.server.store.tournaments import tournament_queries
from vigil.server.store.tournaments.tournament_queries import listed_tournaments, tournaments_of

WAITING: Final[tuple[TournamentStatus, ...]] = ("open",)
OVER: Final[tuple[TournamentStatus, ...]] = ("finished",)


async def get_tournaments(request: Request) -> Response:
    """The tournaments that somebody can see."""
    asking = services(request)
    person = await asking.people.find(request)

    def read(connection: Connection) -> TournamentList:
        own = [] if person is None else tournaments_of(connection, person.id, limits.LISTED)
        parts = [listed_tournaments(connection, states, limits.LISTED) for states in (WAITING, RUNNING, OVER)]
        return TournamentList(*[[terms_of(one) for one in part] for part in (own, *parts)])

    asking.allowances.charge(request, limits.REQUESTS, 4 * limits.LISTED // limits.DESCRIBED)
    return answer(await asking.database.read(read))


async def post_tournament(request: Request) -> Response:
    """Make a tournament."""
    services(request).features.expect("tournaments")
    services(request).allowances.charge(request, limits.MATCHES)
    asked = await body(request, NewTournament)
    person = await require_person(request)
    rated = asked.rated and services(request).features.has("ratings")
    made = new_tournament(structs.replace(asked, rated=rated), person.id, time.time())
    store(request, MATCH)
    await services(request).database.write(partial(entering.make, tournament=made), alone=True)
    return answer(await page_of(request, made.id, person))


async def get_tournament(request: Request) -> Response:
    """A tournament."""
    person = await services(request).people.find(request)
    return answer(await page_of(request, request.path_params["id"], person))


async def page_of(request: Request, tournament: str, person: Person | None) -> TournamentPage:
    """A tournament as somebody is told of it."""
    try:
        return await services(request).tournaments.page(tournament, person.id if person else None)
    except LookupError as error:
        raise HTTPException(404, str(error)) from error


async def post_enter(request: Request) -> Response:
    """Take part in a tournament."""
    services(request).features.expect("tournaments")
    asked = await body(request, EnterTournament)
    token = hash_key(asked.token) if asked.token else None

    async def enter(person: Person) -> TournamentPage:
        store(request, MATCH)
        work = partial(
            entering.enter, person=person.id, account=person.account, token_hash=token, now=time.time()
        )
        return await change(request, work, person)

    return await with_key(request, asked.name, enter)


async def change(request: Request, work: Callable[..., Any], person: Person) -> TournamentPage:
    """Change the tournament in the address; returns it as it is then."""
    tournament = request.path_params["id"]
    try:
        await services(request).database.write(partial(work, tournament=tournament), alone=True)
    except LookupError as error:
        raise HTTPException(404, str(error)) from error
    services(request).tournaments.forget(tournament)
    return await page_of(request, tournament, person)


async def post_withdraw(request: Request) -> Response:
    """Take no further part."""
    person = await require_person(request)
    return answer(await change(request, partial(entering.withdraw, person=person.id), person))


async def post_pause(request: Request) -> Response:
    """Rest for a while."""
    person = await require_person(request)
    return answer(await change(request, partial(entering.pause, person=person.id, away=True), person))


async def post_return(request: Request) -> Response:
    """Come back."""
    person = await require_person(request)
    return answer(await change(request, partial(entering.pause, person=person.id, away=False), person))


async def post_begin(request: Request) -> Response:
    """Begin a tournament of one's own at once."""
    services(request).features.expect("tournaments")
    person = await require_person(request)
    work = partial(entering.hasten, maker=person.id, now=time.time())
    return answer(await change(request, work, person))


async def post_cancel(request: Request) -> Response:
    """Call a tournament of one's own off."""
    person = await require_person(request)
    return answer(await change(request, partial(entering.cancel, maker=person.id), person))


async def post_remove(request: Request) -> Response:
    """Let somebody take no further part in a tournament of one's own."""
    asked = await body(request, RemoveEntrant)
    person = await require_person(request)
    work = partial(entering.remove, maker=person.id, entrant=asked.entrant)
    return answer(await change(request, work, person))


async def post_tournament_link(request: Request) -> Response:
    """Make a link with which people enter a tournament of one's own; the one before works no more."""
    person = await require_person(request)
    token = secrets.token_urlsafe(24)
    await change(request, partial(entering.set_link, maker=person.id, token_hash=hash_key(token)), person)
    address = f"{services(request).address}/tournament/{request.path_params['id']}#{token}"
    return answer(TournamentLink(address))


async def get_tournament_of_match(request: Request) -> Response:
    """The tournament for which a match was made."""
    wanted = partial(tournament_queries.tournament_of_match, match=request.path_params["id"])
    return answer(TournamentOfMatch(await services(request).database.read(wanted)))


ACTIONS: Final = {
    "enter": post_enter,
    "withdraw": post_withdraw,
    "pause": post_pause,
    "return": post_return,
    "begin": post_begin,
    "cancel": post_cancel,
    "remove": post_remove,
    "link": post_tournament_link,
}
ROUTES: Final = [
    Route("/api/tournaments", get_tournaments, methods=["GET"]),
    Route("/api/tournaments/new", post_tournament, methods=["POST"]),
    Route("/api/tournaments/{id}", get_tournament, methods=["GET"]),
    *[Route(f"/api/tournaments/{{id}}/{action}", post, methods=["POST"]) for action, post in ACTIONS.items()],
    Route("/api/matches/{id}/tournament", get_tournament_of_match, methods=["GET"]),
]
