"""Twin deals: matches of the same people from one seed, whose past is secret until both are over."""

from __future__ import annotations

from sqlalchemy import Connection, and_, or_, select

from vigil.server.store.tables.match_tables import matches
from vigil.server.store.tables.opponent_tables import challenges
from vigil.server.store.tables.tournament_tables import pairings


def has_open_twin(connection: Connection, match: str) -> bool:
    """Whether a match with the same deal is still played, or about to be made."""
    own, other = pairings.alias(), pairings.alias()
    table = and_(
        own.c.tournament == other.c.tournament, own.c.round == other.c.round, own.c.tbl == other.c.tbl
    )
    drawn = select(other.c.game).join(own, table).where(own.c.match == match, other.c.game != own.c.game)
    if connection.execute(drawn.where(other.c.ended.is_(None))).first() is not None:
        return True
    twin = or_(
        and_(challenges.c.match == match, challenges.c.second == matches.c.id),
        and_(challenges.c.second == match, challenges.c.match == matches.c.id),
    )
    agreed = select(matches.c.id).join(challenges, twin).where(matches.c.status != "finished")
    return connection.execute(agreed).first() is not None
