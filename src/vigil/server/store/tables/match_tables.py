"""Tables of matches: who plays them, what was done and said in them, what was made of them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from vigil.server.store.tables.people_tables import people
from vigil.server.store.tables.schema import schema

matches = Table(
    "matches",
    schema,
    Column("id", String(32), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),  # text, since it may be larger than any column of numbers holds
    Column("generator", Text, nullable=False),  # that deals from it
    Column("start", Text),
    Column("clock", Text),
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("made_by", Integer, ForeignKey(people.c.id), nullable=False),
    Column("began", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("acts", Integer, nullable=False),
    Column("deciding", Integer),
    Column("turn_number", Integer, nullable=False),
    Column("honor_pool", Integer, nullable=False),
    Column("taken_back", Boolean, nullable=False),
    Column(
        "rematch",
        String(32),
        ForeignKey("matches.id", ondelete="SET NULL", deferrable=True, initially="DEFERRED"),
        index=True,
    ),
    Column("result", Text),
    Column("version", Text, nullable=False),  # of the Vigil it was begun with
    Column("chosen", Text),  # what its maker chose that is usually left to chance
    Column("clock_began", Float, nullable=False),  # in the time of the service
    Column("visited", Float, nullable=False),  # when somebody with a seat was last here
    Column("revision", Integer, nullable=False),  # how often the host has changed it
    Column("resumed", Integer, nullable=False),  # the act from which it went on by a snapshot
    Column("clocks", Text),  # how they stood after the last act, if there are any
    Column("pool", Integer),  # the honor pool at the start, if it is not that of the setup
    Column("first_turn", Integer),  # the number of the turn it began with, if that is not 1
    Column("hints", Boolean, nullable=False),  # whether bots may help, where several people play
    Column("lot", Boolean, nullable=False),  # whether anybody may begin; otherwise the first seat does
    Column("rated", Boolean, nullable=False),  # whether it is meant to count for ratings, if it may
    Index("matches_by_status", "status", "listed", "moved"),
)
seats = Table(
    "seats",
    schema,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", Integer, ForeignKey(people.c.id), index=True),  # whose it is, also while it is lent
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("token_hash", String(64)),
    Column("resigned", Boolean, nullable=False),
    Column("token_until", Float),
    Column("came", Float, nullable=False),  # in the time of the service, if the clocks wait for them
    Column("hints", Integer, nullable=False, default=0),  # how often a bot was asked for advice
    Column("seen_by", Text),  # the names of those who had it before, if any
    Column("wish", String(8)),  # of whoever had it at the end: a rematch or none, if they have said so
    Column("wished", Float, nullable=False, default=0.0),  # when they did
)
acts = Table(
    "acts",
    schema,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("clock", Float, nullable=False),  # the same in the time of the service
)
snapshots = Table(  # exact games, for when the rules have changed since
    "snapshots",
    schema,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("act", Integer, primary_key=True),  # after which the game stood so
    Column("pending", Boolean, nullable=False),  # whether an effect was being carried out
    Column("version", Text, nullable=False),  # of the Vigil that kept it
    Column("content", LargeBinary, nullable=False),  # the game and its clocks, compressed
)
chat = Table(
    "chat",
    schema,
    Column("id", Integer, primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("channel", String(8), nullable=False),
    Column("speaker", String(16), nullable=False),  # the same for all lines of one person in a match
    Column("reaction", String(16)),  # in the place of a text
    Column("person", Integer, ForeignKey(people.c.id)),
)
reviews = Table(  # of finished matches; one can always be made again
    "reviews",
    schema,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("level", String(16), nullable=False),  # of the bot that judged
    Column("version", Text, nullable=False),  # a hash of all that it depends on, in the Vigil that made it
    Column("state", LargeBinary, nullable=False),  # as clients get it, compressed
    Column("at", Float, nullable=False),
)
