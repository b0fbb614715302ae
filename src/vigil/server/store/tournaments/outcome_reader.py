"""The outcome reader: how the end of a match reaches the tournament for which it was made."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import Connection, select

from vigil.server.domain.tournament_kinds import RUNNING, TableEnd
from vigil.server.store.results.result_readers import ResultReader
from vigil.server.store.results.result_rows import SeatResult, StoredResult
from vigil.server.store.tables.tournament_tables import pairings
from vigil.server.store.tournaments.tournament_changes import end_game, forfeit_game, rest_entrant
from vigil.server.store.tournaments.tournament_queries import find_pairings, find_tournament
from vigil.server.store.tournaments.tournament_rows import StoredPairing


def take_result(connection: Connection, result: StoredResult) -> None:
    """Write what a match gave to its people, if it was made for a tournament."""
    row = connection.execute(select(pairings).where(pairings.c.match == result.match)).first()
    if row is None or row.ended is not None:
        return
    tournament = find_tournament(connection, row.tournament, lock=True)
    scores = tuple(seat.score for seat in result.seats)
    game = StoredPairing(row.round, row.tbl, row.game, (), scores=scores)
    ended: TableEnd = end_of(result) if tournament.state in RUNNING else "late"
    end_game(connection, tournament.id, game, ended, points_of(result.seats))
    absent = [seat.person for seat in result.seats if seat.left == "abandoned" and seat.person is not None]
    if absent:
        note_absence(connection, tournament.id, game, absent)


def note_absence(
    connection: Connection, tournament: str, game: StoredPairing, absent: Collection[int]
) -> None:
    """Let people who did not come rest until they are back, and end what else was drawn for them."""
    for person in absent:
        rest_entrant(connection, tournament, person)
    for other in find_pairings(connection, tournament, game.round):
        if other.tbl == game.tbl and other.match is None and other.ended is None:
            forfeit_game(connection, tournament, other, absent)


def end_of(result: StoredResult) -> TableEnd:
    """How a game came to its end."""
    if all(seat.place is None for seat in result.seats):
        return "absent" if any(seat.left for seat in result.seats) else "undecided"
    return "forfeit" if any(seat.left for seat in result.seats) else "played"


def points_of(seats: Sequence[SeatResult]) -> list[float]:
    """One point for the winner; what nobody decided is shared by all, and who has left gets nothing."""
    if all(seat.place is None for seat in seats):
        return [0.0 if any(seat.left for seat in seats) else 1 / len(seats)] * len(seats)
    first = [seat.place == 1 and seat.left is None for seat in seats]
    return [float(won) / max(sum(first), 1) for won in first]


OUTCOMES: Final = ResultReader("tournaments", take_result)
