"""Listening: processes on one PostgreSQL hear of each other's changes."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
import psycopg
from sqlalchemy.engine import URL

from vigil.server.match.registry import Rooms
from vigil.server.store.database import Database
from vigil.server.store.queries import CHANNEL, News

AGAIN: Final = 1.0  # seconds until a lost connection is tried again
log = logging.getLogger("vigil")


async def listen(database: Database, rooms: Rooms) -> None:
    """Hear of changes for ever and ever; after a gap, look at everything again."""
    address = conninfo(database.engine.url)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await hear(connection, database.sender, rooms)
        except Exception as error:
            log.error("the database cannot be heard: %s", type(error).__name__)
        await asyncio.sleep(AGAIN)


async def hear(connection: psycopg.AsyncConnection, sender: str, rooms: Rooms) -> None:
    """Take over what others say; a match that takes its time holds no other up."""
    tasks: set[asyncio.Task[None]] = set()

    def begin(news: News) -> None:
        task = asyncio.create_task(take_over(rooms, news))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    for match in list(rooms.rooms):
        begin(News(match, ""))
    async for notice in connection.notifies():
        news = msgspec.json.decode(notice.payload, type=News)
        if news.sender != sender:
            begin(news)


async def take_over(rooms: Rooms, news: News) -> None:
    """Take over a change; whatever goes wrong with one match is no reason to be deaf to others."""
    try:
        await rooms.hear(news)
    except Exception:
        log.exception("match %s: a change could not be taken over", news.match)


def conninfo(url: URL) -> str:
    """The address as psycopg itself wants it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
