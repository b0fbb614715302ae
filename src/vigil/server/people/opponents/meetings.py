"""Meetings: from a wish for a game to the table. Each step is one transaction that may be tried again."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from vigil.server.domain.notice_kinds import match_path
from vigil.server.domain.paces import LIVE_PACES, PACES, SLOW_PACES, PaceCode
from vigil.server.domain.refusals import Overload, Refusal, TooLate
from vigil.server.fair_use import limits
from vigil.server.people.opponents.matchmaking import Pair, common_sets, pairs
from vigil.server.people.opponents.present_ratings import standing_of
from vigil.server.people.opponents.table_for_two import PLAYERS, Terms, draw_sets, lay_table
from vigil.server.store.notices.notice_rows import NewNotice, give_notice, read_about
from vigil.server.store.notifications import PeopleNews, notify
from vigil.server.store.opponents import acquaintances, seek_rows
from vigil.server.store.opponents.seek_rows import TOLD, StoredSeek, change_seeks, drop_seeks
from vigil.server.store.people import persons
from vigil.server.store.people.persons import Person
from vigil.server.store.tables.opponent_tables import seeks

WAITING_ROOM: Final = "/play"  # where both come from a notice
COME: Final = 20.0  # seconds in which both have to come
STANDING: Final = 14 * 24 * 3600.0  # seconds for which a slow seek stands
LOOKING: Final = 3600.0  # seconds after which whoever looks has to say so again


class Wish(NamedTuple):
    """What somebody wants to play."""

    pace: PaceCode
    sets: Sequence[str]
    rated: bool
    anybody: bool = False
    instead: int | None = None  # of a seek that it takes the place of


class HereAndNow(NamedTuple):
    """Which process acts, and when: by the calendar and in the time of the service."""

    process: str
    now: float
    clock: float


class MeetingOutcome(NamedTuple):
    """Who should look again, which seeks met, and which of them sat down."""

    people: Sequence[int] = ()
    met: Sequence[StoredSeek] = ()
    seated: Sequence[StoredSeek] = ()


def tell(connection: Connection, here: HereAndNow, people: Collection[int]) -> None:
    """Let other processes know for whom something has changed."""
    if people:
        notify(connection, PeopleNews(sorted(people), here.process))


# Wishes


def post(connection: Connection, person: Person, wish: Wish, here: HereAndNow) -> int:
    """Let somebody look for a game; returns the number of the seek."""
    persons.lock_person(connection, person.id)
    live = PACES[wish.pace].live
    seek_rows.forget_past(connection, person.id, here.now)
    since = here.now if wish.instead is None else replace(connection, person, wish, here)
    paces, most = (LIVE_PACES, limits.LIVE_SEEKS) if live else (SLOW_PACES, limits.SLOW_SEEKS)
    if seek_rows.count_seeks(connection, person.id, paces, here.now) >= most:
        again = same_wish(connection, person, wish, here.now)
        if not again:
            raise Overload(f"you look for {most} such games already: stop one first")
    return seek_rows.put_seek(connection, row(connection, person, wish, here, since))


def same_wish(connection: Connection, person: Person, wish: Wish, now: float) -> bool:
    """Whether somebody looks for the very same game already."""
    sets = ",".join(sorted(wish.sets))
    return any(
        (seek.pace, seek.sets) == (wish.pace, sets) for seek in seek_rows.seeks_of(connection, person.id, now)
    )


def replace(connection: Connection, person: Person, wish: Wish, here: HereAndNow) -> float:
    """Drop the seek that another takes the place of; returns since when that one counts.

    Time that was waited still counts, unless the change excludes people.
    """
    found = seek_rows.lock_seeks(connection, seeks.c.id == wish.instead, seeks.c.person == person.id)
    for seek in found:
        if seek.meeting is not None:
            raise TooLate("somebody is found already: sit down, or stop looking")
        drop_seeks(connection, seeks.c.id == seek.id)
        if (seek.pace, seek.rated) == (wish.pace, wish.rated) and set(seek.codes) <= set(wish.sets):
            return seek.since
    return here.now


def row(connection: Connection, person: Person, wish: Wish, here: HereAndNow, since: float) -> dict[str, Any]:
    """The columns of a new seek."""
    live = PACES[wish.pace].live
    standing = standing_of(connection, person.id)
    return {
        "person": person.id,
        "pace": wish.pace,
        "sets": ",".join(sorted(wish.sets)),
        "players": PLAYERS,
        "rated": wish.rated,
        "anybody": wish.anybody,
        "rating": standing.rating,
        "sigma": standing.sigma,
        "since": since,
        "until": here.now + (LOOKING if live else STANDING),
        "process": here.process if live else None,
        "beat": here.now if live else None,
        "came": False,
    }


def widen(connection: Connection, person: int, seek: int) -> None:
    """Let somebody meet anybody, however good."""
    own = seek_rows.lock_seeks(connection, seeks.c.id == seek, seeks.c.person == person)
    if not own:
        raise LookupError("you do not look for this game any more")
    change_seeks(connection, [seek], anybody=True)


# Bringing people together


def bring_together(connection: Connection, pace: PaceCode, here: HereAndNow) -> MeetingOutcome:
    """Let those meet who wait at a pace and suit each other; a slow game begins at once."""
    waiting = seek_rows.lock_waiting(connection, pace, here.now)
    if len(waiting) < PLAYERS:
        return MeetingOutcome()
    apart = acquaintances.pairs_apart(connection, {seek.person for seek in waiting})
    found = pairs(waiting, apart, here.now)
    if PACES[pace].live:
        for pair in found:
            meet(connection, pair, here)
    else:
        found = [pair for pair in found if seat(connection, pair, here)]
    both = [seek for pair in found for seek in pair]
    people = [seek.person for seek in both]
    tell(connection, here, people)
    return MeetingOutcome(people, both, () if PACES[pace].live else both)


def meet(connection: Connection, pair: Pair, here: HereAndNow) -> None:
    """Ask both to come to the table."""
    meeting, until = secrets.token_urlsafe(12), here.now + COME
    ids = [seek.id for seek in pair]
    change_seeks(connection, ids, meeting=meeting, meet_until=until, came=False, missed=None)
    tell_of_each_other(connection, pair, WAITING_ROOM, here.now)


def tell_of_each_other(connection: Connection, pair: Pair, path: str, now: float) -> None:
    """Give both a notice that the other is found."""
    for seek, other in (pair, pair[::-1]):
        give_notice(connection, seek.person, NewNotice("paired", path, other.person), now)


def seat(connection: Connection, pair: Pair, here: HereAndNow) -> bool:
    """Make the match of two who agree, and tell both of it; False if one has too many matches."""
    people = [persons.person_with(connection, seek.person) for seek in pair]
    terms = Terms(pair[0].pace, draw_sets(common_sets(*pair)), pair[0].rated)
    try:
        match = lay_table(connection, people, terms, here.now, here.clock)
    except Overload:
        drop_seeks(connection, seeks.c.id.in_([seek.id for seek in pair]))
        return False
    change_seeks(connection, [seek.id for seek in pair], match=match.id, until=here.now + TOLD)
    if not PACES[terms.pace].live:
        tell_of_each_other(connection, pair, match_path(match.id), here.now)
    else:  # whoever plays looks for no other live game
        others = seeks.c.person.in_([seek.person for seek in pair]) & seeks.c.beat.is_not(None)
        drop_seeks(connection, others, seeks.c.match.is_(None))
    return True


def come(connection: Connection, person: Person, seek: int, here: HereAndNow) -> MeetingOutcome:
    """Let somebody come to a meeting; once both have, the match is made."""
    both = seek_rows.lock_meeting(connection, person.id, seek)
    if any(one.match for one in both):
        return MeetingOutcome()
    if len(both) < PLAYERS or any((one.meet_until or 0.0) < here.now for one in both):
        raise TooLate("they are not waiting for you any more")
    change_seeks(connection, [seek], came=True)
    read_about(connection, person.id, WAITING_ROOM, here.now)
    people = [one.person for one in both]
    tell(connection, here, people)
    if not all(one.came or one.id == seek for one in both):
        return MeetingOutcome(people)
    first, second = sorted(both, key=lambda one: one.since)
    return MeetingOutcome(people, seated=both if seat(connection, (first, second), here) else ())


def stop(connection: Connection, person: int, seek: int, here: HereAndNow) -> MeetingOutcome:
    """Let somebody look no more; whoever was to meet them looks on."""
    both = seek_rows.lock_meeting(connection, person, seek)
    if not both or any(one.match for one in both):
        return MeetingOutcome()
    left = part(connection, both, {seek})
    tell(connection, here, left)
    return MeetingOutcome(left)


def part(connection: Connection, both: Sequence[StoredSeek], gone: Collection[int]) -> list[int]:
    """End a meeting to which some did not come; the others look on. Returns these people."""
    absent = [seek for seek in both if seek.id in gone]
    names = [persons.person_with(connection, seek.person).name for seek in absent]
    drop_seeks(connection, seeks.c.id.in_([seek.id for seek in absent]))
    staying = [seek for seek in both if seek.id not in gone]
    again = {"meeting": None, "meet_until": None, "came": False, "missed": ", ".join(names)}
    change_seeks(connection, [seek.id for seek in staying], **again)
    return [seek.person for seek in staying]


def end_meetings(connection: Connection, here: HereAndNow) -> MeetingOutcome:
    """End the meetings whose time is up: whoever did not come looks no more."""
    late = seeks.c.meeting.is_not(None) & seeks.c.match.is_(None) & (seeks.c.meet_until < here.now)
    met: dict[str, list[StoredSeek]] = defaultdict(list)
    for seek in seek_rows.lock_seeks(connection, late):
        met[str(seek.meeting)].append(seek)
    left: list[int] = []
    for both in met.values():
        left += part(connection, both, {seek.id for seek in both if not seek.came})
    seek_rows.sweep(connection, here.now)
    tell(connection, here, left)
    return MeetingOutcome(left)


def take_up(connection: Connection, person: Person, seek: int, here: HereAndNow) -> str:
    """Let somebody play whoever has a standing seek; returns the match."""
    found = seek_rows.lock_seeks(connection, seeks.c.id == seek)
    if not found or found[0].match or found[0].beat is not None or found[0].until < here.now:
        raise TooLate("somebody else was faster, or they look no more")
    standing = found[0]
    if standing.person == person.id:
        raise Refusal("this is your own: somebody else takes it up")
    if acquaintances.keep_apart(connection, person.id, standing.person):
        raise Refusal("you two do not meet")
    people = [persons.person_with(connection, standing.person), person]
    terms = Terms(standing.pace, draw_sets(standing.codes), standing.rated)
    match = lay_table(connection, people, terms, here.now, here.clock)
    change_seeks(connection, [seek], match=match.id, until=here.now + TOLD)
    found_you = NewNotice("paired", match_path(match.id), person.id)
    give_notice(connection, standing.person, found_you, here.now)
    tell(connection, here, [standing.person])
    return match.id
