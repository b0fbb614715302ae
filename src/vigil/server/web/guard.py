"""The guard: refuses requests from foreign pages, and tells browsers what pages of ours may do."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vigil.server.api.exchange import answer
from vigil.server.api.people import COOKIE, HOST_COOKIE, YEAR, bearer
from vigil.server.api.services import services
from vigil.server.protocol.bounds import shorten_reason
from vigil.server.protocol.responses import Error
from vigil.server.web.own_names import is_own_name
from vigil.server.web.websocket import POLICY

# Only documents need these headers; on every one of a hundred modules they would add 30 kB.
DOCUMENTS: Final = ("text/html", "image/svg+xml")
OF_DOCUMENTS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guard:
    """The middleware around the whole application."""

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
                add_headers(MutableHeaders(scope=message), behind_tls(scope))
            await send(message)

        await self.app(scope, receive, send_with_headers)


def add_headers(headers: MutableHeaders, secure: bool) -> None:
    """Tell a browser what it may do with an answer."""
    headers["X-Content-Type-Options"] = "nosniff"
    if headers.get("content-type", "").startswith(DOCUMENTS):
        for name, value in OF_DOCUMENTS.items():
            headers.setdefault(name, value)
        if secure:
            headers["Strict-Transport-Security"] = f"max-age={YEAR}"


def behind_tls(scope: Scope) -> bool:
    """Whether a request came over HTTPS."""
    asking = HTTPConnection(scope)
    return services(asking).people.behind_tls(asking)


def home(scope: Scope) -> str | None:
    """The origin of our own pages: what the server was told, or else where the request was sent to.

    None if that is a name which somebody else may have given to this machine.
    """
    asking = HTTPConnection(scope)
    serving = services(asking)
    if serving.address:
        return serving.address
    host = asking.headers.get("host", "")
    if not serving.any_host and not is_own_name(host):
        return None
    scheme = "https" if asking.url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{host}"


def at_home(scope: Scope) -> bool:
    """Whether a request comes from a page of ours, or from a program with a key of its own."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is not None:
        return origin == home(scope)
    asking = HTTPConnection(scope)
    return bearer(asking) is not None and not {COOKIE, HOST_COOKIE} & asking.cookies.keys()


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a foreign page."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": POLICY, "reason": "foreign origin"})
        return
    await answer(Error(shorten_reason(refusal(scope))), 403)(scope, receive, send)


def refusal(scope: Scope) -> str:
    """Why a page may not act, and what would let it."""
    ours = home(scope)
    if ours is not None:
        return f"this request comes from another site than {ours}; programs send a bearer key and no cookie"
    name = Headers(scope=scope).get("host", "")
    return f"this server is not known as {name}: use its IP address, or start it with --address"
