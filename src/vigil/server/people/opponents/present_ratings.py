"""Standing: the rating by which people are brought together."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection

from vigil.server.store.ratings.rating_log import load_placings


class Standing(NamedTuple):
    """A rating, and its deviation."""

    rating: float = 1500.0
    sigma: float = 220.0


NEW: Final = Standing()  # of somebody whose games tell nothing yet


def standing_of(connection: Connection, person: int) -> Standing:
    """The rating of a person."""
    known = load_placings(connection, [person]).get(person)
    return Standing(known.mean, known.deviation) if known else NEW
