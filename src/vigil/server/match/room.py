"""A room: one live match, its audience and its bots. A change is written first and told afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection

from vigil.server.domain.acts import ABANDON, RESIGN, Act
from vigil.server.domain.kinds import Reaction
from vigil.server.domain.refusals import Changed, Refusal, TooLate
from vigil.server.fair_use.ledger import ACT, LINE, SNAPSHOTS, Ledger
from vigil.server.match import player_actions
from vigil.server.match.autoplay import Autoplay
from vigil.server.match.company.audience import Audience, Watcher
from vigil.server.match.company.blocked_speakers import blocked_speakers
from vigil.server.match.company.chat import Chat
from vigil.server.match.company.presence import Presence
from vigil.server.match.company.turn_notices import turn_notice
from vigil.server.match.company.visits import note_visit
from vigil.server.match.course import Course, Viewpoint
from vigil.server.match.ending import make_result
from vigil.server.match.live_match import ActDraft, Change, Decide, LiveMatch
from vigil.server.match.restoration import take_snapshot
from vigil.server.operation import metrics
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.messages import Hint, Weighed
from vigil.server.store.database import Database
from vigil.server.store.matches import chat_log, match_changes, match_queries, match_snapshots
from vigil.server.store.matches.match_queries import WholeMatch
from vigil.server.store.matches.match_rows import StoredMatch
from vigil.server.store.matches.overruling import Overruled
from vigil.server.store.notices.notice_rows import give_notice
from vigil.server.store.notifications import MatchNews, notify
from vigil.server.store.people.persons import Person
from vigil.server.store.results.result_rows import StoredResult
from vigil.server.timing.service_time import ServiceTime
from vigil.server.workers.bot_pool import BotPool

EVERY: Final = 25  # acts between two snapshots of a match
PAUSE: Final = 16  # turns that are told without a break
T = TypeVar("T")
Write = Callable[[Connection], bool]  # False: somebody else was faster
MOVED_ON: Final = "the host has changed this match"


class Room:
    """One match."""

    def __init__(
        self,
        database: Database,
        bots: BotPool,
        ledger: Ledger,
        secret: str,
        whole: WholeMatch,
        course: Course,
        running: ServiceTime,
    ) -> None:
        self.database = database
        self.bots = bots
        self.ledger = ledger
        self.match = LiveMatch(whole.match, whole.seats, whole.acts, course, running)
        self.audience = Audience(
            self.match, Presence(database, self.match.id), Chat(self.match.id, secret, whole.chat)
        )
        self.autoplay = Autoplay(self.match, self.watched, self.carry_out, bots, secret)
        self.lock = asyncio.Lock()  # held while the match is changed
        self.touched = time.monotonic()
        self.replay: bytes | None = None  # of a finished match, once somebody has asked for it
        self.saved = whole.snapshots[0].act if whole.snapshots else 0  # the act after which the game was kept
        self.retired = False  # whether another room has taken its place, or none

    # Watchers

    def describe(self, person: Person | None) -> MatchState:
        """The match as a person may know it."""
        return self.audience.describe(person)

    def enter(self, watcher: Watcher, after: int | None) -> None:
        """Let somebody in."""
        if self.retired:
            watcher.dismiss(MOVED_ON, True)
            return
        self.audience.enter(watcher, after)
        self.autoplay.wake()
        if watcher.seat is not None:
            note_visit(self.database, self.match, watcher.seat)

    async def admit(self, watcher: Watcher, after: int | None) -> None:
        """Let somebody in, once the log is written for them."""
        await self.prepare(self.audience.place(watcher))
        if watcher.person is not None:
            watcher.unheard = await blocked_speakers(self.database, self.audience.chat, watcher.person.id)
        self.enter(watcher, after)
        await self.note_arrival(watcher.person)

    async def note_arrival(self, person: Person | None) -> None:
        """Write down that somebody has come for whom the clocks wait."""
        match = self.match
        if self.retired or person is None or not match.awaits(person):
            return
        own = [seat for seat in range(len(match.seats)) if match.owns(person, seat)]
        arrive = partial(match_changes.arrive, match=match.id, numbers=own, now=match.time.now())
        with contextlib.suppress(Changed):  # then they are sent to the room that takes its place
            await self.rewrite(lambda _: arrive)

    async def prepare(self, seat: Viewpoint) -> None:
        """Write the log for a seat; that of a long match takes a while, in which others are served."""
        course = self.match.course
        for number, turn in enumerate(course.turns[:-1]):
            course.encode_turn(turn, seat)
            if number % PAUSE == 0:
                await asyncio.sleep(0)

    async def sit(self, watcher: Watcher, seat: int) -> None:
        """Let somebody look from another of their seats."""
        if self.match.owns(watcher.person, seat):
            await self.prepare(seat)
        self.audience.sit(watcher, seat)

    def watched(self) -> bool:
        """Whether somebody looks on."""
        return bool(self.audience.watchers)

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.touched = time.monotonic()
        self.audience.leave(watcher)

    def unused(self, seconds: float) -> bool:
        """Whether nobody has used the room for some time."""
        busy = self.audience.watchers or self.lock.locked() or self.autoplay.busy
        return not busy and time.monotonic() - self.touched > seconds

    async def retire(self, reason: str, again: bool) -> None:
        """Make room for another: nothing more is done here, and everybody leaves."""
        async with self.lock:
            self.retired = True
        await self.autoplay.stop()
        self.audience.dismiss(reason, again)

    async def advise(self, watcher: Watcher, step: int) -> Hint:
        """Advice for the decision that is awaited."""
        view = player_actions.decision_view(self.match, watcher.seat, step)
        person, seat = watcher.person, watcher.seat
        assert person is not None  # only a seat of one's own has something to decide
        assert seat is not None
        text, reason, chances = await self.bots.advise(view, person.id)
        await self.count_hint(seat)
        return Hint(step, text, reason, chances)

    async def weigh(self, watcher: Watcher, step: int, text: str) -> Weighed:
        """What the coach says of a move before it is made."""
        view = player_actions.decision_view(self.match, watcher.seat, step)
        person, seat = watcher.person, watcher.seat
        assert person is not None
        assert seat is not None
        chance, best, best_chance, reason, clear = await self.bots.weigh(view, text, person.id)
        await self.count_hint(seat)
        return Weighed(step, text, chance, best, best_chance, reason, clear)

    async def count_hint(self, seat: int) -> None:
        """Write that a bot has helped at a seat, before anybody hears its advice; all are told."""

        def write(connection: Connection) -> None:
            match_changes.count_hint(connection, self.match.id, seat)
            notify(connection, self.news())

        async with self.lock:
            self.expect_present()
            await self.write(write)
            self.match.seats[seat].hints += 1
        self.audience.tell_match()

    async def say(self, watcher: Watcher, text: str, reaction: Reaction | None = None) -> None:
        """Say something at the table, or in the gallery; a reaction needs no text."""
        match, seat, person = self.match, watcher.seat, watcher.person
        if person is None:
            raise Refusal("give yourself a name first, so that others know who is talking")
        if person.muted:
            raise Refusal("the host of this server has muted you")
        name = person.name if seat is None else match.seats[seat].name
        turn = match.course.game.turn_number
        said = self.audience.chat.line(person, seat, name, text, reaction, turn)
        home = self.ledger.home(person.id)
        self.ledger.expect_space(home)
        self.ledger.note(home, LINE + len(said.text.encode()))

        def write(connection: Connection) -> int:
            number = chat_log.add_chat_line(connection, match.id, said, person.id)
            notify(connection, self.news())
            return number

        self.audience.hear({await self.write(write): said})

    # Changes

    async def carry_out(self, decide: Decide) -> None:
        """Decide what to do at the present table, write it, and tell everybody."""
        with metrics.ACT_SECONDS.time():
            async with self.lock:
                self.expect_present()
                change = decide(self.match)
                if change is not None:
                    await self.keep(change)

    async def rewrite(self, prepare: Callable[[LiveMatch], Write | None]) -> bool:
        """Write what is no act, such as who has a seat; False if somebody else was faster."""
        async with self.lock:
            self.expect_present()
            work = prepare(self.match)
            if work is None:
                return True

            def write(connection: Connection) -> bool:
                done = work(connection)
                if done:
                    notify(connection, self.news())
                return done

            done = await self.write(write)
            await self.refresh()
            if done:
                self.autoplay.wake()
            return done

    def expect_present(self) -> None:
        """Refuse everything once another room has taken the place of this one."""
        if self.retired:
            raise Changed(MOVED_ON)

    async def write(self, work: Callable[[Connection], T], alone: bool = False) -> T:
        """Write a change of this match; if the host has changed it meanwhile, this room is done for."""
        try:
            return await self.database.write(work, self.match.id, alone)
        except Overruled as error:
            self.make_room()
            raise Changed(MOVED_ON) from error

    def make_room(self) -> None:
        """Send everybody to the room that will take the place of this one."""
        self.retired = True
        self.audience.dismiss(MOVED_ON, True)

    async def keep(self, change: Change) -> None:
        """Write acts; once they are on disk, they have happened and everybody is told."""
        match = self.match
        stored = match.stored_after(change)
        course = change.drafts[-1].course
        snapshot = take_snapshot(course) if self.wants_snapshot(stored, course) else None
        self.count(change.acts, SNAPSHOTS if snapshot and not self.saved else 0)
        over = stored.status == "finished"
        result = self.result_after(stored, change) if over else None
        turn = turn_notice(stored, match.seats, change.acts[-1].seat, self.audience.presence.people())

        def write(connection: Connection) -> bool:
            if not match_changes.add_acts(connection, stored, change.acts, result):
                return False
            if change.seat:
                match_changes.keep_seat(connection, stored.id, *change.seat)
            if snapshot:
                match_snapshots.keep_snapshot(connection, stored.id, snapshot, stored.resumed)
            if turn:
                give_notice(connection, turn.person, turn.notice, stored.moved)
            notify(connection, self.news(() if change.beyond_acts else change.acts))
            return True

        if not await self.write(write, alone=over):
            await self.refresh()
            raise TooLate("somebody else was faster")
        for act in change.acts:
            metrics.ACTS.labels(act.kind).inc()
        if snapshot:
            self.saved = snapshot.act
        before = match.deciding
        match.stored = stored
        if change.seat:
            number, seat = change.seat
            match.seats[number] = seat
        self.happen(change.drafts)
        match.set_clocks()
        if change.seat:
            self.audience.reseat()
        self.go_on(before, change.beyond_acts)
        self.autoplay.wake()

    def result_after(self, stored: StoredMatch, change: Change) -> StoredResult:
        """The result of the match, which a change ends."""
        seats = list(self.match.seats)
        if change.seat:
            number, seat = change.seat
            seats[number] = seat
        acts, course = [*self.match.acts, *change.acts], change.drafts[-1].course
        return make_result(stored, seats, acts, course, stored.moved)

    def wants_snapshot(self, stored: StoredMatch, course: Course) -> bool:
        """Whether it is time to keep the game as it stands, best where no effect is pending."""
        waited = course.step - self.saved
        due = waited >= (2 * EVERY if course.game.pending else EVERY)
        return due or stored.status == "finished"

    def keep_clocks(self) -> None:
        """Keep how the clocks stand, which an older version did not: lists tell it without a room."""
        clocks, stored = self.match.course.clocks, self.match.stored
        if clocks is not None and stored.clocks is None:
            stored.clocks = clocks.to_data()
            keep = partial(match_changes.keep_clocks, match=stored.id, clocks=stored.clocks)
            self.database.post(keep, stored.id)

    def save(self) -> None:
        """Keep the game as it stands before the room is given up, if it has gone on since that was done."""
        match = self.match
        if self.retired or match.stored.status == "waiting" or match.step <= self.saved:
            return
        snapshot, resumed = take_snapshot(match.course), match.stored.resumed
        keep = partial(match_snapshots.keep_snapshot, match=match.id, snapshot=snapshot, resumed=resumed)
        self.database.post(keep, match.id)
        self.saved = snapshot.act

    def count(self, acts: Sequence[Act], more: int) -> None:
        """Count acts to the network of who makes them, bots to whoever made the match; leaving is free."""
        sitting = self.match.seats[acts[0].seat]
        maker = sitting.person if sitting.kind == "person" else None
        home = self.ledger.home(self.match.stored.made_by if maker is None else maker)
        if acts[0].kind not in (RESIGN, ABANDON):
            self.ledger.expect_space(home)
        self.ledger.note(home, ACT * len(acts) + more)

    def news(self, acts: Sequence[Act] = ()) -> MatchNews:
        """What other processes are told of a change: acts, if nothing else has changed."""
        return MatchNews(self.match.id, self.database.sender, list(acts))

    def happen(self, drafts: Sequence[ActDraft]) -> None:
        """Take over acts that are written, and tell everybody."""
        self.match.acts += [draft.act for draft in drafts]
        for act, course, happened in drafts:
            self.match.time.catch_up(act.clock)
            self.match.course = course
            self.audience.tell(act, happened)

    def go_on(self, before: Viewpoint, changed: bool = False) -> None:
        """Tell everybody how the match stands, if that has changed, and let the next clock run."""
        match = self.match
        if changed or not match.going or (match.stored.clock and before != match.deciding):
            self.audience.tell_match()
        self.audience.set_alarm()

    # Changes of other processes

    async def hear(self, news: MatchNews) -> None:
        """Take over what another process has done."""
        if news.present is not None:
            self.audience.hear_of_people(news.sender, news.present)
            return
        async with self.lock:
            await self.follow(news.acts)

    async def follow(self, acts: Sequence[Act]) -> None:
        """Take over acts; if they do not continue the known ones, everything is read again."""
        match = self.match
        new = [act for act in acts if act.number > match.step]
        if acts and not new:
            return
        if not new or new[0].number != match.step + 1 or not match.going:
            await self.refresh()
            return
        before, drafts = match.deciding, match.drafts_of(new)
        match.stored = match.stored_after(Change(drafts))
        self.happen(drafts)
        self.go_on(before)

    async def refresh(self) -> None:
        """Read what others have written."""
        match = self.match
        waited = match.stored.status == "waiting"
        kept = await self.database.read(partial(match_queries.load, match=match.id, after=match.step))
        if kept.match.revision != match.stored.revision:
            self.make_room()
            return
        begins = waited and kept.match.status != "waiting"
        dealt_again = kept.match.seed != match.stored.seed
        match.stored, match.seats = kept.match, kept.seats
        self.audience.hear(kept.chat)
        if begins or dealt_again:
            match.course = match.new_course()  # now everybody has a name
            self.audience.reseat()  # before anybody is shown a hand that is no longer theirs
            self.audience.welcome_all()
        match.set_clocks()
        self.happen(match.drafts_of(kept.acts))
        self.audience.reseat()
        self.audience.tell_match()
        self.audience.set_alarm()
