"""Tables of the host: reports, orders, and what the server remembers."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
)

from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.schema import schema

reports = Table(
    "reports",
    schema,
    Column("id", Integer, primary_key=True),
    Column("match", String(32), nullable=False),  # which may have been deleted since
    Column("seat", Integer, nullable=False),
    Column("by", Integer, ForeignKey(people.c.id), nullable=False, index=True),
    Column("about", Integer, ForeignKey(people.c.id)),  # the person at that seat, who may leave it later
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Boolean, nullable=False, default=False),
)
orders = Table(  # what the host has ordered; running servers carry out what concerns them
    "orders",
    schema,
    Column("id", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("match", String(32)),  # which may have been deleted, perhaps by this order
    Column("person", Integer, ForeignKey(people.c.id)),
    Column("note", Text, nullable=False),
    Column("at", Float, nullable=False),
)
settings = Table(
    "settings",
    schema,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
