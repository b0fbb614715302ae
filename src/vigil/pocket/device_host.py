"""The host: one worker of a browser in which the application runs for all tabs of this device."""

from __future__ import annotations

import hashlib
import logging
from typing import Any

from vigil.pocket.bridge import Bridge, Tell
from vigil.pocket.side_worker import SideWorker
from vigil.server.store.database import Database
from vigil.server.store.hosting import server_settings
from vigil.server.web.app import application
from vigil.server.workers.side_work import SideCall, WarmUp
from vigil.server.workers.staffing import IN_THE_LOOP, Staffing


async def open_host(file: str, origin: str, page: Any) -> Bridge:
    """Start the application on a database, for pages of an origin.

    `page` is the worker's side: `tell`, `flush`, and a `bench` for side work, if there is one.
    """
    logging.basicConfig(level=logging.WARNING)
    database = Database(file, threads=False, flush=page.flush)
    secret = await database.write(server_settings.secret)
    app = application(database, workers=1, address=origin, staffing=staff(page.bench), alone=True)
    tell: Tell = page.tell
    bridge = Bridge(app, database, origin, own_key(secret), tell)
    await bridge.start()
    return bridge


def staff(bench: Any) -> Staffing:
    """Who does what: bots that do not look ahead take no longer than a request."""
    if bench is None:
        return IN_THE_LOOP

    def in_worker(warm_up: WarmUp) -> SideWorker:
        return SideWorker(warm_up, bench)

    return Staffing(in_worker, SideCall, in_worker)


def own_key(secret: str) -> str:
    """The key of whoever sits at this device; it never leaves it."""
    return hashlib.sha256(f"{secret} this device".encode()).hexdigest()
