"""Access: every request is counted, measured and, if the host wants it, written to the log.

Only the pattern of an address is told: addresses themselves may hold what opens a seat.
"""

from __future__ import annotations

import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vigil.server.operation import metrics
from vigil.server.operation.logs import access

NOWHERE: Final = "nowhere"  # stands for an address that is none of ours
GONE: Final = 499  # stands for the status of a request that was given up
METHODS: Final = ("GET", "HEAD", "POST")


class Access:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through and note how it went."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status = GONE

        async def send_noted(message: Message) -> None:
            nonlocal status
            if status == GONE:
                status = status_of(message)
            await send(message)

        began = time.perf_counter()
        try:
            await self.app(scope, receive, send_noted)
        except Exception:
            status = 500
            raise
        finally:
            note(scope, status, time.perf_counter() - began)


def status_of(message: Message) -> int:
    """The status that the first message of an answer has; a WebSocket is accepted or refused."""
    by_kind = {"websocket.accept": 101, "websocket.close": 403}
    return int(message.get("status", by_kind.get(message["type"], GONE)))


def note(scope: Scope, status: int, seconds: float) -> None:
    """Count a request and write it to the log."""
    route = getattr(scope.get("route"), "path", NOWHERE)
    asked = scope.get("method", "WEBSOCKET")
    method = asked if asked in (*METHODS, "WEBSOCKET") else "OTHER"
    metrics.REQUESTS.labels(method, route, status).inc()
    if scope["type"] == "http":
        metrics.REQUEST_SECONDS.observe(seconds)
    client = scope.get("client")
    access.info("%s %s %s %d %.0f ms", client[0] if client else "-", method, route, status, seconds * 1000)
