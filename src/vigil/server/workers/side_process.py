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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final

from vigil.cluster.threads import limit_threads
from vigil.server.workers.side_work import SideWork, WarmUp, WorkLost

POLITE: Final = 5  # added to the niceness of a process, so that the server itself goes first
EXPENDABLE: Final = Path("/proc/self/oom_score_adj")  # of 1000: who goes first when memory runs out
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows ends a process by any signal


class SideProcess(SideWork):
    """One process. It is started when it is first needed, and again after its end."""

    def __init__(self, warm_up: WarmUp) -> None:
        super().__init__(warm_up)
        self.pool: ProcessPoolExecutor | None = None

    async def call(self, function: Any, *arguments: Any) -> Any:
        """Call a function, however long it takes."""
        if self.pool is None:
            limit_threads()
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), prepare)
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
        except BrokenProcessPool as error:
            if self.pool is pool:
                self.close()
            raise WorkLost("a process has ended in the middle of its work") from error

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


def follow_parent() -> None:
    """Wait until the server ends, and end as well."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
