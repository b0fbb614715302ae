"""The throttle: how many requests are answered at once, and how many in a time."""

from __future__ import annotations

from collections import Counter

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vigil.server.web import limits
from vigil.server.web.exchange import refused
from vigil.server.web.networks import network_of
from vigil.server.web.services import services


class Throttle:
    """The middleware that counts what is asked of the server; files of the client are not counted."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.at_once: Counter[str] = Counter()  # by network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, if there are not too many."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            self.check(connection)
        except HTTPException as error:
            await (await refused(connection, error))(scope, receive, send)
            return
        network = network_of(connection)
        self.at_once[network] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.at_once[network] -= 1
            if not self.at_once[network]:
                del self.at_once[network]

    def check(self, connection: HTTPConnection) -> None:
        """Refuse a request of which there are too many."""
        serving = services(connection)
        if self.at_once[network_of(connection)] >= serving.most_connections:
            raise HTTPException(429, "too many of your requests wait for an answer", {"Retry-After": "1"})
        if self.at_once.total() >= limits.AT_ONCE:
            raise HTTPException(503, "too many requests wait for an answer", {"Retry-After": "5"})
        serving.allowances.charge(connection, limits.REQUESTS)
