"""Tables of the deals of the day: one deal a day, and what everybody made of it."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from vigil.server.store.tables.match_tables import matches
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.schema import schema

deals = Table(
    "deals",
    schema,
    Column("day", String(10), primary_key=True),
    Column("seed", Text, nullable=False),  # text, as in matches
    Column("generator", Text, nullable=False),
    Column("commitment", String(64), nullable=False),  # shown at once; the seed when all have played
    Column("level", Text, nullable=False),  # of the bot
    Column("sets", Text, nullable=False),
    Column("drawn", Float, nullable=False),
)
deal_attempts = Table(  # one for each person and day; there before its match is
    "deal_attempts",
    schema,
    Column("day", String(10), ForeignKey(deals.c.day), primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True, index=True),
    Column("match", String(32), ForeignKey(matches.c.id, ondelete="SET NULL"), unique=True),
    Column("began", Float, nullable=False),
    Column("finished", Float),  # None: it goes on, or was left
    Column("won", Boolean, nullable=False),
    Column("honor", Integer, nullable=False),
    Column("lead", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("course", Text),  # turn by turn, to be compared with others
    Index("deal_attempts_by_rank", "day", "won", "lead", "turns"),
)
