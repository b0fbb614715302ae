"""Deadline notices: whoever has to move in a game of a slow round that ends soon is told, once."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from vigil.server.domain.notice_kinds import match_path
from vigil.server.store.matches.match_queries import find_seats
from vigil.server.store.matches.match_rows import owner_of
from vigil.server.store.notices.notice_choice_rows import way_of
from vigil.server.store.notices.notice_rows import NewNotice, give_notice, was_told
from vigil.server.store.tables.match_tables import matches
from vigil.server.store.tournaments.tournament_queries import WholeTournament, find_tournament
from vigil.server.store.tournaments.tournament_rows import StoredTournament

NEAR: Final = 12 * 3600.0  # seconds before the end of a round ...
SHARE: Final = 0.25  # ... but no more than this part of it

Late = tuple[int, str]  # a person, and the page at which they have to move


def ends_soon(tournament: StoredTournament, now: float) -> bool:
    """Whether the end of a slow round is near, in the time of the service."""
    if tournament.pace != "slow" or tournament.deadline is None or tournament.state != "playing":
        return False
    return 0 < tournament.deadline - now < min(NEAR, SHARE * tournament.seconds)


def late_people(connection: Connection, whole: WholeTournament) -> list[Late]:
    """Those who have to move in a game of the round and were not told that it ends."""
    ids = [game.match for game in whole.pairings if game.match is not None and game.ended is None]
    wanted = select(matches.c.id, matches.c.deciding).where(
        matches.c.id.in_(ids), matches.c.status == "playing", matches.c.deciding.is_not(None)
    )
    found = connection.execute(wanted).all()
    seats = find_seats(connection, [row.id for row in found])
    awaited = [(owner_of(seats[row.id][row.deciding]), match_path(row.id)) for row in found]
    return [
        (person, path)
        for person, path in awaited
        if person is not None
        and way_of(connection, person, "deadline") != "off"
        and not was_told(connection, person, "deadline", path)
    ]


def tell_late(connection: Connection, whole: WholeTournament, now: float) -> None:
    """Give them their notices; a process that is as fast finds that they were told."""
    found = find_tournament(connection, whole.tournament.id, lock=True)
    for person, path in late_people(connection, whole):
        give_notice(connection, person, NewNotice("deadline", path, words=found.name), now)
