"""Tournaments that are read: one of them, lists of them, their people and games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, Table, func, select

from vigil.server.domain.tournament_kinds import RUNNING, TournamentStatus
from vigil.server.store.matches.match_queries import ID
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.tournament_tables import entrants, pairing_seats, pairings, tournaments
from vigil.server.store.tournaments.tournament_rows import (
    StoredEntrant,
    StoredPairing,
    StoredTournament,
    tournament_of,
)

NO_TOURNAMENT: Final = "there is no such tournament"


class WholeTournament(NamedTuple):
    """Everything stored of a tournament."""

    tournament: StoredTournament
    entrants: list[StoredEntrant]
    pairings: list[StoredPairing]


def find_tournament(connection: Connection, tournament: str, lock: bool = False) -> StoredTournament:
    """The tournament with an id; a lock lets nobody else change it until this transaction is over."""
    wanted = select(tournaments).where(tournaments.c.id == tournament)
    locked = wanted.with_for_update() if lock else wanted
    row = connection.execute(locked).first() if ID.fullmatch(tournament) else None
    if row is None:
        raise LookupError(NO_TOURNAMENT)
    return tournament_of(row)


def load_tournament(connection: Connection, tournament: str, lock: bool = False) -> WholeTournament:
    """Everything stored of a tournament."""
    found = find_tournament(connection, tournament, lock)
    return WholeTournament(
        found, find_entrants(connection, tournament), find_pairings(connection, tournament)
    )


def find_entrants(connection: Connection, tournament: str) -> list[StoredEntrant]:
    """Those who take part, in the order in which they came."""
    wanted = (
        select(entrants, people.c.name)
        .join(people, people.c.id == entrants.c.person)
        .where(entrants.c.tournament == tournament)
        .order_by(entrants.c.entered, entrants.c.person)
    )
    return [
        StoredEntrant(row.person, row.name, row.state, row.since, row.lot, row.strength, row.entered)
        for row in connection.execute(wanted)
    ]


def find_pairings(connection: Connection, tournament: str, number: int | None = None) -> list[StoredPairing]:
    """Its games, or those of one round, in their order."""

    def own(table: Table) -> ColumnElement[bool]:
        whole = table.c.tournament == tournament
        return whole if number is None else whole & (table.c.round == number)

    seats = select(pairing_seats).where(own(pairing_seats)).order_by(pairing_seats.c.seat)
    sitting: dict[tuple[int, int, int], list[Any]] = defaultdict(list)
    for row in connection.execute(seats):
        sitting[row.round, row.tbl, row.game].append(row)
    order = (pairings.c.round, pairings.c.tbl, pairings.c.game)
    wanted = select(pairings).where(own(pairings)).order_by(*order)
    return [pairing_of(row, sitting[row.round, row.tbl, row.game]) for row in connection.execute(wanted)]


def pairing_of(row: Any, seats: Sequence[Any]) -> StoredPairing:
    """A game from its row and those of its seats."""
    over = row.ended is not None
    return StoredPairing(
        round=row.round,
        tbl=row.tbl,
        game=row.game,
        people=tuple(seat.person for seat in seats),
        match=row.match,
        told=row.told,
        ended=row.ended,
        points=tuple(seat.points or 0.0 for seat in seats) if over else (),
        scores=tuple(seat.score or 0 for seat in seats) if over else (),
    )


def is_entrant(connection: Connection, tournament: str, person: int) -> bool:
    """Whether somebody takes part."""
    wanted = select(entrants.c.person).where(entrants.c.tournament == tournament, entrants.c.person == person)
    return connection.execute(wanted).first() is not None


# Lists


class ListedTournament(NamedTuple):
    """A tournament in a list, and how many take part."""

    tournament: StoredTournament
    entrants: int


def listed_tournaments(
    connection: Connection, states: Collection[TournamentStatus], most: int
) -> list[ListedTournament]:
    """Those that anybody may see, the next to begin or the last to begin first."""
    when = tournaments.c.begins if "open" in states else tournaments.c.begins.desc()
    shown = tournaments.c.state.in_(states) & tournaments.c.listed
    return with_counts(connection, select(tournaments).where(shown).order_by(when).limit(most))


def tournaments_of(connection: Connection, person: int, most: int) -> list[ListedTournament]:
    """Those in which somebody takes part or which they have made, the latest first."""
    own = select(entrants.c.tournament).where(entrants.c.person == person)
    theirs = tournaments.c.id.in_(own) | (tournaments.c.made_by == person)
    wanted = select(tournaments).where(theirs).order_by(tournaments.c.begins.desc())
    return with_counts(connection, wanted.limit(most))


def matching_tournaments(connection: Connection, text: str, most: int = 50) -> list[StoredTournament]:
    """Those with an id, or whose name has this in it, the newest first."""
    fits = (tournaments.c.id == text) | tournaments.c.name.icontains(text, autoescape=True)
    wanted = select(tournaments).where(fits).order_by(tournaments.c.made.desc()).limit(most)
    return [tournament_of(row) for row in connection.execute(wanted)]


def with_counts(connection: Connection, wanted: Select[Any]) -> list[ListedTournament]:
    """Tournaments with the number of those who take part."""
    found = [tournament_of(row) for row in connection.execute(wanted)]
    counted = (
        select(entrants.c.tournament, func.count())
        .where(entrants.c.tournament.in_([one.id for one in found]), entrants.c.state != "out")
        .group_by(entrants.c.tournament)
    )
    counts: dict[str, int] = {row[0]: row[1] for row in connection.execute(counted)}
    return [ListedTournament(one, counts.get(one.id, 0)) for one in found]


def due_tournaments(connection: Connection, now: float) -> list[tuple[str, int]]:
    """Those that have something to be done, with their revisions; `now` is by the calendar."""
    begins = (tournaments.c.state == "open") & (tournaments.c.begins <= now)
    wanted = select(tournaments.c.id, tournaments.c.revision).where(begins | tournaments.c.state.in_(RUNNING))
    return [(row.id, row.revision) for row in connection.execute(wanted)]


def count_made(connection: Connection, person: int, since: float) -> int:
    """How many tournaments somebody has made since some time."""
    theirs = (tournaments.c.made_by == person) & (tournaments.c.made > since)
    return int(connection.execute(select(func.count()).select_from(tournaments).where(theirs)).scalar_one())


def tournament_of_match(connection: Connection, match: str) -> str | None:
    """The tournament for which a match was made, if it was."""
    wanted = select(pairings.c.tournament).where(pairings.c.match == match)
    return connection.execute(wanted).scalar() if ID.fullmatch(match) else None
