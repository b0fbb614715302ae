"""Tournaments, their entrants and pairings; and whether a match is meant to count for ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the tables and the column; matches from before were meant to count."""
    op.add_column("matches", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    with op.batch_alter_table("matches") as batch:
        batch.alter_column("rated", server_default=None)
    add_tournaments()
    add_pairings()


def add_tournaments() -> None:
    """Add tournaments and who takes part in them."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("duplicate", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("made_by", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("reason", sa.Text),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "begins"])
    op.create_index("tournaments_by_maker", "tournaments", ["made_by", "made"])
    op.create_table(
        "entrants",
        sa.Column(
            "tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("strength", sa.Float),
        sa.Column("entered", sa.Float, nullable=False),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])


def add_pairings() -> None:
    """Add the games of tournaments and who has them."""
    op.create_table(
        "pairings",
        sa.Column(
            "tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("tbl", sa.Integer, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="SET NULL"), unique=True),
        sa.Column("told", sa.Float),
        sa.Column("ended", sa.String(16)),
    )
    op.create_table(
        "pairing_seats",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("tbl", sa.Integer, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("points", sa.Float),
        sa.Column("score", sa.Integer),
        sa.ForeignKeyConstraint(
            ["tournament", "round", "tbl", "game"],
            ["pairings.tournament", "pairings.round", "pairings.tbl", "pairings.game"],
            name="fk_pairing_seats_pairing",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_pairing_seats_person", "pairing_seats", ["person"])
