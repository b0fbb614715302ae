"""Tables of tournaments: who takes part, who was paired with whom, and what came of it."""

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
)

from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.schema import schema

tournaments = Table(
    "tournaments",
    schema,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("round", Integer, nullable=False),  # the last that was paired
    Column("rounds", Integer, nullable=False),  # 0: as many as are usual, known when it begins
    Column("games", Integer, nullable=False),  # of two people in a round
    Column("setup", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),  # of a slow round, or of an arena; 0: by the clock
    Column("rated", Boolean, nullable=False),
    Column("duplicate", Boolean, nullable=False),  # both games of a round are dealt alike
    Column("listed", Boolean, nullable=False),  # whether anybody may enter; otherwise by link
    Column("token_hash", String(64)),
    Column("most", Integer, nullable=False),  # entrants
    Column("begins", Float, nullable=False),  # by the calendar
    Column("deadline", Float),  # of the round or of the arena, in the time of the service
    Column("made_by", Integer, ForeignKey(people.c.id), nullable=False),
    Column("made", Float, nullable=False),
    Column("finished", Float),
    Column("reason", Text),  # why it was cancelled
    Column("revision", Integer, nullable=False),  # how often it has changed
    Index("tournaments_by_state", "state", "begins"),
    Index("tournaments_by_maker", "made_by", "made"),
)
entrants = Table(
    "entrants",
    schema,
    Column("tournament", String(32), ForeignKey(tournaments.c.id, ondelete="CASCADE"), primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), primary_key=True, index=True),
    Column("state", String(8), nullable=False),
    Column("since", Integer, nullable=False),  # the first round for which they were there
    Column("lot", Integer, nullable=False),
    Column("strength", Float),  # their rating when it began
    Column("entered", Float, nullable=False),
)
pairings = Table(
    "pairings",
    schema,
    Column("tournament", String(32), ForeignKey(tournaments.c.id, ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("tbl", Integer, primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="SET NULL"), unique=True),
    Column("told", Float),  # when the match was made, in the time of the service
    Column("ended", String(16)),
)
pairing_seats = Table(
    "pairing_seats",
    schema,
    Column("tournament", String(32), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("tbl", Integer, primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Integer, ForeignKey(people.c.id), nullable=False, index=True),
    Column("points", Float),
    Column("score", Integer),
    ForeignKeyConstraint(
        ["tournament", "round", "tbl", "game"],
        ["pairings.tournament", "pairings.round", "pairings.tbl", "pairings.game"],
        name="fk_pairing_seats_pairing",
        ondelete="CASCADE",
    ),
)
