"""Turns: a few may work at a time, and of those who wait it is the turn of whoever has worked least."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from typing import Final

from vigil.server.domain.refusals import Overload
from vigil.server.fair_use.networks import networks

WAITING: Final = 500  # of one owner; more than all matches that one person may have going
REMEMBERED: Final = (
    1_000  # groups whose time is known, before those that others have caught up with are forgotten
)

Waiting = OrderedDict[Hashable, deque[asyncio.Future[None]]]  # by owner, the next one first


class Turns:
    """Places to work: who asks for much delays nobody who asks for little.

    Groups, such as all people of one network, get the same time, however many they are and however long a
    single piece of work takes; a larger network gets as many times that as its share. Within a group it is
    everybody's turn, one after another. Time is virtual: who comes begins where the others are, and has saved
    up nothing. So whoever works in steps asks for the next one before the last is done.
    """

    def __init__(self, places: int, most: int = WAITING) -> None:
        self.free = places
        self.most = most  # that one owner may let wait
        self.waiting: dict[Hashable, Waiting] = {}
        self.worked: dict[Hashable, float] = {}  # virtual seconds, by network of any size
        self.level = 0.0  # how long whoever was last given a place had worked; who comes now begins there

    @contextlib.asynccontextmanager
    async def turn(self, owner: Hashable, group: Hashable = None) -> AsyncIterator[None]:
        """Wait for a place, and have it for a while; an owner without a group is one of their own."""
        whole = owner if group is None else group
        for network in networks(whole):
            self.worked[network.name] = max(self.worked.get(network.name, 0.0), self.level)
        if self.free > 0:
            self.free -= 1
        else:
            await self.wait(owner, whole)
        began = time.monotonic()
        self.level = max(self.level, self.time_of(whole))
        try:
            yield
        finally:
            self.charge(whole, time.monotonic() - began)
            self.forget()
            self.pass_on()

    def time_of(self, group: Hashable) -> float:
        """How long a group has worked, or a larger network that it is part of."""
        return max(self.worked.get(network.name, 0.0) for network in networks(group))

    def charge(self, group: Hashable, seconds: float) -> None:
        """Count some work."""
        for network in networks(group):
            before = self.worked.get(network.name, self.level)
            self.worked[network.name] = before + seconds / network.share

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
            place = self.next_of(min(self.waiting, key=self.time_of))
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
            present = {network.name for group in self.waiting for network in networks(group)}
            self.worked = {
                name: worked for name, worked in self.worked.items() if worked > self.level or name in present
            }
