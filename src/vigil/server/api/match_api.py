"""Making, joining and sharing matches over HTTP."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Final

from msgspec import structs
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.rules.game import Game
from vigil.server.api.devices import device_of
from vigil.server.api.exchange import (
    answer,
    body,
    open_room,
    read_document,
    require_finished,
    require_past,
    require_person,
    room_of,
    store,
    with_key,
)
from vigil.server.api.people import hash_key
from vigil.server.api.services import services
from vigil.server.api.table_names import name_seats
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import MATCH
from vigil.server.library.uploads import game_at
from vigil.server.match.layout import start_match
from vigil.server.match.room import Room
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.requests import AskInvitation, AskLink, Check, Join, NewMatch, Start, TakeBack
from vigil.server.protocol.responses import Checked, Invitation, Link
from vigil.server.seating import seat_transfer
from vigil.server.seating.creation import is_listed, new_match, new_seats, right_counts, wrong_with
from vigil.server.seating.match_quota import add_match, excess
from vigil.server.seating.rematch import ask_for_rematch, decline_rematch
from vigil.server.store.matches.match_rows import document
from vigil.server.store.people.persons import Person


async def post_match(request: Request) -> Response:
    """Make a match."""
    services(request).allowances.charge(request, limits.MATCHES)
    asked = await body(request, NewMatch)

    async def make(person: Person) -> MatchState:
        database = services(request).database
        bots_alone = all(seat.kind == "bot" for seat in asked.seats)
        expected = partial(excess, person=person.id, listed=is_listed(asked), bots_alone=bots_alone)
        refuse_excess(await database.read(expected))  # before a start is read
        match = new_match(asked, person, await begin(request, asked), time.time())
        seats = new_seats(await name_seats(request, asked.seats, person), person)
        match = start_match(match, seats, time.time(), services(request).registry.time.now())
        store(request, MATCH + len(document(match.start) or ""))
        refuse_excess(await database.write(partial(add_match, match=match, sitting=seats)))
        return await awake(request, match.id, person)

    return await with_key(request, asked.name, make)


def refuse_excess(refusal: str | None) -> None:
    """Refuse one more match to somebody who has many, if there is a reason."""
    if refusal is not None:
        raise HTTPException(429, refusal)


async def awake(request: Request, match: str, person: Person) -> MatchState:
    """A new match, in which the bots may begin."""
    room = await services(request).registry.get(match)
    room.autoplay.wake()
    return room.describe(person)


async def begin(request: Request, asked: NewMatch) -> Game | None:
    """The game from which a match begins; None for the usual setup."""
    start = asked.start
    if start is None:
        return None
    if start.match is not None:
        room = await require_past(request, await open_room(request, start.match))
        start = Start(record=room.match.record(), step=start.step)
    return Game.from_data(await read_document(request, game_at, start))


async def get_match(request: Request) -> Response:
    """A match."""
    room = await room_of(request)
    return answer(room.describe(await services(request).people.find(request)))


async def post_invitation(request: Request) -> Response:
    """A match, and the seat that a link is for. The secret is in the body: addresses are written to logs."""
    asked = await body(request, AskInvitation)
    room = await room_of(request)
    match = room.describe(await services(request).people.find(request))
    seat = seat_transfer.seat_of_token(room.match, hash_key(asked.token))
    taking = seat_transfer.Taking() if seat is None else seat_transfer.taking_of(room.match, seat)
    becomes = {**taking._asdict(), "seen_by": list(taking.seen_by)}
    return answer(Invitation(**structs.asdict(match), for_seat=seat, **becomes))


async def post_join(request: Request) -> Response:
    """Take a seat."""
    asked = await body(request, Join)
    room = await room_of(request)
    token = hash_key(asked.token) if asked.token else None

    async def join(person: Person) -> MatchState:
        device = device_of(request.headers.get("user-agent", ""))
        await seat_transfer.join(room, person, asked.seat, token, person.name, device)
        return room.describe(person)

    return await with_key(request, asked.name, join)


async def post_link(request: Request) -> Response:
    """Give a seat away by link."""
    asked = await body(request, AskLink)
    person = await require_person(request)
    room = await room_of(request)
    token = secrets.token_urlsafe(24)
    until = await seat_transfer.link(room, person, asked.seat, hash_key(token))
    return answer(Link(f"{services(request).address}/join/{room.match.id}#{token}", until))


async def post_take_back(request: Request) -> Response:
    """Take back a seat, or a link to it."""
    asked = await body(request, TakeBack)
    person = await require_person(request)
    room = await room_of(request)
    await seat_transfer.take_back(room, person, asked.seat)
    return answer(room.describe(person))


async def post_rematch(request: Request) -> Response:
    """Ask for a rematch: the new match once everybody has, until then the one that is over."""
    services(request).allowances.charge(request, limits.MATCHES)
    person, room = await played_room(request)
    store(request, MATCH)
    again = await ask_for_rematch(room, person)
    return answer(room.describe(person) if again is None else await awake(request, again, person))


async def post_decline(request: Request) -> Response:
    """Want no rematch."""
    person, room = await played_room(request)
    await decline_rematch(room, person)
    return answer(room.describe(person))


async def played_room(request: Request) -> tuple[Person, Room]:
    """Who asks, and the room of the finished match that they have played."""
    person = await require_person(request)
    room = require_finished(await room_of(request))
    if not any(seat.person == person.id for seat in room.match.seats):
        raise HTTPException(403, "only who has played may ask for a rematch, or decline one")
    return person, room


async def post_check(request: Request) -> Response:
    """Say whether a setup can be played, and by how many."""
    asked = await body(request, Check)
    return answer(Checked(right_counts(asked.setup), wrong_with(asked.setup, asked.players)))


ROUTES: Final = [
    Route("/api/check", post_check, methods=["POST"]),
    Route("/api/matches", post_match, methods=["POST"]),
    Route("/api/matches/{id}", get_match),
    Route("/api/matches/{id}/join", post_join, methods=["POST"]),
    Route("/api/matches/{id}/invitation", post_invitation, methods=["POST"]),
    Route("/api/matches/{id}/link", post_link, methods=["POST"]),
    Route("/api/matches/{id}/take-back", post_take_back, methods=["POST"]),
    Route("/api/matches/{id}/rematch", post_rematch, methods=["POST"]),
    Route("/api/matches/{id}/rematch/decline", post_decline, methods=["POST"]),
]
