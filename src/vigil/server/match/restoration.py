"""Restoration: the course of a stored match, from its acts, or from a snapshot if they lead elsewhere by now.

A correction of a rule can make the acts of a match impossible, or lead them to another table. The match then
goes on from the newest snapshot that this version can read, with as many of the later acts as it allows.
A match of the first generator goes on from where it stands, dealt by keyed streams from there on.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import structs

from vigil.rules.game import Game
from vigil.rules.view import deal_anew, is_predictable
from vigil.server.domain.acts import RESUME, UNDO, Act, moves
from vigil.server.domain.refusals import Unplayable
from vigil.server.match.course import Course
from vigil.server.match.layout import new_course, new_seed, player_names, with_names
from vigil.server.match.live_match import ActDraft, Change, LiveMatch, replay_act
from vigil.server.store.matches.match_queries import WholeMatch
from vigil.server.store.matches.match_rows import StoredMatch
from vigil.server.store.matches.match_snapshots import Snapshot

PAUSE_AFTER: Final = 50  # acts that are played again without a break, a few milliseconds


class Restored(NamedTuple):
    """A course, and the act of the snapshot it was taken from, if it goes on from one, and why."""

    course: Course
    snapshot: int | None = None
    why: str = "its acts cannot be played again"


class Resumption(NamedTuple):
    """A match that goes on from a snapshot: as it is stored then, the act that says so, how it stands."""

    match: StoredMatch
    act: Act
    snapshot: Snapshot


# From acts


async def restore(whole: WholeMatch) -> Restored:
    """The course of a stored match; Unplayable if neither its acts nor a snapshot lead to it."""
    try:
        return Restored(await replay(whole))
    except Exception as error:  # another version may have left anything
        for snapshot in whole.snapshots:
            course = course_from(whole, snapshot)
            if course is not None:
                return Restored(course, snapshot.act)
        raise Unplayable(str(error) if isinstance(error, Unplayable) else type(error).__name__) from error


async def replay(whole: WholeMatch) -> Course:
    """The course that all acts lead to; a long one takes a while, in which others are served."""
    course = new_course(whole.match, whole.seats, whole.base)
    kept = {snapshot.act: snapshot for snapshot in whole.snapshots}
    names = player_names(whole.seats)
    for act in whole.acts[course.step :]:
        replay_act(course, act)
        if act.number in kept and not stands_as(course.game, kept[act.number], names):
            raise Unplayable(f"act {act.number} leads elsewhere than it did")
        if act.number % PAUSE_AFTER == 0:
            await asyncio.sleep(0)
    if not agrees(whole.match, course):
        raise Unplayable("it comes out otherwise than it did")
    return course


def agrees(match: StoredMatch, course: Course) -> bool:
    """Whether a replayed game stands where the stored match says, if both have the same acts."""
    kept = (match.deciding, match.turn_number, match.honor_pool)
    game = course.game
    return course.step != match.acts or kept == (course.deciding, game.turn_number, game.honor_pool)


def stands_as(game: Game, snapshot: Snapshot, names: list[str]) -> bool:
    """Whether a replayed game is exactly the one that was kept, as far as this version can read that."""
    kept, now = with_names(snapshot.game, names), plain(game.to_data())
    if kept == now:
        return True
    try:
        again = Game.from_data(kept).to_data()  # as this version spells it
    except Exception:
        return True
    return bool(plain(again) == now)


def plain(data: dict[str, Any]) -> Any:
    """Data as it comes back from where it was kept."""
    return msgspec.json.decode(msgspec.json.encode(data))


# From a snapshot


def take_snapshot(course: Course) -> Snapshot:
    """The game of a course as it stands, with its clocks."""
    game, clocks = course.game, course.clocks
    return Snapshot(
        course.step,
        game.to_data(),
        bool(game.pending),
        clocks.seconds if clocks else [],
        clocks.since if clocks else 0.0,
    )


def course_from(whole: WholeMatch, snapshot: Snapshot) -> Course | None:
    """The course from a snapshot on, with those later acts that it allows; None if it cannot be read."""
    try:
        course = new_course(whole.match, whole.seats, snapshot)
    except Exception:  # its cards or effects may be others by now
        return None
    before = len(moves(whole.acts[: snapshot.act]))
    for act in whole.acts[snapshot.act :]:
        after = course.copy()
        try:
            replay_act(after, shift_act(act, before))
        except Exception:
            break
        course = after
    course.step = len(whole.acts)
    return course


def shift_act(act: Act, before: int) -> Act:
    """An act after a snapshot; an undo counts the moves that remain without those `before` the snapshot."""
    if act.kind != UNDO:
        return act
    remaining = int(act.text) - before
    if remaining < 0:
        raise Unplayable(f"act {act.number} goes back further than the snapshot")
    return structs.replace(act, text=str(remaining))


def with_secret_chance(restored: Restored) -> Restored:
    """A course whose coming cards nobody can compute: the decks are shuffled by keyed streams, if need be."""
    course, snapshot, _ = restored
    game = course.game
    if not is_predictable(game):
        return restored
    deal_anew(game, new_seed(), list(range(len(game.players))))
    return Restored(course, course.step if snapshot is None else snapshot, "its cards could be foreseen")


def resumption(whole: WholeMatch, restored: Restored, clock: float) -> Resumption:
    """What is written of a match that goes on from a snapshot; `clock` is in the time of the service."""
    course = restored.course
    match = LiveMatch(whole.match, whole.seats, whole.acts, course)
    act = Act(course.step + 1, course.deciding or 0, RESUME, str(restored.snapshot), time.time(), clock)
    course.take(act)
    return Resumption(match.stored_after(Change([ActDraft(act, course, [])])), act, take_snapshot(course))
