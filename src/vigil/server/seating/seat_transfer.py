"""Seats that change hands: open ones that are joined, and those given away by link.

A seat is on one device at a time, so that nobody looks on unnoticed. Its owner, who first sat down,
may take it back from any other.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import structs
from sqlalchemy import Connection

from vigil.server.domain.refusals import Refusal, TooLate
from vigil.server.match.description import has_link
from vigil.server.match.layout import FREE, distinct, started
from vigil.server.match.live_match import LiveMatch
from vigil.server.match.room import Room, Write
from vigil.server.protocol import bounds
from vigil.server.store.matches import match_changes, match_queries
from vigil.server.store.matches.match_rows import StoredSeat
from vigil.server.store.matches.overruling import Overruled
from vigil.server.store.people.persons import Person

NO_LINK = {"token_hash": None, "token_until": None}


async def join(
    room: Room, person: Person, seat: int | None, token_hash: str | None, name: str, device: str
) -> None:
    """Give somebody an open seat, or the one that a link is for."""

    def take(match: LiveMatch) -> Write:
        number = free_seat(match, seat, token_hash)
        before = match.seats[number]
        if before.owner != person.id and match.sits(person):
            raise Refusal("you sit at this table already: two seats are for two people at one screen")
        if before.kind == "person":
            return transfer(match, number, moved(before, person, device))
        wanted = person.name if person.muted else name or person.name
        called = own_name(match, number, bounds.name(wanted))
        return transfer(match, number, StoredSeat("person", called, person.id, owner=person.id))

    await make(room, take)


async def link(room: Room, person: Person, seat: int, token_hash: str) -> float:
    """Let a seat be taken with a token; returns until when."""
    times: list[float] = []

    def offer(match: LiveMatch) -> Write:
        before = offered(match, person, seat)
        life = bounds.INVITATION if before.kind in FREE else bounds.MOVING
        times.append(time.time() + life)
        return transfer(match, seat, structs.replace(before, token_hash=token_hash, token_until=times[-1]))

    await make(room, offer)
    return times[-1]


def offered(match: LiveMatch, person: Person, seat: int) -> StoredSeat:
    """The seat that a person may give away: a free one of their table, or one that is with them."""
    if not 0 <= seat < len(match.seats):
        raise Refusal(f"there is no seat {seat}")
    free = match.seats[seat].kind in FREE and match.stored.made_by == person.id
    if not free and not match.owns(person, seat):
        raise PermissionError(f"seat {seat} is not yours to give away")
    return match.seats[seat]


async def take_back(room: Room, person: Person, seat: int) -> None:
    """Take a seat of one's own back from another device, and the link to it from whoever has that."""

    def back(match: LiveMatch) -> Write:
        if match.lent(person, seat):
            return transfer(match, seat, moved(match.seats[seat], person, ""))
        return transfer(match, seat, structs.replace(offered(match, person, seat), **NO_LINK))

    await make(room, back)


def moved(seat: StoredSeat, person: Person, device: str) -> StoredSeat:
    """A seat on another device; there is nothing to tell of one that is with its owner."""
    home = seat.owner == person.id
    place = {"device": None, "since": None} if home else {"device": device, "since": time.time()}
    return structs.replace(seat, person=person.id, **place, **NO_LINK)


async def make(room: Room, prepare: Callable[[LiveMatch], Write]) -> None:
    """Write a transfer, unless somebody else was faster."""
    if not await room.rewrite(prepare):
        raise TooLate("somebody else was faster")


def free_seat(match: LiveMatch, seat: int | None, token_hash: str | None) -> int:
    """The seat that may be taken."""
    if token_hash is not None:
        number = seat_of_token(match, token_hash)
        if number is None:
            raise TooLate("this link was used already, is too old, or has been taken back")
        return number
    for number, there in enumerate(match.seats):
        if there.kind == "open" and seat in (None, number):
            return number
    raise TooLate("there is no open seat")


def seat_of_token(match: LiveMatch, token_hash: str) -> int | None:
    """The seat that a link is for, while it works."""
    fitting = [number for number, seat in enumerate(match.seats) if seat.token_hash == token_hash]
    return next((number for number in fitting if has_link(match.seats[number])), None)


def own_name(match: LiveMatch, number: int, name: str) -> str:
    """A name that nobody else in the match has."""
    others = [seat.name for other, seat in enumerate(match.seats) if other != number and seat.name]
    return distinct([*others, name])[-1]


def transfer(match: LiveMatch, number: int, after: StoredSeat) -> Write:
    """Write who has a seat now; taking the last free one begins the match."""
    before = match.seats[number]

    def write(connection: Connection) -> bool:
        stored = match_queries.lock_match(connection, match.id)
        if stored.revision != match.stored.revision:
            raise Overruled
        if not match_changes.take_seat(connection, stored.id, number, before, after):
            return False
        seats = match_queries.find_seats(connection, [stored.id])[stored.id]
        if stored.status == "waiting" and not any(seat.kind in FREE for seat in seats):
            match_changes.keep_match(connection, started(stored, seats, time.time(), match.time.now()))
        return True

    return write
