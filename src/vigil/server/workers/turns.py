"""Turns: a few may work at a time, and of those who wait it is the turn of whoever has worked least."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from typing import Final

from vigil.server.domain.refusals import Overload

WAITING: Final = 500  # of one owner; more than all matches that one person may have going
REMEMBERED: Final = (
    1_000  # groups whose time is known, before those that others have caught up with are forgotten
)

Waiting = OrderedDict[Hashable, deque[asyncio.Future[None]]]  # by owner, the next one first


class Turns:
    """Places to work: who asks for much delays nobody who asks for little.

    Groups, such as all people of one network, get the same time, however many they are and however long a
    single piece of work takes. Within a group it is everybody's turn, one after another.
    """

    def __init__(self, places: int, most: int = WAITING) -> None:
        self.free = places
        self.most = most  # that one owner may let wait
        self.waiting: dict[Hashable, Waiting] = {}
        self.worked: dict[Hashable, float] = {}  # seconds, by group
        self.level = 0.0  # how long whoever was last given a place had worked; who comes now begins there

    @contextlib.asynccontextmanager
    async def turn(self, owner: Hashable, group: Hashable = None) -> AsyncIterator[None]:
        """Wait for a place, and keep it for a while; an owner without a group is one of their own."""
        whole = owner if group is None else group
        self.worked[whole] = max(self.worked.get(whole, 0.0), self.level)
        if self.free > 0:
            self.free -= 1
        else:
            await self.wait(owner, whole)
        began = time.monotonic()
        self.level = max(self.level, self.worked.get(whole, 0.0))
        try:
            yield
        finally:
            self.worked[whole] = self.worked.get(whole, self.level) + time.monotonic() - began
            self.forget()
            self.pass_on()

    async def wait(self, owner: Hashable, group: Hashable = None) -> None:
        """Wait for the owner's turn."""
        own = self.waiting.setdefault(group, OrderedDict()).setdefault(owner, deque())
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
        """Give a place to the group that has worked least, and in it to the owner who waited longest."""
        while self.waiting:
            group = min(self.waiting, key=lambda waits: self.worked.get(waits, 0.0))
            place = self.next_of(group)
            if not place.done():
                place.set_result(None)
                return
        self.free += 1

    def next_of(self, group: Hashable) -> asyncio.Future[None]:
        """Whose turn it is in a group; the owner's next one comes after those of the others."""
        owners = self.waiting[group]
        owner, own = owners.popitem(last=False)
        place = own.popleft()
        if own:
            owners[owner] = own
        if not owners:
            del self.waiting[group]
        return place

    def forget(self) -> None:
        """Forget how long groups have worked that others have caught up with."""
        if len(self.worked) > REMEMBERED:
            self.worked = {
                group: worked
                for group, worked in self.worked.items()
                if worked > self.level or group in self.waiting
            }
