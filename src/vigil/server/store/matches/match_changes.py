"""Changes to matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import structs
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from vigil.server.domain.acts import Act
from vigil.server.store.matches.match_rows import (
    AWAITED,
    StoredMatch,
    StoredSeat,
    document,
    match_row,
    seat_row,
)
from vigil.server.store.matches.overruling import Overruled, expect_match
from vigil.server.store.tables.host_tables import reports
from vigil.server.store.tables.match_tables import acts, matches, seats

CHANGING: Final = (  # columns of a match that an act may change
    "status", "began", "moved", "acts", "deciding", "turn_number", "honor_pool", "taken_back", "result",
    "clock_began",
)  # fmt: skip
# The statements of every act are built once: building them takes longer than carrying them out.
ADD_ACT: Final = {
    dialect.dialect.name: dialect.insert(acts).on_conflict_do_nothing().returning(acts.c.number)
    for dialect in (sqlite, postgresql)
}
KEEP_MATCH: Final = update(matches).where(
    matches.c.id == bindparam("match"), matches.c.revision == bindparam("known")
)


def add_match(connection: Connection, match: StoredMatch, sitting: Sequence[StoredSeat]) -> None:
    """Add a match with its seats."""
    connection.execute(matches.insert().values(match_row(match)))
    rows = [{"match": match.id, "seat": number, **seat_row(seat)} for number, seat in enumerate(sitting)]
    connection.execute(seats.insert(), rows)


def add_acts(connection: Connection, match: StoredMatch, made: Sequence[Act]) -> bool:
    """Add acts and what they make of the match; False if another process was faster."""
    add = ADD_ACT[connection.dialect.name]
    for act in made:
        with expect_match():
            new = connection.execute(add, {"match": match.id, **structs.asdict(act)}).first()
        if new is None:
            return False  # the first one decides: who has written it writes all that follow
    keep_match(connection, match)
    return True


def keep_match(connection: Connection, match: StoredMatch) -> None:
    """Write what has become of a match, unless the host has changed it meanwhile."""
    kept = {name: getattr(match, name) for name in CHANGING}
    kept |= {"match": match.id, "known": match.revision, "result": document(match.result)}
    if connection.execute(KEEP_MATCH, kept).rowcount == 0:
        raise Overruled


def keep_seat(connection: Connection, match: str, number: int, seat: StoredSeat) -> None:
    """Write who sits at a seat."""
    place = (seats.c.match == match) & (seats.c.seat == number)
    connection.execute(update(seats).where(place).values(seat_row(seat)))


def take_seat(connection: Connection, match: str, number: int, before: StoredSeat, after: StoredSeat) -> bool:
    """Give a seat to somebody; False if it has changed hands meanwhile."""
    place = (seats.c.match == match) & (seats.c.seat == number) & (seats.c.kind == before.kind)
    place &= seats.c.person.is_not_distinct_from(before.person)
    place &= seats.c.token_hash.is_not_distinct_from(before.token_hash)
    return connection.execute(update(seats).where(place).values(seat_row(after))).rowcount == 1


def arrive(connection: Connection, match: str, person: int, now: float) -> bool:
    """Write when a person came whom the clocks wait for."""
    place = (seats.c.match == match) & (seats.c.person == person) & (seats.c.came == AWAITED)
    return connection.execute(update(seats).where(place).values(came=now)).rowcount > 0


def link_rematch(connection: Connection, match: str, rematch: str) -> bool:
    """Write which match is the rematch of another; False if it has one."""
    free = (matches.c.id == match) & (matches.c.rematch.is_(None))
    return connection.execute(update(matches).where(free).values(rematch=rematch)).rowcount == 1


def delete_matches(connection: Connection, ids: Sequence[str]) -> None:
    """Delete matches with all that refers to them, except reports that still wait for the host."""
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))
    connection.execute(delete(reports).where(reports.c.match.in_(ids), reports.c.settled))


def visit(connection: Connection, match: str, now: float) -> None:
    """Write down that somebody with a seat has come back to a match."""
    connection.execute(update(matches).where(matches.c.id == match).values(visited=now))
