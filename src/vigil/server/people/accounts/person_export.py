"""The export: everything that is kept about a person, as one document."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, or_, select

from vigil import __version__
from vigil.server.domain.acts import moves
from vigil.server.store.matches import match_queries
from vigil.server.store.matches.match_queries import WholeMatch
from vigil.server.store.people.personal_data import PERSONAL
from vigil.server.store.tables.match_tables import seats

FORMAT: Final = "vigil person 1"


def export_person(connection: Connection, person: int) -> dict[str, Any]:
    """Every row that is a person's, by table, and the games they have played."""
    tables = {table.name: rows_of(connection, person, table.name) for table in PERSONAL}
    return {
        "format": FORMAT,
        "version": __version__,
        "tables": {name: rows for name, rows in tables.items() if rows},
        "games": games_of(connection, person),
    }


def rows_of(connection: Connection, person: int, name: str) -> list[dict[str, Any]]:
    """What a person gets to see of their rows in a table."""
    table, policy = next((table, policy) for table, policy in PERSONAL.items() if table.name == name)
    theirs = or_(*[table.c[column] == person for column in policy.whose])
    wanted = select(*[table.c[column] for column in policy.shown]).where(theirs)
    return [dict(row._mapping) for row in connection.execute(wanted)]


def games_of(connection: Connection, person: int) -> list[dict[str, Any]]:
    """The games in which a person had a seat; of those that go on, only what they did themselves."""
    played = select(seats.c.match).where(seats.c.person == person).order_by(seats.c.match)
    ids = list(dict.fromkeys(connection.execute(played).scalars()))
    return [game_data(match_queries.load(connection, match), person) for match in ids]


def game_data(whole: WholeMatch, person: int) -> dict[str, Any]:
    """A game as its player may know it."""
    match = whole.match
    own = [number for number, seat in enumerate(whole.seats) if person in (seat.person, seat.owner)]
    over = match.status == "finished"
    acts = [act for act in whole.acts if over or act.seat in own]
    return {
        "match": match.id,
        "setup": match.setup,
        "players": [seat.name for seat in whole.seats],
        "seats": own,
        "status": match.status,
        "began": match.began,
        "seed": match.seed if over else None,
        "moves": moves(acts) if over else [act.text for act in acts],
    }
