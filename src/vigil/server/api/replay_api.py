"""Finished matches and uploaded documents over HTTP."""

from __future__ import annotations

import time
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.server.api.exchange import (
    answer,
    body,
    encoded_answer,
    number,
    read_document,
    require_past,
    room_of,
)
from vigil.server.api.services import services
from vigil.server.domain.deal_days import is_secret
from vigil.server.library.film import frame, open_frame
from vigil.server.library.uploads import look_into
from vigil.server.protocol.messages import encode
from vigil.server.protocol.requests import Look
from vigil.server.review.retrospective import retrospective

ALL: Final = "all"  # instead of a seat: every hand


async def get_record(request: Request) -> Response:
    """The record of a match that is over: it holds the seed, a secret while others may get the deal.

    On a device of one's own, a game that is still played can be taken along, too.
    """
    room = await room_of(request)
    if not services(request).alone:
        await require_past(request, room)
    chosen = room.match.stored.chosen or {}
    if chosen.get("strict") and is_secret(chosen["day"], time.time()):
        raise HTTPException(403, "others still play this deal: its record is told a day after its day")
    return answer(room.match.record())


async def get_replay(request: Request) -> Response:
    """The turns, honor and buys of a finished match."""
    room = await require_past(request, await room_of(request))
    if room.replay is None:
        room.replay = encode(retrospective(room.match))
    return encoded_answer(room.replay)


async def get_step(request: Request) -> Response:
    """One step of a finished match, from a seat or with all hands open."""
    course = (await require_past(request, await room_of(request))).match.course
    step = number(request.path_params["step"], "a step")
    assert step is not None
    if request.query_params.get("seat") == ALL:
        return answer(open_frame(course, step))
    return answer(frame(course, step, number(request.query_params.get("seat"), "a seat")))


async def post_look(request: Request) -> Response:
    """Look into a document."""
    asked = await body(request, Look)
    return encoded_answer(await read_document(request, look_into, asked))


ROUTES: Final = [
    Route("/api/matches/{id}/record", get_record),
    Route("/api/matches/{id}/replay", get_replay),
    Route("/api/matches/{id}/replay/{step}", get_step),
    Route("/api/look", post_look, methods=["POST"]),
]
