"""Finding matches over HTTP: one's own, and those that anybody may join or watch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.exchange import answer, body, with_key
from vigil.server.api.services import services
from vigil.server.api.table_names import expect_nobodys
from vigil.server.fair_use import limits
from vigil.server.match.description import describe_stored
from vigil.server.people.ratings.own_rating import own_rating
from vigil.server.protocol import bounds
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.requests import Rename
from vigil.server.protocol.responses import Lobby, Me
from vigil.server.store.matches import match_lists, match_queries
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.notices.notice_rows import count_unread
from vigil.server.store.people.persons import Person


async def get_me(request: Request) -> Response:
    """Who is asking, and where they play."""
    people = services(request).people
    person = await people.find(request)
    old = None if person else await people.find_old(request)
    known = person or old
    response = answer(await about(request, known) if known else stranger(request))
    if old:
        people.renew_key(request, response)
    return response


async def post_me(request: Request) -> Response:
    """Give oneself a name; that of an account is changed with the account."""
    asked = await body(request, Rename)
    person = await services(request).people.find(request)
    if person is None or not person.account:
        await expect_nobodys(request, bounds.name(asked.name))
    return await with_key(request, bounds.name(asked.name), partial(about, request))


async def get_lobby(request: Request) -> Response:
    """What anybody may join or watch."""
    asking = services(request)
    person = await asking.people.find(request)
    parts = {}
    for part, status in {"open": "waiting", "running": "playing", "finished": "finished"}.items():
        wanted = partial(match_lists.listed_matches, status=status, most=limits.LISTED)
        parts[part] = await describe_all(request, await asking.database.read(wanted), person)
    return answer(Lobby(**parts))


async def about(request: Request, person: Person) -> Me:
    """A person's name and matches: first those that wait for them, then others that go on."""
    found = await services(request).database.read(
        partial(match_lists.matches_of, person=person.id, most=2 * limits.UNFINISHED)
    )
    described = await describe_all(request, found, person)
    rating = partial(own_rating, person=person.id)
    unread = await services(request).database.read(partial(count_unread, person=person.id))
    return Me(
        person.name,
        sorted(described, key=urgency),
        account=person.account,
        rating=await services(request).database.read(rating) if person.account else None,
        unread=unread,
        off=sorted(services(request).features.off),
    )


def stranger(request: Request) -> Me:
    """Somebody who was never here."""
    return Me("", [], account=False, rating=None, unread=0, off=sorted(services(request).features.off))


def urgency(match: MatchState) -> tuple[bool, bool]:
    """What comes first in the list of one's own matches."""
    waits = match.deciding is not None and match.seats[match.deciding].yours
    return not (waits or is_asked(match)), match.status == "finished"


def is_asked(match: MatchState) -> bool:
    """Whether others ask for a rematch, and the receiver has not answered."""
    own = {seat.wish for seat in match.seats if seat.yours}
    return own == {None} and any(seat.wish == "again" for seat in match.seats)


async def describe_all(request: Request, found: list[StoredMatch], person: Person | None) -> list[MatchState]:
    """Matches as a person may know them; many of them count as more requests."""
    services(request).allowances.charge(request, limits.REQUESTS, len(found) // limits.DESCRIBED)
    ids = [match.id for match in found]
    seats = await services(request).database.read(partial(match_queries.find_seats, ids=ids))
    sitting = {match.id: seats[match.id] for match in found if seats[match.id]}  # others were just removed
    return [describe_one(request, match, sitting[match.id], person) for match in found if match.id in sitting]


def describe_one(
    request: Request, match: StoredMatch, seats: Sequence[StoredSeat], person: Person | None
) -> MatchState:
    """A match in a list, for which it is never played again: what is shown of it is kept when it changes."""
    registry = services(request).registry
    room = registry.rooms.get(match.id)
    return room.describe(person) if room else describe_stored(match, seats, person, registry.time.now())


ROUTES: Final = [
    Route("/api/me", get_me, methods=["GET"]),
    Route("/api/me", post_me, methods=["POST"]),
    Route("/api/lobby", get_lobby),
]
