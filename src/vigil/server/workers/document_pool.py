"""The document pool: what people wrote is carried out in a process of its own, for a limited time."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Hashable
from importlib import import_module
from typing import Any, Final

from vigil.server.domain.refusals import Refusal
from vigil.server.fair_use import limits
from vigil.server.workers.side_work import TookTooLong, WorkLost
from vigil.server.workers.staffing import PROCESSES, MakeSide
from vigil.server.workers.turns import Turns

WAITING: Final = 64  # documents of one owner that may wait for their turn
READER: Final = "vigil.server.library.uploads"  # has what reads them
log = logging.getLogger("vigil")


class DocumentPool:
    """One process, which is ended and replaced when a document takes too long."""

    def __init__(self, seconds: float = limits.READING, make_side: MakeSide = PROCESSES.documents) -> None:
        self.seconds = seconds
        self.process = make_side(warm_up)
        self.busy = False  # whether a document is being read
        self.turns = Turns(1, WAITING)  # one at a time, so that nobody else's is lost with the process

    async def read(
        self, owner: Hashable, function: Any, *arguments: Any, pay: Callable[[float], None] | None = None
    ) -> Any:
        """Call a function on a document, in turn with other owners; it is refused if that takes too long.

        Then `pay` is told how many seconds it took.
        """
        async with self.turns.turn(owner):
            await self.wake()
            began = time.monotonic()
            self.busy = True
            try:
                return await self.process.run(self.seconds, call_guarded, function, *arguments)
            except (WorkLost, TookTooLong) as error:
                log.warning("a document was not read within %s seconds", self.seconds)
                raise Refusal(f"this document cannot be read within {self.seconds:g} seconds") from error
            except asyncio.CancelledError:
                self.process.end()  # nobody else should wait for what nobody wants any more
                raise
            finally:
                self.busy = False
                if pay is not None:
                    pay(time.monotonic() - began)

    async def wake(self) -> None:
        """See that there is a process: the system may have ended it since the last document."""
        try:
            await self.process.call(os.getpid)
        except WorkLost:
            await self.process.start()

    def close(self) -> None:
        """End the process, also in the middle of a document."""
        self.process.end()
        self.process.close()


def warm_up() -> int:
    """The number of the process, once it has loaded what reads documents."""
    import_module(READER)
    return os.getpid()


def call_guarded(function: Any, *arguments: Any) -> Any:
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
