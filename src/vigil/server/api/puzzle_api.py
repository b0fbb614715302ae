"""Puzzles over HTTP. How a first try went is kept, for the ratings; everything else is the browser's."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.puzzles.puzzle import Puzzle, shipped_puzzles
from vigil.server.api.exchange import answer, body, store, with_key
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import TRY
from vigil.server.library.puzzle_table import (
    Walk,
    answer_giving_up,
    answer_try,
    entries,
    first_standing,
    is_solved,
    laid_out,
    todays,
    walk,
)
from vigil.server.protocol.library.puzzle_messages import PuzzleAnswer, TryPuzzle
from vigil.server.store.people.persons import Person
from vigil.server.store.results.puzzle_results import CountedTry, count_try, tallies, tally_of

LAYING: Final = 3  # requests that a table to be laid counts for; a line has a few of them
NOTHING_TRIED: Final = "a try has at least one move"


def puzzle_of(request: Request) -> Puzzle:
    """The puzzle in the address."""
    found = shipped_puzzles().get(request.path_params["id"])
    if found is None:
        raise HTTPException(404, "there is no such puzzle")
    return found


async def get_puzzles(request: Request) -> Response:
    """All puzzles."""
    serving = services(request)
    person = await serving.people.find(request)
    solver = None if person is None else await serving.database.read(partial(tally_of, person=person.id))
    return answer(entries(await serving.database.read(tallies), solver, time.time()))


async def get_today(request: Request) -> Response:
    """The puzzle of the day."""
    return answer(todays(await services(request).database.read(tallies), time.time()))


async def get_puzzle(request: Request) -> Response:
    """The table of a puzzle."""
    puzzle, serving = puzzle_of(request), services(request)
    serving.allowances.charge(request, limits.REQUESTS, LAYING)
    known = await serving.database.read(tallies)
    return answer(laid_out(puzzle, known.get(puzzle.id)))


async def post_try(request: Request) -> Response:
    """Try a move, or be shown the line."""
    asked = await body(request, TryPuzzle)
    puzzle = puzzle_of(request)
    if not asked.moves and not asked.show:
        raise ValueError(NOTHING_TRIED)
    services(request).allowances.charge(request, limits.REQUESTS, LAYING * (len(asked.moves) + 1))
    gone = walk(puzzle, asked.moves)

    async def reply(person: Person) -> PuzzleAnswer:
        if asked.show:
            return answer_giving_up(puzzle, gone, await count(request, person, puzzle, False))
        counted = await count_end(request, person, puzzle, gone)
        return answer_try(puzzle, gone, counted)

    return await with_key(request, "", reply)


async def count_end(request: Request, person: Person, puzzle: Puzzle, gone: Walk) -> CountedTry | None:
    """Count a try that decides: a wrong move, or the one that solves the puzzle."""
    solved = is_solved(puzzle, gone)
    decides = solved or gone.last.fails(gone.tried)
    return await count(request, person, puzzle, solved) if decides else None


async def count(request: Request, person: Person, puzzle: Puzzle, solved: bool) -> CountedTry | None:
    """Count how a puzzle went, if it is the first time for this person."""
    store(request, TRY)
    noted = partial(
        count_try,
        person=person.id,
        puzzle=puzzle.id,
        graded=first_standing(puzzle),
        solved=solved,
        now=time.time(),
    )
    return await services(request).database.write(noted)


ROUTES: Final = [
    Route("/api/puzzles", get_puzzles),
    Route("/api/puzzles/today", get_today),
    Route("/api/puzzles/{id}", get_puzzle),
    Route("/api/puzzles/{id}/try", post_try, methods=["POST"]),
]
