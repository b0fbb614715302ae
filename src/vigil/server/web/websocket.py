"""Live: one WebSocket of somebody who plays or watches a match."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from vigil.server.match import player_actions as playing
from vigil.server.match.course import Seat
from vigil.server.match.room import Room
from vigil.server.protocol import messages
from vigil.server.protocol.messages import Pong, Refused
from vigil.server.protocol.requests import (
    AskHint,
    FromClient,
    MakeMove,
    PlayAll,
    Resign,
    Rewind,
    Say,
    Sit,
    TakeOver,
    Undo,
    from_client,
)
from vigil.server.store.queries import Person
from vigil.server.web import limits

POLICY: Final = 1008  # the close code for a client that does not keep to the rules
log = logging.getLogger("vigil")


class Live:
    """A connection. Messages wait in a queue, so that a slow client holds nobody up."""

    def __init__(self, socket: WebSocket, room: Room, person: Person | None, seat: Seat) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        self.seat = seat
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.refusals = 0
        self.advice: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        """Send a message, without waiting for it to arrive."""
        if self.waiting.qsize() < limits.WAITING:
            self.waiting.put_nowait(text)
        else:
            self.waiting.put_nowait(None)

    async def run(self, after: int | None) -> None:
        """Serve the connection until it ends."""
        sender = asyncio.create_task(self.deliver())
        try:
            self.room.enter(self, after)
            await self.listen()
            if self.refusals >= limits.REFUSALS:
                await sender
        finally:
            self.room.leave(self)
            sender.cancel()
            if self.advice is not None:
                self.advice.cancel()

    async def deliver(self) -> None:
        """Send what is waiting, in order; a client that cannot keep up may come again."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self.waiting.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(POLICY, "too slow, or too many wrong messages")

    async def listen(self) -> None:
        """Do what the client asks, one thing after another."""
        allowance = limits.Allowance()
        while self.refusals < limits.REFUSALS:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text") or received.get("bytes") or ""
            if not allowance.take():
                self.refuse(f"not so fast: at most {limits.RATE} messages a second", limits.TOO_FAST)
            elif len(text) > limits.MESSAGE:
                self.refuse(f"a message has at most {limits.MESSAGE // 1024} kB")
            else:
                await self.hear(text)
        self.waiting.put_nowait(None)  # what was said before is still delivered

    def refuse(self, reason: str, weight: int = 1) -> None:
        """Say what was wrong with a message, and count it."""
        self.refusals += weight
        self.send(messages.text(Refused(reason, self.room.table.step)))

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks."""
        try:
            message = from_client.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(f"the message cannot be understood: {error}")
            return
        try:
            await self.do(message)
        except ValueError as error:
            self.room.refuse(self, error)
        except Exception:
            log.exception("match %s: a message could not be answered", self.room.match.id)
            self.refuse("something went wrong here")

    def ask(self, step: int) -> None:
        """Ask for advice, without holding up what comes next."""
        if self.advice is not None and not self.advice.done():
            raise ValueError("one hint at a time: the last one is not there yet")
        self.advice = asyncio.create_task(self.advise(step))

    async def advise(self, step: int) -> None:
        """Tell the client what a bot would do."""
        try:
            self.send(messages.text(await playing.hint(self.room, self.seat, step)))
        except ValueError as error:
            self.room.refuse(self, error)
        except Exception:
            log.exception("match %s: there is no advice", self.room.match.id)
            self.refuse("nobody can be asked now")

    async def do(self, message: FromClient) -> None:
        """Do what a client asks."""
        room = self.room
        match message:
            case MakeMove(step, text):
                await playing.move(room, self.seat, step, text)
            case PlayAll(step):
                await playing.play_all(room, self.seat, step)
            case Undo(step):
                await playing.undo(room, self.seat, step)
            case Rewind(step, to):
                await playing.rewind(room, self.seat, step, to)
            case Resign():
                await playing.resign(room, self.seat)
            case TakeOver(seat):
                await playing.take_over(room, self.seat, seat)
            case AskHint(step):
                self.ask(step)
            case Say(text):
                await playing.say(room, self, text)
            case Sit(seat):
                playing.sit(room, self, seat)
            case _:
                self.send(messages.text(Pong()))
