"""Tables of puzzles: how people fared at their first try, and what follows for both."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.schema import schema

puzzle_tries = Table(  # the first one only
    "puzzle_tries",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
puzzle_ratings = Table(
    "puzzle_ratings",
    schema,
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
puzzle_solvers = Table(
    "puzzle_solvers",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
