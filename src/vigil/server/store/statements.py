"""Statements that SQLAlchemy spells differently for each database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    Table,
)
from sqlalchemy.dialects import postgresql, sqlite


def insert(connection: Connection, table: Table) -> Any:
    """An INSERT that can say what to do about a conflict."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def upsert(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows, in the place of those with the same keys."""
    if not rows:
        return
    keys = [column.name for column in table.primary_key]
    new = insert(connection, table)
    changed = {name: new.excluded[name] for name in rows[0] if name not in keys}
    connection.execute(new.on_conflict_do_update(index_elements=keys, set_=changed), rows)
