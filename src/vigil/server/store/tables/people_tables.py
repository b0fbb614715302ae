"""Tables of people."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Integer,
    String,
    Table,
    Text,
)

from vigil.server.store.tables.schema import schema

people = Table(
    "people",
    schema,
    Column("id", Integer, primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("muted", Boolean, nullable=False, default=False),
    Column("banned", Boolean, nullable=False, default=False),
)
