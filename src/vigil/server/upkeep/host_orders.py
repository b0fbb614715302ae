"""Host orders: a running server follows what `vigil admin` has changed in its database."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from vigil.server.match.registry import Registry
from vigil.server.match.room import MOVED_ON
from vigil.server.store import orders
from vigil.server.store.database import Database
from vigil.server.store.orders import Order

PAUSE: Final = 1.0  # seconds between two looks
log = logging.getLogger("vigil")


async def follow(database: Database, registry: Registry) -> None:
    """Carry out orders until cancelled. A look is one small query, and works on every database."""
    last: int | None = None
    while True:
        try:
            if last is None:
                last = await database.read(orders.last_order)
            for order in await database.read(partial(orders.orders_after, last=last)):
                await obey(order, registry)
                last = order.id
        except Exception:
            log.exception("the orders of the host cannot be followed")
        await asyncio.sleep(PAUSE)


async def obey(order: Order, registry: Registry) -> None:
    """Take over what an order has changed."""
    if order.match is not None and order.kind == orders.DELETE:
        await registry.forget(order.match, "the host has removed this match", again=False)
    elif order.match is not None:
        await registry.forget(order.match, MOVED_ON, again=True)
    elif order.person is not None and order.kind == orders.BAN:
        registry.dismiss(order.person, "the host of this server has banned you", again=False)
    elif order.person is not None:
        registry.dismiss(order.person, "the host has changed what you may do", again=True)
