"""The exchange of messages over HTTP: bodies in, answers and errors out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from vigil.server.api.services import services
from vigil.server.api.table_names import nobodys_name
from vigil.server.domain.refusals import Overload, TooLate, Unplayable
from vigil.server.fair_use import limits
from vigil.server.fair_use.ledger import PERSON
from vigil.server.fair_use.networks import network_of
from vigil.server.match.room import Room
from vigil.server.protocol import bounds, messages
from vigil.server.protocol.bounds import shorten_reason
from vigil.server.protocol.responses import Error
from vigil.server.store.matches import match_queries
from vigil.server.store.matches.twin_deals import has_open_twin
from vigil.server.store.people.persons import Person

T = TypeVar("T")
DIGITS: Final = 9  # of a number in an address


async def body(request: Request, kind: type[T]) -> T:
    """What a client has sent, checked."""
    weight = charge_body(request, int(request.headers.get("content-length", 0)))
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        weight = charge_body(request, len(content), weight)
    return msgspec.json.decode(bytes(content) or b"{}", type=kind)


def charge_body(request: Request, size: int, paid: int = 0) -> int:
    """Count a body before it is kept; too long a one is refused. Returns how much is paid for by now."""
    if size > limits.BODY:
        raise HTTPException(413, f"a request has at most {limits.BODY} bytes")
    weight = size // limits.WEIGHT
    if weight > paid:
        services(request).allowances.charge(request, limits.REQUESTS, weight - paid)
    return max(weight, paid)


async def room_of(request: Request) -> Room:
    """The room of the match in the address."""
    try:
        return await open_room(request, request.path_params["id"])
    except LookupError as error:
        raise HTTPException(404, str(error)) from error


async def open_room(connection: HTTPConnection, match: str) -> Room:
    """The room of a match; one that has to be played again counts as more requests, before it is."""
    serving = services(connection)
    if not serving.registry.is_live(match):
        acts = await serving.database.read(partial(match_queries.count_acts, match=match))
        if not serving.registry.is_live(match):  # who has come meanwhile has paid for it
            serving.allowances.charge(connection, limits.REQUESTS, acts / limits.REPLAYED)
    return await serving.registry.get(match)


def number(text: str | None, what: str) -> int | None:
    """A number in an address; None if it is left out."""
    if text is None:
        return None
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS):
        raise ValueError(f"{what} is a whole number of at most {DIGITS} digits")
    return int(text)


async def read_document(request: Request, function: Any, *arguments: Any) -> Any:
    """Call a function on a document, in turn with those from other networks."""
    serving = services(request)
    reserved = serving.allowances.reserve(request, limits.DOCUMENTS, limits.READING)
    try:
        return await serving.documents.read(network_of(request), function, *arguments, pay=reserved.use)
    finally:
        reserved.release()


def store(request: Request, size: int) -> None:
    """Count what is about to be stored for somebody; it is refused if their network has had its share."""
    ledger, network = services(request).ledger, network_of(request)
    ledger.expect_space(network)
    ledger.note(network, size)


def require_finished(room: Room) -> Room:
    """The room, if its match is over: before that, its past has secrets."""
    if room.match.stored.status != "finished":
        raise HTTPException(403, "the match is not finished")
    return room


async def require_past(request: Request, room: Room) -> Room:
    """The room, if its match is over and nobody plays the same deal any more."""
    require_finished(room)
    if (room.match.stored.chosen or {}).get("duplicate"):
        twin = partial(has_open_twin, match=room.match.id)
        if await services(request).database.read(twin):
            raise HTTPException(403, "the other game of this deal is not finished: its cards are secret")
    return room


async def require_person(request: Request) -> Person:
    """The person who is asking; a stranger is refused."""
    person = await services(request).people.find(request)
    if person is None:
        raise HTTPException(403, "you have no seat here")
    return person


def answer(message: Any, status: int = 200) -> Response:
    """A message as an answer."""
    return encoded_answer(messages.encode(message), status)


def encoded_answer(content: bytes, status: int = 200) -> Response:
    """An answer that is encoded already; no cache may keep it."""
    return Response(content, status, {"Cache-Control": "no-store"}, "application/json")


async def with_key(request: Request, name: str, do: Callable[[Person], Awaitable[Any]]) -> Response:
    """Answer a person, who gets a key if they have none yet."""
    named = bounds.name(name) if name.strip() else ""
    serving = services(request)
    known = await serving.people.find(request)
    if known is None:
        serving.allowances.charge_network(request, limits.NEWCOMERS)
        store(request, PERSON)
    if named and (known is None or not known.account):
        named = await nobodys_name(request, named)
    person, key = await serving.people.welcome(request, named)
    response = answer(await do(person))
    if key is not None:
        serving.people.give_key(request, response, key)
    return response


def failure(status: int) -> Callable[[Request, Exception], Awaitable[Response]]:
    """A handler that answers with the words of an error."""

    async def handle(_request: Request, error: Exception) -> Response:
        return answer(Error(shorten_reason(str(error))), status)

    return handle


async def refusal_response(_request: HTTPConnection, error: Exception) -> Response:
    """An error that has a status of its own."""
    assert isinstance(error, HTTPException)
    response = answer(Error(shorten_reason(error.detail)), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def disconnected_response(_request: Request, _error: Exception) -> Response:
    """The client has disconnected; nobody reads this."""
    return Response(status_code=400)


async def too_deep(_request: Request, _error: Exception) -> Response:
    """What was sent is nested deeper than anything we read."""
    return answer(Error("this is nested too deep"), 400)


async def failure_response(_request: Request, _error: Exception) -> Response:
    """An error of the server; the log has it."""
    return answer(Error("something went wrong here"), 500)


HANDLERS: Final = {
    Exception: failure_response,
    ValueError: failure(400),
    msgspec.DecodeError: failure(400),
    LookupError: failure(400),
    RecursionError: too_deep,
    PermissionError: failure(403),
    TooLate: failure(409),
    Overload: failure(429),
    Unplayable: failure(410),
    HTTPException: refusal_response,
    ClientDisconnect: disconnected_response,
}
