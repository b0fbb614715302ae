"""Departure: whoever goes for good gives up the games that they play, so that nobody waits for them."""

from __future__ import annotations

import contextlib
from functools import partial

from vigil.server.domain.refusals import Refusal, Unplayable
from vigil.server.fair_use import limits
from vigil.server.match import player_actions
from vigil.server.match.registry import Registry
from vigil.server.match.room import Room
from vigil.server.store.matches import match_lists
from vigil.server.store.people.persons import Person


async def leave_matches(registry: Registry, person: Person) -> None:
    """Resign in every match that a person plays."""
    wanted = partial(match_lists.matches_of, person=person.id, most=2 * limits.UNFINISHED)
    for match in await registry.database.read(wanted):
        if match.status == "playing":
            with contextlib.suppress(LookupError, Unplayable, Refusal):
                await leave_table(await registry.get(match.id), person)


async def leave_table(room: Room, person: Person) -> None:
    """Give up every seat of a person at one table."""
    for number, seat in enumerate(room.match.seats):
        if person.id in (seat.person, seat.owner):
            with contextlib.suppress(Refusal):
                await room.carry_out(partial(player_actions.resign, seat=number))
