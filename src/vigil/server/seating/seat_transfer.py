"""Seats that change hands: open ones that are joined, those given away and those moved by link.

A seat is on one device at a time, so that nobody looks on unnoticed. Whoever has one seat moves it by link
to another device, and may take it back. Whoever has several, at one screen, gives one away for good: cards
that nobody else has seen are dealt anew then, and later everybody is told who has seen its hand.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import structs
from sqlalchemy import Connection

from vigil.server.domain.refusals import Refusal, TooLate
from vigil.server.match.description import has_link
from vigil.server.match.layout import FREE, deal_again, distinct, start_match
from vigil.server.match.live_match import LiveMatch
from vigil.server.match.room import Room, Write
from vigil.server.protocol import bounds
from vigil.server.store.matches import match_changes, match_queries, seat_loans
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
        taking = taking_of(match, number)
        if taking.moves or before.owner == person.id:
            return transfer(match, number, move_seat(before, person, device), person.session)
        wanted = person.name if person.muted else name or person.name
        called = own_name(match, number, bounds.name(wanted)) if taking.named else before.name
        taken = StoredSeat("person", called, person.id, owner=person.id, seen_by=list(taking.seen_by))
        taken.came, taken.hints = before.came, before.hints
        return transfer(match, number, taken, new_deal=taking.new_deal)

    await make(room, take)


class Taking(NamedTuple):
    """What becomes of a seat that somebody takes; the fields are those of an `Invitation`."""

    moves: bool = False
    new_deal: bool = False
    named: bool = True
    seen_by: Sequence[str] = ()


def taking_of(match: LiveMatch, number: int) -> Taking:
    """What becomes of a seat that somebody else takes, be it free or somebody's."""
    seat = match.seats[number]
    if seat.kind != "person":
        return Taking()
    others = [other for place, other in enumerate(match.seats) if place != number and other.kind == "person"]
    giver = next((other.name for other in others if other.owner == seat.owner), None)
    if giver is None:
        return Taking(moves=True, named=False, seen_by=[seat.name])
    if match.stored.status == "waiting":
        return Taking()  # nobody has seen a card
    if match.stored.acts == 0 and all(other.person == seat.person for other in others) and can_deal(match):
        return Taking(new_deal=True)
    return Taking(named=False, seen_by=[*seat.seen_by, giver])


def can_deal(match: LiveMatch) -> bool:
    """Whether other cards could lie on the table: not where somebody chose how they lie."""
    return match.stored.start is None or bool((match.stored.chosen or {}).get("shuffled"))


async def link(room: Room, person: Person, seat: int, token_hash: str) -> float:
    """Let a seat be taken with a token; returns until when."""
    times: list[float] = []

    def offer(match: LiveMatch) -> Write:
        before = seat_to_give(match, person, seat)
        life = bounds.MOVING if taking_of(match, seat).moves else bounds.INVITATION
        times.append(time.time() + life)
        return transfer(match, seat, structs.replace(before, token_hash=token_hash, token_until=times[-1]))

    await make(room, offer)
    return times[-1]


def seat_to_give(match: LiveMatch, person: Person, seat: int) -> StoredSeat:
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
        if match.lent(person, seat) and taking_of(match, seat).moves:
            return transfer(match, seat, move_seat(match.seats[seat], person, ""))
        return transfer(match, seat, structs.replace(seat_to_give(match, person, seat), **NO_LINK))

    await make(room, back)


def move_seat(seat: StoredSeat, person: Person, device: str) -> StoredSeat:
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


def transfer(
    match: LiveMatch, number: int, after: StoredSeat, session: int = 0, new_deal: bool = False
) -> Write:
    """Write who has a seat now, by which session if it is lent; taking the last free one begins the match."""
    before = match.seats[number]

    def write(connection: Connection) -> bool:
        stored = match_queries.lock_match(connection, match.id)
        if stored.revision != match.stored.revision:
            raise Overruled
        if match_queries.find_seats(connection, [stored.id])[stored.id] != match.seats:
            return False  # another process has changed what this was decided upon
        if new_deal and stored.acts > 0:
            return False  # somebody has acted meanwhile
        if not match_changes.take_seat(connection, stored.id, number, before, after):
            return False
        if after.person != before.person:
            change_hands(connection, stored.id, number, after, session)
        seats = match_queries.find_seats(connection, [stored.id])[stored.id]
        times = time.time(), match.time.now()
        if new_deal:
            match_changes.keep_deal(connection, deal_again(stored, seats, *times))
        elif stored.status == "waiting" and not any(seat.kind in FREE for seat in seats):
            match_changes.keep_match(connection, start_match(stored, seats, *times))
        return True

    return write


def change_hands(connection: Connection, match: str, number: int, after: StoredSeat, session: int) -> None:
    """Write that a seat is lent to whoever came by a session, or with its owner again."""
    seat_loans.end_loan(connection, match, number)
    if after.owner is not None and after.person != after.owner:
        device, since = after.device or "", after.since or 0.0
        seat_loans.lend_seat(connection, match, number, after.owner, session, device, since)
