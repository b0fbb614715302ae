"""Turns: a few may work at a time, and of those who wait it is everybody's turn, one after another."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from typing import Final

from vigil.server.match.refusals import Overload

WAITING: Final = 500  # of one owner; more than all matches that one person may have going


class Turns:
    """Places to work, given away in turn by owner: who asks for much delays nobody who asks for little."""

    def __init__(self, places: int, most: int = WAITING) -> None:
        self.free = places
        self.most = most  # that one owner may let wait
        self.waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, owner: Hashable) -> AsyncIterator[None]:
        """Wait for a place, and keep it for a while."""
        if self.free > 0:
            self.free -= 1
        else:
            await self.wait(owner)
        try:
            yield
        finally:
            self.pass_on()

    async def wait(self, owner: Hashable) -> None:
        """Wait for the owner's turn."""
        own = self.waiting.setdefault(owner, deque())
        if len(own) >= self.most:
            raise Overload(f"{self.most} others that you asked for are waiting: try again later")
        place = asyncio.get_running_loop().create_future()
        own.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # the place had just been given away
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """Give a place to the owner who has waited longest since the last one."""
        while self.waiting:
            owner, own = self.waiting.popitem(last=False)
            place = own.popleft()
            if own:
                self.waiting[owner] = own
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
