"""The log of results: one for each match that is over, numbered in the order in which they were committed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from msgspec import structs
from sqlalchemy import Connection, func, select, text

from vigil.server.store.results.result_rows import SeatResult, StoredResult
from vigil.server.store.tables.result_tables import result_seats, results

LOCK = text("SELECT pg_advisory_xact_lock(hashtext('vigil results'))")


def add_result(connection: Connection, result: StoredResult) -> None:
    """Write the end of a match, in the transaction that ends it.

    Until that is committed nobody else gets a number, so that no reader can see a number before a lower
    one. A transaction that does this locks no further match afterwards, or two could wait for each other.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK)
    last = connection.execute(select(func.coalesce(func.max(results.c.number), 0))).scalar_one()
    row = structs.asdict(result)
    del row["seats"]
    connection.execute(results.insert().values({**row, "number": last + 1}))
    seats = [
        {"number": last + 1, "seat": seat, "finished": result.finished, **structs.asdict(came_out)}
        for seat, came_out in enumerate(result.seats)
    ]
    connection.execute(result_seats.insert(), seats)


def results_after(connection: Connection, number: int, most: int) -> list[StoredResult]:
    """The next results after a number, in their order."""
    wanted = select(results).where(results.c.number > number).order_by(results.c.number).limit(most)
    rows = connection.execute(wanted).all()
    seats = seats_of(connection, [row.number for row in rows])
    return [StoredResult(**row._mapping, seats=seats[row.number]) for row in rows]


def seats_of(connection: Connection, numbers: Sequence[int]) -> dict[int, list[SeatResult]]:
    """The seats of some results, by their numbers."""
    columns = [result_seats.c[name] for name in SeatResult.__struct_fields__]
    wanted = select(result_seats.c.number, *columns).where(result_seats.c.number.in_(numbers))
    found: dict[int, list[SeatResult]] = defaultdict(list)
    for number, *values in connection.execute(wanted.order_by(result_seats.c.number, result_seats.c.seat)):
        found[number].append(SeatResult(*values))
    return found
