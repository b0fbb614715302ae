"""Rooms: the matches that are live in this process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from vigil.server import store
from vigil.server.acts import Act
from vigil.server.database import Database
from vigil.server.room import Room
from vigil.server.thinking import Thinking

IDLE: Final = 300  # seconds until a room that nobody uses is forgotten
PAUSE: Final = 60
STUCK: Final = 30  # seconds in which every bot has made its move
GENTLY: Final = 0.05  # seconds between two matches that are taken up after a start
log = logging.getLogger("vigil")


class Rooms:
    """Loads a match when somebody comes to it, and forgets it when everybody has gone."""

    def __init__(self, database: Database, thinking: Thinking) -> None:
        self.database = database
        self.thinking = thinking
        self.secret = ""
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self) -> None:
        """Be ready for the first visitor."""
        self.secret = await self.database.write(store.secret)

    async def get(self, match: str) -> Room:
        """The room of a match; a LookupError if there is no such match."""
        room = self.rooms.get(match)
        if room is None:
            if match not in self.loading:
                self.loading[match] = asyncio.create_task(self.load(match))
            room = await asyncio.shield(self.loading[match])
        room.touched = time.monotonic()
        return room

    async def load(self, match: str) -> Room:
        """Take a match up from the database."""
        try:
            kept = await self.database.read(partial(store.load, match=match))
            room = Room(self.database, self.thinking, self.secret, *kept)
            self.rooms[match] = room
            return room
        finally:
            del self.loading[match]

    async def take_up_bots(self, waited: float = 0) -> None:
        """Go on where a bot was to move and nobody saw to it, without haste."""
        stuck = partial(store.waiting_for_bots, since=time.time() - waited)
        for match in await self.database.read(stuck):
            try:
                (await self.get(match)).wake()
            except Exception:
                log.exception("match %s cannot be taken up", match)
            await asyncio.sleep(GENTLY)

    async def close(self) -> None:
        """Let the bots rest."""
        drivers = [room.driver for room in self.rooms.values() if room.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)

    async def look_after(self) -> None:
        """Go on where a process has died, and forget rooms that nobody uses, for ever and ever."""
        waited = 0
        while True:
            try:
                await self.take_up_bots(waited)
            except Exception:
                log.exception("the bots cannot be looked after")
            waited = STUCK
            for match in [match for match, room in self.rooms.items() if unused(room)]:
                del self.rooms[match]
            await asyncio.sleep(PAUSE)

    async def changed(self, match: str, acts: Sequence[Act] = ()) -> None:
        """Hear from another process what has changed, also while the room is being loaded."""
        loading = self.loading.get(match)
        room = await asyncio.shield(loading) if loading else self.rooms.get(match)
        if room is None:
            return
        async with room.lock:
            await room.follow(acts)


def unused(room: Room) -> bool:
    """Whether nobody would miss a room."""
    busy = room.watchers or room.lock.locked() or (room.driver is not None and not room.driver.done())
    return not busy and time.monotonic() - room.touched > IDLE
