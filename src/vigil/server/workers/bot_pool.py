"""The bot pool: bots choose in processes of their own, each for a limited time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from typing import Any, Final

from vigil.bots import bot
from vigil.bots.advice import advise
from vigil.bots.coach import weigh
from vigil.bots.levels import searches
from vigil.rules.game import View
from vigil.server.domain.refusals import Refusal
from vigil.server.operation import metrics
from vigil.server.protocol.spans import Text, spans
from vigil.server.workers.side_work import SideWork, TookTooLong, WorkLost
from vigil.server.workers.staffing import PROCESSES, MakeSide, Staffing
from vigil.server.workers.turns import Turns
from vigil.wording.edges import to_data

BUDGET: Final = 1.0  # seconds for a decision, to which a bot keeps in the games that people play
LONGEST: Final = 10.0  # seconds for a decision at a table that somebody has made up
SILENT: Final = 2 * LONGEST  # seconds without any answer, after which busy processes are taken for stuck
FALLBACK: Final = "greedy"  # chooses instead of a bot that fails, takes too long or brings its process down
REMEMBERED: Final = 1_000  # bots that took too long
log = logging.getLogger("vigil")


class Lane:
    """Some processes in which bots think, in turn."""

    def __init__(self, processes: int, make_side: MakeSide) -> None:
        self.processes = [make_side(warm_up) for _ in range(processes)]
        self.idle = self.processes.copy()
        self.turns = Turns(processes)

    @contextlib.asynccontextmanager
    async def place(self, owner: int, group: Hashable) -> AsyncIterator[SideWork]:
        """A process, in turn with other owners."""
        async with self.turns.turn(owner, group):
            process = self.idle.pop()
            try:
                yield process
            finally:
                self.idle.append(process)


class BotPool:
    """A few processes in which bots choose. `home` is the network of an owner: all in it share their time.

    Bots that do not look ahead have one of their own: a thousandth of a second should not wait for a whole.
    """

    def __init__(
        self,
        workers: int | None = None,
        home: Callable[[int], Hashable] = lambda owner: owner,
        staffing: Staffing = PROCESSES,
    ) -> None:
        self.searching = Lane(workers or max(1, (os.cpu_count() or 2) - 1), staffing.searching)
        self.quick = Lane(1, staffing.quick)
        self.processes = [*self.searching.processes, *self.quick.processes]
        self.home = home
        self.slow: OrderedDict[int, None] = (
            OrderedDict()
        )  # seeds of bots that took too long, the last one last
        self.waiting = 0  # calls that are not answered yet
        self.heard = 0.0  # when the last one was answered, or the first one of these was made

    async def choose(self, level: str, seed: int, view: View, owner: int) -> str:
        """The text of the move that a bot makes."""
        seen = view.to_table(), view.seat
        played = FALLBACK if seed in self.slow else level
        lane = self.searching if searches(played) else self.quick
        with metrics.BOT_QUEUE.track_inprogress(), metrics.BOT_SECONDS.time():
            async with lane.place(owner, self.home(owner)) as process:
                return str(await to_its_end(self.best_choice(process, played, seed, *seen)))

    async def best_choice(
        self, process: SideWork, level: str, seed: int, table: dict[str, Any], seat: int | None
    ) -> str:
        """The text of the move that a bot makes, or a simpler one instead of it if it cannot."""
        try:
            return str(await self.ask(process, choose_move, level, seed, table, seat))
        except TookTooLong:
            log.warning("a bot of level %s took too long: a simpler one plays on", level)
            self.note_slow(seed)
        except WorkLost:
            log.error("a bot of level %s brought its process down", level)
        except Exception:
            log.exception("a bot of level %s could not choose", level)
        return str(await self.ask(process, choose_move, FALLBACK, seed, table, seat))

    def note_slow(self, seed: int) -> None:
        """Remember a bot, so that it does not take as long for every move of its match."""
        self.slow[seed] = None
        if len(self.slow) > REMEMBERED:
            self.slow.popitem(last=False)

    async def advise(self, view: View, owner: int) -> tuple[str, Text, dict[str, float] | None]:
        """A move, the reason for it, and perhaps the chances of each move."""
        found: tuple[str, Text, dict[str, float] | None] = await self.counsel(owner, advise_move, view)
        return found

    async def weigh(self, view: View, text: str, owner: int) -> tuple[float, str, float, Text, bool]:
        """What a move is worth beside the best one."""
        found: tuple[float, str, float, Text, bool] = await self.counsel(owner, weigh_move, view, text)
        return found

    async def counsel(self, owner: int, function: Any, view: View, *arguments: Any) -> Any:
        """What a function says of a view; it is refused if that takes too long."""
        seen = view.to_table(), view.seat
        try:
            async with self.searching.place(owner, self.home(owner)) as process:
                return await to_its_end(self.ask(process, function, *seen, *arguments))
        except TookTooLong as error:
            raise Refusal("nobody can say within a reasonable time what to do here") from error

    async def warm_up(self) -> None:
        """Start the processes before the first bot is asked."""
        with contextlib.suppress(WorkLost):
            await asyncio.gather(*[process.prepare() for process in self.processes])

    async def ping(self) -> None:
        """An error if nothing answers; while all are busy, the answers to others count."""
        if not self.waiting:
            await self.run(os.getpid)
        elif time.monotonic() - self.heard > SILENT:
            raise TimeoutError(f"no bot has answered for {SILENT:g} seconds")

    async def run(self, function: Any, *arguments: Any) -> Any:
        """Call a function in one of the processes, in nobody's turn."""
        return await self.ask(self.processes[0], function, *arguments)

    async def ask(self, process: SideWork, function: Any, *arguments: Any) -> Any:
        """Call a function in a process, for a limited time."""
        if not self.waiting:
            self.heard = time.monotonic()
        self.waiting += 1
        try:
            return await process.run(LONGEST, function, *arguments)
        finally:
            self.waiting -= 1
            self.heard = time.monotonic()

    def close(self) -> None:
        """End the processes."""
        for process in self.processes:
            process.close()


async def to_its_end(work: Coroutine[Any, Any, Any]) -> Any:
    """Wait for the end of some work, also if nobody wants it any more: its process is not free before."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def warm_up() -> int:
    """The number of a process, which has loaded the bots with this module."""
    return os.getpid()


def bot_seed(secret: str, match: str, seat: int) -> int:
    """The seed of a bot, which is independent of the seed of the game."""
    digest = hashlib.sha256(f"{secret} {match} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def choose_move(level: str, seed: int, table: dict[str, Any], seat: int | None) -> str:
    """The move of a bot, in its own process."""
    view = View.from_table(table, seat)
    decision = view.decision
    assert decision is not None
    player = bot(level, seed)
    player.budget = BUDGET
    return player.choose(view, decision).text


def advise_move(table: dict[str, Any], seat: int) -> tuple[str, Text, dict[str, float] | None]:
    """The advice of a bot, in its own process."""
    advice = advise(View.from_table(table, seat))
    reason = spans(to_data(advice.words))
    if advice.chances is None:
        return advice.move.text, reason, None
    return advice.move.text, reason, {move.text: odds for move, odds in advice.chances.items()}


def weigh_move(table: dict[str, Any], seat: int, text: str) -> tuple[float, str, float, Text, bool]:
    """What the coach says of a move, in its own process."""
    found = weigh(View.from_table(table, seat), text)
    reason = spans(to_data(found.words))
    return found.chance, found.best.text, found.best_chance, reason, found.clear
