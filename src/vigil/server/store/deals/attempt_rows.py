"""Attempts at deals of the day: one for each person and day."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, false, func, select, update

from vigil.server.store.statements import insert
from vigil.server.store.tables.deal_tables import deal_attempts
from vigil.server.store.tables.people_tables import people

LEFT: Final = -1_000  # the lead of whoever did not play to the end
COMPARED: Final = 1_000  # attempts whose courses are compared: the best, and everybody one follows


class OwnTurn(Struct, frozen=True):
    """How a turn of one's own began, and what was acquired and defeated in it.

    `position` is the same for two people only if everything that either could know was the same.
    """

    position: str
    honor: int
    cards: int
    took: list[str]


class Attempt(Struct, frozen=True):
    """What somebody made of a deal."""

    day: str
    person: int
    name: str
    match: str | None
    began: float
    finished: float | None
    won: bool
    honor: int
    lead: int
    turns: int
    course: list[OwnTurn]


COLUMNS: Final = [column for column in deal_attempts.c if column.name != "course"]
BEST: Final = (
    deal_attempts.c.won.desc(),
    deal_attempts.c.lead.desc(),
    deal_attempts.c.turns,
    deal_attempts.c.finished,
)


def begin_attempt(connection: Connection, day: str, person: int, now: float) -> bool:
    """Note that somebody plays a deal; False if they have done so before."""
    values = {"day": day, "person": person, "began": now, "won": False, "honor": 0, "lead": 0, "turns": 0}
    new = insert(connection, deal_attempts).values(**values).on_conflict_do_nothing()
    return connection.execute(new.returning(deal_attempts.c.day)).first() is not None


def link_match(connection: Connection, day: str, person: int, match: str) -> None:
    """Write in which match an attempt is made."""
    own = (deal_attempts.c.day == day) & (deal_attempts.c.person == person)
    connection.execute(update(deal_attempts).where(own).values(match=match))


def finish_attempt(connection: Connection, match: str, **values: Any) -> None:
    """Write what came of an attempt."""
    connection.execute(update(deal_attempts).where(deal_attempts.c.match == match).values(**values))


def day_of(connection: Connection, match: str) -> str | None:
    """The day whose deal a match is an attempt at; None: it is none that counts."""
    own = select(deal_attempts.c.day).where(deal_attempts.c.match == match)
    return connection.execute(own).scalar()


def attempt_of(connection: Connection, day: str, person: int) -> Attempt | None:
    """What somebody made of the deal of a day."""
    found = read_attempts(connection, deal_attempts.c.day == day, deal_attempts.c.person == person)
    return found[0] if found else None


def finished_attempts(connection: Connection, day: str) -> list[Attempt]:
    """What everybody made of the deal of a day, the best first."""
    return read_attempts(connection, deal_attempts.c.day == day, deal_attempts.c.finished.is_not(None))


def read_attempts(connection: Connection, *which: Any) -> list[Attempt]:
    """Some attempts, the best first."""
    wanted = select(*COLUMNS, people.c.name, deal_attempts.c.course).join(
        people, people.c.id == deal_attempts.c.person
    )
    rows = connection.execute(wanted.where(*which).order_by(*BEST).limit(COMPARED))
    return [Attempt(**{**row._mapping, "course": course_of(row.course)}) for row in rows]


def course_of(kept: str | None) -> list[OwnTurn]:
    """A course as it was kept."""
    return [] if kept is None else msgspec.json.decode(kept, type=list[OwnTurn])


class DealTally(Struct, frozen=True):
    """How many have played a deal, how many of them won, and the most honor anybody took."""

    played: int
    won: int
    best: int


def tally_of(connection: Connection, day: str) -> DealTally:
    """How a deal went for everybody."""
    over = (deal_attempts.c.day == day) & deal_attempts.c.finished.is_not(None)
    counts = func.count(), func.count().filter(deal_attempts.c.won), func.max(deal_attempts.c.honor)
    played, won, best = connection.execute(select(*counts).where(over)).one()
    return DealTally(int(played), int(won), int(best or 0))


def rank_of(connection: Connection, own: Attempt) -> int:
    """How many of those who finished a deal did worse."""
    table = deal_attempts.c
    level = table.won == own.won
    worse = (
        (table.won != own.won if own.won else false())
        | (level & (table.lead < own.lead))
        | (level & (table.lead == own.lead) & (table.turns > own.turns))
    )
    others = (table.day == own.day) & table.finished.is_not(None) & (table.person != own.person)
    return int(connection.execute(select(func.count()).where(others, worse)).scalar_one())


def days_played(connection: Connection, person: int, first: str, last: str) -> set[str]:
    """On which days of some somebody has played the deal to its end."""
    table = deal_attempts.c
    among = (table.person == person) & table.day.between(first, last)
    to_the_end = table.finished.is_not(None) & (table.lead > LEFT)
    return set(connection.execute(select(table.day).where(among, to_the_end)).scalars())


def close_attempts(connection: Connection, days: list[str], now: float) -> None:
    """Count what was left unfinished as lost."""
    left = deal_attempts.c.day.in_(days) & deal_attempts.c.finished.is_(None)
    lost = {"finished": now, "won": False, "lead": LEFT}
    connection.execute(update(deal_attempts).where(left).values(**lost))


def open_days(connection: Connection) -> list[str]:
    """The days with attempts that are not finished."""
    wanted = select(deal_attempts.c.day).where(deal_attempts.c.finished.is_(None)).distinct()
    return list(connection.execute(wanted).scalars())
