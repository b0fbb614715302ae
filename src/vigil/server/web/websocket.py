"""WebSockets: connections of those who play or watch a match."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, assert_never

import msgspec
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket, WebSocketDisconnect

from vigil.server.api.exchange import number, open_room
from vigil.server.api.services import Services, services
from vigil.server.domain.refusals import Refusal, Unplayable
from vigil.server.fair_use import limits
from vigil.server.fair_use.allowances import Allowance
from vigil.server.fair_use.networks import network_of
from vigil.server.match import player_actions
from vigil.server.match.course import Viewpoint
from vigil.server.match.live_match import Decide
from vigil.server.match.room import Room
from vigil.server.operation import metrics
from vigil.server.protocol.messages import Hint, Pong, Refused, Weighed, encode_text
from vigil.server.protocol.requests import (
    AskHint,
    AskWeight,
    CountOut,
    FromClient,
    MakeMove,
    Ping,
    PlayAll,
    React,
    Resign,
    Rewind,
    Say,
    Sit,
    TakeOver,
    ToMatch,
    Undo,
    from_client,
)
from vigil.server.store.people.persons import Person

ABORT: Final = "vigil.abort"  # the extension in a WebSocket's scope that cuts the connection
POLICY: Final = 1008  # the close code for a client that does not keep to the rules
HEAVY: Final = (Sit, Rewind, AskHint, AskWeight)  # what takes longer than a move
RESTART: Final = 1012  # the close code for one that should connect again
NOTHING: Final[Mapping[int, str]] = {}
log = logging.getLogger("vigil")

Question = Callable[[], Awaitable[Hint | Weighed]]  # begun only when somebody waits for the answer


async def live(socket: WebSocket) -> None:
    """Connect somebody to a match, within the limits of their address."""
    serving = services(socket)
    address = network_of(socket)
    if not serving.connections.enter(address):
        await socket.close(POLICY, "too many connections")
        return
    try:
        await let_in(socket, serving)
    finally:
        serving.connections.leave(address)


async def let_in(socket: WebSocket, serving: Services) -> None:
    """Find the room and the seat that a client asks for."""
    try:
        after = number(socket.query_params.get("after"), "an act")
        seat = number(socket.query_params.get("seat"), "a seat")
        serving.allowances.charge(socket, limits.REQUESTS, 1 if after is None else limits.HEAVY)
        room = await open_room(socket, socket.path_params["id"])
        person = await serving.people.find(socket)
        if seat is not None and not room.match.owns(person, seat):
            raise Refusal(f"seat {seat} is not yours")
    except (ValueError, LookupError, PermissionError, Unplayable, HTTPException) as error:
        await socket.close(POLICY, str(error)[:100])
        return
    await socket.accept()
    await LiveConnection(socket, room, person, seat, serving.registry.revoked).run(after)


class LiveConnection:
    """One connection. Messages wait in a queue, so that a slow client delays nobody."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        person: Person | None,
        seat: Viewpoint,
        revoked: Mapping[int, str] = NOTHING,
    ) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        self.seat = seat
        self.revoked = revoked
        self.unheard: frozenset[str] = frozenset()
        self.dismissed = False
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.unread = 0  # characters that wait
        self.refusals = 0
        self.advice: asyncio.Task[None] | None = None
        self.farewell = (POLICY, "too slow, or too many wrong messages")

    def dismiss(self, reason: str, again: bool) -> None:
        """End the connection, after what was sent before; `again`: they may come back at once."""
        self.dismissed = True
        self.farewell = (RESTART if again else POLICY, reason)
        self.waiting.put_nowait(None)

    def send(self, text: str) -> None:
        """Send a message, without waiting for it to arrive."""
        behind = self.waiting.qsize() >= limits.WAITING or self.unread + len(text) > limits.UNREAD
        if self.waiting.empty() or not behind:
            self.unread += len(text)
            self.waiting.put_nowait(text)
        else:
            self.abort()

    def abort(self) -> None:
        """Cut a client that does not read: nothing more can be said to it, not even goodbye."""
        self.waiting = asyncio.Queue()
        self.waiting.put_nowait(None)
        self.unread = 0
        extensions = self.socket.scope.get("extensions") or {}
        if ABORT in extensions:
            extensions[ABORT]()

    async def run(self, after: int | None) -> None:
        """Serve the connection until it ends."""
        sender = asyncio.create_task(self.deliver())
        try:
            await self.room.admit(self, after)
            self.expect_session()
            await self.listen()
            if self.refusals >= limits.REFUSALS:
                await sender
        finally:
            self.room.leave(self)
            sender.cancel()
            if self.advice is not None:
                self.advice.cancel()

    def expect_session(self) -> None:
        """Send away somebody whose session was revoked while they came in."""
        reason = self.revoked.get(self.person.session) if self.person else None
        if reason is not None:
            self.dismiss(reason, again=False)

    async def deliver(self) -> None:
        """Send what is waiting, in order; a client that cannot keep up is disconnected."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self.waiting.get()) is not None:
                await self.socket.send_text(text)
                self.unread = max(self.unread - len(text), 0)
            await self.socket.close(*self.farewell)

    async def listen(self) -> None:
        """Do what the client asks, one thing after another."""
        allowance = Allowance(limits.MESSAGES)
        while self.refusals < limits.REFUSALS:
            received = await self.socket.receive()
            if self.dismissed or received["type"] == "websocket.disconnect":
                return  # who is sent away but reads no goodbye can do nothing more
            text = received.get("text") or received.get("bytes") or ""
            if not allowance.take():
                self.refuse(f"not so fast: at most {limits.RATE} messages a second", limits.TOO_FAST)
            elif len(text) > limits.MESSAGE:
                self.refuse(f"a message has at most {limits.MESSAGE // 1024} kB")
            else:
                await self.hear(text, allowance)
        self.waiting.put_nowait(None)  # what was said before is still delivered

    def refuse(self, reason: str, weight: int = 1) -> None:
        """Say what was wrong with a message, and count it."""
        self.refusals += weight
        metrics.REFUSALS.inc()
        self.send(encode_text(Refused(reason, self.room.match.step)))

    async def hear(self, text: str | bytes, allowance: Allowance) -> None:
        """Do what a message asks."""
        try:
            message = from_client.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(f"the message cannot be understood: {error}")
            return
        if isinstance(message, HEAVY) and not allowance.take(limits.HEAVY - 1):
            self.refuse("not so fast: this takes the server longer than other messages", limits.TOO_FAST)
            return
        try:
            await self.do(message)
        except (ValueError, PermissionError) as error:
            self.room.audience.refuse(self, error)
        except Exception:
            log.exception("match %s: a message could not be answered", self.room.match.id)
            self.refuse("something went wrong here")

    async def do(self, message: FromClient) -> None:
        """Do what a client asks."""
        match message:
            case AskHint(step):
                self.ask(partial(self.room.advise, self, step))
            case AskWeight(step, text):
                self.ask(partial(self.room.weigh, self, step, text))
            case Say(text):
                services(self.socket).features.expect("chat")
                await self.room.say(self, text)
            case React(reaction):
                services(self.socket).features.expect("chat")
                await self.room.say(self, "", reaction)
            case Sit(seat):
                await self.room.sit(self, seat)
            case Ping():
                self.send(encode_text(Pong()))
            case _:
                await self.room.carry_out(self.change(message))

    def change(self, message: ToMatch) -> Decide:
        """What a message changes in the match."""
        actions, seat = player_actions, self.seat
        match message:
            case MakeMove(step, text):
                return partial(actions.move, seat=seat, step=step, text=text)
            case PlayAll(step):
                return partial(actions.play_all, seat=seat, step=step)
            case Undo(step):
                return partial(actions.undo, seat=seat, step=step)
            case Rewind(step, to):
                return partial(actions.rewind, seat=seat, step=step, to=to)
            case Resign():
                return partial(actions.resign, seat=seat)
            case TakeOver(late):
                return partial(actions.take_over, seat=seat, late=late, online=self.room.audience.online())
            case CountOut(late):
                return partial(actions.count_out, seat=seat, late=late, online=self.room.audience.online())
            case _:
                assert_never(message)

    def ask(self, question: Question) -> None:
        """Ask a bot for advice, without delaying what comes next."""
        if self.advice is not None and not self.advice.done():
            raise ValueError("one question at a time: the last one is not answered yet")
        self.advice = asyncio.create_task(self.advise(question))

    async def advise(self, question: Question) -> None:
        """Tell the client what a bot says."""
        try:
            self.send(encode_text(await question()))
        except ValueError as error:
            self.room.audience.refuse(self, error)
        except Exception:
            log.exception("match %s: there is no advice", self.room.match.id)
            self.refuse("nobody can be asked now")
