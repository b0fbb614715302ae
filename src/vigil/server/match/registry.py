"""Rooms: the matches that are live in this process."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

from vigil import __version__
from vigil.server.match import layout as matches
from vigil.server.match.bot_pool import Thinking
from vigil.server.match.refusals import Unplayable
from vigil.server.match.room import Room
from vigil.server.protocol.messages import Said
from vigil.server.store import queries as store
from vigil.server.store.acts import Act
from vigil.server.store.database import Database
from vigil.server.store.queries import News, StoredMatch, StoredSeat

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
        self.unplayable: dict[str, str] = {}  # why, so that nobody tries again and again

    async def open(self) -> None:
        """Be ready for the first visitor."""
        self.secret = await self.database.write(store.secret)

    async def get(self, match: str) -> Room:
        """The room of a match; a LookupError if there is no such match, Unplayable if it cannot go on."""
        if match in self.unplayable:
            raise Unplayable(self.unplayable[match])
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
            room = self.rooms[match] = self.played_again(*kept)
            room.presence.announce()  # the others answer
            return room
        finally:
            del self.loading[match]

    def played_again(
        self, match: StoredMatch, seats: list[StoredSeat], acts: list[Act], chat: dict[int, Said]
    ) -> Room:
        """The room of a match, which may be of a version with other rules."""
        try:
            room = Room(self.database, self.thinking, self.secret, match, seats, acts, chat)
            if matches.comes_out(match, room.table):
                return room
            reason = "it comes out otherwise than it did"
        except Exception as error:  # whatever another version has left behind
            reason = str(error) if isinstance(error, Unplayable) else type(error).__name__
        log.error("match %s of Vigil %s cannot be played again: %s", match.id, match.version, reason)
        begun = f"Vigil {match.version}" if match.version else "an older Vigil"
        words = f"this match was begun with {begun}, and Vigil {__version__} cannot go on with it"
        self.unplayable[match.id] = words
        raise Unplayable(words)

    async def take_up_bots(self, waited: float = 0) -> None:
        """Go on where a bot was to move and nobody saw to it, without haste."""
        stuck = partial(store.waiting_for_bots, since=time.time() - waited)
        for match in await self.database.read(stuck):
            try:
                (await self.get(match)).driver.wake()
            except Unplayable:
                continue
            except Exception:
                log.exception("match %s cannot be taken up", match)
            await asyncio.sleep(GENTLY)

    async def close(self) -> None:
        """Let the bots rest."""
        driving = [room.driver.task for room in self.rooms.values() if room.driver.task]
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, return_exceptions=True)

    async def look_after(self) -> None:
        """Go on where a process has died, and forget rooms that nobody uses, for ever and ever."""
        waited = 0
        while True:
            try:
                await self.take_up_bots(waited)
            except Exception:
                log.exception("the bots cannot be looked after")
            waited = STUCK
            for match, room in list(self.rooms.items()):
                if unused(room):
                    del self.rooms[match]
                elif room.presence.here:
                    room.presence.announce()
            await asyncio.sleep(PAUSE)

    async def hear(self, news: News) -> None:
        """Hear from another process what has changed, also while the room is being loaded."""
        loading = self.loading.get(news.match)
        room = await asyncio.shield(loading) if loading else self.rooms.get(news.match)
        if room is None:
            return
        if news.present is not None:
            room.hear_of_people(news.sender, news.present)
            return
        async with room.lock:
            await room.follow(news.acts)


def unused(room: Room) -> bool:
    """Whether nobody would miss a room."""
    busy = room.watchers or room.lock.locked() or room.driver.busy
    return not busy and time.monotonic() - room.touched > IDLE
