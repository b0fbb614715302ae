"""Result following: readers of results catch up with the matches that have ended, in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from vigil.server.people.deals.attempts import DEALS
from vigil.server.people.ratings.rating_reader import RATINGS
from vigil.server.store.database import Database
from vigil.server.store.results.play_totals import TOTALS
from vigil.server.store.results.result_readers import ResultReader, is_behind, read_on
from vigil.server.store.tournaments.outcome_reader import OUTCOMES

READERS: Final = (TOTALS, OUTCOMES, RATINGS, DEALS)
PAUSE: Final = 1.0  # seconds between two looks
AT_ONCE: Final = 20  # results in one transaction
log = logging.getLogger("vigil")


async def follow(database: Database, readers: Sequence[ResultReader] = READERS) -> None:
    """Let readers catch up until cancelled; one that fails tries again, and holds up no other."""
    while True:
        for reader in readers:
            try:
                await catch_up(database, reader)
            except Exception:
                log.exception("the results of matches cannot be read for %s", reader.name)
        await asyncio.sleep(PAUSE)


async def catch_up(database: Database, reader: ResultReader) -> None:
    """Let a reader take all results that it has not read, a few at a time."""
    while await database.read(partial(is_behind, reader=reader)):
        if not await database.write(partial(read_on, reader=reader, most=AT_ONCE), alone=True):
            return  # another process reads
