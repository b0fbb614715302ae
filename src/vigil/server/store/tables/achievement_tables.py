"""Tables of what people have done: tallies of games, achievements, cards, and what others may see of it."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.result_tables import results
from vigil.server.store.tables.schema import schema

tallies = Table(  # what was counted at a seat when its game was played again, once
    "tallies",
    schema,
    Column("number", Integer, ForeignKey(results.c.number, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("content", LargeBinary, nullable=False),  # compressed
)
achievements = Table(
    "achievements",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("code", String(32), primary_key=True),
    Column("at", Float),  # when it was earned; None: not yet
    Column("number", Integer, ForeignKey(results.c.number, ondelete="SET NULL")),  # the result that did it
    Column("progress", Integer, nullable=False),  # the most that was reached
    Index("achievements_by_code", "code", "at"),
)
deeds = Table(  # what achievements need of all games of somebody, as a document
    "deeds",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("content", Text, nullable=False),
)
card_counts = Table(  # games in which somebody has acquired a card
    "card_counts",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("card", Text, primary_key=True),
    Column("copies", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)
profile_choices = Table(  # what others may see of somebody; who has no row shows everything
    "profile_choices",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("rating", Boolean, nullable=False),  # and places on leaderboards
    Column("games", Boolean, nullable=False),
    Column("cards", Boolean, nullable=False),
    Column("achievements", Boolean, nullable=False),
)
