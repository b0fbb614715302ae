"""People who play at random over the network, and come back by themselves when the connection is lost."""

from __future__ import annotations

import asyncio
import secrets
import time
from random import Random
from typing import Any, Protocol

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

LAZY = 0.1  # how often a turn ends with things left to do
REGRET = 0.05  # how often a move is taken back that may be
BACK_AFTER = (0.2, 0.5)  # seconds until a lost connection is tried again


class Option(Struct):
    """A move, as far as it matters here."""

    text: str
    verb: str


class Asked(Struct):
    """A decision."""

    moves: list[Option]


class Match(Struct):
    """A match, as far as it matters here."""

    id: str
    status: str
    acts: int


class Told(Struct):
    """Any message of the server; what a message does not have is empty."""

    type: str
    step: int = 0
    by: int | None = None
    act: str | None = None
    view: Raw = Raw()
    asked: Asked | None = None
    undo: bool = False
    match: Match | None = None
    update: Told | None = None
    reason: str = ""
    name: str = ""
    text: str = ""


decode = msgspec.json.Decoder(Told).decode


class Somebody(Protocol):
    """Whoever can sit down at a table."""

    address: str
    headers: dict[str, str]


class Person:
    """Somebody with a key, who makes and joins matches."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.headers = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}

    async def get(self, path: str) -> Any:
        """What the server answers."""
        return self.json_of(await self.http.get(f"{self.address}/api/{path}", headers=self.headers))

    async def post(self, path: str, body: Any = None) -> Any:
        """What the server answers to something that changes it."""
        asked = self.http.post(f"{self.address}/api/{path}", json=body, headers=self.headers)
        return self.json_of(await asked)

    def json_of(self, answer: httpx.Response) -> Any:
        """The answer, unless it is an error."""
        if answer.is_error:
            raise RuntimeError(f"{answer.url} answers {answer.status_code}: {answer.text}")
        return answer.json()

    async def make(self, *others: dict[str, str], **more: Any) -> str:
        """Make a match with oneself at the first seat; returns its id."""
        seats = [{"kind": "me", "name": "Ada"}, *others]
        made = await self.post("matches", {"setup": {"sets": ["godslayer"]}, "seats": seats, **more})
        return str(made["id"])

    async def join(self, match: str, name: str = "Bo") -> None:
        """Take an open seat."""
        await self.post(f"matches/{match}/join", {"name": name})


class Seen(Struct):
    """Everything a player did and was told, to be held against the database."""

    match: str
    seat: int
    step: int = -1
    acts: dict[int, tuple[int | None, str | None]] = {}
    tables: dict[int, bytes] = {}
    sent: dict[int, set[str]] = {}
    heard: dict[int, float] = {}  # when
    times: list[float] = []  # seconds from a move to the table after it
    refusals: list[str] = []
    lost: int = 0  # connections


class Player:
    """A person at one seat of a match."""

    place = "127.0.0.1"  # the address to come from
    pace = 0.0  # seconds to think about a move, on average
    keeps = True  # every table, not only the last one
    start: asyncio.Event | None = None  # no move before it
    resting = False  # no move any more

    def __init__(self, person: Somebody, match: str, seat: int, chance: Random) -> None:
        self.person = person
        self.seen = Seen(match, seat)
        self.chance = chance
        self.asked: Asked | None = None
        self.may_undo = False
        self.last: int | None = None  # the number of the last act, once the match is finished
        self.tried: int | None = None  # the step for which something was sent

    @property
    def finished(self) -> bool:
        """Whether the last table was seen."""
        return self.seen.step == self.last

    @property
    def waiting(self) -> bool:
        """Whether something was sent and is not answered."""
        return self.tried == self.seen.step

    async def play(self) -> None:
        """Play until the match is finished."""
        while not self.finished:
            self.tried = None
            try:
                async with self.connection() as socket:
                    await self.listen(socket)
            except InvalidStatus as error:
                if error.response.status_code < 500:
                    raise
            except (OSError, WebSocketException):
                pass
            if not self.finished:
                self.seen.lost += 1
                await asyncio.sleep(self.chance.uniform(*BACK_AFTER))

    def connection(self) -> connect:
        """The connection to the match, from the last table seen on."""
        live = self.person.address.replace("http", "ws", 1) + f"/api/matches/{self.seen.match}/live"
        after = f"&after={self.seen.step}" if self.seen.step >= 0 else ""
        return connect(
            f"{live}?seat={self.seen.seat}{after}",
            additional_headers=self.person.headers,
            local_addr=(self.place, 0),
            max_size=None,
            proxy=None,
        )

    async def listen(self, socket: ClientConnection) -> None:
        """Hear what happens, and answer what is asked."""
        async for message in socket:
            self.hear(decode(message))
            if self.finished:
                return
            if self.asked is not None and not self.waiting and not self.resting:
                await self.answer(socket, self.asked)

    def hear(self, told: Told) -> None:
        """Take in a message."""
        if told.match is not None and told.match.status == "finished":
            self.last = told.match.acts
        if told.type == "refused":
            self.seen.refusals.append(told.reason)
            if told.step == self.seen.step:  # else the present table follows
                self.tried = None
        update = told.update if told.type == "welcome" else told if told.type == "update" else None
        if update is not None:
            self.see(update)

    def see(self, update: Told) -> None:
        """Take in a table."""
        seen, now = self.seen, time.monotonic()
        if update.step == seen.step + 1 and update.by == seen.seat and self.tried == seen.step:
            seen.times.append(now - self.sent_at)
        if update.act is not None:
            seen.acts[update.step] = (update.by, update.act)
            seen.heard[update.step] = now
        if not self.keeps:
            seen.tables.clear()
        seen.tables[update.step] = bytes(update.view)
        seen.step, self.asked, self.may_undo = update.step, update.asked, update.undo

    async def answer(self, socket: ClientConnection, asked: Asked) -> None:
        """Make a move at random, or take one back."""
        step = self.tried = self.seen.step
        if self.start:
            await self.start.wait()
        if self.pace:
            await asyncio.sleep(self.chance.uniform(0, 2 * self.pace))
        if self.resting:
            self.tried = None
            return
        if self.may_undo and self.chance.random() < REGRET:
            message = {"type": "undo", "step": step}
        else:
            text = self.choose_move(asked.moves)
            self.seen.sent.setdefault(step, set()).add(text)
            message = {"type": "move", "step": step, "text": text}
        self.sent_at = time.monotonic()
        await socket.send(msgspec.json.encode(message).decode())

    def choose_move(self, moves: list[Option]) -> str:
        """A move at random; a turn seldom ends while there is something else to do."""
        others = [move.text for move in moves if move.verb != "end turn"]
        if others and self.chance.random() >= LAZY:
            return self.chance.choice(others)
        return self.chance.choice(moves).text


def play_all(*players: Player) -> list[Seen]:
    """What players see who play to the end."""

    async def play() -> None:
        await asyncio.gather(*[player.play() for player in players])

    asyncio.run(play())
    return [player.seen for player in players]
