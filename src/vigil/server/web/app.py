"""The application: what is found at which address, and what holds for all of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from vigil.server.match.bot_pool import Thinking
from vigil.server.match.film import Films
from vigil.server.match.refusals import Refusal, Unplayable
from vigil.server.match.registry import Rooms
from vigil.server.protocol import messages
from vigil.server.protocol.catalogue import catalogue
from vigil.server.store.database import Database
from vigil.server.store.notifications import listen
from vigil.server.web import api, limits
from vigil.server.web.client_files import Body, Static
from vigil.server.web.people import COOKIE, People, bearer
from vigil.server.web.websocket import POLICY, Live

# What can be opened as a page says what that page may do; with a hundred modules these would weigh 30 kB.
DOCUMENTS: Final = ("text/html", "image/svg+xml")
OF_DOCUMENTS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def application(
    database: Database, workers: int | None = None, connections: int = limits.CONNECTIONS
) -> Starlette:
    """The server as an application that uvicorn can run."""
    catalogue_body = Body(messages.encode(catalogue()), "application/json")

    async def the_catalogue(request: Request) -> Response:
        return catalogue_body.answer(request)

    routes = [
        Route("/api/catalogue", the_catalogue),
        *api.routes,
        WebSocketRoute("/api/matches/{id}/live", live),
        Route("/api/{path:path}", api.nothing_there, methods=["GET", "POST"]),
        Route("/{path:path}", Static().serve),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with served(app, database, workers):
            yield

    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers=api.handlers,
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=1000)],
    )
    app.state.films = Films()
    app.state.connections = Counter()
    app.state.most_connections = connections
    return app


@contextlib.asynccontextmanager
async def served(app: Starlette, database: Database, workers: int | None) -> AsyncIterator[None]:
    """Everything that lives as long as the server."""
    thinking = Thinking(workers)
    rooms = Rooms(database, thinking)
    app.state.database = database
    app.state.people = People(database)
    app.state.rooms = rooms
    await rooms.open()
    tasks = [asyncio.create_task(task) for task in (thinking.warm_up(), rooms.look_after())]
    if database.shared:
        tasks.append(asyncio.create_task(listen(database, rooms)))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await rooms.close()
        thinking.close()
        database.close()


async def live(socket: WebSocket) -> None:
    """Let somebody play or watch a match."""
    state = socket.app.state
    address = socket.client.host if socket.client else ""
    if state.connections[address] >= state.most_connections:
        await socket.close(POLICY, "too many connections")
        return
    state.connections[address] += 1
    try:
        await let_in(socket, state)
    finally:
        state.connections[address] -= 1
        if not state.connections[address]:
            del state.connections[address]


async def let_in(socket: WebSocket, state: Any) -> None:
    """Find the room and the seat that a client asks for."""
    try:
        room = await state.rooms.get(socket.path_params["id"])
        person = await state.people.find(socket)
        seat = number(socket, "seat")
        if seat is not None and not room.owns(person, seat):
            raise Refusal(f"seat {seat} is not yours")
        after = number(socket, "after")
    except (ValueError, LookupError, Unplayable) as error:
        await socket.close(POLICY, str(error)[:100])
        return
    await socket.accept()
    await Live(socket, room, person, seat).run(after)


def number(socket: WebSocket, name: str) -> int | None:
    """A number in the address; left out: None."""
    value = socket.query_params.get(name)
    return None if value is None else int(value)


class Guarded:
    """Refuses requests from foreign pages, and says what pages of ours may do."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, if it may come."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not at_home(scope):
            await refuse(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                guard(MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, send_with_headers)


def guard(headers: MutableHeaders) -> None:
    """Say what a browser may do with an answer."""
    headers["X-Content-Type-Options"] = "nosniff"
    if headers.get("content-type", "").startswith(DOCUMENTS):
        headers.update(OF_DOCUMENTS)


def at_home(scope: Scope) -> bool:
    """Whether a request comes from a page of ours, or from a program with a key of its own."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc == headers.get("host")
    request = Request({**scope, "type": "http"})
    return bearer(request) is not None and COOKIE not in request.cookies


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Say no to a foreign page."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": POLICY, "reason": "foreign origin"})
        return
    words = "this request comes from another site; programs send a bearer key and no cookie"
    await api.answer(messages.Error(words), 403)(scope, receive, send)
