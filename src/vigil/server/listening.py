"""Listening: processes on one PostgreSQL hear of each other's changes."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import psycopg
from sqlalchemy.engine import URL

from vigil.server.database import Database
from vigil.server.rooms import Rooms
from vigil.server.store import CHANNEL

AGAIN: Final = 1.0  # seconds until a lost connection is tried again
log = logging.getLogger("vigil")


async def listen(database: Database, rooms: Rooms) -> None:
    """Hear of changes for ever and ever; after a gap, look at everything again."""
    address = conninfo(database.engine.url)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await rooms.changed_all()
                async for notice in connection.notifies():
                    match, _, sender = notice.payload.partition(" ")
                    if sender != database.sender:
                        await hear(rooms, match)
        except psycopg.Error as error:
            log.error("the database cannot be heard: %s", type(error).__name__)
        await asyncio.sleep(AGAIN)


async def hear(rooms: Rooms, match: str) -> None:
    """Take over a change; whatever goes wrong with one match is no reason to be deaf to others."""
    try:
        await rooms.changed(match)
    except Exception:
        log.exception("match %s: a change could not be taken over", match)


def conninfo(url: URL) -> str:
    """The address as psycopg itself wants it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
