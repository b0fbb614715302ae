"""The bot pool: bots choose in processes of their own, since compiled code holds the interpreter's lock."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from vigil.bots import bot
from vigil.bots.advice import advise
from vigil.bots.coach import weigh
from vigil.rules.game import View
from vigil.server.match.turns import Turns
from vigil.server.operation import metrics

BUDGET: Final = 1.0  # seconds for a decision
SILENT: Final = 10.0  # seconds without any answer, after which busy processes are taken for stuck
POLITE: Final = 5  # added to the niceness of a process, so that the server itself goes first
FALLBACK: Final = "greedy"  # chooses instead of a bot that fails or brings its process down
log = logging.getLogger("vigil")


class BotPool:
    """A few processes in which bots choose."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.turns = Turns(self.workers)
        self.waiting = 0  # calls that are not answered yet
        self.heard = 0.0  # when the last one was answered, or the first one of these was made

    async def choose(self, level: str, seed: int, view: View, owner: int) -> str:
        """The text of the move that a bot makes, in turn with those of other owners."""
        seen = view.to_table(), view.seat
        with metrics.BOT_QUEUE.track_inprogress(), metrics.BOT_SECONDS.time():
            async with self.turns.turn(owner):
                return await self.best_choice(level, seed, *seen)

    async def best_choice(self, level: str, seed: int, table: dict[str, Any], seat: int | None) -> str:
        """The text of the move that a bot makes, or a simpler one instead of it if it cannot."""
        try:
            return str(await self.run(chosen, level, seed, table, seat))
        except BrokenProcessPool:
            log.error("a bot of level %s brought its process down", level)
        except Exception:
            log.exception("a bot of level %s could not choose", level)
        return str(await self.run(chosen, FALLBACK, seed, table, seat))

    async def advise(self, view: View, owner: int) -> tuple[str, str, dict[str, float] | None]:
        """A move, the reason for it, and perhaps the chances of each move."""
        seen = view.to_table(), view.seat
        async with self.turns.turn(owner):
            found: tuple[str, str, dict[str, float] | None] = await self.run(advised, *seen)
        return found

    async def weigh(self, view: View, text: str, owner: int) -> tuple[float, str, float, str, bool]:
        """What a move is worth beside the best one."""
        seen = view.to_table(), view.seat
        async with self.turns.turn(owner):
            found: tuple[float, str, float, str, bool] = await self.run(weighed, *seen, text)
        return found

    async def warm_up(self) -> None:
        """Start the processes before the first bot is asked."""
        with contextlib.suppress(BrokenProcessPool):
            await asyncio.gather(*[self.run(os.getpid) for _ in range(self.workers)])

    async def ping(self) -> None:
        """An error if nothing answers; while all are busy, the answers to others count."""
        if not self.waiting:
            await self.run(os.getpid)
        elif time.monotonic() - self.heard > SILENT:
            raise TimeoutError(f"no bot has answered for {SILENT:g} seconds")

    async def run(self, function: Any, *arguments: Any) -> Any:
        """Call a function in one of the processes."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, prepare)
        pool = self.pool
        if not self.waiting:
            self.heard = time.monotonic()
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            if self.pool is pool:
                self.close()
            raise
        finally:
            self.waiting -= 1
            self.heard = time.monotonic()

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


def bot_seed(secret: str, match: str, seat: int) -> int:
    """The seed of a bot, which is independent of the seed of the game."""
    digest = hashlib.sha256(f"{secret} {match} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def chosen(level: str, seed: int, table: dict[str, Any], seat: int | None) -> str:
    """The move of a bot, in its own process."""
    view = View.from_table(table, seat)
    decision = view.decision
    assert decision is not None
    player = bot(level, seed)
    player.budget = BUDGET
    return player.choose(view, decision).text


def advised(table: dict[str, Any], seat: int) -> tuple[str, str, dict[str, float] | None]:
    """The advice of a bot, in its own process."""
    advice = advise(View.from_table(table, seat))
    if advice.chances is None:
        return advice.move.text, advice.reason, None
    return advice.move.text, advice.reason, {move.text: odds for move, odds in advice.chances.items()}


def weighed(table: dict[str, Any], seat: int, text: str) -> tuple[float, str, float, str, bool]:
    """What the coach says of a move, in its own process."""
    found = weigh(View.from_table(table, seat), text)
    return found.chance, found.best.text, found.best_chance, found.reason, found.clear


def prepare() -> None:
    """Prepare a process: it must end with the server, also with one that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Wait until the server ends, and end as well."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
