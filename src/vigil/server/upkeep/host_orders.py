"""Host orders: a running server follows what `vigil admin` has changed in its database."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, assert_never

from vigil.server.domain.switches import FeatureSwitches
from vigil.server.match.registry import Registry
from vigil.server.match.room import MOVED_ON
from vigil.server.store.database import Database
from vigil.server.store.hosting import orders, server_settings
from vigil.server.store.hosting.orders import Order

CHANGED: Final = "the host has changed what you may do"
PAUSE: Final = 1.0  # seconds between two looks
log = logging.getLogger("vigil")


async def follow(database: Database, registry: Registry, features: FeatureSwitches) -> None:
    """Carry out orders until cancelled. A look is one small query, and works on every database."""
    last: int | None = None
    while True:
        try:
            if last is None:
                last = await database.read(orders.last_order)
                features.off = await database.read(server_settings.switched_off)
            for order in await database.read(partial(orders.orders_after, last=last)):
                last = order.id  # one that cannot be followed holds up no other
                await obey(order, registry)
                if order.kind == orders.SWITCH:
                    features.off = await database.read(server_settings.switched_off)
        except Exception:
            log.exception("the orders of the host cannot be followed")
        await asyncio.sleep(PAUSE)


async def obey(order: Order, registry: Registry) -> None:
    """Take over what an order has changed."""
    match order.kind:
        case "delete":
            await end_match(order, registry, "the host has removed this match", again=False)
        case "close":
            await end_match(order, registry, MOVED_ON, again=True)
        case "rename" | "merge":  # somebody everywhere, or a player in one match
            await end_match(order, registry, MOVED_ON, again=True)
            dismiss(order, registry, CHANGED, again=True)
        case "ban":
            dismiss(order, registry, "the host of this server has banned you", again=False)
        case "mute" | "unmute" | "unban":
            dismiss(order, registry, CHANGED, again=True)
        case "revoke":  # a key, and the seats that were lent by it
            await end_match(order, registry, MOVED_ON, again=True)
            if order.person is not None:
                registry.revoke(int(order.note), "this device was signed out")
        case "forget":
            dismiss(order, registry, "this account is no more", again=False)
        case "settle" | "switch" | "cancel":
            pass  # a report is between the host and whoever made it; features and tournaments are read anew
        case _:
            assert_never(order.kind)


async def end_match(order: Order, registry: Registry, reason: str, again: bool) -> None:
    """Send everybody out of the match that an order is about, if it is about one."""
    if order.match is not None:
        await registry.forget(order.match, reason, again)


def dismiss(order: Order, registry: Registry, reason: str, again: bool) -> None:
    """Disconnect the person that an order is about, if it is about one."""
    if order.person is not None:
        registry.dismiss(order.person, reason, again)
