"""A live match: what is stored of it, the course of its game, and the changes that may be made to it.

Nothing is written or sent here; the room around it does that.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, structs

from vigil.rules.kernel.event import Event
from vigil.rules.kernel.verbs import END_TURN
from vigil.rules.moves import IllegalMove
from vigil.rules.record import GameRecord
from vigil.server.domain.acts import ABANDON, MOVE, RESIGN, Act, moves
from vigil.server.domain.kinds import ActKind
from vigil.server.domain.refusals import Refusal, Unplayable
from vigil.server.match.course import Course, Viewpoint
from vigil.server.match.description import describe, is_strict
from vigil.server.match.layout import clocks_began, new_course
from vigil.server.match.outcome import TOO_LONG, result_data, without_winner
from vigil.server.match.shares import share_used, undo_problem
from vigil.server.protocol import bounds
from vigil.server.protocol.match_state import MatchState
from vigil.server.protocol.messages import Update
from vigil.server.store.matches.match_rows import AWAITED, StoredMatch, StoredSeat
from vigil.server.store.people.persons import Person
from vigil.server.timing.service_time import ServiceTime


class ActDraft(NamedTuple):
    """An act, the course after it, and what happened."""

    act: Act
    course: Course
    happened: list[Event]


class Change(Struct, frozen=True):
    """Acts to be written, with what else changes: fields of the stored match, and who has a seat."""

    drafts: list[ActDraft]
    becomes: dict[str, Any] = {}
    seat: tuple[int, StoredSeat] | None = None

    @property
    def acts(self) -> list[Act]:
        """The acts alone."""
        return [draft.act for draft in self.drafts]

    @property
    def beyond_acts(self) -> bool:
        """Whether more changes than follows from the acts."""
        return bool(self.becomes or self.seat)


class LiveMatch:
    """One match."""

    def __init__(
        self,
        stored: StoredMatch,
        seats: list[StoredSeat],
        acts: list[Act],
        course: Course,
        running: ServiceTime | None = None,
    ) -> None:
        self.time = running or ServiceTime()
        self.stored = stored
        self.seats = seats
        self.acts = acts
        self.course = course

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.stored.id

    @property
    def going(self) -> bool:
        """Whether moves can be made."""
        return self.stored.status == "playing"

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.stored.status == "finished"

    @property
    def step(self) -> int:
        """The number of the last act."""
        return self.course.step

    @property
    def deciding(self) -> Viewpoint:
        """The seat whose decision is awaited."""
        return self.course.deciding if self.going else None

    def new_course(self) -> Course:
        """The course before the first act."""
        return new_course(self.stored, self.seats)

    def course_after(self, step: int) -> Course | None:
        """The course up to an act; None if moves from before it have been taken back since."""
        standing = moves(self.acts[:step])
        still = moves(self.acts[: self.step])[: self.course.moves_made]
        if not self.stored.resumed <= step <= self.step or standing != still[: len(standing)]:
            return None
        then = self.course.after_moves(len(standing))
        then.step = step
        return then

    def record(self) -> dict[str, Any]:
        """The record of the game, and why the match was over if the game was not."""
        record = GameRecord.of(self.course.game)
        if self.stored.result is not None and not self.course.game.over:
            record.ended = self.stored.result["reason"]
        return record.to_data()

    # Seats

    def owns(self, person: Person | None, seat: Viewpoint) -> bool:
        """Whether a seat belongs to a person."""
        if person is None or seat is None or not 0 <= seat < len(self.seats):
            return False
        return self.seats[seat].kind == "person" and self.seats[seat].person == person.id

    def lent(self, person: Person | None, seat: Viewpoint) -> bool:
        """Whether a person's seat is on another device, from which they may take it back."""
        if person is None or seat is None or not 0 <= seat < len(self.seats):
            return False
        there = self.seats[seat]
        return there.kind == "person" and there.owner == person.id != there.person

    def sits(self, person: Person) -> bool:
        """Whether a person has a seat here, be it on another device."""
        return any(self.owns(person, seat) or self.lent(person, seat) for seat in range(len(self.seats)))

    def first_seat(self, person: Person | None) -> Viewpoint:
        """A person's seat that has to decide, or else the first of their seats."""
        own = [seat for seat in range(len(self.seats)) if self.owns(person, seat)]
        return self.deciding if self.deciding in own else next(iter(own), None)

    def alone(self, seat: Viewpoint) -> bool:
        """Whether only bots play against a seat."""
        others = [other for number, other in enumerate(self.seats) if number != seat]
        return seat is not None and all(other.kind == "bot" for other in others)

    def may_rewind(self, seat: Viewpoint) -> bool:
        """Whether a seat may go back as far as it likes."""
        return self.alone(seat) and not is_strict(self.stored)

    def awaits(self, person: Person | None) -> bool:
        """Whether the clocks stand until a person comes."""
        return any(self.owns(person, seat) and there.came == AWAITED for seat, there in enumerate(self.seats))

    def set_clocks(self) -> None:
        """Let the clocks run, if everybody who was awaited has come."""
        if self.course.clocks:
            self.course.clocks.began = clocks_began(self.stored, self.seats)

    def left(self, seat: int) -> float | None:
        """The seconds a seat has left; None without a clock, and before the clocks begin."""
        return self.course.left(seat, self.time.now())

    @property
    def patience(self) -> float:
        """The seconds for which the seat that has to decide is still waited for, if it is not online."""
        deciding = self.deciding
        left = None if deciding is None else self.left(deciding)
        return max(bounds.ABANDONED - self.waited, 0.0) if left is None else left

    @property
    def waited(self) -> float:
        """The seconds since the last act."""
        since = self.acts[-1].clock if self.acts else self.stored.clock_began
        return self.time.now() - since

    def overdue(self, seat: int, online: Collection[int]) -> bool:
        """Whether others may go on without a seat: its clock has run out, or it was left long ago."""
        if seat != self.deciding or self.seats[seat].kind != "person":
            return False
        if self.left(seat) is None and seat in online:
            return self.waited >= bounds.STALLED
        return self.patience == 0

    # What clients are told

    def describe(self, person: Person | None, online: Collection[int]) -> MatchState:
        """The match as a person may know it."""
        clocks = [self.left(seat) if self.going else None for seat in range(len(self.seats))]
        overdue = [seat for seat in range(len(self.seats)) if self.overdue(seat, online)]
        return describe(self.stored, self.seats, person, online, clocks, overdue)

    def update(
        self,
        seat: Viewpoint,
        act: Act | None = None,
        happened: Sequence[Event] = (),
        course: Course | None = None,
    ) -> Update:
        """The table as a seat may know it; only the present one asks anything."""
        course = course or self.course
        going = self.going and course.step == len(self.acts)
        undo = going and seat is not None and self.has_undo(seat)
        update = course.update(seat, time.time(), act, happened, going, self.may_rewind(seat), undo)
        if update.asked is not None and seat is not None and self.must_end_turn(seat):
            update.asked.play_all = []
            update.asked.moves = [move for move in update.asked.moves if move.verb == END_TURN]
        return update

    # Changes

    def has_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move."""
        return self.course.game.can_undo(seat) and self.undo_problem(seat) is None

    def undo_problem(self, seat: int) -> str | None:
        """Why a seat may not take back one more move: it has done so too often; None if it may."""
        if is_strict(self.stored):
            return "everybody plays this deal once: nothing is taken back"
        return undo_problem(self.acts, seat, self.course.moves_made - 1)

    def must_end_turn(self, seat: int) -> bool:
        """Whether all that is left to a seat at the main decision of its turn is to end it."""
        return not self.course.game.pending and share_used(self.acts, self.seats, seat)

    def draft(self, seat: int, kind: ActKind, text: str, course: Course | None = None) -> ActDraft:
        """An act at the present table, or at one that another draft leads to."""
        course = course or self.course
        if course.step >= bounds.ACTS and kind not in (RESIGN, ABANDON):
            raise Refusal(f"a match has at most {bounds.ACTS} acts: play on in a new match")
        act = Act(course.step + 1, seat, kind, text, time.time(), self.time.now())
        after = course.copy()
        try:
            happened = after.take(act)
        except IllegalMove as error:
            raise Refusal(str(error)) from error
        if kind == MOVE:  # kept is the game's own notation, not what somebody sent
            act = structs.replace(act, text=after.last_move)
        return ActDraft(act, after, happened)

    def drafts_of(self, acts: Sequence[Act]) -> list[ActDraft]:
        """What acts that others have written lead to."""
        drafts: list[ActDraft] = []
        for act in acts:
            course = (drafts[-1].course if drafts else self.course).copy()
            drafts.append(ActDraft(act, course, replay_act(course, act)))
        return drafts

    def stored_after(self, change: Change) -> StoredMatch:
        """The stored match after a change."""
        act, course, _ = change.drafts[-1]
        result = final_result(course)
        ended = {} if result is None else {"status": "finished", "result": result}
        followed = {
            "acts": act.number,
            "moved": act.at,
            "deciding": course.deciding,
            "turn_number": course.game.turn_number,
            "honor_pool": course.game.honor_pool,
            "clocks": course.clocks.to_data() if course.clocks else None,
        }
        return structs.replace(self.stored, **{**followed, **ended, **change.becomes})


Decide = Callable[[LiveMatch], Change | None]  # what to change in a match; None: nothing


def final_result(course: Course) -> dict[str, Any] | None:
    """How a match has ended, by its game or by its length; None if it goes on."""
    result = course.game.result
    if result is not None:
        return result_data(result)
    return without_winner(course.game, TOO_LONG) if course.step >= bounds.ACTS else None


def replay_act(course: Course, act: Act) -> list[Event]:
    """Carry out a stored act; returns what happened."""
    try:
        return course.take(act)
    except (ValueError, LookupError) as error:  # its words may name hidden cards
        raise Unplayable(f"act {act.number} cannot be carried out again") from error
