"""The overview: what a person is told about finding somebody to play."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection

from vigil.server.domain.paces import PACES
from vigil.server.people.opponents.matchmaking import width
from vigil.server.people.opponents.present_ratings import NEW, standing_of
from vigil.server.protocol.people.opponent_messages import (
    MeetingState,
    OpenSeek,
    Opponents,
    OwnSeek,
    QueueLength,
)
from vigil.server.store.opponents import seek_rows
from vigil.server.store.opponents.seek_rows import NamedSeek, StoredSeek

STRANGER = 0  # the number of nobody


def overview(connection: Connection, person: int | None, now: float) -> Opponents:
    """Everything about finding somebody to play; a stranger looks for nothing yet."""
    who = STRANGER if person is None else person
    own = seek_rows.seeks_of(connection, who, now)
    standing = NEW if person is None else standing_of(connection, person)
    counts = seek_rows.count_waiting(connection, now)
    others = seek_rows.partners(connection, [seek.meeting for seek in own if seek.meeting], who)
    return Opponents(
        mark=mark_of(own, others.values()),
        rating=round(standing.rating),
        deviation=round(standing.sigma),
        waiting=[QueueLength(pace, counts.get(pace, 0)) for pace in PACES],
        seeks=[own_seek(connection, seek, others.get(seek.meeting or ""), now) for seek in own],
        open=[open_seek(found, who, now) for found in seek_rows.standing_seeks(connection, who, now)],
    )


def mark_of(own: Sequence[StoredSeek], others: Iterable[NamedSeek]) -> str:
    """A mark that changes with what becomes of somebody's seeks."""
    told = [(seek.id, seek.meeting, seek.came, seek.missed, seek.match) for seek in own]
    came = sorted((other.seek.id, other.seek.came) for other in others)
    return hashlib.sha256(repr((told, came)).encode()).hexdigest()[:16]


def own_seek(connection: Connection, seek: StoredSeek, other: NamedSeek | None, now: float) -> OwnSeek:
    """A seek as the person who has it sees it."""
    reach = width(seek, now)
    near = None if math.isinf(reach) else reach
    ratings = seek_rows.ratings_waiting(connection, seek.pace, seek.person, now)
    return OwnSeek(
        id=seek.id,
        pace=seek.pace,
        sets=seek.codes,
        rated=seek.rated,
        anybody=seek.anybody,
        seconds=max(now - seek.since, 0.0),
        low=None if near is None else round(seek.rating - near),
        high=None if near is None else round(seek.rating + near),
        others=[round(rating) for rating in ratings],
        missed=seek.missed,
        meeting=None if other is None else meeting_state(seek, other, now),
        match=seek.match,
    )


def meeting_state(seek: StoredSeek, other: NamedSeek, now: float) -> MeetingState:
    """Whom somebody is to meet."""
    return MeetingState(
        name=other.name,
        rating=round(other.seek.rating),
        came=seek.came,
        other_came=other.seek.came,
        seconds=max((seek.meet_until or now) - now, 0.0),
        match=seek.match,
    )


def open_seek(found: NamedSeek, person: int, now: float) -> OpenSeek:
    """A standing seek as others see it."""
    seek = found.seek
    return OpenSeek(
        id=seek.id,
        name=found.name,
        rating=round(seek.rating),
        pace=seek.pace,
        sets=seek.codes,
        rated=seek.rated,
        seconds=max(now - seek.since, 0.0),
        yours=seek.person == person,
    )
