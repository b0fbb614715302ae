"""The bridge: requests and connections of a page, carried to the application as a web server would do it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Scope

from vigil.server.store.database import Database

HERE: Final = ("127.0.0.1", 0)  # everybody is at home
GONE: Final = 1001  # the close code of a page that went away
BROKEN: Final = 1011  # the close code of a connection that failed here
VERSIONS: Final = {"version": "3.0", "spec_version": "2.3"}

Tell = Callable[[str, int, str], Any]  # answers to a page: its name, the number it gave, what is said as JSON


class Line:
    """One connection of a page, as the application sees it."""

    def __init__(self, tell: Callable[[dict[str, Any]], None]) -> None:
        self.tell = tell
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})

    async def send(self, message: Message) -> None:
        """Pass on what the application says."""
        match message["type"]:
            case "websocket.accept":
                self.tell({"type": "open"})
            case "websocket.send":
                self.tell({"type": "heard", "text": message["text"]})
            case "websocket.close":
                self.tell({"type": "closed", "code": message.get("code", 1000)})
            case kind:
                raise ValueError(f"the application says {kind}, which no connection understands")

    def hear(self, text: str) -> None:
        """Pass on what the page says."""
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, code: int = GONE) -> None:
        """Pass on that the page is gone."""
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": code})


class Bridge:
    """Carries what pages ask to an application, and its answers to `tell`.

    `origin` is where the pages are, `key` proves who sits at this device.
    """

    def __init__(self, app: ASGIApp, database: Database, origin: str, key: str, tell: Tell) -> None:
        self.app = app
        self.database = database
        self.tell = tell
        host = urlsplit(origin).netloc
        self.headers = [
            (b"host", host.encode()),
            (b"origin", origin.encode()),
            (b"authorization", f"Bearer {key}".encode()),
            (b"content-type", b"application/json"),
        ]
        self.scheme = urlsplit(origin).scheme
        self.lines: dict[tuple[str, int], Line] = {}
        self.tasks: set[asyncio.Task[None]] = set()  # which the loop alone would forget
        self.lifespan: asyncio.Queue[Message] = asyncio.Queue()

    async def start(self) -> None:
        """Start what runs as long as the application; an error if it cannot."""
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lifespan.put_nowait({"type": "lifespan.startup"})

        async def send(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                begun.set_result(None)
            elif message["type"] == "lifespan.startup.failed":
                begun.set_exception(RuntimeError(message["message"]))

        scope = {"type": "lifespan", "asgi": VERSIONS, "state": {}}
        self.begin(self.app(scope, self.lifespan.get, send))
        await begun

    async def stop(self) -> None:
        """Stop it, and finish what is waiting."""
        self.lifespan.put_nowait({"type": "lifespan.shutdown"})
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def begin(self, work: Awaitable[None]) -> None:
        """Begin something, and remember it until it is done."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, page: str, number: int, said: str) -> None:
        """Take what a page says: a request, or something about a connection of its own."""
        wish = json.loads(said)
        match wish["type"]:
            case "ask":
                self.begin(self.answer(page, number, wish))
            case "open":
                self.begin(self.connect(page, number, wish["path"]))
            case "say":
                self.with_line(page, number, lambda line: line.hear(wish["text"]))
            case "close":
                self.with_line(page, number, Line.close)
            case "gone":
                self.leave(page)
            case kind:
                raise ValueError(f"a page says {kind}, which nobody understands")

    def with_line(self, page: str, number: int, what: Callable[[Line], None]) -> None:
        """Do something with a connection, if it is still there."""
        line = self.lines.get((page, number))
        if line is not None:
            what(line)

    def leave(self, page: str) -> None:
        """Close all connections of a page that is gone."""
        for (whose, _), line in list(self.lines.items()):
            if whose == page:
                line.close()

    async def answer(self, page: str, number: int, wish: dict[str, Any]) -> None:
        """Answer a request."""
        status, body = await self.request(wish["method"], wish["path"], wish.get("body", ""))
        self.tell(page, number, json.dumps({"type": "answer", "status": status, "text": body}))

    async def request(self, method: str, path: str, body: str) -> tuple[int, str]:
        """What the application answers: a status and a text."""
        incoming: list[Message] = [{"type": "http.request", "body": body.encode()}]
        status = 500
        parts: list[bytes] = []

        async def receive() -> Message:
            if incoming:
                return incoming.pop()
            never: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
            return await never  # the page stays until it is answered

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                parts.append(message.get("body", b""))

        await self.app({**self.scope("http", path), "method": method}, receive, send)
        return status, b"".join(parts).decode()

    async def connect(self, page: str, number: int, path: str) -> None:
        """Connect a page to a match, until one of them ends it."""
        said = False  # whether the page knows that it is over

        def tell(message: dict[str, Any]) -> None:
            nonlocal said
            said = said or message["type"] == "closed"
            self.tell(page, number, json.dumps(message))

        line = self.lines[page, number] = Line(tell)
        try:
            await self.app(self.scope("websocket", path), line.incoming.get, line.send)
        finally:
            del self.lines[page, number]
            if not said:
                tell({"type": "closed", "code": BROKEN})

    def scope(self, kind: str, path: str) -> Scope:
        """What the application is told of a request."""
        parts = urlsplit(path)
        return {
            "type": kind,
            "asgi": VERSIONS,
            "http_version": "1.1",
            "scheme": self.scheme.replace("http", "ws") if kind == "websocket" else self.scheme,
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [*self.headers],
            "client": HERE,
            "server": HERE,
            "subprotocols": [],
            "state": {},
        }
