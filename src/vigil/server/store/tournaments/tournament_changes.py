"""Changes to tournaments. Each is part of one transaction that may be tried again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, update

from vigil.server.domain.tournament_kinds import EntrantState, TableEnd
from vigil.server.store.statements import insert
from vigil.server.store.tables.tournament_tables import entrants, pairing_seats, pairings, tournaments
from vigil.server.store.tournaments.tournament_rows import StoredPairing, StoredTournament, tournament_row


def add_tournament(connection: Connection, tournament: StoredTournament) -> None:
    """Add a tournament."""
    connection.execute(tournaments.insert().values(tournament_row(tournament)))


def change_tournament(connection: Connection, tournament: str, **becomes: Any) -> None:
    """Change a tournament; whoever has paired it as it was has to look again."""
    becomes["revision"] = tournaments.c.revision + 1
    connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(becomes))


def set_entrant(
    connection: Connection,
    tournament: str,
    person: int,
    state: EntrantState,
    since: int,
    lot: int,
    now: float,
) -> None:
    """Let somebody take part, or again."""
    row = {"tournament": tournament, "person": person, "state": state, "since": since, "lot": lot}
    new = insert(connection, entrants).values(**row, entered=now)
    again = new.on_conflict_do_update(index_elements=["tournament", "person"], set_={"state": state})
    connection.execute(again)
    change_tournament(connection, tournament)


def change_entrant(connection: Connection, tournament: str, person: int, **becomes: Any) -> bool:
    """Change how somebody takes part; False if they do not."""
    theirs = (entrants.c.tournament == tournament) & (entrants.c.person == person)
    found = connection.execute(update(entrants).where(theirs).values(becomes)).rowcount > 0
    if found:
        change_tournament(connection, tournament)
    return found


def rest_entrant(connection: Connection, tournament: str, person: int) -> None:
    """Pair somebody no more who did not come, until they say that they are back."""
    theirs = (entrants.c.tournament == tournament) & (entrants.c.person == person)
    connection.execute(update(entrants).where(theirs, entrants.c.state == "in").values(state="away"))


def remove_entrant(connection: Connection, tournament: str, person: int) -> None:
    """Let somebody leave a tournament that has not begun."""
    theirs = (entrants.c.tournament == tournament) & (entrants.c.person == person)
    connection.execute(delete(entrants).where(theirs))
    change_tournament(connection, tournament)


def add_pairings(connection: Connection, tournament: str, games: Sequence[StoredPairing]) -> None:
    """Add the games of a round; those without an opponent are over at once."""
    for game in games:
        place = {"tournament": tournament, "round": game.round, "tbl": game.tbl, "game": game.game}
        connection.execute(pairings.insert().values(**place, ended=game.ended))
        for seat, person in enumerate(game.people):
            points = game.points[seat] if game.ended else None
            row = {**place, "seat": seat, "person": person, "points": points}
            connection.execute(pairing_seats.insert().values(row))


def link_match(
    connection: Connection, tournament: str, key: tuple[int, int, int], match: str, told: float
) -> bool:
    """Write which match was made for a game; False if it has one, or needs none."""
    place = place_of(pairings, tournament, key)
    free = place & pairings.c.match.is_(None) & pairings.c.ended.is_(None)
    made = update(pairings).where(free).values(match=match, told=told)
    return connection.execute(made).rowcount == 1


def end_game(
    connection: Connection, tournament: str, game: StoredPairing, ended: TableEnd, points: Sequence[float]
) -> None:
    """Write what came of a game, unless that is written."""
    still_open = place_of(pairings, tournament, game.key) & pairings.c.ended.is_(None)
    if connection.execute(update(pairings).where(still_open).values(ended=ended)).rowcount == 0:
        return
    for seat, got in enumerate(points):
        place = place_of(pairing_seats, tournament, game.key) & (pairing_seats.c.seat == seat)
        score = game.scores[seat] if game.scores else 0
        connection.execute(update(pairing_seats).where(place).values(points=got, score=score))
    change_tournament(connection, tournament)


def place_of(table: Table, tournament: str, key: tuple[int, int, int]) -> ColumnElement[bool]:
    """Where the rows of a game are."""
    columns = (table.c.tournament, table.c.round, table.c.tbl, table.c.game)
    return and_(*[column == value for column, value in zip(columns, (tournament, *key), strict=True)])


def forfeit_game(connection: Connection, tournament: str, game: StoredPairing, gone: Collection[int]) -> None:
    """End a game that will not be played since some have gone; if all have, nobody gets anything."""
    points = [float(person not in gone) for person in game.people]
    end_game(connection, tournament, game, "forfeit" if any(points) else "absent", points)
