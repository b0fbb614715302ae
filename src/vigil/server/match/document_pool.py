"""The document pool: what people wrote is carried out in a process of its own, for a limited time."""

from __future__ import annotations

import asyncio
import logging
import signal
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from vigil.server.match.bot_pool import BotPool
from vigil.server.match.refusals import Refusal

SECONDS: Final = 5.0  # a record of 10,000 moves takes less
log = logging.getLogger("vigil")


class DocumentPool:
    """One process, which is ended and replaced when a document takes too long."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.process = BotPool(1)
        self.turn = asyncio.Lock()  # one at a time, so that nobody else's document is lost with the process

    async def read(self, function: Any, *arguments: Any) -> Any:
        """Call a function on a document; it is refused if that takes too long."""
        async with self.turn:
            try:
                return await self.process.run(within, self.seconds, function, *arguments)
            except BrokenProcessPool as error:
                log.warning("a document was not read within %s seconds", self.seconds)
                raise Refusal(f"this document cannot be read within {self.seconds:g} seconds") from error

    def close(self) -> None:
        """End the process."""
        self.process.close()


def within(seconds: float, function: Any, *arguments: Any) -> Any:
    """Call a function in the process, which the system ends when the time is over.

    The alarm has no handler: compiled code would not let one run before it is done.
    """
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return function(*arguments)
    except (KeyError, IndexError) as error:
        raise unreadable(error) from None
    except (ValueError, LookupError):
        raise
    except Exception as error:
        raise unreadable(error) from None
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def unreadable(error: Exception) -> ValueError:
    """The refusal of a document that our own checks should have refused."""
    log.error("a document was refused by %s", type(error).__name__)
    return ValueError("nothing can be made of this document")
