"""Rematches: the same people and bots play again, everybody one seat further on.

Asking for one is an invitation, kept with the finished match: it counts for a while, and anybody can decline
it. The new match is made when everybody has asked, so that nobody finds matches they did not want. Its clocks
stand until each of these people has come to the table once.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from msgspec import structs
from sqlalchemy import Connection

from vigil.server.domain.kinds import Wish
from vigil.server.domain.refusals import Refusal
from vigil.server.match.description import wish_of
from vigil.server.match.layout import new_id, new_seed, player_names, start_match
from vigil.server.match.live_match import LiveMatch
from vigil.server.match.room import Room, Write
from vigil.server.store.matches import match_changes, match_queries, seat_loans
from vigil.server.store.matches.match_rows import AWAITED, StoredMatch, StoredSeat
from vigil.server.store.people.persons import Person


async def ask_for_rematch(room: Room, person: Person) -> str | None:
    """Say that somebody wants to play again; the id of the rematch, if that was the last who was asked."""
    declined = [seat.name for seat in room.match.seats if seat.wish == "enough" and seat.person != person.id]
    if declined:
        raise Refusal(f"{declined[0]} does not want to play again")
    await room.rewrite(partial(prepare_wish, person=person, wish="again"))
    return room.match.stored.rematch


async def decline_rematch(room: Room, person: Person) -> None:
    """Say that somebody does not want to play again."""
    await room.rewrite(partial(prepare_wish, person=person, wish="enough"))


def prepare_wish(match: LiveMatch, person: Person, wish: Wish) -> Write | None:
    """Write what somebody wants, and the rematch once all want it; too late where there is one."""
    if match.stored.rematch is not None:
        return None
    own = [number for number, seat in enumerate(match.seats) if seat.person == person.id]

    def write(connection: Connection) -> bool:
        now = time.time()
        stored = match_queries.lock_match(connection, match.id)
        match_changes.keep_wish(connection, match.id, own, wish, now)
        seats = match_queries.find_seats(connection, [match.id])[match.id]
        if stored.rematch is None and are_willing(stored, seats, now):
            add_rematch(connection, stored, seats, now, match.time.now())
        return True

    return write


def are_willing(match: StoredMatch, seats: Sequence[StoredSeat], now: float) -> bool:
    """Whether everybody who has played wants to play again; bots always do."""
    return all(seat.person is None or wish_of(match, seat, now) == "again" for seat in seats)


def add_rematch(
    connection: Connection, match: StoredMatch, seats: Sequence[StoredSeat], now: float, clock: float
) -> None:
    """Write a rematch; seats that are on another device are there again."""
    again, moved = new_rematch(match, seats, now, clock)
    match_changes.add_match(connection, again, moved)
    match_changes.link_rematch(connection, match.id, again.id)
    for seat in range(len(seats)):
        seat_loans.carry_over(connection, match.id, seat, again.id, (seat + 1) % len(seats))


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
    moved = [
        structs.replace(seat, token_hash=None, resigned=False, hints=0, seen_by=[], wish=None, wished=0.0)
        for seat in seats
    ]
    for seat, name in zip(moved, player_names(seats), strict=True):
        seat.name = name
        if seat.person is not None:  # a person for whom a bot played on is a person again
            seat.kind, seat.level = "person", None
        seat.came = AWAITED if match.clock and seat.kind == "person" else 0.0
    moved = [*moved[-1:], *moved[:-1]]
    return start_match(again, moved, now, clock), moved
