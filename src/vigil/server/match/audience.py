"""The audience of a match: everybody connected to it, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from vigil.rules.kernel.event import Event
from vigil.server.match.course import Viewpoint
from vigil.server.match.live_match import LiveMatch, replayed
from vigil.server.match.presence import Presence
from vigil.server.match.refusals import Refusal, TooLate
from vigil.server.operation import metrics
from vigil.server.protocol import bounds
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.messages import MatchChanged, Refused, Said, Welcome, encoded
from vigil.server.store.acts import Act
from vigil.server.store.rows import Person


class Watcher(Protocol):
    """Somebody connected to a match."""

    person: Person | None
    seat: Viewpoint

    def send(self, text: str) -> None:
        """Send a message, without waiting for it to arrive."""

    def dismiss(self, reason: str, again: bool) -> None:
        """End the connection, after what was sent before; `again`: they may come back at once."""


class Audience:
    """The watchers of one match, and its chat."""

    def __init__(self, match: LiveMatch, presence: Presence, chat: dict[int, Said]) -> None:
        self.match = match
        self.presence = presence
        self.chat = chat
        self.watchers: set[Watcher] = set()
        self.alarm: asyncio.TimerHandle | None = None

    def online(self) -> set[int]:
        """The seats of those who are connected."""
        people = self.presence.people()
        return {number for number, seat in enumerate(self.match.seats) if seat.person in people}

    def describe(self, person: Person | None) -> MatchState:
        """The match as a person may know it."""
        return self.match.describe(person, self.online())

    # Messages

    def welcome(self, watcher: Watcher, after: int | None = None) -> None:
        """Tell somebody everything; with `after` as of that act, and then what they missed one by one."""
        match = self.match
        seat = watcher.seat
        course = match.course
        if after is not None and 0 <= after < match.step and match.step - after <= bounds.MISSED:
            course = match.course_after(after)
        update = match.update(seat, course=course)
        chat = list(self.chat.values())
        watcher.send(encoded(Welcome(self.describe(watcher.person), seat, course.log(seat), chat, update)))
        for act in match.acts[course.step :]:
            happened = replayed(course, act)
            watcher.send(encoded(match.update(seat, act, happened, course)))

    def welcome_all(self) -> None:
        """Tell everybody everything."""
        for watcher in self.watchers:
            self.welcome(watcher)

    def tell(self, act: Act, happened: Sequence[Event]) -> None:
        """Tell everybody what an act did; the message is made once for each seat that is watched from."""
        told: dict[Viewpoint, str] = {}
        for watcher in self.watchers:
            if watcher.seat not in told:
                told[watcher.seat] = encoded(self.match.update(watcher.seat, act, happened))
            watcher.send(told[watcher.seat])

    def tell_match(self) -> None:
        """Tell everybody how the match stands."""
        told: dict[Person | None, str] = {}
        for watcher in self.watchers:
            if watcher.person not in told:
                told[watcher.person] = encoded(MatchChanged(self.describe(watcher.person)))
            watcher.send(told[watcher.person])

    def hear(self, lines: dict[int, Said]) -> None:
        """Tell everybody those lines of chat that are new."""
        new = sorted(lines.keys() - self.chat.keys())
        self.chat = dict(sorted({**self.chat, **lines}.items())[-bounds.CHAT_KEPT :])
        for number in new:
            line = encoded(lines[number])
            for watcher in self.watchers:
                watcher.send(line)

    def refuse(self, watcher: Watcher, error: Exception) -> None:
        """Tell somebody why not; who was behind gets the present table."""
        metrics.REFUSALS.inc()
        watcher.send(encoded(Refused(str(error), self.match.step)))
        if isinstance(error, TooLate):
            watcher.send(encoded(self.match.update(watcher.seat)))

    # Coming and going

    def enter(self, watcher: Watcher, after: int | None) -> None:
        """Let somebody in, at the seat they want if it is theirs."""
        if not self.match.owns(watcher.person, watcher.seat):
            watcher.seat = self.match.first_seat(watcher.person)
        before = self.online()
        self.watchers.add(watcher)
        self.count_people()
        self.welcome(watcher, after)
        self.tell_online(before)
        self.set_alarm()

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        before = self.online()
        self.watchers.discard(watcher)
        self.count_people()
        self.tell_online(before)
        self.set_alarm()

    def sit(self, watcher: Watcher, seat: int) -> None:
        """Let somebody look from another of their seats."""
        if not self.match.owns(watcher.person, seat):
            raise Refusal(f"seat {seat} is not yours")
        watcher.seat = seat
        self.welcome(watcher)

    def unseat(self) -> None:
        """Move those whose seat is no longer theirs to another of their seats, or to a spectator's place."""
        for watcher in self.watchers:
            if watcher.seat is not None and not self.match.owns(watcher.person, watcher.seat):
                watcher.seat = self.match.first_seat(watcher.person)
                self.welcome(watcher)

    def dismiss(self, reason: str, again: bool, person: int | None = None) -> None:
        """End the connections of a person, or of everybody."""
        for watcher in self.watchers:
            if person is None or (watcher.person and watcher.person.id == person):
                watcher.dismiss(reason, again)

    def count_people(self) -> None:
        """Find out who is connected here."""
        self.presence.set_here({watcher.person.id for watcher in self.watchers if watcher.person})

    def hear_of_people(self, process: str, people: Sequence[int]) -> None:
        """Take over who is connected to another process."""
        before = self.online()
        self.presence.hear(process, people)
        self.tell_online(before)

    def tell_online(self, before: set[int]) -> None:
        """Tell everybody who is online, if that has changed."""
        if self.online() != before:
            self.tell_match()

    # The clock

    def set_alarm(self) -> None:
        """Tell everybody when the running clock runs out."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        deciding = self.match.deciding
        left = None if deciding is None else self.match.left(deciding)
        if left and self.watchers:
            self.alarm = asyncio.get_running_loop().call_later(left, self.ring)

    def ring(self) -> None:
        """Tell everybody that a clock has run out; the timer may be early, so it is set again."""
        self.tell_match()
        self.set_alarm()
