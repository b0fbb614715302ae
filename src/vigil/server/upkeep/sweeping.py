"""Sweeping: what has had its time is removed, in the background: old notices, names that were reserved."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final, Protocol

from sqlalchemy import Connection

from vigil.server.store.database import Database
from vigil.server.store.notices.notice_rows import forget_notices
from vigil.server.store.people.account_rows import forget_reservations

ROUND: Final = 3600.0  # seconds between two rounds
MOST: Final = 100  # transactions of a round


class Sweep(Protocol):
    """Removes a bounded number of things whose time is over; returns how many."""

    def __call__(self, connection: Connection, now: float) -> int: ...


SWEPT: Final[tuple[Sweep, ...]] = (forget_notices, forget_reservations)


async def follow(database: Database) -> None:
    """Sweep until cancelled."""
    while True:
        try:
            for sweep in SWEPT:
                await sweep_all(database, sweep)
        except Exception:
            logging.getLogger("vigil").exception("what has had its time cannot be removed")
        await asyncio.sleep(ROUND)


async def sweep_all(database: Database, sweep: Sweep) -> None:
    """Remove a bounded number of things at a time, until none is left."""
    for _ in range(MOST):
        if not await database.write(partial(sweep, now=time.time())):
            return
