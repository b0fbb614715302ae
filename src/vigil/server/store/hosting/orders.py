"""Orders: what the host of a server has done, one after another. Running servers read them from here."""

from __future__ import annotations

import time
from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, func, select

from vigil.server.store.tables.host_tables import orders

CLOSE: Final = "close"
DELETE: Final = "delete"
RENAME: Final = "rename"
MUTE: Final = "mute"
UNMUTE: Final = "unmute"
BAN: Final = "ban"
UNBAN: Final = "unban"
SETTLE: Final = "settle"
REVOKE: Final = "revoke"
MERGE: Final = "merge"
SWITCH: Final = "switch"
FORGET: Final = "forget"
CANCEL: Final = "cancel"

OrderKind = Literal[
    "close", "delete", "rename", "mute", "unmute", "ban", "unban", "settle", "revoke", "merge", "switch",
    "forget", "cancel",
]  # fmt: skip


class Order(Struct, frozen=True):
    """One of them, about a match or a person."""

    id: int
    kind: OrderKind
    match: str | None
    person: int | None
    note: str
    at: float


def add_order(
    connection: Connection,
    kind: OrderKind,
    match: str | None = None,
    person: int | None = None,
    note: str = "",
) -> None:
    """Write an order down, with the change that it is about."""
    row = {"kind": kind, "match": match, "person": person, "note": note, "at": time.time()}
    connection.execute(orders.insert().values(row))


def last_order(connection: Connection) -> int:
    """The number of the last one."""
    return int(connection.execute(select(func.coalesce(func.max(orders.c.id), 0))).scalar_one())


def orders_after(connection: Connection, last: int) -> list[Order]:
    """Those after a number."""
    wanted = select(orders).where(orders.c.id > last).order_by(orders.c.id)
    return [Order(**row._mapping) for row in connection.execute(wanted)]
