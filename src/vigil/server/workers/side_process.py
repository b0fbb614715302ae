"""A side process: it runs beside the server, for one call at a time, and is ended when one takes too long.

Compiled code holds the interpreter's lock, so that no thread could go on beside it, and lets no handler of a
signal run before it is done: it can only be ended from outside.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final

from vigil.cluster.threads import limit_threads
from vigil.language.set_transfer import plain_set, set_from_plain
from vigil.rules.forgetting import forget_set
from vigil.rules.kernel.box import CardSet
from vigil.rules.library import add_set, added_sets

POLITE: Final = 5  # added to the niceness of a process, so that the server itself goes first
EXPENDABLE: Final = Path("/proc/self/oom_score_adj")  # of 1000: who goes first when memory runs out
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows ends a process by any signal


class TookTooLong(Exception):
    """A call was given up, and its process with it."""


class SideProcess:
    """One process. It is started when it is first needed, and again after its end.

    `introduced` is called in it first: it loads what is needed there, and returns the number of the process.
    """

    def __init__(self, introduced: Callable[[], int]) -> None:
        self.introduced = introduced
        self.pool: ProcessPoolExecutor | None = None
        self.number: int | None = None  # by which the system knows it, once it runs
        self.sets: list[CardSet] = []  # beside the shipped ones: what its library has

    async def start(self) -> None:
        """Start it, unless it runs."""
        if self.number is None:
            self.number = int(await self.call(self.introduced))
        if self.sets != added_sets():
            sets = added_sets()
            await self.call(take_sets, [plain_set(card_set) for card_set in sets])
            self.sets = sets

    async def run(self, seconds: float, function: Any, *arguments: Any) -> Any:
        """Call a function for at most so many seconds; starting the process does not count."""
        await self.start()
        loop = asyncio.get_running_loop()
        timer = loop.call_later(seconds, self.end)
        try:
            return await self.call(function, *arguments)
        except BrokenProcessPool as error:
            if loop.time() < timer.when():
                raise
            raise TookTooLong(f"{seconds:g} seconds were not enough") from error
        finally:
            timer.cancel()

    async def call(self, function: Any, *arguments: Any) -> Any:
        """Call a function, however long it takes."""
        if self.pool is None:
            limit_threads()
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), prepare)
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            if self.pool is pool:
                self.close()
            raise

    def end(self) -> None:
        """End it in the middle of what it does."""
        if self.number is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.number, KILL)

    def close(self) -> None:
        """End it when it has done what it was asked for."""
        self.number = None
        self.sets = []
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


def prepare() -> None:
    """Prepare a process: it must end with the server, also with one that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with contextlib.suppress(OSError):  # there is no such file elsewhere than on Linux
        EXPENDABLE.write_text("500")
    threading.Thread(target=follow_parent, daemon=True).start()


def take_sets(sets: list[dict[str, Any]]) -> None:
    """Let the library of this process have the sets that came later, as the server has them."""
    for card_set in added_sets():
        forget_set(card_set.code)
    for known in sets:
        add_set(set_from_plain(known))


def follow_parent() -> None:
    """Wait until the server ends, and end as well."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
