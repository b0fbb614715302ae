"""A room: one live match and whoever is connected to it. Acts are written first and told afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

from sqlalchemy import Connection

from vigil.rules.events import Event
from vigil.rules.moves import IllegalMove
from vigil.server.match import layout as matches
from vigil.server.match.autoplay import Driver
from vigil.server.match.bot_pool import Thinking
from vigil.server.match.course import Seat, Table
from vigil.server.match.presence import Presence
from vigil.server.match.refusals import Refusal, TooLate, Unplayable
from vigil.server.protocol import messages
from vigil.server.protocol.messages import MatchChanged, Refused, Said, Update, Welcome
from vigil.server.store import queries as store
from vigil.server.store.acts import Act, Kind
from vigil.server.store.database import Database
from vigil.server.store.queries import News, Person, StoredMatch, StoredSeat
from vigil.server.web import limits

Draft = tuple[Act, Table, list[Event]]  # an act, the table after it, and what happened


class Watcher(Protocol):
    """Somebody connected to a room."""

    person: Person | None
    seat: Seat

    def send(self, text: str) -> None:
        """Send a message, without waiting for it to arrive."""


class Room:
    """One match."""

    def __init__(
        self,
        database: Database,
        thinking: Thinking,
        secret: str,
        match: StoredMatch,
        seats: list[StoredSeat],
        acts: list[Act],
        chat: dict[int, Said],
    ) -> None:
        self.database = database
        self.thinking = thinking
        self.secret = secret
        self.match = match
        self.seats = seats
        self.acts = acts
        self.chat = chat
        self.watchers: set[Watcher] = set()
        self.presence = Presence(database, match.id)
        self.lock = asyncio.Lock()  # held by whoever changes the match
        self.driver = Driver(self)
        self.alarm: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        self.table = self.table_after(len(acts))

    # What it is like

    @property
    def going(self) -> bool:
        """Whether moves can be made."""
        return self.match.status == "playing"

    @property
    def deciding(self) -> Seat:
        """The seat whose decision is awaited."""
        return self.table.deciding if self.going else None

    def table_after(self, step: int) -> Table:
        """The table as it was after an act."""
        table = matches.new_table(self.match, self.seats)
        for act in self.acts[:step]:
            again(table, act)
        return table

    def owns(self, person: Person | None, seat: Seat) -> bool:
        """Whether a seat is somebody's."""
        if person is None or seat is None or not 0 <= seat < len(self.seats):
            return False
        return self.seats[seat].kind == "person" and self.seats[seat].person == person.id

    def first_seat(self, person: Person | None) -> Seat:
        """The first of somebody's seats, the one that has to decide before all others."""
        own = [seat for seat in range(len(self.seats)) if self.owns(person, seat)]
        return self.deciding if self.deciding in own else next(iter(own), None)

    def alone(self, seat: Seat) -> bool:
        """Whether only bots play against a seat."""
        others = [other for number, other in enumerate(self.seats) if number != seat]
        return seat is not None and all(other.kind == "bot" for other in others)

    def describe(self, person: Person | None) -> messages.Match:
        """The match as somebody may know it."""
        now = time.time()
        clocks = [self.table.left(seat, now) if self.going else None for seat in range(len(self.seats))]
        return matches.describe(self.match, self.seats, person, self.online(), clocks)

    def online(self) -> set[int]:
        """The seats of those who are connected."""
        people = self.presence.people()
        return {number for number, seat in enumerate(self.seats) if seat.person in people}

    def news(self, acts: Sequence[Act] = ()) -> News:
        """What other processes are told of a change: acts, if they are all of it."""
        return News(self.match.id, self.database.sender, list(acts))

    # What clients are told

    def update(
        self, seat: Seat, act: Act | None = None, happened: Sequence[Event] = (), table: Table | None = None
    ) -> Update:
        """The table as a seat may know it; only the present one asks anything."""
        table = table or self.table
        going = self.going and table.step == len(self.acts)
        return table.update(seat, time.time(), act, happened, going, self.alone(seat))

    def welcome(self, watcher: Watcher, after: int | None = None) -> None:
        """Tell somebody everything; with `after` as of then, and what they missed one by one."""
        step = self.table.step
        few = after is not None and 0 <= after < step and step - after <= limits.MISSED
        table = self.table_after(after) if few and after is not None else self.table
        seat = watcher.seat
        match = self.describe(watcher.person)
        chat = list(self.chat.values())
        update = self.update(seat, table=table)
        watcher.send(messages.text(Welcome(match, seat, table.log(seat), chat, update)))
        for act in self.acts[table.step :]:
            happened = again(table, act)
            watcher.send(messages.text(self.update(seat, act, happened, table)))

    def tell(self, act: Act | None, happened: Sequence[Event] = ()) -> None:
        """Tell everybody what happened: computed once for each seat that is watched from."""
        told: dict[Seat, str] = {}
        for watcher in self.watchers:
            if watcher.seat not in told:
                told[watcher.seat] = messages.text(self.update(watcher.seat, act, happened))
            watcher.send(told[watcher.seat])

    def tell_match(self) -> None:
        """Tell everybody how the match stands."""
        told: dict[Person | None, str] = {}
        for watcher in self.watchers:
            if watcher.person not in told:
                told[watcher.person] = messages.text(MatchChanged(self.describe(watcher.person)))
            watcher.send(told[watcher.person])

    def hear(self, lines: dict[int, Said]) -> None:
        """Tell everybody what was said, once."""
        new = sorted(lines.keys() - self.chat.keys())
        self.chat = dict(sorted({**self.chat, **lines}.items())[-limits.CHAT_KEPT :])
        for number in new:
            line = messages.text(lines[number])
            for watcher in self.watchers:
                watcher.send(line)

    def refuse(self, watcher: Watcher, error: Exception) -> None:
        """Tell somebody why not; who was behind gets the present table."""
        watcher.send(messages.text(Refused(str(error), self.table.step)))
        if isinstance(error, TooLate):
            watcher.send(messages.text(self.update(watcher.seat)))

    def set_alarm(self) -> None:
        """Tell whoever is here when the clock that runs now has run out."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        left = None if self.deciding is None else self.table.left(self.deciding, time.time())
        if left and self.watchers:
            self.alarm = asyncio.get_running_loop().call_later(left, self.ring)

    def ring(self) -> None:
        """Tell everybody that a clock has run out, and again if that was a little early."""
        self.tell_match()
        self.set_alarm()

    # Coming and going

    def enter(self, watcher: Watcher, after: int | None) -> None:
        """Let somebody in, at the seat they want if it is theirs."""
        if not self.owns(watcher.person, watcher.seat):
            watcher.seat = self.first_seat(watcher.person)
        before = self.online()
        self.watchers.add(watcher)
        self.count_people()
        self.welcome(watcher, after)
        self.tell_online(before)
        self.set_alarm()
        self.driver.wake()

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        before = self.online()
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        self.count_people()
        self.tell_online(before)
        self.set_alarm()

    def count_people(self) -> None:
        """See who is connected here."""
        self.presence.set_here({watcher.person.id for watcher in self.watchers if watcher.person})

    def hear_of_people(self, process: str, people: Sequence[int]) -> None:
        """Hear from another process who is connected there."""
        before = self.online()
        self.presence.hear(process, people)
        self.tell_online(before)

    def tell_online(self, before: set[int]) -> None:
        """Tell everybody who is online, if others were before."""
        if self.online() != before:
            self.tell_match()

    def unseat(self) -> None:
        """Give those whose seat has gone to somebody else another one, or a spectator's place."""
        for watcher in self.watchers:
            if watcher.seat is not None and not self.owns(watcher.person, watcher.seat):
                watcher.seat = self.first_seat(watcher.person)
                self.welcome(watcher)

    # Writing acts; the lock is held

    def draft(self, table: Table, seat: int, kind: Kind, text: str) -> Draft:
        """An act, and what it would lead to."""
        act = Act(table.step + 1, seat, kind, text, time.time())
        after = table.copy()
        try:
            return act, after, after.take(act)
        except IllegalMove as error:
            raise Refusal(str(error)) from error

    async def act(self, seat: int, kind: Kind, text: str, **becomes: Any) -> None:
        """Do one thing, with what becomes of the match."""
        await self.keep([self.draft(self.table, seat, kind, text)], becomes)

    async def keep(
        self,
        drafts: Sequence[Draft],
        becomes: dict[str, Any] | None = None,
        sits: tuple[int, StoredSeat] | None = None,
    ) -> None:
        """Write acts; once they are on disk, they have happened and everybody hears of them."""
        made = [act for act, _, _ in drafts]
        match = matches.after(self.match, drafts[-1][1], made[-1], becomes or {})

        def write(connection: Connection) -> bool:
            if not store.add_acts(connection, match, made):
                return False
            if sits:
                store.keep_seat(connection, match.id, *sits)
            store.notify(connection, self.news(() if sits or becomes else made))
            return True

        if not await self.database.write(write, match.id):
            await self.refresh()
            raise TooLate("somebody else was faster")
        before = self.deciding
        self.match = match
        if sits:
            self.seats[sits[0]] = sits[1]
        self.happen(drafts)
        if sits:
            self.unseat()
        self.go_on(before, bool(sits or becomes))
        self.driver.wake()

    def happen(self, drafts: Sequence[Draft]) -> None:
        """Take over acts that are written, and tell everybody."""
        self.acts += [act for act, _, _ in drafts]
        for act, self.table, happened in drafts:
            self.tell(act, happened)

    def go_on(self, before: Seat, changed: bool = False) -> None:
        """Tell everybody how the match stands, if that has changed; the clock of whoever decides now runs."""
        if changed or not self.going or (self.match.clock and before != self.deciding):
            self.tell_match()
        self.set_alarm()

    async def follow(self, acts: Sequence[Act]) -> None:
        """Take over what another process has done; what does not fit in is looked up."""
        new = [act for act in acts if act.number > self.table.step]
        if acts and not new:
            return
        if not new or new[0].number != self.table.step + 1 or not self.going:
            await self.refresh()
            return
        before, drafts = self.deciding, self.taken(new)
        self.match = matches.after(self.match, drafts[-1][1], new[-1], {})
        self.happen(drafts)
        self.go_on(before)

    def taken(self, acts: Sequence[Act]) -> list[Draft]:
        """What acts of others lead to."""
        drafts: list[Draft] = []
        for act in acts:
            table = (drafts[-1][1] if drafts else self.table).copy()
            drafts.append((act, table, again(table, act)))
        return drafts

    async def refresh(self) -> None:
        """Take over what others have done."""
        waited = self.match.status == "waiting"
        kept = await self.database.read(partial(store.load, match=self.match.id, after=self.table.step))
        self.match, self.seats, acts, chat = kept
        self.hear(chat)
        if waited and self.match.status != "waiting":
            self.begin()
        self.happen(self.taken(acts))
        self.unseat()
        self.tell_match()
        self.set_alarm()

    def begin(self) -> None:
        """Lay the table anew, now that everybody has a name."""
        self.table = self.table_after(0)
        for watcher in self.watchers:
            self.welcome(watcher)


def again(table: Table, act: Act) -> list[Event]:
    """Carry out an act that was kept."""
    try:
        return table.take(act)
    except (ValueError, LookupError) as error:  # whose words may name hidden cards
        raise Unplayable(f"act {act.number} cannot be carried out again") from error
