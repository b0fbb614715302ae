"""Tables of ratings: how strong people are, what every game did to that, and how they stand."""

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
    text,
)

from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.result_tables import results
from vigil.server.store.tables.schema import schema

LISTED = text("listed")

ratings = Table(  # all of these tables can be made again from the results
    "ratings",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),  # that counted
    Column("bot_games", Integer, nullable=False),  # of them, without another person
    Column("people_met", Integer, nullable=False),  # established ones ...
    Column("games_met", Integer, nullable=False),  # ... and games against them
)
rating_offsets = Table(  # how much stronger somebody is with a set
    "rating_offsets",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("code", Text, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
)
standings = Table(  # a row for every leaderboard that somebody may stand on
    "standings",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("pool", Text, primary_key=True),  # the pace and the set, of which either may be all
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("standing", Float, nullable=False),  # what it is ranked by: the mean less the deviation
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("played", Float, nullable=False),  # when last
    Column("listed", Boolean, nullable=False),  # whether enough is known
    Index(
        "standings_by_place",
        "pool",
        "standing",
        "person",
        sqlite_where=LISTED,
        postgresql_where=LISTED,
    ),
)
rating_changes = Table(
    "rating_changes",
    schema,
    Column("number", Integer, ForeignKey(results.c.number, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id)),
    Column("mean", Float, nullable=False),  # after it
    Column("deviation", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("weight", Float, nullable=False),  # what the game counted
    Column("won", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("sets", Text, nullable=False),
    Column("finished", Float, nullable=False),
    Index("rating_changes_by_person", "person", "number"),
    # Boards of a week are read from this one alone.
    Index("rating_changes_by_time", "finished", "person", "change", "won", "pace", "sets"),
)
meetings = Table(  # rated games of two people, for either
    "meetings",
    schema,
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True),
    Column("other", Integer, ForeignKey(people.c.id), primary_key=True, index=True),
    Column("games", Integer, nullable=False),
    Column("established", Integer, nullable=False),  # of them, when the other one was
    Column("recent", Text, nullable=False),  # when the last ones were, as a list
)
