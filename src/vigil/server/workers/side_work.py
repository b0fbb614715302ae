"""Side work: calls beside the event loop, one at a time, each of which can be ended when it takes too long.

Where there are processes `SideProcess` does it, in a browser a worker of its own, and where there is neither
`SideCall` does it in the loop itself.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from vigil.language.set_transfer import plain_set, set_from_plain
from vigil.rules.forgetting import forget_set
from vigil.rules.kernel.box import CardSet
from vigil.rules.library import add_set, added_sets

WarmUp = Callable[
    [], int
]  # called first: it loads what is needed there, and returns the number of the process


class TookTooLong(Exception):
    """A call was given up, and whatever carried it out with it."""


class WorkLost(Exception):
    """Whatever carried out a call has ended before it was done."""


class SideWork(ABC):
    """Something that carries out calls. It is started when it is first needed, and again after its end."""

    def __init__(self, warm_up: WarmUp) -> None:
        self.first_call = warm_up
        self.number: int | None = None  # by which the system knows it, once it runs
        self.sets: list[CardSet] = []  # beside the shipped ones: what its library has

    async def prepare(self) -> None:
        """Start it before it is needed, if that is worth it."""
        await self.start()

    async def start(self) -> None:
        """Start it, unless it runs, and let it have the sets that came later."""
        if self.number is None:
            self.number = int(await self.call(self.first_call))
        if self.sets != added_sets():
            sets = added_sets()
            await self.call(take_sets, [plain_set(card_set) for card_set in sets])
            self.sets = sets

    async def run(self, seconds: float, function: Any, *arguments: Any) -> Any:
        """Call a function for at most so many seconds; starting does not count."""
        await self.start()
        loop = asyncio.get_running_loop()
        timer = loop.call_later(seconds, self.end)
        try:
            return await self.call(function, *arguments)
        except WorkLost as error:
            if loop.time() < timer.when():
                raise
            raise TookTooLong(f"{seconds:g} seconds were not enough") from error
        finally:
            timer.cancel()

    @abstractmethod
    async def call(self, function: Any, *arguments: Any) -> Any:
        """Call a function, however long it takes."""

    @abstractmethod
    def end(self) -> None:
        """End it in the middle of what it does."""

    @abstractmethod
    def close(self) -> None:
        """End it when it has done what it was asked for."""


class SideCall(SideWork):
    """Calls in the event loop itself: everything else waits for them, and nothing can end them."""

    async def start(self) -> None:
        """Nothing is to be started, and there is one library for all."""

    async def call(self, function: Any, *arguments: Any) -> Any:
        """Call a function, once whoever was here before has had a turn."""
        await asyncio.sleep(0)
        return function(*arguments)

    def end(self) -> None:
        """Nothing can be ended."""

    def close(self) -> None:
        """Nothing is left behind."""


def take_sets(sets: list[dict[str, Any]]) -> None:
    """Let the library of this process have the sets that came later, as the server has them."""
    for card_set in added_sets():
        forget_set(card_set.code)
    for known in sets:
        add_set(set_from_plain(known))
