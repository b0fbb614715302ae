"""Lists of matches: whose they are, which wait, which are shown."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    exists,
    func,
    select,
)

from vigil.server.store.matches.match_rows import (
    StoredMatch,
    match_of,
)
from vigil.server.store.matches.seat_loans import matches_with_loans
from vigil.server.store.tables.match_tables import matches, seats

CONSIDERED: Final = 2000  # listed matches that are put into a fair order
SHOWN: Final = [column for column in matches.c if column.name != "start"]  # which may be long


def matches_of(connection: Connection, person: int, most: int) -> list[StoredMatch]:
    """The matches in which a person has a seat, be it lent to or by somebody, the last moved first."""
    own = select(seats.c.match).where(seats.c.person == person).union(matches_with_loans(person))
    wanted = select(*SHOWN).where(matches.c.id.in_(own)).order_by(matches.c.moved.desc()).limit(most)
    return [match_of(row) for row in connection.execute(wanted)]


def count_unfinished(connection: Connection, person: int) -> int:
    """How many matches that are not over a person has made."""
    going = (matches.c.made_by == person) & (matches.c.status != "finished")
    return int(connection.execute(select(func.count()).select_from(matches).where(going)).scalar_one())


def count_listed(connection: Connection, person: int) -> int:
    """How many tables of a person wait in the lobby."""
    theirs = (matches.c.made_by == person) & (matches.c.status == "waiting") & matches.c.listed
    return int(connection.execute(select(func.count()).select_from(matches).where(theirs)).scalar_one())


def count_bot_only(connection: Connection, person: int) -> int:
    """How many unfinished matches a person has made that are played by bots alone."""
    going = (matches.c.made_by == person) & (matches.c.status != "finished") & ~has_other_than_bots()
    return int(connection.execute(select(func.count()).select_from(matches).where(going)).scalar_one())


def listed_matches(connection: Connection, status: str, most: int) -> list[StoredMatch]:
    """The listed matches of a status: the newest of everybody who made some, then their second ones ..."""
    shown = (matches.c.status == status) & matches.c.listed
    newest = matches.c.moved.desc()
    recent = select(matches.c.id, matches.c.made_by, matches.c.moved).where(shown).order_by(newest)
    found = recent.limit(CONSIDERED).subquery()
    turn = func.row_number().over(partition_by=found.c.made_by, order_by=found.c.moved.desc())
    ranked = select(found.c.id, turn.label("turn")).subquery()
    wanted = select(*SHOWN).join(ranked, ranked.c.id == matches.c.id).order_by(ranked.c.turn, newest)
    return [match_of(row) for row in connection.execute(wanted.limit(most))]


def waiting_for_bots(connection: Connection, since: float) -> list[str]:
    """The matches in which a bot has had to decide since some time, while a person waits."""
    bot = (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.deciding) & (seats.c.kind == "bot")
    late = (matches.c.status == "playing") & (matches.c.moved <= since) & has_other_than_bots()
    return list(connection.execute(select(matches.c.id).join(seats, bot).where(late)).scalars())


def has_other_than_bots() -> ColumnElement[bool]:
    """Whether a match has a seat that is not a bot's."""
    sitting = seats.alias()
    return exists().where(sitting.c.match == matches.c.id, sitting.c.kind != "bot")
