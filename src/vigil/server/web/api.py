"""The HTTP side: finding, making and joining matches."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from msgspec import structs
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from vigil.rules.game import Game
from vigil.server.match import creation as making
from vigil.server.match import layout as matches
from vigil.server.match import seat_transfer as seating
from vigil.server.match.film import Films, review
from vigil.server.match.refusals import TooLate, Unplayable
from vigil.server.match.registry import Rooms
from vigil.server.match.room import Room
from vigil.server.match.uploads import game_at, looked
from vigil.server.protocol import messages
from vigil.server.protocol.messages import Checked, Error, Link, Lobby, Me
from vigil.server.protocol.requests import AskLink, Check, Join, Look, NewMatch, Rename, Start
from vigil.server.store import queries as store
from vigil.server.store.database import Database
from vigil.server.store.queries import Person, StoredMatch
from vigil.server.web import limits
from vigil.server.web.people import People, give_key, hashed

T = TypeVar("T")


def answer(message: Any, status: int = 200) -> Response:
    """A message as an answer; nobody may keep it, for it changes."""
    headers = {"Cache-Control": "no-store"}
    return Response(messages.encode(message), status, headers, "application/json")


async def body(request: Request, kind: type[T]) -> T:
    """What a client has sent, checked."""
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > limits.BODY:
            raise HTTPException(413, f"a request has at most {limits.BODY} bytes")
    return msgspec.json.decode(bytes(content) or b"{}", type=kind)


def people(request: Request) -> People:
    """Who finds out who is asking."""
    found: People = request.app.state.people
    return found


def rooms(request: Request) -> Rooms:
    """Where the matches are."""
    found: Rooms = request.app.state.rooms
    return found


def database(request: Request) -> Database:
    """Where everything is kept."""
    found: Database = request.app.state.database
    return found


def films(request: Request) -> Films:
    """Where matches that are over can be looked at."""
    found: Films = request.app.state.films
    return found


async def room_of(request: Request) -> Room:
    """The room of the match in the address."""
    try:
        return await rooms(request).get(request.path_params["id"])
    except LookupError as error:
        raise HTTPException(404, str(error)) from error


async def known(request: Request) -> Person:
    """Whoever is asking; a stranger may not."""
    person = await people(request).find(request)
    if person is None:
        raise HTTPException(403, "you have no seat here")
    return person


async def with_key(request: Request, name: str, do: Callable[[Person], Awaitable[Any]]) -> Response:
    """Do something for somebody, who gets a key if they have none yet."""
    person, key = await people(request).welcome(request, limits.name(name) if name.strip() else "")
    response = answer(await do(person))
    if key is not None:
        give_key(response, key, request.url.scheme == "https")
    return response


async def describe_all(
    request: Request, found: list[StoredMatch], person: Person | None
) -> list[messages.Match]:
    """Matches as somebody may know them."""
    seats = await database(request).read(partial(store.find_seats, ids=[match.id for match in found]))
    described = []
    for match in found:
        room = await live_room(request, match)
        described.append(room.describe(person) if room else matches.describe(match, seats[match.id], person))
    return described


async def live_room(request: Request, match: StoredMatch) -> Room | None:
    """The room of a match, if it is live or has to be so that its clocks are known."""
    if match.clock is None or match.status != "playing":
        return rooms(request).rooms.get(match.id)
    try:
        return await rooms(request).get(match.id)
    except Unplayable:
        return None


async def about(request: Request, person: Person) -> Me:
    """Somebody's name and matches: first those that wait for them, then others that go on."""
    found = await database(request).read(
        partial(store.matches_of, person=person.id, most=2 * limits.UNFINISHED)
    )
    described = await describe_all(request, found, person)
    return Me(person.name, sorted(described, key=urgency))


def urgency(match: messages.Match) -> tuple[bool, bool]:
    """What comes first in the list of one's own matches."""
    waits = match.deciding is not None and match.seats[match.deciding].yours
    return not waits, match.status == "finished"


async def get_me(request: Request) -> Response:
    """Who is asking, and where they play."""
    person = await people(request).find(request)
    return answer(await about(request, person) if person else Me("", []))


async def post_me(request: Request) -> Response:
    """Give oneself a name."""
    asked = await body(request, Rename)
    return await with_key(request, limits.name(asked.name), partial(about, request))


async def post_match(request: Request) -> Response:
    """Make a match."""
    asked = await body(request, NewMatch)

    async def make(person: Person) -> messages.Match:
        going = await database(request).read(partial(store.count_unfinished, person=person.id))
        if going >= limits.UNFINISHED:
            raise HTTPException(429, f"you have {going} matches going: finish or resign some first")
        match = making.new_match(asked, person, await begin(request, asked), time.time())
        seats = making.new_seats(asked.seats, person)
        match = matches.started(match, seats, time.time())
        await database(request).write(partial(store.add_match, match=match, sitting=seats))
        room = await rooms(request).get(match.id)
        room.driver.wake()
        return room.describe(person)

    return await with_key(request, asked.name, make)


async def begin(request: Request, asked: NewMatch) -> Game | None:
    """The game from which a match begins; None for the usual setup."""
    start = asked.start
    if start is None:
        return None
    if start.match is not None:
        room = finished(await rooms(request).get(start.match))
        start = Start(record=making.record_of(room), step=start.step)
    return Game.from_data(await rooms(request).thinking.run(game_at, start))


def finished(room: Room) -> Room:
    """The room, if its match is over: before that, its past has secrets."""
    if room.match.status != "finished":
        raise HTTPException(403, "the match is not finished")
    return room


async def get_match(request: Request) -> Response:
    """A match."""
    room = await room_of(request)
    match = room.describe(await people(request).find(request))
    token = request.query_params.get("token")
    if token is None:
        return answer(match)
    seat = seating.seat_of_token(room, hashed(token))
    moves = seat is not None and room.seats[seat].kind == "person"
    return answer(messages.Invitation(**structs.asdict(match), for_seat=seat, moves=moves))


async def get_lobby(request: Request) -> Response:
    """What anybody may join or watch."""
    person = await people(request).find(request)
    parts = {}
    for part, status in {"open": "waiting", "running": "playing", "finished": "finished"}.items():
        wanted = partial(store.listed_matches, status=status, most=limits.LISTED)
        parts[part] = await describe_all(request, await database(request).read(wanted), person)
    return answer(Lobby(**parts))


async def post_join(request: Request) -> Response:
    """Take a seat."""
    asked = await body(request, Join)
    room = await room_of(request)

    async def join(person: Person) -> messages.Match:
        await seating.join(room, person, asked.seat, hashed(asked.token) if asked.token else None, asked.name)
        return room.describe(person)

    return await with_key(request, asked.name, join)


async def post_link(request: Request) -> Response:
    """Give a seat away by link."""
    asked = await body(request, AskLink)
    person = await known(request)
    room = await room_of(request)
    token = secrets.token_urlsafe(24)
    await seating.link(room, person, asked.seat, hashed(token))
    return answer(Link(f"{request.base_url}join/{room.match.id}/{token}"))


async def post_rematch(request: Request) -> Response:
    """Play the same table again."""
    person = await known(request)
    room = finished(await room_of(request))
    if not any(seat.person == person.id for seat in room.seats):
        raise HTTPException(403, "only who has played may ask for a rematch")
    again = await rooms(request).get(await seating.rematch(room))
    again.driver.wake()
    return answer(again.describe(person))


async def post_check(request: Request) -> Response:
    """Say whether a setup can be played, and by how many."""
    asked = await body(request, Check)
    return answer(Checked(making.right_counts(asked.setup), making.wrong_with(asked.setup, asked.players)))


async def get_record(request: Request) -> Response:
    """The record of a match that is over."""
    return answer(making.record_of(finished(await room_of(request))))


async def get_replay(request: Request) -> Response:
    """What can be said of a match that is over."""
    room = finished(await room_of(request))
    return answer(review(room, films(request).of(room)))


async def get_step(request: Request) -> Response:
    """A match that is over as it was after so many moves."""
    film = films(request).of(finished(await room_of(request)))
    seat = request.query_params.get("seat")
    return answer(film.update(int(request.path_params["step"]), None if seat is None else int(seat)))


async def post_look(request: Request) -> Response:
    """Look into a document."""
    asked = await body(request, Look)
    content = await rooms(request).thinking.run(looked, asked)
    return Response(content, headers={"Cache-Control": "no-store"}, media_type="application/json")


async def nothing_there(request: Request) -> Response:
    """There is nothing at this address."""
    raise HTTPException(404, f"there is nothing at {request.url.path}")


routes: Final = [
    Route("/api/me", get_me, methods=["GET"]),
    Route("/api/me", post_me, methods=["POST"]),
    Route("/api/lobby", get_lobby),
    Route("/api/check", post_check, methods=["POST"]),
    Route("/api/matches", post_match, methods=["POST"]),
    Route("/api/matches/{id}", get_match),
    Route("/api/matches/{id}/join", post_join, methods=["POST"]),
    Route("/api/matches/{id}/link", post_link, methods=["POST"]),
    Route("/api/matches/{id}/rematch", post_rematch, methods=["POST"]),
    Route("/api/matches/{id}/record", get_record),
    Route("/api/matches/{id}/replay", get_replay),
    Route("/api/matches/{id}/replay/{step:int}", get_step),
    Route("/api/look", post_look, methods=["POST"]),
]


async def bad_request(_request: Request, error: Exception) -> Response:
    """What the rules or the messages do not allow."""
    return answer(Error(str(error)), 400)


async def too_late(_request: Request, error: Exception) -> Response:
    """Somebody else was faster."""
    return answer(Error(str(error)), 409)


async def forbidden(_request: Request, error: Exception) -> Response:
    """Something that is not theirs."""
    return answer(Error(str(error)), 403)


async def outdated(_request: Request, error: Exception) -> Response:
    """A match of another version."""
    return answer(Error(str(error)), 410)


async def refused(_request: Request, error: Exception) -> Response:
    """Whatever else cannot be done."""
    assert isinstance(error, HTTPException)
    return answer(Error(error.detail), error.status_code)


async def gone(_request: Request, _error: Exception) -> Response:
    """Nobody is there to hear the answer."""
    return Response(status_code=400)


async def broken(_request: Request, _error: Exception) -> Response:
    """A fault of our own; the log has it."""
    return answer(Error("something went wrong here"), 500)


handlers: Final = {
    Exception: broken,
    ValueError: bad_request,
    msgspec.DecodeError: bad_request,
    LookupError: bad_request,
    TooLate: too_late,
    PermissionError: forbidden,
    Unplayable: outdated,
    RecursionError: bad_request,
    HTTPException: refused,
    ClientDisconnect: gone,
}
