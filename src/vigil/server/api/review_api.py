"""Reviews of finished games over HTTP."""

from __future__ import annotations

import json
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.exchange import body, encoded_answer, number, open_room, require_past
from vigil.server.api.people import hash_key
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.fair_use.networks import network_of
from vigil.server.match.room import Room
from vigil.server.protocol import bounds
from vigil.server.protocol.requests import AskReview
from vigil.server.review.review_desk import Commission
from vigil.server.review.review_work import Subject


async def post_review(request: Request) -> Response:
    """Begin a review, or say how far it is."""
    asked = await body(request, AskReview)
    serving = services(request)
    record, seats = asked.record, bounds.SEATS
    if (record is None) == (asked.match is None):
        raise ValueError("a review is of a match or of a record")
    if asked.match is not None:
        match = (await whole_match(request, asked.match)).match
        record, seats = match.record(), len(match.seats)
    if not 0 <= asked.seat < seats:
        raise ValueError(f"there are seats 0 to {seats - 1}, not {asked.seat}")
    assert record is not None
    reserve = partial(serving.allowances.reserve, request, limits.REVIEWS, limits.REVIEWING[asked.level])
    who = network_of(request), asker_of(request)
    subject = Subject(json.dumps(record, sort_keys=True), asked.seat, asked.level)
    return encoded_answer(await serving.reviews.ask(subject, asked.match, *who, reserve))


async def whole_match(request: Request, match: str) -> Room:
    """The room of a match that was played to its end."""
    try:
        room = await require_past(request, await open_room(request, match))
    except LookupError as error:
        raise HTTPException(404, str(error)) from error
    if not room.match.course.game.over:
        raise HTTPException(403, "this match was not played to its end: only whole games are reviewed")
    return room


async def get_review(request: Request) -> Response:
    """How far a review is."""
    after = number(request.query_params.get("after"), "after") or 0
    return encoded_answer(services(request).reviews.encode_state(find_commission(request), after))


async def post_stop(request: Request) -> Response:
    """Stop a review, which others may be waiting for as well."""
    commission = find_commission(request)
    if commission.asker != asker_of(request) and not await has_played(request, commission):
        raise HTTPException(403, "only who asked for this review, or has played the match, can stop it")
    return encoded_answer(await services(request).reviews.stop(commission))


def find_commission(request: Request) -> Commission:
    """The review in the address."""
    try:
        return services(request).reviews.find(request.path_params["id"])
    except LookupError as error:
        raise HTTPException(404, str(error)) from error


def asker_of(request: Request) -> str:
    """Who asks: a key, or for want of one a network."""
    key = services(request).people.key(request)
    return hash_key(key) if key else network_of(request)


async def has_played(request: Request, commission: Commission) -> bool:
    """Whether somebody has, or had, a seat in the match that is reviewed."""
    person = await services(request).people.find(request)
    if person is None or commission.match is None:
        return False
    seats = (await open_room(request, commission.match)).match.seats
    return any(seat.person == person.id for seat in seats)


ROUTES: Final = [
    Route("/api/reviews", post_review, methods=["POST"]),
    Route("/api/reviews/{id}", get_review),
    Route("/api/reviews/{id}/stop", post_stop, methods=["POST"]),
]
