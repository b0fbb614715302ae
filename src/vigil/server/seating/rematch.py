"""Rematches: the same people and bots play again, everybody one seat further on.

The clocks stand until each of these people has come to the table once.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec import structs
from sqlalchemy import Connection

from vigil.server.match.layout import new_id, new_seed, player_names, start_match
from vigil.server.match.live_match import LiveMatch
from vigil.server.match.room import Room, Write
from vigil.server.store.matches import match_changes, seat_loans
from vigil.server.store.matches.match_rows import AWAITED, StoredMatch, StoredSeat


async def rematch(room: Room) -> str:
    """The id of the rematch, which is made when it is first asked for."""
    await room.rewrite(prepare_rematch)
    again = room.match.stored.rematch
    assert again is not None
    return again


def prepare_rematch(match: LiveMatch) -> Write | None:
    """Write a rematch, unless there is one."""
    if match.stored.rematch is not None:
        return None
    again, seats = new_rematch(match.stored, match.seats, time.time(), match.time.now())

    def write(connection: Connection) -> bool:
        if not match_changes.link_rematch(connection, match.id, again.id):
            return False
        match_changes.add_match(connection, again, seats)
        for seat in range(len(seats)):
            seat_loans.carry_over(connection, match.id, seat, again.id, (seat + 1) % len(seats))
        return True

    return write


def new_rematch(
    match: StoredMatch, seats: Sequence[StoredSeat], now: float, clock: float
) -> tuple[StoredMatch, list[StoredSeat]]:
    """The same match from the beginning with another seed, everybody one seat further on."""
    again = StoredMatch(
        id=new_id(),
        setup=match.setup,
        seed=new_seed(),
        start=None,
        clock=match.clock,
        listed=match.listed,
        status="waiting",
        made_by=match.made_by,
        began=now,
        moved=now,
        hints=match.hints,
    )
    moved = [structs.replace(seat, token_hash=None, resigned=False, hints=0, seen_by=[]) for seat in seats]
    for seat, name in zip(moved, player_names(seats), strict=True):
        seat.name = name
        if seat.person is not None:  # a person for whom a bot played on is a person again
            seat.kind, seat.level = "person", None
        seat.came = AWAITED if match.clock and seat.kind == "person" else 0.0
    moved = [*moved[-1:], *moved[:-1]]
    return start_match(again, moved, now, clock), moved
