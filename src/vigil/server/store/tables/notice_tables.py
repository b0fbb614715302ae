"""Tables of notices: what people are told of, how they want it, and where it is pushed to."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from vigil.server.store.tables.people_tables import people, sessions
from vigil.server.store.tables.schema import schema

notifications = Table(
    "notifications",
    schema,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("path", Text, nullable=False),  # of ours, that leads to it
    Column("other", Integer, ForeignKey(people.c.id), index=True),  # whose doing it is
    Column("words", Text, nullable=False),  # the name of a tournament, if the sentence needs one
    Column("at", Float, nullable=False, index=True),
    Column("read", Float),
    Column("push_due", Float, index=True),  # when it is to be pushed, if it still is
    Column("pushed", Float),
    Index("notifications_by_person", "person", "at"),
)
notice_choices = Table(  # where somebody wants it otherwise than usual
    "notice_choices",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("app", Boolean, nullable=False),
    Column("push", Boolean, nullable=False),
)
subscriptions = Table(  # of browsers, at the push service of their maker
    "subscriptions",
    schema,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), nullable=False, index=True),
    Column("session", Integer, ForeignKey(sessions.c.id), nullable=False, index=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("failed", Integer, nullable=False, default=0),  # pushes in a row that were not taken
)
