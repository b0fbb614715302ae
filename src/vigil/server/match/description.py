"""Descriptions: a stored match as one person may know it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from vigil.rules.kernel.chance import commitment
from vigil.rules.setup import honor_pool
from vigil.server.match.layout import SEED_BITS, clock_of, player_names
from vigil.server.protocol.match_state import MatchResult, MatchSetup, MatchState, SeatState
from vigil.server.store.rows import Person, StoredMatch, StoredSeat


def describe(
    match: StoredMatch,
    seats: Sequence[StoredSeat],
    person: Person | None,
    online: Collection[int] = (),
    clocks: Sequence[float | None] = (),
) -> MatchState:
    """A match as somebody may know it; `clocks` are the seconds that each seat has left."""
    going = match.status == "playing"
    names = player_names(seats)
    described = []
    for number, seat in enumerate(seats):
        left = clocks[number] if clocks and seat.kind != "bot" else None
        described.append(
            SeatState(
                kind=seat.kind,
                name=names[number] if seat.name else "",
                level=seat.level,
                yours=person is not None and seat.kind == "person" and seat.person == person.id,
                online=number in online or seat.kind == "bot",
                clock=left,
                late=going and left == 0,
                resigned=seat.resigned,
            )
        )
    return MatchState(
        id=match.id,
        status=match.status,
        setup=MatchSetup(**match.setup, honor_pool=pool(match, len(seats))),
        seats=described,
        clock=clock_of(match),
        listed=match.listed,
        acts=match.acts,
        deciding=match.deciding if going else None,
        turn_number=match.turn_number,
        honor_pool=match.honor_pool,
        taken_back=match.taken_back,
        result=None if match.result is None else msgspec.convert(match.result, MatchResult),
        began=match.began,
        moved=match.moved,
        rematch=match.rematch,
        commitment=commitment(match.seed) if is_committed(match) else None,
        seed=hex(match.seed) if is_committed(match) and match.status == "finished" else None,
    )


def is_committed(match: StoredMatch) -> bool:
    """Whether the whole deal follows from a seed that is too long to be found from its hash by trying."""
    return match.start is None and match.seed.bit_length() > SEED_BITS // 2


def pool(match: StoredMatch, players: int) -> int:
    """The honor pool of a match at the start."""
    return honor_pool(players, match.setup["edition"], match.setup["variant"])
