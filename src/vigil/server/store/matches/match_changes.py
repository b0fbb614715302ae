"""Changes to matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import structs
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from vigil.server.domain.acts import Act
from vigil.server.domain.kinds import Unrated, Wish
from vigil.server.store.hosting.server_settings import switched_off
from vigil.server.store.matches.match_queries import find_seats
from vigil.server.store.matches.match_rows import (
    AWAITED,
    StoredMatch,
    StoredSeat,
    document,
    match_row,
    seat_row,
)
from vigil.server.store.matches.overruling import Overruled, expect_match
from vigil.server.store.people.persons import established_people
from vigil.server.store.results.result_log import add_result
from vigil.server.store.results.result_rows import StoredResult
from vigil.server.store.tables.host_tables import reports
from vigil.server.store.tables.match_tables import acts, matches, seats

CHANGING: Final = (  # columns of a match that an act may change
    "status", "began", "moved", "acts", "deciding", "turn_number", "honor_pool", "taken_back", "result",
    "clock_began", "clocks",
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


def add_acts(
    connection: Connection, match: StoredMatch, made: Sequence[Act], result: StoredResult | None
) -> bool:
    """Add acts and what they make of the match, its end included; False if another process was faster."""
    assert (result is None) == (match.status != "finished"), "a match ends with its result"
    add = ADD_ACT[connection.dialect.name]
    for act in made:
        with expect_match():
            new = connection.execute(add, {"match": match.id, **structs.asdict(act)}).first()
        if new is None:
            return False  # the first one decides: who has written it writes all that follow
    keep_match(connection, match)
    if result is not None:
        add_result(connection, with_facts(connection, result))
    return True


def with_facts(connection: Connection, result: StoredResult) -> StoredResult:
    """A result with what only the database knows: hints, also by other processes, and who is established.

    With a hint it counts for no rating, nor while the host has switched ratings off.
    """
    wanted = select(seats.c.hints).where(seats.c.match == result.match).order_by(seats.c.seat)
    hints = connection.execute(wanted).scalars().all()
    known = established_people(connection, [seat.person for seat in result.seats], result.finished)
    came_out = [
        structs.replace(seat, hints=count, established=seat.person in known)
        for seat, count in zip(result.seats, hints, strict=True)
    ]
    off: Unrated | None = "off" if "ratings" in switched_off(connection) else None
    unrated = result.unrated or ("hint" if any(hints) else off)
    return structs.replace(result, seats=came_out, rated=unrated is None, unrated=unrated)


def count_hint(connection: Connection, match: str, seat: int) -> None:
    """Count that a seat was advised by a bot."""
    place = (seats.c.match == match) & (seats.c.seat == seat)
    connection.execute(update(seats).where(place).values(hints=seats.c.hints + 1))


def keep_match(connection: Connection, match: StoredMatch) -> None:
    """Write what has become of a match, unless the host has changed it meanwhile."""
    kept = {name: getattr(match, name) for name in CHANGING}
    kept |= {"match": match.id, "known": match.revision}
    kept |= {"result": document(match.result), "clocks": document(match.clocks)}
    if connection.execute(KEEP_MATCH, kept).rowcount == 0:
        raise Overruled


def keep_deal(connection: Connection, match: StoredMatch) -> None:
    """Write what has become of a match that was dealt again."""
    row = match_row(match)
    dealt = {name: row[name] for name in ("seed", "generator", "start", "chosen")}
    connection.execute(update(matches).where(matches.c.id == match.id).values(dealt))
    keep_match(connection, match)


def keep_clocks(connection: Connection, match: str, clocks: dict[str, Any]) -> None:
    """Write how the clocks of a match stand, if nobody has."""
    lacking = (matches.c.id == match) & matches.c.clocks.is_(None)
    connection.execute(update(matches).where(lacking).values(clocks=document(clocks)))


def keep_seat(connection: Connection, match: str, number: int, seat: StoredSeat) -> None:
    """Write who sits at a seat; how often bots have helped there is only counted."""
    place = (seats.c.match == match) & (seats.c.seat == number)
    row = {name: value for name, value in seat_row(seat).items() if name != "hints"}
    connection.execute(update(seats).where(place).values(row))


def take_seat(connection: Connection, match: str, number: int, before: StoredSeat, after: StoredSeat) -> bool:
    """Give a seat of a locked match to somebody; False if it has changed hands meanwhile."""
    there = find_seats(connection, [match])[match][number]
    if (there.kind, there.person, there.token_hash) != (before.kind, before.person, before.token_hash):
        return False
    keep_seat(connection, match, number, after)
    return True


def arrive(connection: Connection, match: str, numbers: Sequence[int], now: float) -> bool:
    """Write when somebody came to their seats for whom the clocks wait."""
    place = (seats.c.match == match) & seats.c.seat.in_(numbers) & (seats.c.came == AWAITED)
    return connection.execute(update(seats).where(place).values(came=now)).rowcount > 0


def keep_wish(connection: Connection, match: str, numbers: Sequence[int], wish: Wish, now: float) -> None:
    """Write whether whoever has some seats wants to play again."""
    place = (seats.c.match == match) & seats.c.seat.in_(numbers)
    connection.execute(update(seats).where(place).values(wish=wish, wished=now))


def link_rematch(connection: Connection, match: str, rematch: str) -> None:
    """Write which match is the rematch of another."""
    connection.execute(update(matches).where(matches.c.id == match).values(rematch=rematch))


def delete_matches(connection: Connection, ids: Sequence[str]) -> None:
    """Delete matches with all that refers to them, except reports that still wait for the host."""
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))
    connection.execute(delete(reports).where(reports.c.match.in_(ids), reports.c.settled))


def visit(connection: Connection, match: str, now: float) -> None:
    """Write down that somebody with a seat has come back to a match."""
    connection.execute(update(matches).where(matches.c.id == match).values(visited=now))
