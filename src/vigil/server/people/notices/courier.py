"""The courier: pushes notices that are due, beside everything else and a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from sqlalchemy import Connection

from vigil.server.operation import metrics
from vigil.server.people.notices.message_sealing import browser_keys, seal
from vigil.server.people.notices.push_hosts import PushHosts
from vigil.server.people.notices.push_texts import push_text, topic
from vigil.server.people.notices.server_identity import ServerIdentity, load_identity
from vigil.server.people.notices.side_loop import SideLoop
from vigil.server.store.database import Database
from vigil.server.store.notices import push_queue, subscription_rows
from vigil.server.store.notices.push_queue import DuePush
from vigil.server.store.notices.subscription_rows import Subscription

if TYPE_CHECKING:
    import ssl  # which a browser's Python has not

    import httpx

PAUSE: Final = 1.0  # seconds between two looks
AT_ONCE: Final = 8  # notices that are being pushed
SECONDS: Final = 10.0  # for one push, whatever its service does
GONE: Final = (404, 410)  # the device asks for no pushes any more
LATER: Final = (408, 425, 429)  # and whatever is the fault of the service
PushEnd = Literal["taken", "gone", "refused", "failed"]
log = logging.getLogger("vigil")


class PushedTo(NamedTuple):
    """What became of a push to one device."""

    device: int
    end: PushEnd


class Courier:
    """Takes what is due from the database, so that of several processes one pushes it."""

    def __init__(self, database: Database, hosts: PushHosts, address: str) -> None:
        self.database = database
        self.hosts = hosts
        self.address = address
        self.trust: ssl.SSLContext | bool = True  # by which services prove who they are
        self.side = SideLoop("courier")
        self.sending: set[asyncio.Task[None]] = set()
        self.known: ServerIdentity | None = None
        self.client: httpx.AsyncClient | None = None

    async def identity(self) -> ServerIdentity:
        """Who we are to push services."""
        if self.known is None:
            self.known = await self.database.write(partial(load_identity, address=self.address))
        return self.known

    async def run(self) -> None:
        """Push what is due, until cancelled."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("notices cannot be pushed")
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Begin to push what is due, as far as there is room for more."""
        free, now = AT_ONCE - len(self.sending), time.time()
        if free <= 0 or not await self.database.read(partial(push_queue.is_due, now=now)):
            return
        for due in await self.database.write(partial(push_queue.take_due, now=now, most=free)):
            task = asyncio.create_task(self.push(due))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def push(self, due: DuePush) -> None:
        """Push a notice to every device of its person, and write what became of it."""
        try:
            devices = await self.database.read(partial(subscription_rows.devices_of, person=due.person))
            who = await self.identity()
            ends = await self.side.run(self.send_each(who, due, devices))
            await self.database.write(partial(keep_ends, due=due, ends=ends))
        except Exception:
            log.exception("a notice cannot be pushed")

    async def send_each(
        self, who: ServerIdentity, due: DuePush, devices: list[Subscription]
    ) -> list[PushedTo]:
        """Push to some devices at once."""
        ends = await asyncio.gather(*[self.send(who, due, device) for device in devices])
        return [PushedTo(device.id, end) for device, end in zip(devices, ends, strict=True)]

    async def send(self, who: ServerIdentity, due: DuePush, device: Subscription) -> PushEnd:
        """Push to one device; a service that is slow or says much is not listened to for long."""
        from httpx import HTTPError, InvalidURL

        if not self.hosts.allows(device.endpoint):
            return "gone"  # the host has taken its service off the list
        try:
            sealed = seal(push_text(due), browser_keys(device.p256dh, device.auth))
            async with (
                asyncio.timeout(SECONDS),
                self.line().stream(
                    "POST", device.endpoint, content=sealed, headers=headers(who, due, device)
                ) as answer,
            ):
                return end_of(answer.status_code)
        except (HTTPError, InvalidURL, OSError, ValueError, TimeoutError) as error:
            log.info("a push failed: %s", type(error).__name__)
            return "failed"

    def line(self) -> httpx.AsyncClient:
        """The connections to push services; it follows no redirect, and asks no proxy of the environment."""
        import httpx

        if self.client is None:
            self.client = httpx.AsyncClient(
                verify=self.trust,
                follow_redirects=False,
                trust_env=False,
                timeout=SECONDS,
                limits=httpx.Limits(max_connections=AT_ONCE * subscription_rows.MOST),
            )
        return self.client

    async def close(self) -> None:
        """Push no more; what was not pushed is tried again by the next process."""
        left = list(self.sending)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        if self.client is not None:
            await self.side.run(self.client.aclose())
        await self.side.close()


def headers(who: ServerIdentity, due: DuePush, device: Subscription) -> dict[str, str]:
    """What a push service has to know of a push."""
    return {
        "Authorization": who.authorization(device.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(due.lasts(time.time())),
        "Topic": topic(due),
        "Urgency": "high",
    }


def end_of(status: int) -> PushEnd:
    """What became of a push, by the answer of its service."""
    if 200 <= status < 300:
        return "taken"
    if status in GONE:
        return "gone"
    return "failed" if status >= 500 or status in LATER else "refused"


def keep_ends(connection: Connection, due: DuePush, ends: list[PushedTo]) -> None:
    """Write what became of a push; one that no service took though it could is tried again."""
    for device, end in ends:
        metrics.PUSHES.labels(end).inc()
        if end == "gone":
            subscription_rows.drop_devices(connection, [device])
        else:
            subscription_rows.note_push(connection, device, end == "taken")
    found, now = {end for _, end in ends}, time.time()
    if "failed" in found and "taken" not in found:
        push_queue.push_later(connection, due.id, now)
    else:
        push_queue.settle_pushes(connection, [due.id], now if "taken" in found else None)
