"""One connection to a match, for tests that say every message themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.players import Person

PATIENCE = 10.0  # seconds; whatever takes longer has failed


class Wire:
    """What is sent and heard at one seat; `table` is the last update."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}

    async def send(self, kind: str, **fields: Any) -> None:
        """Ask for something."""
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def move(self, text: str | None = None) -> None:
        """Make a move of the present decision, the first one unless another is named."""
        move = text or self.table["asked"]["moves"][0]["text"]
        await self.send("move", step=self.table["step"], text=move)

    async def next(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        self.heard.append(message)
        if message["type"] in ("update", "welcome"):
            self.table = message.get("update", message)
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind; fields may be given, for `match` those of the match."""
        while True:
            message = await self.next()
            about = message["match"] if kind == message["type"] == "match" else message
            if message["type"] == kind and all(about[key] == value for key, value in fields.items()):
                return message

    async def until_asked(self) -> None:
        """Wait for one's decision."""
        while self.table["asked"] is None:
            await self.next()

    async def until_step(self, step: int) -> None:
        """Wait for the table after an act."""
        while self.table["step"] < step:
            await self.next()


@asynccontextmanager
async def wire(person: Person, match: str, seat: int | None = 0) -> AsyncIterator[Wire]:
    """Connect to a match and hear the welcome."""
    live = f"{person.address}/api/matches/{match}/live".replace("http", "ws", 1)
    address = live if seat is None else f"{live}?seat={seat}"
    async with connect(address, additional_headers=person.headers, max_size=None, proxy=None) as socket:
        line = Wire(socket)
        await line.until("welcome")
        yield line
