"""Seating: seats that change hands, and the same table once more."""

from __future__ import annotations

import time

from msgspec import structs
from sqlalchemy import Connection

from vigil.server.match import layout as matches
from vigil.server.match.refusals import Refusal, TooLate
from vigil.server.match.room import Room
from vigil.server.store import queries as store
from vigil.server.store.queries import Person, StoredMatch, StoredSeat
from vigil.server.web import limits

FREE = ("open", "invited")


async def join(room: Room, person: Person, seat: int | None, token_hash: str | None, name: str) -> None:
    """Give somebody an open seat, or the one that a link is for."""
    async with room.lock:
        number = free_seat(room, seat, token_hash)
        before = room.seats[number]
        called = before.name if before.kind == "person" else limits.name(name or person.name)
        await give(room, number, StoredSeat("person", distinct(room, number, called), person.id))
        room.driver.wake()


def free_seat(room: Room, seat: int | None, token_hash: str | None) -> int:
    """The seat that may be taken."""
    if token_hash is not None:
        number = seat_of_token(room, token_hash)
        if number is None:
            raise TooLate("this link was used already, or a newer one has been made")
        return number
    for number, there in enumerate(room.seats):
        if there.kind == "open" and seat in (None, number):
            return number
    raise TooLate("there is no open seat")


def seat_of_token(room: Room, token_hash: str) -> int | None:
    """The seat that a link is for."""
    return next((number for number, seat in enumerate(room.seats) if seat.token_hash == token_hash), None)


def distinct(room: Room, number: int, name: str) -> str:
    """A name that nobody else at the table has."""
    others = [seat.name for other, seat in enumerate(room.seats) if other != number and seat.name]
    return matches.distinct([*others, name])[-1]


async def give(room: Room, number: int, after: StoredSeat) -> None:
    """Write who has a seat now; the last one to be taken begins the match."""
    before = room.seats[number]

    def write(connection: Connection) -> bool:
        match = store.lock_match(connection, room.match.id)
        if not store.take_seat(connection, match.id, number, before, after):
            return False
        seats = store.find_seats(connection, [match.id])[match.id]
        if match.status == "waiting" and not any(seat.kind in FREE for seat in seats):
            store.keep_match(connection, matches.started(match, seats, time.time()))
        store.notify(connection, room.news())
        return True

    given = await room.database.write(write, room.match.id)
    await room.refresh()
    if not given:
        raise TooLate("somebody else was faster")


async def link(room: Room, person: Person, seat: int, token_hash: str) -> None:
    """Let a seat be taken by whoever has the token."""
    async with room.lock:
        if not 0 <= seat < len(room.seats):
            raise Refusal(f"there is no seat {seat}")
        free = room.seats[seat].kind in FREE and room.match.made_by == person.id
        if not free and not room.owns(person, seat):
            raise PermissionError(f"seat {seat} is not yours to give away")
        await give(room, seat, structs.replace(room.seats[seat], token_hash=token_hash))


async def rematch(room: Room) -> str:
    """The match in which the same table plays again."""
    async with room.lock:
        if room.match.rematch is None:
            await make_rematch(room, *matches.rematch(room.match, room.seats, time.time()))
        assert room.match.rematch is not None
        return room.match.rematch


async def make_rematch(room: Room, match: StoredMatch, seats: list[StoredSeat]) -> None:
    """Write a rematch, unless there is one."""

    def write(connection: Connection) -> None:
        if store.link_rematch(connection, room.match.id, match.id):
            store.add_match(connection, match, seats)
            store.notify(connection, room.news())

    await room.database.write(write, room.match.id)
    await room.refresh()
