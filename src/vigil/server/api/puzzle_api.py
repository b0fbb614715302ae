"""Puzzles over HTTP. Nothing is kept of who has solved what: that is the browser's."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.puzzles.puzzle import Puzzle, shipped_puzzles
from vigil.server.api.exchange import answer, body
from vigil.server.library.puzzle_table import answer_try, entries, laid_out
from vigil.server.protocol.puzzle_messages import TryPuzzle


def puzzle_of(request: Request) -> Puzzle:
    """The puzzle in the address."""
    found = shipped_puzzles().get(request.path_params["id"])
    if found is None:
        raise HTTPException(404, "there is no such puzzle")
    return found


async def get_puzzles(_: Request) -> Response:
    """All puzzles."""
    return answer(entries())


async def get_puzzle(request: Request) -> Response:
    """The table of a puzzle."""
    return answer(laid_out(puzzle_of(request)))


async def post_try(request: Request) -> Response:
    """Try a move."""
    asked = await body(request, TryPuzzle)
    return answer(answer_try(puzzle_of(request), asked))


ROUTES: Final = [
    Route("/api/puzzles", get_puzzles),
    Route("/api/puzzles/{id}", get_puzzle),
    Route("/api/puzzles/{id}/try", post_try, methods=["POST"]),
]
