"""The throttle: how many requests are answered at once, and how many in a time."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vigil.server.api.exchange import refusal_response
from vigil.server.api.services import services
from vigil.server.fair_use import limits
from vigil.server.fair_use.allowances import Allowance, take_from_each
from vigil.server.fair_use.networks import network_of

API: Final = "/api/"  # everything else is a file of the client, or costs as little


class Throttle:
    """The middleware that counts what is asked of the server, and how much it sends."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, if there are not too many."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        asks = scope["path"].startswith(API)
        try:
            charged = charge_request(connection) if asks else charge_file(connection)
        except HTTPException as error:
            await (await refusal_response(connection, error))(scope, receive, send)
            return
        if asks:
            await self.answer(scope, receive, weigh_answers(send, charged))
        else:
            await self.app(scope, receive, weigh_answers(send, charged))

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, and count it no more afterwards."""
        crowd, address = services(HTTPConnection(scope)).requests, network_of(HTTPConnection(scope))
        try:
            await self.app(scope, receive, send)
        finally:
            crowd.leave(address)


def charge_request(connection: HTTPConnection) -> list[Allowance]:
    """Refuse a request of which there are too many, and count it; returns to whom it counts."""
    serving, address = services(connection), network_of(connection)
    if not serving.requests.has_place(address):
        if serving.requests.crowded:
            raise HTTPException(503, "too many requests wait for an answer", {"Retry-After": "5"})
        raise HTTPException(429, "too many of your requests wait for an answer", {"Retry-After": "1"})
    charged = take_from_each(serving.allowances.of(connection, limits.REQUESTS))
    serving.requests.enter(address)
    return charged


def charge_file(connection: HTTPConnection) -> list[Allowance]:
    """Count a file to the network alone: who asks does not matter, and finding out takes longer."""
    return take_from_each(services(connection).allowances.of_networks(connection, limits.FILES))


def weigh_answers(send: Send, charged: list[Allowance]) -> Send:
    """Send an answer; a long one counts as more than one."""

    async def send_weighed(message: Message) -> None:
        size = len(message.get("body", b""))
        if size >= limits.ANSWER:
            for allowance in charged:
                allowance.spend(size / limits.ANSWER)
        await send(message)

    return send_weighed
