"""The document pool: what people wrote is carried out in a process of its own, for a limited time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from vigil.server.match.bot_pool import BotPool
from vigil.server.match.refusals import Refusal
from vigil.server.match.turns import Turns

SECONDS: Final = 5.0  # a record of 5,000 moves takes less
WAITING: Final = 64  # documents of one owner that may wait for their turn
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows ends a process by any signal
log = logging.getLogger("vigil")


class DocumentPool:
    """One process, which is ended and replaced when a document takes too long."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.process = BotPool(1)
        self.busy: int | None = None  # the process that reads a document
        self.turns = Turns(1, WAITING)  # one at a time, so that nobody else's is lost with the process

    async def read(
        self, owner: Hashable, function: Any, *arguments: Any, pay: Callable[[float], None] | None = None
    ) -> Any:
        """Call a function on a document, in turn with other owners; it is refused if that takes too long.

        Then `pay` is told how many seconds it took.
        """
        async with self.turns.turn(owner):
            self.busy = await self.started()  # that takes a while, and does not count
            began = time.monotonic()
            timer = asyncio.get_running_loop().call_later(self.seconds, self.end_process)
            try:
                return await self.process.run(guarded, function, *arguments)
            except BrokenProcessPool as error:
                log.warning("a document was not read within %s seconds", self.seconds)
                raise Refusal(f"this document cannot be read within {self.seconds:g} seconds") from error
            except asyncio.CancelledError:
                self.end_process()  # nobody else should wait for what nobody wants any more
                raise
            finally:
                timer.cancel()
                self.busy = None
                if pay is not None:
                    pay(time.monotonic() - began)

    async def started(self) -> int:
        """The process, which may have been ended by the system since the last document."""
        try:
            return int(await self.process.run(os.getpid))
        except BrokenProcessPool:
            return int(await self.process.run(os.getpid))

    def end_process(self) -> None:
        """End the process from outside: compiled code would not let a handler run before it is done."""
        if self.busy is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.busy, KILL)

    def close(self) -> None:
        """End the process, also in the middle of a document."""
        self.end_process()
        self.process.close()


def guarded(function: Any, *arguments: Any) -> Any:
    """Call a function in the process; what our own checks should have refused is refused in our own words."""
    try:
        return function(*arguments)
    except (KeyError, IndexError) as error:
        raise unreadable(error) from None
    except (ValueError, LookupError):
        raise
    except Exception as error:
        raise unreadable(error) from None


def unreadable(error: Exception) -> ValueError:
    """The refusal of a document that our own checks should have refused."""
    log.error("a document was refused by %s", type(error).__name__)
    return ValueError("nothing can be made of this document")
