"""A side loop: an event loop in a thread of its own, whose lookups of names delay nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
ENDING: Final = 5.0  # seconds to end; a lookup that takes longer is left behind


class SideLoop:
    """Starts with the first work that it gets."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.running: tuple[asyncio.AbstractEventLoop, threading.Thread] | None = None

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something be done there, and wait for what comes of it."""
        if self.running is None:
            loop = asyncio.new_event_loop()
            thread = threading.Thread(target=live, args=[loop], name=self.name, daemon=True)
            self.running = (loop, thread)
            thread.start()
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.running[0]))

    async def close(self) -> None:
        """Stop; whatever is not done is left undone."""
        if self.running is not None:
            loop, thread = self.running
            self.running = None
            loop.call_soon_threadsafe(loop.stop)
            await asyncio.to_thread(thread.join, ENDING)


def live(loop: asyncio.AbstractEventLoop) -> None:
    """Run a loop until it is stopped, and end what still runs in it."""
    asyncio.set_event_loop(loop)
    loop.run_forever()
    left = asyncio.all_tasks(loop)
    for task in left:
        task.cancel()
    loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
    loop.close()
