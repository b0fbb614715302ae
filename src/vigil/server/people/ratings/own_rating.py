"""One's own rating: as the frame of every page shows it, and how it went lately."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from vigil.server.people.ratings.shown_ratings import rating_state
from vigil.server.protocol.people.player_messages import RatingCourse, RatingState
from vigil.server.store.ratings.profile_queries import rating_moments
from vigil.server.store.ratings.rating_log import load_placings

WEEK: Final = 7 * 86400.0
LATELY: Final = 90 * 86400.0
POINTS: Final = 40  # of the line that is drawn


def own_rating(connection: Connection, person: int) -> RatingState | None:
    """The rating of somebody; None: they have played no rated game."""
    known = load_placings(connection, [person]).get(person)
    return None if known is None else rating_state(known.mean, known.deviation, known.games)


def own_course(connection: Connection, person: int, now: float) -> RatingCourse:
    """The rating of somebody after each of their last games, and what the week brought."""
    moments = rating_moments(connection, person, now - LATELY)
    week = sum(moment.change for moment in moments if moment.finished > now - WEEK)
    points = [round(moment.mean) for moment in moments[-POINTS:]]
    return RatingCourse(own_rating(connection, person), round(week), points)
