"""Changes: everything that is written to the database."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from msgspec import structs
from sqlalchemy import Connection, Table, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vigil.server.domain import chat_lines
from vigil.server.domain.acts import Act
from vigil.server.domain.chat_lines import ChatLine
from vigil.server.store.queries import find_person
from vigil.server.store.rows import (
    AWAITED,
    Person,
    Report,
    StoredMatch,
    StoredSeat,
    document,
    match_row,
    seat_row,
)
from vigil.server.store.schema import acts, chat, matches, people, reports, reviews, seats, settings

CHANGING: Final = (  # columns of a match that an act may change
    "status", "began", "moved", "acts", "deciding", "turn_number", "honor_pool", "taken_back", "result",
    "clock_began",
)  # fmt: skip

# The statements of every act are built once: building them takes longer than carrying them out.
ADD_ACT: Final = {
    dialect.dialect.name: dialect.insert(acts).on_conflict_do_nothing().returning(acts.c.number)
    for dialect in (sqlite, postgresql)
}
TIME: Final = "time"  # among the settings
KEEP_MATCH: Final = update(matches).where(
    matches.c.id == bindparam("match"), matches.c.revision == bindparam("known")
)


class Overruled(Exception):
    """The host has changed or deleted a match: whoever still has it as it was must load it again."""


def insert(connection: Connection, table: Table) -> Any:
    """An INSERT that can say what to do about a conflict."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def secret(connection: Connection) -> str:
    """The secret of this server, made when it is first asked for."""
    fresh = insert(connection, settings).values(key="secret", value=secrets.token_hex(32))
    connection.execute(fresh.on_conflict_do_nothing())
    return str(connection.execute(select(settings.c.value).where(settings.c.key == "secret")).scalar_one())


def kept_time(connection: Connection) -> float | None:
    """The time of the service as it was last kept."""
    kept = connection.execute(select(settings.c.value).where(settings.c.key == TIME)).scalar()
    return None if kept is None else float(kept)


def keep_time(connection: Connection, reached: float) -> float:
    """Keep the time of the service; returns the furthest that any process has come."""
    furthest = max(reached, kept_time(connection) or 0.0)
    new = insert(connection, settings).values(key=TIME, value=repr(furthest))
    connection.execute(new.on_conflict_do_update(index_elements=["key"], set_={"value": repr(furthest)}))
    return furthest


def add_person(connection: Connection, key_hash: str, name: str, now: float) -> Person:
    """Add a person; two first requests at once add one."""
    new = insert(connection, people).values(key_hash=key_hash, name=name, created=now)
    connection.execute(new.on_conflict_do_nothing())
    found = find_person(connection, key_hash)
    assert found is not None
    return found


def rename_person(connection: Connection, person: int, name: str) -> None:
    """Give a person another name."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def add_match(connection: Connection, match: StoredMatch, sitting: Sequence[StoredSeat]) -> None:
    """Add a match with its seats."""
    connection.execute(matches.insert().values(match_row(match)))
    rows = [{"match": match.id, "seat": number, **seat_row(seat)} for number, seat in enumerate(sitting)]
    connection.execute(seats.insert(), rows)


def add_acts(connection: Connection, match: StoredMatch, made: Sequence[Act]) -> bool:
    """Add acts and what they make of the match; False if another process was faster."""
    add = ADD_ACT[connection.dialect.name]
    for act in made:
        if connection.execute(add, {"match": match.id, **structs.asdict(act)}).first() is None:
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
    """Delete matches and all that belongs to them, except reports that still wait for the host."""
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))  # first, so that no act can be added
    for table in (acts, seats, chat, reviews):
        connection.execute(delete(table).where(table.c.match.in_(ids)))
    connection.execute(delete(reports).where(reports.c.match.in_(ids), reports.c.settled))


def keep_review(
    connection: Connection,
    match: str,
    seat: int,
    level: str,
    version: str,
    state: bytes,
    now: float,
    better: Sequence[str] = (),
) -> None:
    """Keep the review of a match, unless the match is gone or a better level has reviewed it since."""
    if connection.execute(select(matches.c.id).where(matches.c.id == match)).first() is None:
        return
    there = (reviews.c.match == match) & (reviews.c.seat == seat)
    judged = there & (reviews.c.version == version) & reviews.c.level.in_(better)
    if connection.execute(select(reviews.c.level).where(judged)).first() is not None:
        return
    connection.execute(delete(reviews).where(there))
    row = {"match": match, "seat": seat, "level": level, "version": version, "state": state, "at": now}
    connection.execute(reviews.insert().values(row))


def visit(connection: Connection, match: str, now: float) -> None:
    """Write down that somebody with a seat has come back to a match."""
    connection.execute(update(matches).where(matches.c.id == match).values(visited=now))


def add_report(connection: Connection, report: Report) -> None:
    """Add what a player reports."""
    row = structs.asdict(report)
    del row["id"]
    connection.execute(reports.insert().values(row))


def add_chat_line(connection: Connection, match: str, line: ChatLine, person: int) -> int:
    """Add a line of chat, and forget those that nobody is told any more; returns its number."""
    done = connection.execute(chat.insert().values(match=match, person=person, **structs.asdict(line)))
    assert done.inserted_primary_key is not None
    there = (chat.c.match == match) & (chat.c.channel == line.channel)
    kept = select(chat.c.id).where(there).order_by(chat.c.id.desc()).limit(chat_lines.KEPT)
    connection.execute(delete(chat).where(there, chat.c.id.not_in(kept)))
    return int(done.inserted_primary_key[0])
