"""The wire: connections as uvicorn makes them, with limits on what clients leave unsent and unread.

uvicorn waits without end for the rest of a request, and for a client to read what it was sent. Here a
connection that keeps the server waiting is aborted: to close it politely would be to wait for it again.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import Any, Final

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from vigil.server.fair_use import limits
from vigil.server.fair_use.allowances import Allowance
from vigil.server.fair_use.crowd import Crowd
from vigil.server.fair_use.open_files import files_allowed
from vigil.server.fair_use.quiet import be_quiet
from vigil.server.operation.service_manager import STOPPING, tell_manager
from vigil.server.web.request_heads import StrictReader
from vigil.server.web.websocket import ABORT

TICKS: Final = 10  # of uvicorn in a second
log = logging.getLogger("vigil.wire")


class Wiring(uvicorn.Config):
    """How uvicorn serves Vigil."""

    def __init__(
        self, app: ASGIApp, connections: int = limits.CONNECTIONS, behind_proxy: bool = False
    ) -> None:
        super().__init__(
            app,
            http=HttpConnection,
            ws=LiveSocket,
            log_config=None,  # logs.py has it
            access_log=False,
            proxy_headers=behind_proxy,
            server_header=False,
            backlog=limits.BACKLOG,
            h11_max_incomplete_event_size=limits.HEADER,
            timeout_keep_alive=limits.IDLE,
            timeout_graceful_shutdown=3,
            ws_max_size=limits.MESSAGE * 2,  # only what is far too long is cut off without words
            ws_per_message_deflate=False,  # making an update takes less time than deflating it
        )
        # Behind a proxy all connections come from one address, and the proxy is trusted to be patient.
        self.crowd = Crowd(files_allowed(), None if behind_proxy else connections * limits.SOCKETS)
        be_quiet("asyncio", "uvicorn.error", "vigil", log.name)


class RequestReader:
    """The client at the other end, who should read what it is sent."""

    def __init__(self) -> None:
        self.unread = 0  # bytes that waited when it last read some
        self.read = 0.0  # when that was

    def stopped(self, transport: asyncio.WriteTransport, now: float) -> bool:
        """Whether nothing was read for too long."""
        unread = transport.get_write_buffer_size()
        if unread == 0 or not self.read or unread <= self.unread - limits.LEAST:
            self.read = now
            self.unread = unread
        self.unread = max(self.unread, unread)
        return now - self.read > limits.SILENCE


class HttpConnection(H11Protocol):
    """A connection over which requests come."""

    config: Wiring
    awaited: object = None  # what the client has still to send
    since = 0.0  # when that could have begun
    admitted = False  # whether it counts

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, unless there are too many."""
        super().connection_made(transport)
        self.conn = StrictReader(h11.SERVER, limits.HEADER)
        self.reader = RequestReader()
        self.note_awaited()
        self.admitted = self.config.crowd.enter(self.address)
        if not self.admitted:
            transport.abort()
            if self.config.crowd.crowded:
                log.warning("there are %s connections: no more are taken", self.config.crowd.total)

    @property
    def address(self) -> str:
        """Where the client is."""
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        if self.admitted:
            self.config.crowd.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, piece by piece: what is too long is refused before all of it is read."""
        for start in range(0, len(data), limits.HEADER):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(data[start : start + limits.HEADER])
        self.note_awaited()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request, and say why if that is known."""
        super().send_400_response(getattr(self.conn, "fault", None) or msg)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self.note_awaited()

    def note_awaited(self) -> None:
        """Let the time run anew when something else is awaited than before."""
        if self.conn.their_state is not self.awaited:
            self.awaited = self.conn.their_state
            self.since = self.loop.time()

    def overdue(self, now: float) -> bool:
        """Whether the client lets the server wait for too long."""
        allowed = {h11.IDLE: limits.HEADERS, h11.SEND_BODY: limits.UPLOAD}.get(self.awaited)  # type: ignore[call-overload]
        late = allowed is not None and now - self.since > allowed
        return late or self.reader.stopped(self.transport, now)


class LiveSocket(WebSocketsSansIOProtocol):
    """A WebSocket. What the application does not see of it counts as well."""

    config: Wiring

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that was one for requests."""
        super().connection_made(transport)
        self.reader = RequestReader()
        self.allowance = Allowance(limits.MESSAGES)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        self.config.crowd.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Let the application cut the connection."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[ABORT] = self.transport.abort
        await super().run_asgi()

    def handle_ping(self) -> None:
        """Answer a ping, which waits to be read like everything else."""
        if self.allowance.take() and self.transport.get_write_buffer_size() < limits.UNREAD:
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Add a part of a message; empty ones would never reach the limit of its length."""
        if len(self.frames) < limits.FRAMES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Cut a client that does not answer."""
        super().keepalive_timeout()
        self.transport.abort()

    def overdue(self, now: float) -> bool:
        """Whether the client lets the server wait for too long."""
        return self.reader.stopped(self.transport, now)


class Server(uvicorn.Server):
    """Aborts connections that are overdue."""

    async def on_tick(self, counter: int) -> bool:
        """Look at all connections once a second."""
        if counter % TICKS == 0:
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                assert isinstance(connection, HttpConnection | LiveSocket)
                if connection.overdue(now):
                    connection.transport.abort()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, and say so: afterwards uvicorn ends the process by the signal that it got."""
        tell_manager(STOPPING)
        await super().shutdown(sockets)
