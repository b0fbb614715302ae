"""The quota of matches: how many one person may have going, waiting in the lobby, or played by bots alone.

It is counted where a match is written: of many requests at once, none counts before the others have written.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from vigil.server.fair_use import limits
from vigil.server.store.matches import match_changes, match_lists
from vigil.server.store.matches.match_rows import StoredMatch, StoredSeat
from vigil.server.store.people import persons


def excess(connection: Connection, person: int, listed: bool, bots_alone: bool) -> str | None:
    """Why a person may make no such match now; None if they may."""
    going = match_lists.count_unfinished(connection, person)
    if going >= limits.UNFINISHED:
        return f"you have {going} matches going: finish or resign some first"
    waiting = match_lists.count_listed(connection, person) if listed else 0
    if waiting >= limits.LISTED_EACH:
        return f"{waiting} tables of yours wait in the lobby: make this one unlisted"
    thinking = match_lists.count_bot_only(connection, person) if bots_alone else 0
    if thinking >= limits.BOT_ONLY:
        return f"you have {thinking} matches of bots going: let some end first, they go on while you look"
    return None


def add_match(connection: Connection, match: StoredMatch, sitting: Sequence[StoredSeat]) -> str | None:
    """Add a match with its seats, unless its maker has as many as they may; returns why not."""
    persons.lock_person(connection, match.made_by)
    bots_alone = all(seat.kind == "bot" for seat in sitting)
    refusal = excess(connection, match.made_by, match.listed, bots_alone)
    if refusal is None:
        match_changes.add_match(connection, match, sitting)
    return refusal
