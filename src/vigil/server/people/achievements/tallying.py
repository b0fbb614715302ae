"""Tallying: finished matches are gone through once each, in their order, in the background."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from sqlalchemy import Connection

from vigil.server.people.achievements.awarding import TALLIES, award
from vigil.server.people.achievements.game_tally import SeatTally
from vigil.server.people.achievements.tally_work import tally_match, warm_up
from vigil.server.store.database import Database
from vigil.server.store.matches import match_queries
from vigil.server.store.matches.match_queries import WholeMatch
from vigil.server.store.results.result_log import results_after
from vigil.server.store.results.result_readers import mark_of
from vigil.server.store.results.result_rows import StoredResult
from vigil.server.workers.side_work import SideWork, TookTooLong, WorkLost
from vigil.server.workers.staffing import MakeSide

PAUSE: Final = 1.0  # seconds between two looks
LONGEST: Final = 20.0  # seconds for one match
IDLE: Final = 60.0  # seconds after which a process that is not needed is ended
AT_ONCE: Final = 20  # results that are read at a time
log = logging.getLogger("vigil")


async def follow(database: Database, make: MakeSide) -> None:
    """Tally what has ended until cancelled; after a failure it is tried again."""
    work = make(warm_up)
    idle = 0.0
    try:
        while True:
            try:
                while await tally_some(database, work):
                    idle = 0.0
            except Exception:
                log.exception("finished matches cannot be tallied")
            await asyncio.sleep(PAUSE)
            idle += PAUSE
            if idle == IDLE:
                work.close()  # until it is needed again
    finally:
        work.close()


async def tally_some(database: Database, work: SideWork) -> bool:
    """Tally the next results; False: there are none, or another process does it."""
    found = await database.read(next_results)
    for result in found:
        tallies = await tally_one(database, work, result)
        if not await database.write(partial(award, result=result, tallies=tallies), alone=True):
            return False
    return bool(found)


def next_results(connection: Connection) -> list[StoredResult]:
    """The results that have not been tallied."""
    return results_after(connection, mark_of(connection, TALLIES), AT_ONCE)


async def tally_one(database: Database, work: SideWork, result: StoredResult) -> list[SeatTally] | None:
    """The tallies of a match; None where nobody played, it is gone, or it cannot be played again."""
    if result.aborted or result.resumed or not any(seat.person is not None for seat in result.seats):
        return None
    try:
        whole: WholeMatch = await database.read(partial(match_queries.load, match=result.match))
    except LookupError:
        return None
    try:
        tallies: list[SeatTally] | None = await work.run(LONGEST, tally_match, whole)
    except (TookTooLong, WorkLost):
        return None
    return tallies
