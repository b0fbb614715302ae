"""Reviews of finished games over HTTP."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.match.room import Room
from vigil.server.protocol.requests import AskReview
from vigil.server.web import limits
from vigil.server.web.exchange import body, encoded_answer, finished, number, open_room
from vigil.server.web.networks import network_of
from vigil.server.web.services import services


async def post_review(request: Request) -> Response:
    """Begin a review, or say how far it is."""
    asked = await body(request, AskReview)
    serving = services(request)
    record = asked.record
    if (record is None) == (asked.match is None):
        raise ValueError("a review is of a match or of a record")
    if asked.match is not None:
        record = (await whole_match(request, asked.match)).match.record()
    assert record is not None
    serving.allowances.charge(request, limits.REVIEWS, 0)
    pay = partial(serving.allowances.pay, request, limits.REVIEWS)
    owner = network_of(request)
    return encoded_answer(await serving.reviews.ask(record, asked.seat, asked.match, owner, pay))


async def whole_match(request: Request, match: str) -> Room:
    """The room of a match that was played to its end."""
    try:
        room = finished(await open_room(request, match))
    except LookupError as error:
        raise HTTPException(404, str(error)) from error
    if not room.match.course.game.over:
        raise HTTPException(403, "this match was not played to its end: only whole games are reviewed")
    return room


async def get_review(request: Request) -> Response:
    """How far a review is."""
    after = number(request.query_params.get("after"), "after") or 0
    try:
        return encoded_answer(await services(request).reviews.look(request.path_params["id"], after))
    except LookupError as error:
        raise HTTPException(404, str(error)) from error


async def post_stop(request: Request) -> Response:
    """Stop a review."""
    try:
        return encoded_answer(await services(request).reviews.stop(request.path_params["id"]))
    except LookupError as error:
        raise HTTPException(404, str(error)) from error


ROUTES: Final = [
    Route("/api/reviews", post_review, methods=["POST"]),
    Route("/api/reviews/{id}", get_review),
    Route("/api/reviews/{id}/stop", post_stop, methods=["POST"]),
]
