"""Boards: leaderboards, kept in memory for a minute, with one's own row looked up each time."""

from __future__ import annotations

import time
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection

from vigil.server.people.ratings.rating_pools import set_of
from vigil.server.people.ratings.rating_scale import PLACED_GAMES, SURE
from vigil.server.people.ratings.rating_standings import LISTED_DEVIATION, LISTED_GAMES, LISTED_MET
from vigil.server.people.ratings.shown_ratings import bot_marks, rating_state
from vigil.server.protocol.people.player_messages import BoardRow, Leaderboard
from vigil.server.store.database import Database
from vigil.server.store.people.persons import Person
from vigil.server.store.ratings import leaderboards
from vigil.server.store.ratings.leaderboards import BoardEntry
from vigil.server.store.ratings.rating_log import load_placings
from vigil.server.store.ratings.rating_rows import Placing

FRESH: Final = 60.0  # seconds that a board is kept
MOST: Final = 64  # boards


class KeptBoard(NamedTuple):
    """A board: its first rows or, of a week, all of them; how many there are, and until when it counts."""

    entries: list[BoardEntry]
    listed: int
    until: float


class Boards:
    """The boards that were asked for lately."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.kept: dict[tuple[str, bool], KeptBoard] = {}

    async def board(self, pool: str, week: bool, person: Person | None) -> Leaderboard:
        """A leaderboard, as somebody sees it."""
        found = await self.fresh_board(pool, week)
        return await self.database.read(partial(show_board, found=found, pool=pool, week=week, person=person))

    async def fresh_board(self, pool: str, week: bool) -> KeptBoard:
        """A board that is not older than a minute."""
        now = time.time()
        found = self.kept.get((pool, week))
        if found is not None and found.until > now:
            return found
        new = await self.database.read(partial(load_board, pool=pool, week=week, now=now))
        if len(self.kept) >= MOST:
            self.kept.clear()
        self.kept[pool, week] = new
        return new


def load_board(connection: Connection, pool: str, week: bool, now: float) -> KeptBoard:
    """A board as it is now."""
    if week:
        entries = leaderboards.week_board(connection, pool, now)
        return KeptBoard(entries, len(entries), now + FRESH)
    entries = leaderboards.first_of(connection, pool, now)
    full = len(entries) == leaderboards.TOP
    listed = leaderboards.count_listed(connection, pool, now) if full else len(entries)
    return KeptBoard(entries, listed, now + FRESH)


def show_board(
    connection: Connection, found: KeptBoard, pool: str, week: bool, person: Person | None
) -> Leaderboard:
    """A board with one's own row."""
    own = person.id if person else None
    rows = board_rows(found.entries[: leaderboards.TOP], 1, own)
    known = load_placings(connection, [own]).get(own) if own is not None else None
    on_it = any(row.yours for row in rows)
    near = [] if on_it or own is None else neighbours(connection, found, pool, week, own)
    code = set_of(pool)
    return Leaderboard(
        rows,
        near,
        found.listed,
        rating_state(known.mean, known.deviation, known.games) if known else None,
        [] if on_it or near or known is None else lacking(known, bool(person and person.account)),
        bot_marks([code] if code else []),
    )


def neighbours(connection: Connection, found: KeptBoard, pool: str, week: bool, own: int) -> list[BoardRow]:
    """One's own row further down, and those beside it."""
    if week:
        place = next((place for place, entry in enumerate(found.entries) if entry.person == own), None)
        first = max(0, place - 1) if place is not None else 0
        return [] if place is None else board_rows(found.entries[first : place + 2], first + 1, own)
    near = leaderboards.own_place(connection, pool, own, time.time())
    return [] if near is None else board_rows(near[1], near[0], own)


def board_rows(entries: list[BoardEntry], first: int, own: int | None) -> list[BoardRow]:
    """Rows from a place on."""
    return [
        BoardRow(
            first + below,
            entry.name,
            round(entry.mean),
            round(SURE * entry.deviation),
            entry.games,
            entry.won,
            None if entry.change is None else round(entry.change),
            entry.person == own,
        )
        for below, entry in enumerate(entries)
    ]


def lacking(known: Placing, account: bool) -> list[str]:
    """What somebody lacks to be listed, in the words that clients know."""
    wanted = {
        "account": account,
        "games": known.games >= PLACED_GAMES,
        "people": known.people_met >= LISTED_MET and known.games_met >= LISTED_GAMES,
        "sure": known.deviation <= LISTED_DEVIATION,
    }
    return [what for what, there in wanted.items() if not there]
