"""The registry: the rooms of all matches that are live in this process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from functools import partial
from typing import Final

from msgspec import structs
from sqlalchemy import Connection

from vigil import __version__
from vigil.server.domain.refusals import TooLate, Unplayable
from vigil.server.fair_use.ledger import Ledger
from vigil.server.match.ending import make_result
from vigil.server.match.restoration import Restored, restore, resumption, with_secret_chance
from vigil.server.match.room import Room
from vigil.server.store.database import Database
from vigil.server.store.hosting import server_settings
from vigil.server.store.matches import match_changes, match_lists, match_queries, match_snapshots
from vigil.server.store.matches.match_queries import WholeMatch
from vigil.server.store.matches.overruling import Overruled
from vigil.server.store.notifications import MatchNews, notify
from vigil.server.timing.service_time import BEAT, ServiceTime
from vigil.server.workers.bot_pool import BotPool

IDLE: Final = 300  # seconds until an unused room is dropped ...
CROWDED: Final = 30  # ... or so few, while too much is in memory
IN_MEMORY: Final = 500_000  # acts in all rooms, of about a kilobyte each ...
EMPTY: Final = 20  # ... and so many for a room without any
PAUSE: Final = 60  # seconds between two rounds of maintenance
STUCK: Final = 30  # seconds after which a bot's move is overdue: its process may have died
GENTLY: Final = 0.05  # seconds between two matches that are loaded for their bots
AT_ONCE: Final = 4  # matches that are played again at the same time
QUIET: Final = 3600.0  # seconds after the last act from which on a match without a snapshot gets one ...
SAVED: Final = 20  # ... so many in a round
TRIES: Final = 3  # to load a match that changes meanwhile
log = logging.getLogger("vigil")


class Registry:
    """Loads a match when it is asked for, and drops it when nobody uses it."""

    def __init__(self, database: Database, bots: BotPool, ledger: Ledger) -> None:
        self.database = database
        self.bots = bots
        self.ledger = ledger
        self.secret = ""
        self.time = ServiceTime()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.revoked: dict[int, str] = {}  # sessions, while this process runs: why they ended
        self.unplayable: dict[str, str] = {}  # by match: why, so that it is not tried again

    async def open(self) -> None:
        """Read what every room needs."""
        self.secret = await self.database.write(server_settings.secret)
        kept = await self.database.read(server_settings.kept_time)
        if kept is not None:
            self.time.resume(kept)

    async def close(self) -> None:
        """Stop the bots and the clocks, and keep how every match stands: the next version may differ."""
        await asyncio.gather(*[room.autoplay.stop() for room in self.rooms.values()])
        for room in self.rooms.values():
            room.save()
        await self.keep_time()

    def live(self) -> Iterable[str]:
        """The matches that have a room."""
        return self.rooms

    def is_live(self, match: str) -> bool:
        """Whether a match has a room, or is just getting one."""
        return match in self.rooms or match in self.loading

    async def get(self, match: str) -> Room:
        """The room of a match; a LookupError if there is no such match, Unplayable if it cannot go on."""
        if match in self.unplayable:
            raise Unplayable(self.unplayable[match])
        room = self.rooms.get(match)
        if room is None or room.retired:
            if match not in self.loading:
                self.loading[match] = asyncio.create_task(self.load(match))
            room = await asyncio.shield(self.loading[match])
        room.touched = time.monotonic()
        return room

    async def load(self, match: str) -> Room:
        """Load a match from the database."""
        try:
            room = self.rooms[match] = await self.find_room(match)
            self.make_space()
            room.keep_clocks()
            room.audience.presence.announce()  # other processes answer with who is there
            return room
        finally:
            del self.loading[match]

    async def find_room(self, match: str) -> Room:
        """The room of a match, which is read again if it has changed meanwhile."""
        for _ in range(TRIES):
            room = await self.open_room(await self.database.read(partial(match_queries.load, match=match)))
            if room is not None:
                return room
        raise TooLate("this match is being changed: try again")

    async def open_room(self, whole: WholeMatch) -> Room | None:
        """The room of a match; None if it has changed since it was read, or goes on from a snapshot now."""
        if whole.match.resumed > len(whole.acts):
            return None
        async with self.turns:
            restored = await self.restore(whole)
        if whole.match.status == "playing":
            restored = with_secret_chance(restored)
        if restored.snapshot is not None:
            if whole.match.status != "finished":
                await self.resume(whole, restored)
                return None
            whole.match.resumed = restored.course.step  # nothing more is done in it: it is only looked at
        return Room(self.database, self.bots, self.ledger, self.secret, whole, restored.course, self.time)

    async def restore(self, whole: WholeMatch) -> Restored:
        """The course of a match, which may have been played by other rules than those of this version."""
        match = whole.match
        try:
            return await restore(whole)
        except Unplayable as error:
            log.error("match %s of Vigil %s cannot be played again: %s", match.id, match.version, error)
            begun = f"Vigil {match.version}" if match.version else "an older Vigil"
            words = f"this match was begun with {begun}, and Vigil {__version__} cannot go on with it"
            self.unplayable[match.id] = words
            raise Unplayable(words) from error

    async def resume(self, whole: WholeMatch, restored: Restored) -> None:
        """Let a match go on from a snapshot, unless another process does so or goes on with it already."""
        match = whole.match.id
        log.warning(
            "match %s of Vigil %s goes on from a snapshot after act %s: %s",
            match, whole.match.version, restored.snapshot, restored.why,
        )  # fmt: skip
        stored, act, snapshot = resumption(whole, restored, self.time.now())
        over = stored.status == "finished"
        resumed, acts = structs.replace(stored, resumed=act.number), [*whole.acts, act]
        result = make_result(resumed, whole.seats, acts, restored.course, act.at) if over else None

        def write(connection: Connection) -> None:
            if match_changes.add_acts(connection, stored, [act], result):
                match_snapshots.mark_resumed(connection, match, act.number)
                match_snapshots.keep_snapshot(connection, match, snapshot, act.number)
                notify(connection, MatchNews(match, self.database.sender, []))

        with contextlib.suppress(Overruled):
            await self.database.write(write, match, alone=over)

    async def hear(self, news: MatchNews) -> None:
        """Pass on what another process has changed, also while the room is being loaded."""
        loading = self.loading.get(news.match)
        room = await asyncio.shield(loading) if loading else self.rooms.get(news.match)
        if room is not None:
            await room.hear(news)

    async def forget(self, match: str, reason: str, again: bool) -> None:
        """Drop a match that the host has changed, or (not `again`) deleted."""
        loading = self.loading.get(match)
        if loading is not None:
            await asyncio.gather(asyncio.shield(loading), return_exceptions=True)
        self.unplayable.pop(match, None)
        room = self.rooms.pop(match, None)
        if room is not None:
            await room.retire(reason, again)

    def dismiss(self, person: int, reason: str, again: bool) -> None:
        """End all connections of a person."""
        for room in self.rooms.values():
            room.audience.dismiss(reason, again, person)

    def revoke(self, session: int, reason: str) -> None:
        """End all connections by a session, also those that are about to be made."""
        self.revoked[session] = reason
        for room in self.rooms.values():
            room.audience.dismiss(reason, again=False, session=session)

    async def maintain(self) -> None:
        """Wake overdue bots, keep how matches stand and drop unused rooms, until cancelled."""
        waited = 0
        while True:
            try:
                await self.wake_bots(waited)
            except Exception:
                log.exception("overdue bots cannot be found")
            waited = STUCK
            try:
                await self.save_others()
            except Exception:
                log.exception("matches cannot be kept as they stand")
            for match, room in list(self.rooms.items()):
                if room.unused(IDLE):
                    self.drop(match)
                elif room.audience.presence.here:
                    room.audience.presence.announce()
            await asyncio.sleep(PAUSE)

    def make_space(self) -> None:
        """Drop the rooms that were not used for longest, while there is too much in memory."""
        held = sum(room.match.step + EMPTY for room in self.rooms.values())
        if held <= IN_MEMORY:
            return
        for match, room in sorted(self.rooms.items(), key=lambda entry: entry[1].touched):
            if held > IN_MEMORY and room.unused(CROWDED):
                held -= room.match.step + EMPTY
                self.drop(match)

    def drop(self, match: str) -> None:
        """Forget a room; who is about to enter it is sent to the next one."""
        room = self.rooms.pop(match)
        room.save()
        room.retired = True

    async def tick(self) -> None:
        """Keep the time of the service, until cancelled."""
        while True:
            await self.keep_time()
            await asyncio.sleep(BEAT)

    async def keep_time(self) -> None:
        """Write down what time it is, and follow whoever is further."""
        try:
            furthest = await self.database.write(partial(server_settings.keep_time, reached=self.time.now()))
        except Exception:
            log.exception("the time of the service cannot be kept")
        else:
            self.time.catch_up(furthest)

    async def save_others(self) -> None:
        """Keep how a few matches stand that an older version, or a server that was killed, has left."""
        quiet = partial(
            match_snapshots.unsaved_matches,
            before=time.time() - QUIET,
            most=SAVED,
            but=self.unplayable.keys(),
        )
        for match in await self.database.read(quiet):
            with contextlib.suppress(Unplayable, LookupError):
                (await self.get(match)).save()
            await asyncio.sleep(GENTLY)

    async def wake_bots(self, waited: float) -> None:
        """Go on with matches in which a bot has had to move for some time, one by one to spare the server."""
        stuck = partial(match_lists.waiting_for_bots, since=time.time() - waited)
        for match in await self.database.read(stuck):
            try:
                (await self.get(match)).autoplay.wake()
            except Unplayable:
                continue
            except Exception:
                log.exception("match %s cannot be gone on with", match)
            await asyncio.sleep(GENTLY)
