"""Autoplay: the bots of a match make their moves, as people do, through the room."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from vigil.server.domain.acts import MOVE
from vigil.server.domain.refusals import Changed, Overload, TooLate
from vigil.server.match.course import Course, Viewpoint
from vigil.server.match.live_match import ActDraft, Change, Decide, LiveMatch
from vigil.server.protocol import bounds
from vigil.server.workers.bot_pool import BotPool, bot_seed

STAND_IN: Final = "tuned"  # the level that plays on for somebody who has left
PAUSE: Final = 5.0  # seconds until bots try again after an error, such as a lost database ...
LONGEST: Final = 640.0  # ... twice as many after every further one, but no more than this
Thought = asyncio.Task[str]  # the text of a move
log = logging.getLogger("vigil")


class Autoplay:
    """Plays for the bots of a match, one move after another."""

    def __init__(
        self,
        match: LiveMatch,
        watched: Callable[[], bool],
        carry_out: Callable[[Decide], Awaitable[None]],
        bots: BotPool,
        secret: str,
    ) -> None:
        self.match = match
        self.watched = watched
        self.carry_out = carry_out
        self.bots = bots
        self.secret = secret
        self.task: asyncio.Task[None] | None = None
        self.pause = PAUSE

    @property
    def busy(self) -> bool:
        """Whether a bot is playing."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Let the bots play, if one of them has to decide."""
        if not self.busy and self.deciding(self.match.course) is not None:
            self.task = asyncio.create_task(self.play_on())

    async def stop(self) -> None:
        """Stop the bots."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def deciding(self, course: Course) -> Viewpoint:
        """The seat of the bot that has to decide, if one has; bots alone play only for somebody who looks."""
        seats = self.match.seats
        seat = course.deciding if self.match.going and course.step < bounds.ACTS else None
        if seat is None or seats[seat].kind != "bot":
            return None
        return seat if self.watched() or any(other.kind == "person" for other in seats) else None

    async def play_on(self) -> None:
        """Play until somebody else has to decide."""
        match = self.match
        try:
            thought = self.think(match.course)
            while thought is not None:
                thought = await self.play(match.course, thought) or self.think(match.course)
                self.pause = PAUSE
        except Changed:
            return  # another room goes on with the match
        except Overload:  # their owner's network has stored enough for today
            self.try_later()
        except Exception:
            log.exception("match %s: the bots pause", match.id)
            self.try_later()

    def try_later(self) -> None:
        """Wake up again after a pause, the next time after a longer one."""
        asyncio.get_running_loop().call_later(self.pause, self.wake)
        self.pause = min(2 * self.pause, LONGEST)

    def think(self, course: Course) -> Thought | None:
        """Start the choice of the bot that has to decide."""
        seat = self.deciding(course)
        if seat is None:
            return None
        level = self.match.seats[seat].level or STAND_IN
        day = (self.match.stored.chosen or {}).get("day")
        seed = bot_seed(self.secret, f"deal {day}" if day else self.match.id, seat)  # the same for everybody
        view = course.game.view(seat)
        return asyncio.create_task(self.bots.choose(level, seed, view, self.match.stored.made_by))

    async def play(self, course: Course, thought: Thought) -> Thought | None:
        """Make a bot's move, unless the table has changed; meanwhile the next bot thinks already."""
        text = await thought
        planned: list[tuple[ActDraft, Thought | None]] = []

        def decide(match: LiveMatch) -> Change | None:
            seat = self.deciding(course)
            if match.course is not course or seat is None:
                return None
            draft = match.draft(seat, MOVE, text)
            planned.append((draft, self.think(draft.course)))
            return Change([draft])

        try:
            await self.carry_out(decide)
        except Changed:
            raise
        except TooLate:
            log.info("match %s: another process was faster with a bot's move", self.match.id)
        for draft, ahead in planned:
            if self.match.course is draft.course:
                return ahead
            if ahead is not None:
                ahead.cancel()
        return None
