"""Time-outs: games of a tournament that end since somebody did not come, has gone or has no time left.

All times are those of the service, so that an outage costs nobody a game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from vigil.server.domain.acts import ABANDON
from vigil.server.match.description import seconds_left
from vigil.server.match.live_match import Change, LiveMatch
from vigil.server.match.outcome import CLOSED, without_winner
from vigil.server.match.player_actions import departure
from vigil.server.people.tournaments.tournament_terms import COMING
from vigil.server.store.matches.match_rows import AWAITED, StoredMatch, StoredSeat, owner_of
from vigil.server.store.tournaments.tournament_rows import StoredPairing, StoredTournament


class Verdict(NamedTuple):
    """The seats that have lost a game by not playing it."""

    match: str
    gone: list[int]


def verdict_on(
    tournament: StoredTournament,
    game: StoredPairing,
    match: StoredMatch,
    seats: Sequence[StoredSeat],
    out: Collection[int],
    now: float,
) -> Verdict | None:
    """Who has lost a running game by not playing it; None if it goes on."""
    gone = [number for number, seat in enumerate(seats) if owner_of(seat) in out]
    if not gone and game.told is not None and now >= game.told + COMING:
        gone = [number for number, seat in enumerate(seats) if seat.came == AWAITED]
    if not gone:
        gone = late_seats(tournament, match, seats, now)
    return Verdict(match.id, gone) if gone else None


def late_seats(
    tournament: StoredTournament, match: StoredMatch, seats: Sequence[StoredSeat], now: float
) -> list[int]:
    """The seat on move, if its clock or the round has run out."""
    deciding = match.deciding
    if deciding is None:
        return []
    left = seconds_left(match, seats, now)
    over = tournament.kind != "arena" and tournament.deadline is not None and now >= tournament.deadline
    return [deciding] if over or (left and left[deciding] == 0) else []


def end_without(match: LiveMatch, gone: Sequence[int]) -> Change | None:
    """End a match of two without one of them, or without a winner if both have gone."""
    if not match.going:
        return None
    if len(gone) == 1:
        return departure(match, 1 - gone[0], gone[0], ABANDON)
    first = match.draft(gone[0], ABANDON, str(gone[0]))
    second = match.draft(gone[1], ABANDON, str(gone[1]), first.course)
    result = without_winner(match.course.game, CLOSED)
    return Change([first, second], {"status": "finished", "result": result})
