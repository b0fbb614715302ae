"""Reports: what players tell the host of each other."""

from __future__ import annotations

from msgspec import Struct, structs
from sqlalchemy import (
    Connection,
    func,
    select,
)

from vigil.server.store.tables.host_tables import reports


class Report(Struct, frozen=True):
    """What a player reports of another; `about` is the person who had the seat then."""

    match: str
    seat: int
    by: int
    about: int
    reason: str
    text: str
    at: float
    settled: bool = False
    id: int = 0


def reports_of(connection: Connection, match: str) -> list[Report]:
    """What was reported of a match."""
    wanted = select(reports).where(reports.c.match == match).order_by(reports.c.id)
    return [Report(**row._mapping) for row in connection.execute(wanted)]


def count_open_reports(connection: Connection, person: int) -> int:
    """How many reports of a person the host has not settled yet."""
    waiting = (reports.c.by == person) & ~reports.c.settled
    return int(connection.execute(select(func.count()).select_from(reports).where(waiting)).scalar_one())


def add_report(connection: Connection, report: Report) -> None:
    """Add what a player reports."""
    row = structs.asdict(report)
    del row["id"]
    connection.execute(reports.insert().values(row))
