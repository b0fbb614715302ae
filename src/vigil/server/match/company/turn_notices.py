"""Turn notices: whoever has to decide in a game that is not for one sitting, and is not at the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from vigil.server.domain.notice_kinds import match_path
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat, owner_of
from vigil.server.store.notices.notice_rows import NewNotice
from vigil.server.timing.clock import pace_of


class TurnNotice(NamedTuple):
    """A person, and what they are told."""

    person: int
    notice: NewNotice


def is_shared(seats: Sequence[StoredSeat]) -> bool:
    """Whether several people play."""
    return len({owner_of(seat) for seat in seats if seat.kind == "person"}) > 1


def turn_notice(
    match: StoredMatch, seats: Sequence[StoredSeat], acted: int, present: Collection[int]
) -> TurnNotice | None:
    """Who is told that it is their turn after an act of a seat; None if nobody is."""
    if match.status != "playing" or match.deciding is None or pace_of(match.clock) == "live":
        return None
    seat, before = seats[match.deciding], owner_of(seats[acted])
    person = owner_of(seat)
    if seat.kind != "person" or person is None or person == before or not is_shared(seats):
        return None
    if person in present or seat.person in present:
        return None
    return TurnNotice(person, NewNotice("turn", match_path(match.id), other=before))
