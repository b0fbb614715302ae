"""Deals of the day: drawn when somebody first needs one. Of two processes that do so, one draws it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs
from sqlalchemy import Connection, select

from vigil.server.store.statements import insert
from vigil.server.store.tables.deal_tables import deals

EARLIER: Final = 14  # deals that are listed


class StoredDeal(Struct, frozen=True):
    """The deal of a day."""

    day: str
    seed: int
    generator: str
    commitment: str
    level: str
    sets: str
    drawn: float

    @property
    def codes(self) -> list[str]:
        """The sets it is dealt from."""
        return self.sets.split(",")


def find_deal(connection: Connection, day: str) -> StoredDeal | None:
    """The deal of a day, if it is drawn."""
    row = connection.execute(select(deals).where(deals.c.day == day)).first()
    return None if row is None else StoredDeal(**{**row._mapping, "seed": int(row.seed)})


def put_deal(connection: Connection, deal: StoredDeal) -> StoredDeal:
    """Keep the deal of a day, unless there is one; returns the one that counts."""
    row = {**structs.asdict(deal), "seed": str(deal.seed)}
    connection.execute(insert(connection, deals).values(row).on_conflict_do_nothing())
    found = find_deal(connection, deal.day)
    assert found is not None
    return found


def days_before(connection: Connection, day: str) -> list[str]:
    """The days before one that have a deal, the last first."""
    wanted = select(deals.c.day).where(deals.c.day < day).order_by(deals.c.day.desc()).limit(EARLIER)
    return list(connection.execute(wanted).scalars())
