"""Retention: matches that nobody came back to are removed, a few at a time, in the background."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

from vigil.server.match.registry import Registry
from vigil.server.operation import metrics
from vigil.server.store.database import Database
from vigil.server.store.matches.expiry import Kept, remove_expired

ROUND: Final = 3600.0  # seconds between two rounds
AT_ONCE: Final = 20  # matches in one transaction
PAUSE: Final = 1.0  # seconds between two transactions, so that players wait for none
MOST: Final = 1000  # matches in one round
log = logging.getLogger("vigil")


async def tidy(database: Database, registry: Registry, kept: Kept) -> None:
    """Remove what has expired, until cancelled."""
    while kept.days():
        try:
            removed = await one_round(database, registry, kept)
            if removed:
                log.info("removed %d matches that nobody came back to", removed)
        except Exception:
            log.exception("old matches cannot be removed")
        await asyncio.sleep(ROUND)


async def one_round(database: Database, registry: Registry, kept: Kept) -> int:
    """Remove a bounded number of matches; returns how many."""
    removed = 0
    while removed < MOST:
        watched = [match for match, room in registry.rooms.items() if room.audience.watchers]
        gone = await database.write(
            partial(remove_expired, kept=kept, now=time.time(), most=AT_ONCE, but=watched)
        )
        removed += len(gone)
        metrics.REMOVED.inc(len(gone))
        for match in gone:
            await registry.forget(match, "nobody came back to this match", again=False)
        if len(gone) < AT_ONCE:
            break
        await asyncio.sleep(PAUSE)
    return removed
