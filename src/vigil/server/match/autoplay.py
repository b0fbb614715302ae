"""Driving: the bots of a room make their moves as everybody else does."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from vigil.server.match.bot_pool import bot_seed
from vigil.server.match.course import Seat, Table
from vigil.server.match.refusals import TooLate
from vigil.server.store.acts import MOVE

if TYPE_CHECKING:
    from vigil.server.match.room import Room

STAND_IN: Final = "tuned"  # the level that plays on for somebody who has left
PAUSE: Final = 5.0  # seconds until bots try again after something went wrong, such as a lost database
Thought = asyncio.Task[str]  # the text of a move
log = logging.getLogger("vigil")


class Driver:
    """Plays for the bots of a room, one move after another."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at it."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Let the bots play, if it is for them to do so."""
        if not self.busy and self.deciding(self.room.table) is not None:
            self.task = asyncio.create_task(self.drive())

    def deciding(self, table: Table) -> Seat:
        """The seat of the bot that has to decide at a table, if one has."""
        seat = table.deciding if self.room.going else None
        return seat if seat is not None and self.room.seats[seat].kind == "bot" else None

    async def drive(self) -> None:
        """Play until somebody else has to decide."""
        room = self.room
        try:
            thought = self.think(room.table)
            while thought is not None:
                thought = await self.play(room.table, thought) or self.think(room.table)
        except Exception:
            log.exception("match %s: the bots pause", room.match.id)
            asyncio.get_running_loop().call_later(PAUSE, self.wake)

    def think(self, table: Table) -> Thought | None:
        """Have the bot that decides at a table think about its move."""
        seat = self.deciding(table)
        if seat is None:
            return None
        room = self.room
        level = room.seats[seat].level or STAND_IN
        seed = bot_seed(room.secret, room.match.id, seat)
        return asyncio.create_task(room.thinking.choose(level, seed, table.game.view(seat)))

    async def play(self, table: Table, thought: Thought) -> Thought | None:
        """Make a bot's move, unless something else has happened; the next one is thought about meanwhile."""
        text = await thought
        room = self.room
        async with room.lock:
            seat = self.deciding(table)
            if room.table is not table or seat is None:
                return None
            draft = room.draft(table, seat, MOVE, text)
            ahead = self.think(draft[1])
            try:
                await room.keep([draft])
            except TooLate:
                log.info("match %s: another process was faster with a bot's move", room.match.id)
            if ahead is not None and room.table is not draft[1]:
                ahead.cancel()
                return None
            return ahead
