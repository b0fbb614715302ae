"""Tables of people: who somebody is, and the keys that prove it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    Table,
    Text,
    text,
)

from vigil.server.store.tables.schema import schema

WHOLE = text("match IS NULL")  # of a session that is not for a lent seat alone
LENT = text("match IS NOT NULL")

people = Table(
    "people",
    schema,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("muted", Boolean, nullable=False, default=False),
    Column("banned", Boolean, nullable=False, default=False),
)
sessions = Table(  # a key may stand in several: its own, and one for each seat that was lent to it
    "sessions",
    schema,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), nullable=False, index=True),
    Column("key_hash", String(64), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # what keeps the key
    Column("scope", String(8), nullable=False),  # what may be done with it
    Column("match", String(32)),  # with the seat, if it is for a lent one
    Column("seat", Integer),
    Column("label", Text, nullable=False),  # the device, in words that its owner knows
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),  # to the hour
    Column("until", Float),
    Column("revoked", Float),
    ForeignKeyConstraint(
        ["match", "seat"], ["seats.match", "seats.seat"], name="fk_sessions_match", ondelete="CASCADE"
    ),
    Index("sessions_by_key", "key_hash", unique=True, sqlite_where=WHOLE, postgresql_where=WHOLE),
    Index("sessions_by_seat", "match", "seat", unique=True, sqlite_where=LENT, postgresql_where=LENT),
    sqlite_autoincrement=True,  # a number is never given twice: servers remember those that were revoked
)
