"""The reader that rates results, one after another, and the rebuilding of all ratings.

It has the code of the scale in its name: with another scale it begins with the first result again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, select

from vigil.server.people.ratings.rating_book import RatingBook
from vigil.server.people.ratings.rating_scale import SCALE
from vigil.server.people.ratings.rating_standings import standings_of
from vigil.server.store.ratings import rating_log
from vigil.server.store.ratings.rating_rows import RatingChange
from vigil.server.store.results.result_log import results_after
from vigil.server.store.results.result_readers import ResultReader, set_mark
from vigil.server.store.results.result_rows import StoredResult
from vigil.server.store.tables.result_tables import readers

PREFIX: Final = "ratings "
AT_ONCE: Final = 5000  # results that are read at a time when all are


class RebuildReport(NamedTuple):
    """What a rebuilding has found: results, rated ones, people."""

    results: int
    rated: int
    people: int


def rate_result(connection: Connection, result: StoredResult) -> None:
    """Rate a result, and keep what follows from it; with the first of all, everything begins anew."""
    if result.number == 1:
        forget_scales(connection)
        rating_log.clear_ratings(connection)
    if not result.rated:
        return
    people = [seat.person for seat in result.seats if seat.person is not None]
    book = RatingBook()
    book.people = rating_log.load_placings(connection, people)
    book.meetings.update(rating_log.load_meetings(connection, people))
    changes = book.take(result)
    save_book(connection, book, changes)


def save_book(connection: Connection, book: RatingBook, changes: list[RatingChange]) -> None:
    """Keep all that a book knows."""
    places = {person: standings_of(known) for person, known in book.people.items()}
    rating_log.save_placings(connection, book.people, places)
    rating_log.save_meetings(connection, {pair: met for pair, met in book.meetings.items() if met.games})
    rating_log.save_changes(connection, changes)


RATINGS: Final = ResultReader(f"{PREFIX}{SCALE.code}", rate_result)


# All of them again


class Rebuilding:
    """All results rated again, as they are read."""

    def __init__(self) -> None:
        self.book = RatingBook()
        self.changes: list[RatingChange] = []
        self.last = 0  # the number of the last result that was read
        self.rated = 0

    def read(self, connection: Connection) -> None:
        """Rate all results that have not been read."""
        for result in every_result(connection, self.last):
            self.changes += self.book.take(result)
            self.last = result.number
            self.rated += result.rated

    def save(self, connection: Connection) -> RebuildReport:
        """Put it in the place of all that is kept, together with the results that have come meanwhile."""
        hold_readers(connection)
        self.read(connection)
        rating_log.clear_ratings(connection)
        save_book(connection, self.book, self.changes)
        forget_scales(connection)
        set_mark(connection, RATINGS, self.last)
        return RebuildReport(self.last, self.rated, len(self.book.people))


def every_result(connection: Connection, after: int) -> Iterator[StoredResult]:
    """The results after a number, in their order."""
    while found := results_after(connection, after, AT_ONCE):
        yield from found
        after = found[-1].number


def hold_readers(connection: Connection) -> None:
    """Let nobody else rate results until this transaction is over."""
    mine = readers.c.name.startswith(PREFIX)
    connection.execute(select(readers.c.name).where(mine).with_for_update()).all()


def forget_scales(connection: Connection) -> None:
    """Forget how far readers of other scales have come."""
    others = readers.c.name.startswith(PREFIX) & (readers.c.name != RATINGS.name)
    connection.execute(delete(readers).where(others))
