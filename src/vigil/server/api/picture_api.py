"""Pictures of tables over HTTP: as anybody sees them who looks on, for whoever shows a link to them."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.rules.game import Game
from vigil.server.api.puzzle_api import puzzle_of
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.match.layout import first_game, player_names, with_names
from vigil.server.store.matches.match_queries import ID, NO_MATCH, find_match, find_seats
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.matches.match_snapshots import Snapshot, find_snapshots

DRAWING: Final = 5  # requests that a picture counts for
# Nothing in a picture is carried out, wherever it is opened.
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": "public, max-age=60",
}


async def get_match_picture(request: Request) -> Response:
    """The table of a listed match as a spectator sees it, as it was kept last; no match is opened for it."""
    serving, match = services(request), request.path_params["id"]
    serving.allowances.charge(request, limits.REQUESTS, DRAWING)
    room = serving.registry.rooms.get(match)
    found, seats, kept = await serving.database.read(partial(read_match, match=match))
    if found is None or not found.listed or found.status == "waiting":
        raise HTTPException(404, NO_MATCH)
    game = room.match.course.game if room is not None else kept_game(found, seats, kept)
    return svg_response(game.view(None).to_svg())


def read_match(
    connection: Connection, match: str
) -> tuple[StoredMatch | None, list[StoredSeat], list[Snapshot]]:
    """What is stored of a match, without its acts."""
    if not ID.fullmatch(match):
        return None, [], []
    return (
        find_match(connection, match),
        find_seats(connection, [match])[match],
        find_snapshots(connection, match),
    )


def kept_game(match: StoredMatch, seats: list[StoredSeat], kept: list[Snapshot]) -> Game:
    """The game as it was kept last, or as it began."""
    names = player_names(seats)
    return Game.from_data(with_names(kept[0].game, names)) if kept else first_game(match, names)


async def get_puzzle_picture(request: Request) -> Response:
    """The table of a puzzle, as whoever is to solve it sees it."""
    services(request).allowances.charge(request, limits.REQUESTS, DRAWING)
    puzzle = puzzle_of(request)
    return svg_response(Game.from_position(dict(puzzle.position)).view(puzzle.seat).to_svg())


def svg_response(svg: str) -> Response:
    """A picture as it is sent."""
    return Response(svg, media_type="image/svg+xml", headers=HEADERS)


ROUTES: Final = [
    Route("/api/matches/{id}/picture", get_match_picture),
    Route("/api/puzzles/{id}/picture", get_puzzle_picture),
]
