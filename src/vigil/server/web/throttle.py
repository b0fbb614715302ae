"""The throttle: how many requests are answered at once, and how many in a time."""

from __future__ import annotations

from collections import Counter
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vigil.server.api.exchange import refused
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.fair_use.allowances import Allowance, take
from vigil.server.fair_use.networks import network_of

API: Final = "/api/"  # everything else is a file of the client, or costs as little


class Throttle:
    """The middleware that counts what is asked of the server, and how much it sends."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.at_once: Counter[str] = Counter()  # by network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, if there are not too many."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        asks = scope["path"].startswith(API)
        try:
            charged = self.charge(connection) if asks else charge_file(connection)
        except HTTPException as error:
            await (await refused(connection, error))(scope, receive, send)
            return
        if asks:
            await self.answer(scope, receive, weighed(send, charged))
        else:
            await self.app(scope, receive, weighed(send, charged))

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, and count it for as long as that takes."""
        network = network_of(HTTPConnection(scope))
        self.at_once[network] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.at_once[network] -= 1
            if not self.at_once[network]:
                del self.at_once[network]

    def charge(self, connection: HTTPConnection) -> list[Allowance]:
        """Refuse a request of which there are too many; returns to whom it counts."""
        serving = services(connection)
        if self.at_once[network_of(connection)] >= serving.most_connections:
            raise HTTPException(429, "too many of your requests wait for an answer", {"Retry-After": "1"})
        if self.at_once.total() >= limits.AT_ONCE:
            raise HTTPException(503, "too many requests wait for an answer", {"Retry-After": "5"})
        return taken(serving.allowances.of(connection, limits.REQUESTS))


def charge_file(connection: HTTPConnection) -> list[Allowance]:
    """Count a file to the network alone: who asks does not matter, and finding out takes longer."""
    return taken([services(connection).allowances.of_network(connection, limits.FILES)])


def taken(allowances: list[Allowance]) -> list[Allowance]:
    """Allowances after one more request, which is refused if it is one too many."""
    for allowance in allowances:
        take(allowance, 1)
    return allowances


def weighed(send: Send, charged: list[Allowance]) -> Send:
    """Send an answer; a long one counts as more than one."""

    async def send_weighed(message: Message) -> None:
        size = len(message.get("body", b""))
        if size >= limits.ANSWER:
            for allowance in charged:
                allowance.spend(size / limits.ANSWER)
        await send(message)

    return send_weighed
