"""Tables of opponents: who looks for a game, who challenges whom, who follows or blocks whom, who is here."""

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

from vigil.server.store.tables.match_tables import matches
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.schema import schema

seeks = Table(
    "seeks",
    schema,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("sets", Text, nullable=False),  # codes that they are glad to play, sorted, with commas between
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("anybody", Boolean, nullable=False),  # however far away their rating is
    Column("rating", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("process", String(16)),  # to which a live one is connected; None: a standing one
    Column("beat", Float),  # when that process last said so
    Column("meeting", String(32), index=True),  # the same for both who were brought together
    Column("meet_until", Float),  # by when both have to come
    Column("came", Boolean, nullable=False),
    Column("missed", Text),  # who did not come the last time
    Column("match", String(32), ForeignKey(matches.c.id, ondelete="CASCADE"), index=True),  # once both came
    Index("seeks_by_wish", "person", "pace", "sets", "players", unique=True),
    Index("seeks_by_rating", "pace", "players", "rating"),
    sqlite_autoincrement=True,  # a number is never given twice: clients name seeks that are gone
)
challenges = Table(
    "challenges",
    schema,
    Column("id", Integer, primary_key=True),
    Column("by", Integer, ForeignKey(people.c.id), nullable=False),
    Column("to", Integer, ForeignKey(people.c.id), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("sets", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("duplicate", Boolean, nullable=False),  # two games of one deal, with the seats swapped
    Column("state", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("match", String(32), ForeignKey(matches.c.id, ondelete="SET NULL"), index=True),
    Column("second", String(32), ForeignKey(matches.c.id, ondelete="SET NULL"), index=True),
    Index("challenges_by_maker", "by", "state"),
    Index("challenges_by_receiver", "to", "state"),
    Index("challenges_by_end", "state", "until"),
)
follows = Table(
    "follows",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("other", Integer, ForeignKey(people.c.id), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
blocks = Table(
    "blocks",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("other", Integer, ForeignKey(people.c.id), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
presence = Table(  # rows of a process that says nothing any more are dead
    "presence",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("beat", Float, nullable=False, index=True),
    Column("match", String(32)),  # at whose table they are, if anybody may watch it
)
