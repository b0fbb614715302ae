"""Boards: leaderboards with the places of everybody, kept in memory for a minute."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from array import array
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
STALE: Final = 120.0  # seconds for which an older one is shown while a new one is made
MOST: Final = 64  # boards
BoardKey = tuple[str, bool]  # the pool, and whether it is of the week
log = logging.getLogger("vigil")


class KeptBoard(NamedTuple):
    """A board: its first rows or, of a week, all of them; everybody on it in order; when it was made."""

    entries: list[BoardEntry]
    order: array[int]
    made: float


class Boards:
    """The boards that were asked for lately: of many who ask at once, one lets a board be made."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.kept: dict[BoardKey, KeptBoard] = {}
        self.making: dict[BoardKey, asyncio.Task[KeptBoard]] = {}

    async def board(self, pool: str, week: bool, person: Person | None) -> Leaderboard:
        """A leaderboard, as somebody sees it."""
        found = await self.kept_board((pool, week))
        return await self.database.read(partial(show_board, found=found, pool=pool, week=week, person=person))

    async def kept_board(self, key: BoardKey) -> KeptBoard:
        """A board that is not much older than a minute; only the first who ask wait for it."""
        found = self.kept.get(key)
        age = math.inf if found is None else time.monotonic() - found.made
        if found is not None and age < FRESH:
            return found
        making = self.begin(key)
        return found if found is not None and age < STALE else await asyncio.shield(making)

    def begin(self, key: BoardKey) -> asyncio.Task[KeptBoard]:
        """Let a board be made, unless it is being made."""
        if key not in self.making:
            self.making[key] = asyncio.create_task(self.make(key))
            self.making[key].add_done_callback(note_failure)
        return self.making[key]

    async def make(self, key: BoardKey) -> KeptBoard:
        """Make a board anew."""
        try:
            pool, week = key
            new = await self.database.read(partial(load_board, pool=pool, week=week, now=time.time()))
            if len(self.kept) >= MOST:
                self.kept.clear()
            self.kept[key] = new
            return new
        finally:
            del self.making[key]


def note_failure(making: asyncio.Task[KeptBoard]) -> None:
    """Say that a board could not be made, also if nobody waits for it."""
    if not making.cancelled() and (error := making.exception()):
        log.error("a leaderboard cannot be made", exc_info=error)


def load_board(connection: Connection, pool: str, week: bool, now: float) -> KeptBoard:
    """A board as it is now."""
    if week:
        entries = leaderboards.week_board(connection, pool, now)
        return KeptBoard(entries, array("q", [entry.person for entry in entries]), time.monotonic())
    order = leaderboards.order_of(connection, pool, now)
    first = leaderboards.entries_of(connection, pool, order[: leaderboards.TOP])
    return KeptBoard(first, order, time.monotonic())


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
        len(found.order),
        rating_state(known.mean, known.deviation, known.games) if known else None,
        [] if on_it or near or known is None else lacking(known, bool(person and person.account)),
        bot_marks([code] if code else []),
    )


def neighbours(connection: Connection, found: KeptBoard, pool: str, week: bool, own: int) -> list[BoardRow]:
    """One's own row further down, and those beside it."""
    if own not in found.order:
        return []
    place = found.order.index(own)
    first = max(0, place - 1)
    near = slice(first, place + 2)
    entries = found.entries[near] if week else leaderboards.entries_of(connection, pool, found.order[near])
    return board_rows(entries, first + 1, own)


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
