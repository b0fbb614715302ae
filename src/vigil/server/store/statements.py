"""Statements that SQLAlchemy spells differently for each database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Connection,
    Table,
)
from sqlalchemy.dialects import postgresql, sqlite


def insert(connection: Connection, table: Table) -> Any:
    """An INSERT that can say what to do about a conflict."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)
