"""A room: one live match, whoever is connected to it, and everything that can be done there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Protocol

from msgspec import structs
from sqlalchemy import Connection

from vigil.rules.events import Event
from vigil.rules.moves import IllegalMove
from vigil.server import limits, matches, messages, store
from vigil.server.acts import MOVE, RESIGN, TAKEOVER, UNDO, Act, Kind, moves
from vigil.server.choices import asked
from vigil.server.database import Database
from vigil.server.messages import Hint, MatchChanged, Refused, Said, Update, Welcome
from vigil.server.store import Person, StoredMatch, StoredSeat
from vigil.server.table import Seat, Table
from vigil.server.thinking import Thinking, bot_seed

STAND_IN: Final = "tuned"  # the level that plays on for somebody who has left
log = logging.getLogger("vigil")


class Refusal(ValueError):
    """Something that cannot be done, and why."""


class TooLate(Refusal):
    """Somebody else was faster, or the client did not know the present table."""


class Watcher(Protocol):
    """Somebody connected to a room."""

    person: Person | None
    seat: Seat

    def send(self, text: str) -> None:
        """Send a message, without waiting for it to arrive."""


class Room:
    """One match. Acts are written first and told afterwards."""

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
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        self.table = self.table_after(len(acts))

    # What the room is like

    @property
    def going(self) -> bool:
        """Whether moves can be made."""
        return self.match.status == "playing"

    @property
    def deciding(self) -> int | None:
        """The seat whose decision is awaited."""
        return self.table.deciding if self.going else None

    def table_after(self, step: int) -> Table:
        """The table as it was after an act."""
        table = matches.new_table(self.match, self.seats)
        for act in self.acts[:step]:
            table.take(act)
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
        return seat is not None and all(
            other.kind == "bot" for number, other in enumerate(self.seats) if number != seat
        )

    def describe(self, person: Person | None) -> messages.Match:
        """The match as somebody may know it."""
        online = {watcher.seat for watcher in self.watchers}
        now = time.time()
        clocks = [self.table.left(seat, now) if self.going else None for seat in range(len(self.seats))]
        return matches.describe(self.match, self.seats, person, online, clocks)

    # What clients are told

    def update(
        self, seat: Seat, act: Act | None = None, happened: Sequence[Event] = (), table: Table | None = None
    ) -> Update:
        """The table as a seat may know it."""
        return (table or self.table).update(seat, time.time(), act, happened, self.going, self.alone(seat))

    def welcome(self, watcher: Watcher, after: int | None = None) -> None:
        """Tell somebody everything; with `after` as of then, and what they missed one by one."""
        missed = [] if after is None else self.acts[after:]
        if after is None or not 0 <= after < self.table.step or len(missed) > limits.MISSED:
            missed = []
        table = self.table_after(self.table.step - len(missed)) if missed else self.table
        seat = watcher.seat
        update = self.update(seat, table=table)
        chat = list(self.chat.values())[-limits.CHAT_KEPT :]
        watcher.send(
            messages.text(Welcome(self.describe(watcher.person), seat, table.log(seat), chat, update))
        )
        for act in missed:
            happened = table.take(act)
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

    def refuse(self, watcher: Watcher, error: Exception) -> None:
        """Tell somebody why not; who was behind gets the present table."""
        watcher.send(messages.text(Refused(str(error), self.table.step)))
        if isinstance(error, TooLate):
            watcher.send(messages.text(self.update(watcher.seat)))

    def set_alarm(self) -> None:
        """Tell everybody when the clock that runs now has run out."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        if self.deciding is None:
            return
        left = self.table.left(self.deciding, time.time())
        if left:
            self.alarm = asyncio.get_running_loop().call_later(left + 0.05, self.tell_match)

    # Coming and going

    def enter(self, watcher: Watcher, after: int | None) -> None:
        """Let somebody in."""
        before = {other.seat for other in self.watchers}
        self.watchers.add(watcher)
        self.welcome(watcher, after)
        if watcher.seat is not None and watcher.seat not in before:
            self.tell_match()
        self.set_alarm()
        self.wake()

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        if watcher.seat is not None and watcher.seat not in {other.seat for other in self.watchers}:
            self.tell_match()

    def sit(self, watcher: Watcher, seat: int) -> None:
        """Let somebody look from another of their seats."""
        if not self.owns(watcher.person, seat):
            raise Refusal(f"seat {seat} is not yours")
        watcher.seat = seat
        self.welcome(watcher)
        self.tell_match()

    # What players do

    def expect(self, step: int) -> None:
        """Refuse what was meant for another table than the present one."""
        if not self.going:
            raise Refusal(f"the match is {self.match.status}")
        if step != self.table.step:
            raise TooLate(f"the table has changed: it is after act {self.table.step}, not {step}")

    def expect_decision(self, seat: Seat, step: int) -> int:
        """Refuse somebody who has nothing to decide."""
        self.expect(step)
        if seat is None or seat != self.deciding:
            raise Refusal("it is not for you to decide now")
        return seat

    async def move(self, seat: Seat, step: int, text: str) -> None:
        """Make a move."""
        async with self.lock:
            await self.act(self.expect_decision(seat, step), MOVE, text)

    async def play_all(self, seat: Seat, step: int) -> None:
        """Play all cards that ask nothing, until one does."""
        async with self.lock:
            choice = asked(self.table.game.view(self.expect_decision(seat, step)))
            if choice is None or not choice.play_all:
                raise Refusal("there is no card that can be played without a question")
            assert seat is not None
            drafts = self.drafts(seat, choice.play_all)
            await self.keep(drafts)

    async def undo(self, seat: Seat, step: int) -> None:
        """Take the last move back."""
        async with self.lock:
            self.expect(step)
            if seat is None or not self.table.game.can_undo(seat):
                raise Refusal(
                    "there is nothing to take back: something was revealed, or it was not your move"
                )
            await self.act(seat, UNDO, str(len(self.table.moves) - 1))

    async def rewind(self, seat: Seat, step: int, to: int | None) -> None:
        """Go back further than the rules of undo allow; the match is marked."""
        async with self.lock:
            self.expect(step)
            if seat is None or not self.alone(seat):
                raise Refusal("only who plays against nobody but bots may go back")
            count = self.last_decision(seat) if to is None else self.decision_after(seat, to)
            await self.act(seat, UNDO, str(count), {"taken_back": True})

    def last_decision(self, seat: int) -> int:
        """How many moves were made before the last one of a seat."""
        table = matches.new_table(self.match, self.seats)
        found = -1
        for number, move in enumerate(self.table.moves):
            found = number if table.game.deciding() == seat else found
            table.game.do(move)
        if found < 0:
            raise Refusal("there is nothing to go back to")
        return found

    def decision_after(self, seat: int, step: int) -> int:
        """How many moves had been made after an act, if they still stand and the seat was to decide then."""
        standing = moves(self.acts[: max(step, 0)])
        if not 0 <= step < self.table.step or standing != self.table.moves[: len(standing)]:
            raise Refusal(f"there is no way back to act {step}")
        if self.table_after(step).deciding != seat:
            raise Refusal(f"after act {step} it was not for you to decide")
        return len(standing)

    async def resign(self, seat: Seat) -> None:
        """Give up: between two sides the match is over, else a bot plays on."""
        async with self.lock:
            if seat is None or not self.going:
                raise Refusal("there is nothing to give up")
            result = matches.given_up(self.table.game, seat)
            if result is None:
                await self.replace(seat, seat, RESIGN)
                return
            resigned = structs.replace(self.seats[seat], resigned=True)
            await self.act(seat, RESIGN, "", {"status": "finished", "result": result}, (seat, resigned))

    async def take_over(self, seat: Seat, late: int) -> None:
        """Let a bot play for somebody whose clock has run out."""
        async with self.lock:
            if seat is None or not 0 <= late < len(self.seats) or self.seats[late].kind != "person":
                raise Refusal("a bot can take over only the seat of somebody who plays against you")
            if late != self.deciding or self.table.left(late, time.time()) != 0:
                raise Refusal("their clock has not run out")
            await self.replace(seat, late, TAKEOVER)

    async def replace(self, by: int, seat: int, kind: Kind) -> None:
        """Let a bot play on for a seat."""
        bot = structs.replace(
            self.seats[seat], kind="bot", level=STAND_IN, token_hash=None, resigned=kind == RESIGN
        )
        await self.act(by, kind, str(seat), {}, (seat, bot))

    async def hint(self, seat: Seat, step: int) -> Hint:
        """Advice for the decision that is awaited."""
        view = self.table.game.view(self.expect_decision(seat, step))
        text, reason, chances = await self.thinking.advise(view)
        return Hint(step, text, reason, chances)

    async def say(self, watcher: Watcher, text: str) -> None:
        """Say something to everybody here."""
        seat = watcher.seat
        name = watcher.person.name if watcher.person else "Spectator"
        said = Said(seat, self.seats[seat].name if seat is not None else name, limits.said(text), time.time())

        def write(connection: Connection) -> int:
            number = store.add_said(connection, self.match.id, said)
            store.notify(connection, self.match.id, self.database.sender)
            return number

        self.hear({await self.database.write(write): said})

    def hear(self, lines: dict[int, Said]) -> None:
        """Tell everybody what was said, once."""
        for number in lines.keys() - self.chat.keys():
            self.chat[number] = lines[number]
            line = messages.text(lines[number])
            for watcher in self.watchers:
                watcher.send(line)

    # Seats that change hands

    async def join(self, person: Person, seat: int | None, token_hash: str | None, name: str) -> None:
        """Give somebody an open seat, or the one that a link is for."""
        async with self.lock:
            number = self.free_seat(seat, token_hash)
            before = self.seats[number]
            called = before.name or limits.name(name or person.name)
            after = StoredSeat("person", self.distinct(number, called), person.id)
            await self.give(number, before, after)

    def free_seat(self, seat: int | None, token_hash: str | None) -> int:
        """The seat that may be taken."""
        for number, there in enumerate(self.seats):
            if token_hash is not None and there.token_hash == token_hash:
                return number
            if token_hash is None and there.kind == "open" and seat in (None, number):
                return number
        raise TooLate("the link was used already" if token_hash else "there is no open seat")

    def distinct(self, number: int, name: str) -> str:
        """A name that nobody else at the table has."""
        others = [seat.name for other, seat in enumerate(self.seats) if other != number and seat.name]
        return matches.distinct([*others, name])[-1]

    async def give(self, number: int, before: StoredSeat, after: StoredSeat) -> None:
        """Write who has a seat now; the last one to be taken begins the match."""

        def write(connection: Connection) -> StoredMatch | None:
            match = store.lock_match(connection, self.match.id)
            if not store.take_seat(connection, match.id, number, before, after):
                return None
            seats = store.find_seats(connection, [match.id])[match.id]
            if match.status == "waiting" and all(seat.kind in ("person", "bot") for seat in seats):
                match = matches.started(match, seats, time.time())
                store.keep_match(connection, match)
            store.notify(connection, match.id, self.database.sender)
            return match

        if await self.database.write(write) is None:
            await self.refresh()
            raise TooLate("somebody else was faster")
        await self.refresh()
        self.wake()

    async def link(self, person: Person, seat: int, token_hash: str) -> None:
        """Let a seat be taken by whoever has the token."""
        async with self.lock:
            if not 0 <= seat < len(self.seats):
                raise Refusal(f"there is no seat {seat}")
            free = self.seats[seat].kind in ("open", "invited") and self.match.made_by == person.id
            if not free and not self.owns(person, seat):
                raise Refusal(f"seat {seat} is not yours to give away")
            before = self.seats[seat]
            await self.give(seat, before, structs.replace(before, token_hash=token_hash))

    async def rematch(self) -> str:
        """The match in which the same table plays again."""
        async with self.lock:
            if self.match.rematch is None:
                match, seats = matches.rematch(self.match, self.seats, time.time())

                def write(connection: Connection) -> None:
                    if store.link_rematch(connection, self.match.id, match.id):
                        store.add_match(connection, match, seats)
                        store.notify(connection, self.match.id, self.database.sender)

                await self.database.write(write)
                await self.refresh()
            assert self.match.rematch is not None
            return self.match.rematch

    # Writing acts

    def drafts(self, seat: int, texts: Sequence[str]) -> list[tuple[Act, Table, list[Event]]]:
        """Moves one after another, as far as nothing is asked in between."""
        drafts: list[tuple[Act, Table, list[Event]]] = []
        table = self.table
        for text in texts:
            if drafts and (table.game.pending or all(move.text != text for move in table.game.legal_moves())):
                break
            act = Act(table.step + 1, seat, MOVE, text, time.time())
            table = table.copy()
            drafts.append((act, table, table.take(act)))
        return drafts

    async def act(
        self,
        seat: int,
        kind: Kind,
        text: str,
        becomes: dict[str, Any] | None = None,
        sits: tuple[int, StoredSeat] | None = None,
    ) -> None:
        """Do one thing, with what becomes of the match and of a seat."""
        act = Act(self.table.step + 1, seat, kind, text, time.time())
        table = self.table.copy()
        try:
            happened = table.take(act)
        except IllegalMove as error:
            raise Refusal(str(error)) from error
        await self.keep([(act, table, happened)], becomes, sits)

    async def keep(
        self,
        drafts: Sequence[tuple[Act, Table, list[Event]]],
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
            store.notify(connection, match.id, self.database.sender)
            return True

        if not await self.database.write(write):
            await self.refresh()
            raise TooLate("somebody else was faster")
        deciding = self.deciding
        self.match = match
        if sits:
            self.seats[sits[0]] = sits[1]
            self.unseat()
        for act, table, happened in drafts:
            self.acts.append(act)
            self.table = table
            self.tell(act, happened)
        if sits or becomes or not self.going or (match.clock and deciding != self.deciding):
            self.tell_match()
        self.set_alarm()
        self.wake()

    async def refresh(self) -> None:
        """Take over what other processes have done."""
        found = await self.database.read(partial(store.load, match=self.match.id, after=self.table.step))
        waited = self.match.status == "waiting"
        self.match, self.seats, acts, chat = found
        self.hear(chat)
        if waited and self.match.status != "waiting":
            self.begin()
        for act in acts:
            self.acts.append(act)
            self.table = self.table.copy()
            self.tell(act, self.table.take(act))
        self.unseat()
        self.tell_match()
        self.set_alarm()

    def begin(self) -> None:
        """Lay the table anew, now that everybody has a name."""
        self.table = self.table_after(0)
        for watcher in self.watchers:
            self.welcome(watcher)

    def unseat(self) -> None:
        """Make spectators of those whose seat has gone to somebody else."""
        for watcher in self.watchers:
            if watcher.seat is not None and not self.owns(watcher.person, watcher.seat):
                watcher.seat = self.first_seat(watcher.person)
                self.welcome(watcher)

    # Bots

    def bot_to_decide(self) -> int | None:
        """The seat of the bot that has to decide, if one has."""
        seat = self.deciding
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    def wake(self) -> None:
        """Let the bots play, if it is for them to do so."""
        if self.bot_to_decide() is not None and (self.driver is None or self.driver.done()):
            self.driver = asyncio.create_task(self.drive())

    async def drive(self) -> None:
        """Play for the bots until somebody else has to decide."""
        try:
            while (seat := self.bot_to_decide()) is not None:
                step = self.table.step
                level = self.seats[seat].level or STAND_IN
                view = self.table.game.view(seat)
                text = await self.thinking.choose(level, bot_seed(self.secret, self.match.id, seat), view)
                try:
                    await self.move(seat, step, text)
                except TooLate as late:
                    log.info("match %s: a bot came too late: %s", self.match.id, late)
        except Exception:
            log.exception("match %s: the bots have stopped", self.match.id)
