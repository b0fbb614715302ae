"""Descriptions: a stored match as one person may know it."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import msgspec

from vigil.rules.kernel.box import SOLITAIRE, newest, rulebooks
from vigil.rules.kernel.chance import commitment
from vigil.rules.library import find_set
from vigil.rules.setup import honor_pool
from vigil.server.domain.kinds import Wish
from vigil.server.match.layout import FREE, SEED_BITS, clock_of, clocks_began, player_names
from vigil.server.protocol import bounds
from vigil.server.protocol.match_state import Chosen, Lent, MatchResult, MatchSetup, MatchState, SeatState
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.people.persons import Person
from vigil.server.timing.clock import Clocks, pace_of


def describe_stored(
    match: StoredMatch, seats: Sequence[StoredSeat], person: Person | None, now: float
) -> MatchState:
    """A match as somebody may know it from what is stored of it; `now` is in the time of the service."""
    left = seconds_left(match, seats, now)
    deciding = match.deciding
    late = deciding is not None and left != [] and left[deciding] == 0 and seats[deciding].kind == "person"
    return describe(match, seats, person, (), left, [deciding] if deciding is not None and late else [])


def seconds_left(match: StoredMatch, seats: Sequence[StoredSeat], now: float) -> list[float]:
    """What is left on each clock of a match that goes on; empty without clocks, and before they begin."""
    clock = clock_of(match)
    if clock is None or match.clocks is None or match.status != "playing":
        return []
    clocks = Clocks(clock, len(seats), clocks_began(match, seats))
    clocks.stand_as(match.clocks)
    return [] if clocks.standing else [clocks.left(seat, match.deciding, now) for seat in range(len(seats))]


def describe(
    match: StoredMatch,
    seats: Sequence[StoredSeat],
    person: Person | None,
    online: Collection[int] = (),
    clocks: Sequence[float | None] = (),
    overdue: Collection[int] = (),
) -> MatchState:
    """A match as somebody may know it; `clocks` are the seconds that each seat has left."""
    going = match.status == "playing"
    names = player_names(seats)
    described = []
    for number, seat in enumerate(seats):
        left = clocks[number] if clocks and seat.kind != "bot" else None
        yours = person is not None and seat.kind == "person" and seat.person == person.id
        described.append(
            SeatState(
                kind=seat.kind,
                name=names[number] if seat.name else "",
                level=seat.level,
                yours=yours,
                online=number in online or seat.kind == "bot",
                clock=left,
                late=going and left == 0,
                overdue=number in overdue,
                resigned=seat.resigned,
                lent=loan_of(seat, person),
                link_until=seat.token_until if has_link(seat) and may_give(match, seat, person) else None,
                hints=seat.hints,
                seen_by=seat.seen_by,
                borrowed=yours and seat.owner != seat.person,
                wish=wish_of(match, seat, time.time()),
            )
        )
    return MatchState(
        id=match.id,
        status=match.status,
        setup=MatchSetup(**match.setup, honor_pool=pool(match, len(seats)), rival=rival(match)),
        seats=described,
        clock=clock_of(match),
        listed=match.listed,
        acts=match.acts,
        deciding=match.deciding if going else None,
        turn_number=turns_begun(match),
        honor_pool=match.honor_pool,
        taken_back=match.taken_back,
        resumed=match.resumed > 0,
        result=None if match.result is None else msgspec.convert(match.result, MatchResult),
        began=match.began,
        moved=match.moved,
        rematch=match.rematch,
        chosen=None if match.chosen is None else msgspec.convert(match.chosen, Chosen),
        commitment=commitment(match.seed) if is_committed(match) else None,
        seed=hex(match.seed) if is_committed(match) and match.status == "finished" else None,
        hints=has_hints(match, seats),
    )


def has_hints(match: StoredMatch, seats: Sequence[StoredSeat]) -> bool:
    """Whether bots may help: where several people play, only if all knew when they sat down."""
    if is_strict(match):
        return False
    return match.hints or sum(seat.kind != "bot" for seat in seats) <= 1


def is_strict(match: StoredMatch) -> bool:
    """Whether nobody may have help in a match: no hints, and nothing taken back."""
    return bool((match.chosen or {}).get("strict"))


def loan_of(seat: StoredSeat, person: Person | None) -> Lent | None:
    """On which other device a seat is, for its owner."""
    if person is None or seat.kind != "person" or not seat.owner == person.id != seat.person:
        return None
    return Lent(seat.device or "", seat.since or 0.0)


def wish_of(match: StoredMatch, seat: StoredSeat, now: float) -> Wish | None:
    """Whether somebody wants a rematch; asking for one counts for a while only."""
    if seat.wish == "again" and now - seat.wished > bounds.REMATCH[pace_of(match.clock)]:
        return None
    return seat.wish


def has_link(seat: StoredSeat) -> bool:
    """Whether a link to a seat works."""
    return seat.token_hash is not None and time.time() < (seat.token_until or 0.0)


def may_give(match: StoredMatch, seat: StoredSeat, person: Person | None) -> bool:
    """Whether a person may give a seat away by link."""
    if person is None:
        return False
    return match.made_by == person.id if seat.kind in FREE else seat.person == person.id


def is_committed(match: StoredMatch) -> bool:
    """Whether all was left to chance, and the seed is too long to be found from its hash by trying."""
    return match.chosen is None and match.seed.bit_length() > SEED_BITS // 2


def turns_begun(match: StoredMatch) -> int:
    """How many turns of a match have begun; those before its start are not counted."""
    first = 1 if match.first_turn is None else match.first_turn  # a position begins with turn 0
    return match.turn_number - first + 1


def pool(match: StoredMatch, players: int) -> int:
    """The honor pool of a match at the start; of a position, with what is taken already."""
    if match.pool is not None:
        return match.pool
    return honor_pool(players, match.setup["edition"], match.setup["variant"])


def rival(match: StoredMatch) -> str | None:
    """The automatic opponent of somebody who plays alone, as the newest of the rulebooks calls it."""
    if match.setup["variant"] != SOLITAIRE:
        return None
    return newest(rulebooks([find_set(code) for code in match.setup["sets"]])).rival
