"""Seats that change hands: open ones that are joined, and those given away by link."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import structs
from sqlalchemy import Connection

from vigil.server.match.layout import distinct, started
from vigil.server.match.live_match import LiveMatch
from vigil.server.match.refusals import Refusal, TooLate
from vigil.server.match.room import Room, Write
from vigil.server.protocol import bounds
from vigil.server.store import changes, queries
from vigil.server.store.rows import Person, StoredSeat

FREE = ("open", "invited")


async def join(room: Room, person: Person, seat: int | None, token_hash: str | None, name: str) -> None:
    """Give somebody an open seat, or the one that a link is for."""

    def take(match: LiveMatch) -> Write:
        number = free_seat(match, seat, token_hash)
        before = match.seats[number]
        wanted = person.name if person.muted else name or person.name
        called = before.name if before.kind == "person" else bounds.name(wanted)
        return transfer(match, number, StoredSeat("person", own_name(match, number, called), person.id))

    await make(room, take)


async def link(room: Room, person: Person, seat: int, token_hash: str) -> None:
    """Let a seat be taken with a token."""

    def offer(match: LiveMatch) -> Write:
        if not 0 <= seat < len(match.seats):
            raise Refusal(f"there is no seat {seat}")
        free = match.seats[seat].kind in FREE and match.stored.made_by == person.id
        if not free and not match.owns(person, seat):
            raise PermissionError(f"seat {seat} is not yours to give away")
        return transfer(match, seat, structs.replace(match.seats[seat], token_hash=token_hash))

    await make(room, offer)


async def make(room: Room, prepare: Callable[[LiveMatch], Write]) -> None:
    """Write a transfer, unless somebody else was faster."""
    if not await room.rewrite(prepare):
        raise TooLate("somebody else was faster")


def free_seat(match: LiveMatch, seat: int | None, token_hash: str | None) -> int:
    """The seat that may be taken."""
    if token_hash is not None:
        number = seat_of_token(match, token_hash)
        if number is None:
            raise TooLate("this link was used already, or a newer one has been made")
        return number
    for number, there in enumerate(match.seats):
        if there.kind == "open" and seat in (None, number):
            return number
    raise TooLate("there is no open seat")


def seat_of_token(match: LiveMatch, token_hash: str) -> int | None:
    """The seat that a link is for."""
    return next((number for number, seat in enumerate(match.seats) if seat.token_hash == token_hash), None)


def own_name(match: LiveMatch, number: int, name: str) -> str:
    """A name that nobody else in the match has."""
    others = [seat.name for other, seat in enumerate(match.seats) if other != number and seat.name]
    return distinct([*others, name])[-1]


def transfer(match: LiveMatch, number: int, after: StoredSeat) -> Write:
    """Write who has a seat now; taking the last free one begins the match."""
    before = match.seats[number]

    def write(connection: Connection) -> bool:
        stored = queries.lock_match(connection, match.id)
        if stored.revision != match.stored.revision:
            raise changes.Overruled
        if not changes.take_seat(connection, stored.id, number, before, after):
            return False
        seats = queries.find_seats(connection, [stored.id])[stored.id]
        if stored.status == "waiting" and not any(seat.kind in FREE for seat in seats):
            changes.keep_match(connection, started(stored, seats, time.time()))
        return True

    return write
