"""Play totals: how many matches each person has finished, won and left, by the sets that were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select

from vigil.server.store.results.result_readers import ResultReader
from vigil.server.store.results.result_rows import SeatResult, StoredResult
from vigil.server.store.statements import insert
from vigil.server.store.tables.result_tables import totals


class Total(NamedTuple):
    """What a person has played."""

    finished: int = 0
    won: int = 0
    left: int = 0


def count_result(connection: Connection, result: StoredResult) -> None:
    """Count a result for everybody who has played; one that says nothing about them is left out."""
    sat = Counter(seat.person for seat in result.seats)
    for seat in result.seats:
        if seat.person is not None and sat[seat.person] == 1 and not result.aborted and seat.place:
            add_total(connection, seat.person, result.sets, seat)


def add_total(connection: Connection, person: int, sets: str, seat: SeatResult) -> None:
    """Add a match to the total of a person."""
    more = {"finished": 1, "won": int(seat.won), "left": int(seat.left is not None)}
    new = insert(connection, totals).values(person=person, sets=sets, **more)
    sums = {name: totals.c[name] + value for name, value in more.items()}
    connection.execute(new.on_conflict_do_update(index_elements=["person", "sets"], set_=sums))


def totals_of(connection: Connection, people: Collection[int]) -> dict[int, Total]:
    """What some people have played, with all sets together."""
    sums = [func.sum(totals.c[name]) for name in Total._fields]
    wanted = select(totals.c.person, *sums).where(totals.c.person.in_(people)).group_by(totals.c.person)
    found = {person: Total(*counts) for person, *counts in connection.execute(wanted)}
    return {person: found.get(person, Total()) for person in people}


TOTALS: Final = ResultReader("totals", count_result)
