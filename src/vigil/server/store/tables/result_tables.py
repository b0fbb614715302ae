"""Tables of results: how matches ended, and who has read of that."""

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

from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.schema import schema

results = Table(  # they outlive their matches, since totals and ratings rest on them
    "results",
    schema,
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order of their commits
    Column("match", String(32), nullable=False, unique=True),
    Column("began", Float, nullable=False),
    Column("finished", Float, nullable=False, index=True),
    Column("sets", Text, nullable=False),  # their codes, with commas between
    Column("edition", Integer, nullable=False),
    Column("variant", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),  # whether it may count for a rating
    Column("first", Integer),  # the seat that began, if that is known
    Column("turns", Integer, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("rules", Integer),  # the number of the rules it ended by, if that is known
    Column("version", Text, nullable=False),  # of the Vigil it was begun with
    Column("chosen", Boolean, nullable=False),  # something that is usually left to chance
    Column("taken_back", Boolean, nullable=False),  # further than the rules of undo allow
    Column("resumed", Boolean, nullable=False),  # from a snapshot, after a change of the rules
    Column("aborted", Boolean, nullable=False),  # before everybody had begun their second turn
    Column("unrated", String(16)),  # why it is not rated, if that is known
)
result_seats = Table(
    "result_seats",
    schema,
    Column("number", Integer, ForeignKey(results.c.number, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id)),  # whose it was; None: a bot's from the beginning
    Column("level", Text),  # of the bot that played it at the end
    Column("side", Integer, nullable=False),  # the first seat of its team
    Column("place", Integer),  # None: nobody won or lost
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("left", String(16)),  # how, if its person did not stay to the end
    Column("left_at", Float),
    Column("turns", Integer),  # begun, if that is known
    Column("hints", Integer, nullable=False),
    Column("established", Boolean, nullable=False),  # whether its person had been here for a while
    Column("finished", Float, nullable=False),  # that of the result
    Index("result_seats_by_person", "person", "finished"),
)
readers = Table(
    "readers",
    schema,
    Column("name", String(32), primary_key=True),
    Column("done", Integer, nullable=False),  # the number of the last result that was read
)
totals = Table(  # what the reader of that name has counted
    "totals",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("sets", Text, primary_key=True),
    Column("finished", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("left", Integer, nullable=False),
)
