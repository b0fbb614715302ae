"""Who somebody is, and the keys that prove it, are two tables. A lent seat is a session of its owner."""

from __future__ import annotations

import time
from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# Whoever somebody referred to that was not there has no key.
KEYS: Final = """
    INSERT INTO sessions (person, key_hash, kind, scope, label, made, used)
    SELECT id, key_hash, 'browser', 'all', '', created, :now FROM people WHERE key_hash NOT LIKE 'lost %'
"""
LOANS: Final = """
    INSERT INTO sessions (person, key_hash, kind, scope, match, seat, label, made, used)
    SELECT seats.owner, people.key_hash, 'browser', 'seat', seats.match, seats.seat,
           COALESCE(seats.device, ''), COALESCE(seats.since, 0), :now
    FROM seats JOIN people ON people.id = seats.person
    WHERE seats.kind = 'person' AND seats.owner <> seats.person AND people.key_hash NOT LIKE 'lost %'
"""
OWNERS: Final = "UPDATE seats SET person = owner WHERE owner IS NOT NULL"


def upgrade() -> None:
    """Make the table, let every key and every lent seat become a session, and drop the columns they had."""
    whole, lent = sa.text("match IS NULL"), sa.text("match IS NOT NULL")
    op.create_table(
        "sessions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "person", sa.Integer, sa.ForeignKey("people.id", name="fk_sessions_person"), nullable=False
        ),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("scope", sa.String(8), nullable=False),
        sa.Column("match", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("revoked", sa.Float),
        sa.ForeignKeyConstraint(
            ["match", "seat"], ["seats.match", "seats.seat"], name="fk_sessions_match", ondelete="CASCADE"
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_key_hash", "sessions", ["key_hash"])
    op.create_index(
        "sessions_by_key", "sessions", ["key_hash"], unique=True, sqlite_where=whole, postgresql_where=whole
    )
    op.create_index(
        "sessions_by_seat",
        "sessions",
        ["match", "seat"],
        unique=True,
        sqlite_where=lent,
        postgresql_where=lent,
    )
    now = time.time()
    op.execute(sa.text(KEYS).bindparams(now=now))
    op.execute(sa.text(LOANS).bindparams(now=now))
    op.execute(sa.text(OWNERS))
    op.drop_index("ix_seats_owner", "seats")
    with op.batch_alter_table("seats") as batch:
        for column in ("owner", "device", "since"):
            batch.drop_column(column)
    with op.batch_alter_table("people") as batch:
        batch.drop_column("key_hash")
