"""Lessons over HTTP. They are the same for everybody, and made once."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.lessons.lesson import codes
from vigil.server.api.exchange import answer, encoded_answer
from vigil.server.library.lesson_film import encoded_film, entries


async def get_lessons(_: Request) -> Response:
    """All lessons."""
    return answer(entries())


async def get_lesson(request: Request) -> Response:
    """A whole lesson."""
    code = request.path_params["id"]
    if code not in codes():
        raise HTTPException(404, f"there is no such lesson; there are {', '.join(codes())}")
    return encoded_answer(encoded_film(code))


ROUTES: Final = [
    Route("/api/lessons", get_lessons),
    Route("/api/lessons/{id}", get_lesson),
]
