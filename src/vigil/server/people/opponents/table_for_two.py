"""A table for two: the match of people who were brought together, or have agreed to play."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import structs
from sqlalchemy import Connection

from vigil.server.domain.paces import PACES, PaceCode
from vigil.server.domain.refusals import Overload
from vigil.server.fair_use import limits
from vigil.server.match.layout import distinct, start_match
from vigil.server.protocol.requests import Clock, NewMatch, NewSeat, TableSetup
from vigil.server.seating.creation import new_match, wrong_with
from vigil.server.store.matches import match_changes, match_lists
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.people import persons
from vigil.server.store.people.persons import Person

PLAYERS: Final = 2
COMING: Final = 10.0  # seconds until the clocks of a live game begin, in which both come to the table
AT_MOST: Final = 2  # sets that are drawn from those that both like


class Terms(NamedTuple):
    """What two people play."""

    pace: PaceCode
    sets: Sequence[str]
    rated: bool


def draw_sets(common: Sequence[str]) -> list[str]:
    """One or two of the sets that both like."""
    lot = secrets.SystemRandom()
    drawn = sorted(lot.sample(common, lot.randint(1, min(AT_MOST, len(common)))), key=common.index)
    return drawn if wrong_with(TableSetup(drawn), PLAYERS) is None else drawn[:1]


def lay_table(
    connection: Connection, people: Sequence[Person], terms: Terms, now: float, clock: float
) -> StoredMatch:
    """Make the match of two people; who of them begins is left to the lot. `clock` is service time."""
    for person in people:
        expect_room(connection, person)
    match, seats = new_table(people, terms, now, clock)
    match_changes.add_match(connection, match, seats)
    return match


def expect_room(connection: Connection, person: Person, games: int = 1) -> None:
    """Refuse more games to somebody who has as many as they may."""
    persons.lock_person(connection, person.id)
    if match_lists.count_unfinished(connection, person.id) + games > limits.UNFINISHED:
        raise Overload(f"{person.name} has too many games going: some have to end first")


def new_table(
    people: Sequence[Person], terms: Terms, now: float, clock: float
) -> tuple[StoredMatch, list[StoredSeat]]:
    """A match of two people, and their seats."""
    tempo = PACES[terms.pace]
    asked = NewMatch(
        setup=TableSetup(list(terms.sets)),
        seats=[NewSeat("me"), NewSeat("open")],
        clock=Clock(tempo.seconds, tempo.per),
        listed=True,
    )
    names = distinct([person.name for person in people])
    seats = [
        StoredSeat("person", name, person.id, owner=person.id)
        for person, name in zip(people, names, strict=True)
    ]
    match = structs.replace(new_match(asked, people[0], None, now), rated=terms.rated)
    return start_match(match, seats, now, clock + (COMING if tempo.live else 0.0)), seats
