"""The audience of a match: everybody connected to it, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from vigil.rules.kernel.event import Event
from vigil.server.domain.acts import Act
from vigil.server.domain.chat_lines import ChatLine
from vigil.server.domain.refusals import Refusal, TooLate
from vigil.server.match.company.chat import Chat, chat_message, hears
from vigil.server.match.company.presence import Presence
from vigil.server.match.course import Course, Viewpoint
from vigil.server.match.live_match import LiveMatch, replay_act
from vigil.server.operation import metrics
from vigil.server.protocol import bounds
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.messages import MatchChanged, Refused, Welcome, encode_text
from vigil.server.store.people.persons import Person


class Watcher(Protocol):
    """Somebody connected to a match."""

    person: Person | None
    seat: Viewpoint
    unheard: frozenset[str]  # speakers whom they have blocked

    def send(self, text: str) -> None:
        """Send a message, without waiting for it to arrive."""

    def dismiss(self, reason: str, again: bool) -> None:
        """End the connection, after what was sent before; `again`: they may come back at once."""


class Audience:
    """The watchers of one match, and its chat."""

    def __init__(self, match: LiveMatch, presence: Presence, chat: Chat) -> None:
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
        chat = [chat_message(line) for line in self.chat.heard_by(seat, match.over, watcher.unheard)]
        if match.stored.status == "waiting":
            watcher.send(encode_text(Welcome(self.describe(watcher.person), seat, [], chat, None)))
            return
        course = self.course_after(after) or match.course
        update = match.update(seat, course=course)
        log = course.whole_log(seat)
        watcher.send(encode_text(Welcome(self.describe(watcher.person), seat, log, chat, update)))
        for act in match.acts[course.step :]:
            happened = replay_act(course, act)
            watcher.send(encode_text(match.update(seat, act, happened, course)))

    def course_after(self, act: int | None) -> Course | None:
        """The course up to an act, if a client that has been away since can be told the rest one by one."""
        missed = 0 if act is None else self.match.step - act
        return self.match.course_after(act) if act is not None and 0 < missed <= bounds.MISSED else None

    def welcome_all(self) -> None:
        """Tell everybody everything."""
        for watcher in self.watchers:
            self.welcome(watcher)

    def tell(self, act: Act, happened: Sequence[Event]) -> None:
        """Tell everybody what an act did; the message is made once for each seat that is watched from."""
        told: dict[Viewpoint, str] = {}
        for watcher in self.watchers:
            if watcher.seat not in told:
                told[watcher.seat] = encode_text(self.match.update(watcher.seat, act, happened))
            watcher.send(told[watcher.seat])

    def tell_match(self) -> None:
        """Tell everybody how the match stands."""
        told: dict[Person | None, str] = {}
        for watcher in self.watchers:
            if watcher.person not in told:
                told[watcher.person] = encode_text(MatchChanged(self.describe(watcher.person)))
            watcher.send(told[watcher.person])

    def hear(self, lines: dict[int, ChatLine]) -> None:
        """Tell those lines of chat that are new."""
        for line in self.chat.add(lines):
            message = encode_text(chat_message(line))
            for watcher in self.watchers:
                if line.speaker not in watcher.unheard and hears(line, watcher.seat, self.match.over):
                    watcher.send(message)

    def refuse(self, watcher: Watcher, error: Exception) -> None:
        """Tell somebody why not; who was behind gets the present table."""
        metrics.REFUSALS.inc()
        watcher.send(encode_text(Refused(bounds.shorten_reason(str(error)), self.match.step)))
        if isinstance(error, TooLate) and self.match.stored.status != "waiting":
            watcher.send(encode_text(self.match.update(watcher.seat)))

    # Coming and going

    def enter(self, watcher: Watcher, after: int | None) -> None:
        """Let somebody in, at the seat they want if it is theirs."""
        watcher.seat = self.place(watcher)
        before = self.online()
        self.watchers.add(watcher)
        self.count_people()
        self.welcome(watcher, after)
        self.tell_online(before)
        self.set_alarm()

    def place(self, watcher: Watcher) -> Viewpoint:
        """The seat that somebody wants, or else another of theirs."""
        own = self.match.owns(watcher.person, watcher.seat)
        return watcher.seat if own else self.match.first_seat(watcher.person)

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

    def reseat(self) -> None:
        """Move those whose seat is no longer theirs, and spectators who have one now, to their place."""
        for watcher in self.watchers:
            place = watcher.seat
            if not self.match.owns(watcher.person, place):
                place = self.match.first_seat(watcher.person)
            if place != watcher.seat:
                watcher.seat = place
                self.welcome(watcher)

    def dismiss(
        self, reason: str, again: bool, person: int | None = None, session: int | None = None
    ) -> None:
        """End the connections of a person or a session, or of everybody."""
        for watcher in self.watchers:
            came = watcher.person
            if person in (None, came and came.id) and session in (None, came and came.session):
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
        """Tell everybody when the running clock runs out, or somebody who left is no longer waited for."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        if self.match.deciding is None or not self.watchers:
            return
        if patience := self.match.patience:
            self.alarm = asyncio.get_running_loop().call_later(patience, self.ring)

    def ring(self) -> None:
        """Tell everybody that a clock has run out; the timer may be early, so it is set again."""
        self.tell_match()
        self.set_alarm()
