"""What a match did to ratings, as everybody at its table is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from vigil.server.people.ratings.rating_anchors import anchor
from vigil.server.people.ratings.rating_scale import SCALE
from vigil.server.people.ratings.rating_step import RatedSide, StrengthPart, chance
from vigil.server.people.ratings.shown_ratings import bot_marks, rating_state, said_chance
from vigil.server.protocol.people.player_messages import EarnedHere, MatchRating, SeatRating
from vigil.server.store.ratings.achievement_log import earned_in, share_of
from vigil.server.store.ratings.profile_queries import changes_of_match
from vigil.server.store.ratings.rating_log import load_placings
from vigil.server.store.results.result_readers import ResultReader, has_read


def match_rating(
    connection: Connection, match: str, person: int | None, rating: ResultReader, tallying: ResultReader
) -> MatchRating | None:
    """What a match did to ratings, as a person may know it; None: it has not ended."""
    rows = changes_of_match(connection, match)
    if not rows:
        return None
    sets = rows[0].sets.split(",")
    games = load_placings(connection, [row.person for row in rows if row.person is not None])
    seats = [
        SeatRating(
            row.seat,
            row.name,
            rating_state(row.mean, row.deviation, games[row.person].games),
            round(row.mean) - round(row.mean - row.change),
        )
        for row in rows
        if row.mean is not None and row.person in games and (row.shown is not False or row.person == person)
    ]
    earned = [] if person is None else earned_in(connection, person, rows[0].number)
    return MatchRating(
        rows[0].rated,
        rows[0].unrated,
        has_read(connection, rating, rows[0].number),
        has_read(connection, tallying, rows[0].number),
        seats,
        expected_win(rows, person, sets),
        bot_marks(),
        [EarnedHere(code, share_of(connection, code)) for code in earned],
    )


def expected_win(rows: Sequence[Any], person: int | None, sets: Sequence[str]) -> int | None:
    """In how many of 100 such duels a person would have won, by what was known before."""
    own = next((row for row in rows if row.person is not None and row.person == person), None)
    if len(rows) != 2 or own is None or own.mean is None:
        return None
    other = next(row for row in rows if row is not own)
    if other.person is not None and other.mean is None:
        return None
    return said_chance(chance(side_before(own, sets), side_before(other, sets)))


def side_before(row: Any, sets: Sequence[str]) -> RatedSide:
    """A seat as it was known before a duel."""
    edge = SCALE.first_seat if row.first == row.seat else 0.0
    if row.person is None:
        return RatedSide([StrengthPart(anchor(row.level, sets), 0.0)], 1, edge)
    return RatedSide([StrengthPart(row.mean - row.change, row.deviation**2)], 1, edge)
