"""Seeks: whoever looks for a game, from the first wish until both sit at a table.

A seek waits; then it has a `meeting`, which another one shares, until both have come or time is up; then it
has a `match` for a while, so that whoever waits for it is told. A live one lives while its process says so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, text, update

from vigil.server.domain.paces import PaceCode
from vigil.server.store.opponents.acquaintances import are_apart
from vigil.server.store.statements import insert
from vigil.server.store.tables.opponent_tables import seeks
from vigil.server.store.tables.people_tables import people

DEAD: Final = 60.0  # seconds without a beat after which nobody waits for a live seek any more
TOLD: Final = 60.0  # seconds for which a seek that led to a match is kept
CONSIDERED: Final = 400  # seeks of a pace in one round, the oldest first
LISTED: Final = 50  # standing seeks that are shown
BUCKET: Final = text("SELECT pg_try_advisory_xact_lock(hashtext(:bucket))")


class StoredSeek(Struct, frozen=True):
    """Somebody who looks for a game."""

    id: int
    person: int
    pace: PaceCode
    sets: str
    players: int
    rated: bool
    anybody: bool
    rating: float
    sigma: float
    since: float
    until: float
    process: str | None
    beat: float | None
    meeting: str | None
    meet_until: float | None
    came: bool
    missed: str | None
    match: str | None

    @property
    def codes(self) -> list[str]:
        """The sets that they are glad to play."""
        return self.sets.split(",")


COLUMNS: Final = [seeks.c[name] for name in StoredSeek.__struct_fields__]


def is_alive(now: float) -> ColumnElement[bool]:
    """Whether somebody still waits for a seek."""
    return (seeks.c.until > now) & or_(seeks.c.beat.is_(None), seeks.c.beat > now - DEAD)


def is_waiting(now: float) -> ColumnElement[bool]:
    """Whether a seek may be brought together with another."""
    return is_alive(now) & seeks.c.meeting.is_(None) & seeks.c.match.is_(None)


def read_seeks(connection: Connection, *which: ColumnElement[bool]) -> list[StoredSeek]:
    """Some seeks, the oldest first."""
    wanted = select(*COLUMNS).where(*which).order_by(seeks.c.since, seeks.c.id)
    return [StoredSeek(**row._mapping) for row in connection.execute(wanted)]


def seeks_of(connection: Connection, person: int, now: float) -> list[StoredSeek]:
    """The seeks of a person that are alive, and those that led to a match just now."""
    return read_seeks(connection, seeks.c.person == person, is_alive(now))


def find_seek(connection: Connection, seek: int) -> StoredSeek | None:
    """The seek with a number."""
    return next(iter(read_seeks(connection, seeks.c.id == seek)), None)


def lock_seeks(connection: Connection, *which: ColumnElement[bool]) -> list[StoredSeek]:
    """Some seeks, which nobody else changes until this transaction is over; always in the same order."""
    wanted = select(*COLUMNS).where(*which).order_by(seeks.c.id).with_for_update()
    return [StoredSeek(**row._mapping) for row in connection.execute(wanted)]


def lock_meeting(connection: Connection, person: int, seek: int) -> list[StoredSeek]:
    """A person's seek, and the one it is to meet; both stay as they are until this transaction is over."""
    own = find_seek(connection, seek)
    if own is None or own.person != person:
        return []
    same = seeks.c.id == seek if own.meeting is None else seeks.c.meeting == own.meeting
    return lock_seeks(connection, same)


def lock_waiting(connection: Connection, pace: PaceCode, now: float) -> list[StoredSeek]:
    """The seeks of a pace that wait, unless another process brings them together just now."""
    shared = connection.dialect.name == "postgresql"
    if shared and not connection.execute(BUCKET, {"bucket": f"vigil seeks {pace}"}).scalar():
        return []
    busy = select(seeks.c.person).where(seeks.c.meeting.is_not(None), seeks.c.match.is_(None), is_alive(now))
    free = is_waiting(now) & (seeks.c.pace == pace) & seeks.c.person.not_in(busy)
    wanted = select(*COLUMNS).where(free).order_by(seeks.c.since, seeks.c.id).limit(CONSIDERED)
    rows = connection.execute(wanted.with_for_update(skip_locked=True))
    return [StoredSeek(**row._mapping) for row in rows]


def put_seek(connection: Connection, values: dict[str, Any]) -> int:
    """Add a seek; the same wish again is the same seek, which is renewed."""
    new = insert(connection, seeks).values(**values)
    renewed = {name: values[name] for name in ("rated", "anybody", "until", "process", "beat")}
    same = new.on_conflict_do_update(index_elements=["person", "pace", "sets", "players"], set_=renewed)
    return int(connection.execute(same.returning(seeks.c.id)).scalar_one())


def count_seeks(connection: Connection, person: int, paces: Collection[PaceCode], now: float) -> int:
    """How many seeks of some paces a person has."""
    theirs = (seeks.c.person == person) & seeks.c.pace.in_(paces) & is_alive(now)
    return int(connection.execute(select(func.count()).select_from(seeks).where(theirs)).scalar_one())


def change_seeks(connection: Connection, ids: Iterable[int], **values: Any) -> None:
    """Change some seeks."""
    connection.execute(update(seeks).where(seeks.c.id.in_(list(ids))).values(**values))


def drop_seeks(connection: Connection, *which: ColumnElement[bool]) -> None:
    """Delete some seeks."""
    connection.execute(delete(seeks).where(*which))


def beat(connection: Connection, persons: Collection[int], process: str, now: float) -> None:
    """Say that live seeks of some people are waited for here."""
    theirs = seeks.c.person.in_(list(persons)) & seeks.c.beat.is_not(None)
    connection.execute(update(seeks).where(theirs).values(beat=now, process=process))


def count_waiting(connection: Connection, now: float) -> dict[str, int]:
    """How many people wait, by pace."""
    counted = func.count(seeks.c.person.distinct())
    wanted = select(seeks.c.pace, counted).where(is_waiting(now)).group_by(seeks.c.pace)
    return {str(pace): int(count) for pace, count in connection.execute(wanted)}


def ratings_waiting(connection: Connection, pace: PaceCode, but: int, now: float) -> list[float]:
    """The ratings of others who wait at a pace."""
    others = is_waiting(now) & (seeks.c.pace == pace) & (seeks.c.person != but)
    wanted = select(seeks.c.rating).where(others).order_by(seeks.c.since).limit(LISTED)
    return [float(rating) for rating in connection.execute(wanted).scalars()]


class NamedSeek(Struct, frozen=True):
    """A seek, and who has it."""

    seek: StoredSeek
    name: str


def standing_seeks(connection: Connection, person: int, now: float) -> list[NamedSeek]:
    """The seeks that anybody may take up: those of others whom a person can meet, and their own."""
    standing = is_waiting(now) & seeks.c.beat.is_(None) & ~are_apart(person, seeks.c.person)
    wanted = select(*COLUMNS, people.c.name).join(people, people.c.id == seeks.c.person)
    newest = wanted.where(standing).order_by(seeks.c.since.desc()).limit(LISTED)
    return [NamedSeek(StoredSeek(*row[:-1]), str(row[-1])) for row in connection.execute(newest)]


def partners(connection: Connection, meetings: Sequence[str], person: int) -> dict[str, NamedSeek]:
    """Whom somebody is to meet, by meeting."""
    others = seeks.c.meeting.in_(meetings) & (seeks.c.person != person)
    wanted = select(*COLUMNS, people.c.name).join(people, people.c.id == seeks.c.person).where(others)
    found = [NamedSeek(StoredSeek(*row[:-1]), str(row[-1])) for row in connection.execute(wanted)]
    return {other.seek.meeting: other for other in found if other.seek.meeting is not None}


def forget_past(connection: Connection, person: int, now: float) -> None:
    """Delete what is left of a person's seeks that are over, so that the same wish is a new one."""
    over = or_(seeks.c.match.is_not(None), ~is_alive(now) & seeks.c.meeting.is_(None))
    drop_seeks(connection, seeks.c.person == person, over)


def sweep(connection: Connection, now: float) -> None:
    """Delete seeks that nobody waits for any more; a meeting is ended by whoever sees to meetings."""
    drop_seeks(connection, ~is_alive(now), or_(seeks.c.meeting.is_(None), seeks.c.match.is_not(None)))
