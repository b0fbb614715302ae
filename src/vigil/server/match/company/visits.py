"""Visits: somebody comes to a seat of theirs, for which a match is kept, and which answers its notices."""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from vigil.server.domain.notice_kinds import match_path
from vigil.server.match.company.turn_notices import is_shared
from vigil.server.match.live_match import LiveMatch
from vigil.server.store.database import Database
from vigil.server.store.matches import match_changes
from vigil.server.store.matches.match_rows import owner_of
from vigil.server.store.notices.notice_rows import read_about

DAY: Final = 24 * 3600.0


def note_visit(database: Database, match: LiveMatch, seat: int) -> None:
    """Remember, once a day, that somebody with a seat was here; what they were told of it they know now."""
    now = time.time()
    if now - match.stored.visited > DAY:
        match.stored.visited = now
        database.post(partial(match_changes.visit, match=match.id, now=now), match.id)
    person = owner_of(match.seats[seat])
    if person is not None and is_shared(match.seats):
        database.post(partial(read_about, person=person, path=match_path(match.id), now=now))
