"""A real server in this process, and clients that say every message themselves.

They hold everything they hear against what the protocol declares.
"""

from __future__ import annotations

import json
import secrets
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.wire import answer_kind, assert_declared
from vigil.server.api.services import Services
from vigil.server.protocol import messages
from vigil.server.store.database import Database
from vigil.server.web import wire
from vigil.server.web.app import application
from vigil.server.workers.staffing import IN_THE_LOOP, PROCESSES

PATIENCE = 60.0  # seconds, for a busy machine; whatever takes longer has failed
MANY = 1000  # people whom one address may be: all visitors of the tests have the same
GODSLAYER = {"sets": ["godslayer"]}
ME = {"kind": "me"}
GREEDY = {"kind": "bot", "level": "greedy"}


class Server:
    """Uvicorn in a thread, at a free port; without `threads` the application uses none, nor any process."""

    def __init__(self, database: Path | str, connections: int = MANY, threads: bool = True) -> None:
        self.listening = socket.socket()
        self.listening.bind(("127.0.0.1", 0))
        kept = Database(str(database), threads)
        staffing = PROCESSES if threads else IN_THE_LOOP
        self.app = application(kept, workers=1, connections=connections, staffing=staffing)
        self.server = wire.Server(wire.Wiring(self.app, connections))
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()

    @property
    def services(self) -> Services:
        """What the requests to the server share."""
        found: Services = self.app.state.services
        return found

    def visitor(self, name: str = "Ada") -> Visitor:
        """Somebody new."""
        return Visitor(self.address, name)

    def browser(self, name: str = "Ada") -> BrowserVisitor:
        """Somebody new, by a browser."""
        return BrowserVisitor(self.address, name)


class Visitor:
    """Somebody with a key."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.key = secrets.token_urlsafe(32)
        self.headers = {"Authorization": f"Bearer {self.key}"}

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """What the server answers, which has to have a status."""
        # Whoever verifies nothing reads no certificates, which takes ten times as long as a request.
        asked = {"headers": self.headers, "timeout": PATIENCE, "verify": False, **more}
        answer = self.request(method, f"{self.address}/api/{path}", **asked)
        assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
        assert_declared(answer.content, answer_kind(path, status))
        return answer.json()

    def request(self, method: str, address: str, **asked: Any) -> httpx.Response:
        """What the server answers, whatever it is."""
        return httpx.request(method, address, **asked)

    def get_when(self, path: str, holds: Callable[[Any], bool]) -> Any:
        """Ask for something until it is as it will be soon, such as after an order of the host."""
        until = time.monotonic() + PATIENCE
        while not holds(found := self.get(path)):
            assert time.monotonic() < until, found
            time.sleep(0.05)
        return found

    def get(self, path: str, status: int = 200) -> Any:
        """Ask for something."""
        return self.ask("GET", path, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """Ask for something that changes something."""
        return self.ask("POST", path, status, json={} if body is None else body)

    def make(self, *seats: dict[str, Any], status: int = 200, **more: Any) -> Any:
        """Make a match: of the first set, against a greedy bot, unless told otherwise."""
        asked = {"setup": GODSLAYER, "seats": seats or (ME, GREEDY), "name": self.name, **more}
        return self.post("matches", asked, status)

    def join(self, match: str, status: int = 200, **more: Any) -> Any:
        """Take a seat."""
        return self.post(f"matches/{match}/join", {"name": self.name, **more}, status)

    def link(self, match: str, seat: int, status: int = 200) -> Any:
        """A link to a seat."""
        return self.post(f"matches/{match}/link", {"seat": seat}, status)

    def token(self, match: str, seat: int) -> str:
        """The secret of a link to a seat."""
        return str(self.link(match, seat)["url"].partition("#")[2])

    def sit(self, match: str, query: str = "") -> Line:
        """Connect to a match."""
        live = f"{self.address}/api/matches/{match}/live{query}".replace("http", "ws", 1)
        # Everything is taken in: behind messages that nobody reads, a goodbye is waited for ten seconds.
        endless = {"max_size": None, "max_queue": None}
        return Line(connect(live, additional_headers=self.headers, open_timeout=PATIENCE, **endless))


class BrowserVisitor(Visitor):
    """Somebody with a browser, which keeps the key in a cookie."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address, name)
        self.headers = {"Origin": address}
        self.cookies = httpx.Cookies()

    def request(self, method: str, address: str, **asked: Any) -> httpx.Response:
        """What the server answers; cookies are kept."""
        answer = httpx.request(method, address, cookies=self.cookies, **asked)
        self.cookies.extract_cookies(answer)
        return answer

    @property
    def cookie(self) -> str | None:
        """The key that the browser has."""
        return self.cookies.get("vigil")


class Line:
    """What is said and heard over one WebSocket; `table` is the last update."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection.__enter__()
        self.heard: list[str] = []
        self.table: dict[str, Any] = {}
        self.welcome = self.until("welcome")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type | None, _error: object, _trace: TracebackType | None) -> None:
        self.connection.__exit__(None, None, None)

    def send(self, kind: str, **fields: Any) -> None:
        """Say something."""
        self.connection.send(json.dumps({"type": kind, **fields}))

    def next(self) -> dict[str, Any]:
        """The next message."""
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        assert_declared(text, messages.FromServer)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("welcome", "update"):
            self.table = message.get("update", message) or {}
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of some kinds."""
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    @property
    def step(self) -> int:
        """The number of the last act."""
        return int(self.table["step"])

    @property
    def asked(self) -> Any:
        """What is asked, if anything."""
        return self.table.get("asked")

    @property
    def texts(self) -> list[str]:
        """What may be done."""
        return [move["text"] for move in self.asked["moves"]]

    @property
    def first(self) -> str:
        """The first that may be done; where only a card can be named, one that every game has."""
        naming = self.asked["naming"]
        return f"{naming['before']}Mystic" if naming and not self.texts else self.texts[0]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table["view"]["result"] is not None

    def until_asked(self) -> Self:
        """Wait until something is asked, or the game is over."""
        while not self.asked and not self.over:
            self.until("update", "welcome")
        return self

    def move(self, text: str | None = None) -> Self:
        """Make a move, the first one unless another is named, and hear of it."""
        self.send("move", step=self.step, text=text or self.first)
        answer = self.until("update", "refused")
        assert answer["type"] == "update", answer
        return self

    def refused(self, kind: str, **fields: Any) -> str:
        """Say something that is refused; returns why."""
        self.send(kind, **fields)
        return str(self.until("refused")["reason"])

    def play_out(self) -> Self:
        """Play until the game is over."""
        while not self.until_asked().over:
            if self.asked["play_all"]:
                self.send("play all", step=self.step)
                self.until("update")
            else:
                self.move()
        return self
