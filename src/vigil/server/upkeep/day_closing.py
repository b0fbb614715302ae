"""Day closing: attempts at deals of the day that were left unfinished count as lost, in the background."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

from vigil.server.people.deals.attempts import close_days
from vigil.server.store.database import Database

PAUSE: Final = 600.0  # seconds between two looks
log = logging.getLogger("vigil")


async def follow(database: Database) -> None:
    """Close the days that are over, until cancelled."""
    while True:
        try:
            await database.write(partial(close_days, now=time.time()))
        except Exception:
            log.exception("the deals of earlier days cannot be closed")
        await asyncio.sleep(PAUSE)
