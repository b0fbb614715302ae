"""The desk at which people look for a game: who waits in this process, and what is done every second."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection

from vigil.server.domain.paces import LIVE_PACES, PACES, SLOW_PACES, PaceCode
from vigil.server.operation import metrics
from vigil.server.people.opponents import challenging, meetings
from vigil.server.people.opponents.challenging import Answer
from vigil.server.people.opponents.meetings import HereAndNow, MeetingOutcome, Wish
from vigil.server.store.database import Database
from vigil.server.store.opponents import challenge_rows, presence_rows, seek_rows
from vigil.server.store.people.persons import Person
from vigil.server.timing.service_time import ServiceTime

PAUSE: Final = 1.0  # seconds between two rounds
BEAT: Final = 20  # rounds between two signs that people wait here
SLOW: Final = 60  # rounds between two looks at slow games
PATIENCE: Final = 25.0  # seconds after which whoever has not asked again waits no more
Attendance = Callable[[], Mapping[int, str | None]]  # who is here, and at which table all may watch
T = TypeVar("T")
log = logging.getLogger("vigil")


class OpponentDesk:
    """Brings people together, also with those at other processes on the same database."""

    def __init__(self, database: Database, running: ServiceTime, attendance: Attendance) -> None:
        self.database = database
        self.attendance = attendance
        self.time = running
        self.waiting: dict[int, set[asyncio.Event]] = defaultdict(set)  # requests, by person
        self.heard: dict[int, float] = {}  # when people who look for a live game last asked

    def here(self) -> HereAndNow:
        """This process, now."""
        return HereAndNow(self.database.sender, time.time(), self.time.now())

    # Whoever waits

    def hear(self, person: int) -> None:
        """Note that somebody who looks for a live game is there."""
        self.heard[person] = time.monotonic()

    async def wait(self, person: int, waking: asyncio.Event, seconds: float) -> None:
        """Wait until something changes for a person, or time is up."""
        try:
            await asyncio.wait_for(waking.wait(), seconds)
        except TimeoutError:
            return
        finally:
            self.hear(person)

    def waking(self, person: int) -> asyncio.Event:
        """What is set when something changes for a person; it has to be dropped afterwards."""
        event = asyncio.Event()
        self.waiting[person].add(event)
        return event

    def drop(self, person: int, waking: asyncio.Event) -> None:
        """Wait no more."""
        self.waiting[person].discard(waking)
        if not self.waiting[person]:
            del self.waiting[person]

    def wake(self, people: Iterable[int]) -> None:
        """Let some people look again."""
        for person in people:
            for event in self.waiting.get(person, ()):
                event.set()

    def wake_all(self) -> None:
        """Let everybody look again."""
        self.wake(list(self.waiting))

    # What they do

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Make a change in a transaction of its own, since it locks seeks."""
        return await self.database.write(work, alone=True)

    async def post(self, person: Person, wish: Wish) -> int:
        """Let somebody look for a game, and see at once whether there is one; returns the seek."""
        seek = await self.write(partial(meetings.post, person=person, wish=wish, here=self.here()))
        if PACES[wish.pace].live:
            self.hear(person.id)
        await self.bring_together(wish.pace)
        return seek

    async def widen(self, person: Person, seek: int, pace: PaceCode) -> None:
        """Let somebody meet anybody."""
        await self.write(partial(meetings.widen, person=person.id, seek=seek))
        await self.bring_together(pace)

    async def come(self, person: Person, seek: int) -> None:
        """Let somebody come to a meeting."""
        work = partial(meetings.come, person=person, seek=seek, here=self.here())
        self.follow(await self.write(work))

    async def stop(self, person: Person, seek: int) -> None:
        """Let somebody look no more."""
        work = partial(meetings.stop, person=person.id, seek=seek, here=self.here())
        self.follow(await self.write(work))

    async def take_up(self, person: Person, seek: int) -> str:
        """Let somebody play whoever has a standing seek; returns the match."""
        return await self.write(partial(meetings.take_up, person=person, seek=seek, here=self.here()))

    async def challenge(self, person: Person, name: str, wish: Wish, duplicate: bool) -> None:
        """Let somebody challenge somebody else by name."""
        here = self.here()

        def work(connection: Connection) -> int:
            return challenging.challenge(connection, person, name, wish, duplicate, here)

        await self.write(work)

    async def respond(self, person: Person, number: int, answer: Answer) -> None:
        """Let somebody answer a challenge, or withdraw their own."""
        work = partial(challenging.respond, person=person, number=number, answer=answer, here=self.here())
        settled = await self.write(work)
        self.wake([settled.by, settled.to])

    def follow(self, outcome: MeetingOutcome) -> None:
        """Tell everybody here whom a change concerns, and count it."""
        now = time.time()
        for seek in outcome.met:
            metrics.PAIRINGS.labels(seek.pace).inc()
        for seek in outcome.seated:
            metrics.SEATED.labels(seek.pace).inc()
            if PACES[seek.pace].live:
                metrics.SEEK_SECONDS.observe(now - seek.since)
        self.wake(outcome.people)

    # What is done every second

    async def bring_together(self, pace: PaceCode) -> None:
        """Let those meet who suit each other."""
        work = partial(meetings.bring_together, pace=pace, here=self.here())
        self.follow(await self.write(work))

    async def run(self) -> None:
        """Bring people together until cancelled."""
        number = 0
        while True:
            await asyncio.sleep(PAUSE)
            number += 1
            try:
                await self.one_round(number)
            except Exception:
                log.exception("nobody can be brought together")

    async def one_round(self, number: int) -> None:
        """What is done in one second: while nobody looks for a live game here, next to nothing."""
        since = time.monotonic() - PATIENCE
        self.heard = {person: at for person, at in self.heard.items() if at > since}
        paces = [*(LIVE_PACES if self.heard else []), *(SLOW_PACES if number % SLOW == 0 else [])]
        for pace in paces:
            await self.bring_together(pace)
        if self.heard or number % BEAT == 0:
            self.follow(await self.write(partial(meetings.end_meetings, here=self.here())))
        if number % BEAT == 0:
            await self.write(
                partial(beat, here=self.here(), looking=[*self.heard], present=self.attendance())
            )


def beat(
    connection: Connection, here: HereAndNow, looking: Collection[int], present: Mapping[int, str | None]
) -> None:
    """Say who is here, and who still waits for a game."""
    seek_rows.beat(connection, looking, here.process, here.now)
    presence_rows.note_here(connection, present, here.process, here.now)
    challenge_rows.expire_challenges(connection, here.now)
