"""One match, read from the database."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import (
    Connection,
    select,
)

from vigil.server.domain.acts import Act
from vigil.server.domain.chat_lines import ChatLine
from vigil.server.store.matches.chat_log import find_chat
from vigil.server.store.matches.match_rows import (
    StoredMatch,
    StoredSeat,
    match_of,
    seat_of,
)
from vigil.server.store.matches.match_snapshots import Snapshot, find_snapshots
from vigil.server.store.matches.seat_loans import find_loans
from vigil.server.store.tables.match_tables import acts, matches, seats

ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)  # what a match can be called
NO_MATCH: Final = "there is no such match"


class WholeMatch(NamedTuple):
    """Everything stored of a match; chat is by the numbers of its lines, the newest snapshot is the first."""

    match: StoredMatch
    seats: list[StoredSeat]
    acts: list[Act]
    chat: dict[int, ChatLine]
    snapshots: Sequence[Snapshot] = ()

    @property
    def base(self) -> Snapshot | None:
        """The snapshot from which the match has gone on, if it has."""
        if not self.match.resumed:
            return None
        return next(snapshot for snapshot in self.snapshots if snapshot.act == self.match.resumed)


def load(connection: Connection, match: str, after: int = 0) -> WholeMatch:
    """Everything stored of a match, with its acts from some point on."""
    if not ID.fullmatch(match):
        raise LookupError(NO_MATCH)
    # Acts are read first. Of what others write meanwhile, the match may then be newer than the acts,
    # but there is no act whose consequences the match lacks.
    made = find_acts(connection, match, after)
    said = find_chat(connection, match)
    sitting = find_seats(connection, [match])[match]
    found = find_match(connection, match)
    if found is None:
        raise LookupError(NO_MATCH)
    kept = find_snapshots(connection, match) if after == 0 else []
    return WholeMatch(found, sitting, made, said, kept)


def find_match(connection: Connection, match: str) -> StoredMatch | None:
    """The match with an id."""
    row = connection.execute(select(matches).where(matches.c.id == match)).first()
    return None if row is None else match_of(row)


def count_acts(connection: Connection, match: str) -> int:
    """How many acts a match has; none if there is no such match."""
    if not ID.fullmatch(match):
        return 0
    return int(connection.execute(select(matches.c.acts).where(matches.c.id == match)).scalar() or 0)


def lock_match(connection: Connection, match: str) -> StoredMatch:
    """The match, which nobody else can change until this transaction is over."""
    row = connection.execute(select(matches).where(matches.c.id == match).with_for_update()).first()
    if row is None:
        raise LookupError(NO_MATCH)
    return match_of(row)


def hold_match(connection: Connection, match: str) -> bool:
    """Let nobody else change a match until this transaction is over; False if there is no such match."""
    found = select(matches.c.id).where(matches.c.id == match).with_for_update(key_share=True)
    return connection.execute(found).first() is not None


def find_seats(connection: Connection, ids: Iterable[str]) -> dict[str, list[StoredSeat]]:
    """The seats of some matches."""
    found: dict[str, list[StoredSeat]] = {match: [] for match in ids}
    wanted = select(seats).where(seats.c.match.in_(list(found))).order_by(seats.c.match, seats.c.seat)
    loans = find_loans(connection, found)
    for row in connection.execute(wanted):
        found[row.match].append(seat_of(row, loans.get((row.match, row.seat))))
    return found


def find_acts(connection: Connection, match: str, after: int = 0) -> list[Act]:
    """The acts of a match, from some point on."""
    wanted = select(acts).where(acts.c.match == match, acts.c.number > after).order_by(acts.c.number)
    return [
        Act(row.number, row.seat, row.kind, row.text, row.at, row.clock) for row in connection.execute(wanted)
    ]
