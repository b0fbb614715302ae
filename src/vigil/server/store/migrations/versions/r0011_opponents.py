"""Whoever looks for a game, challenges somebody, follows or blocks others, or is here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the tables, which are empty."""
    op.create_table(
        "seeks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("sets", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("anybody", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("process", sa.String(16)),
        sa.Column("beat", sa.Float),
        sa.Column("meeting", sa.String(32)),
        sa.Column("meet_until", sa.Float),
        sa.Column("came", sa.Boolean, nullable=False),
        sa.Column("missed", sa.Text),
        sa.Column("match", sa.String(32)),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seeks_person"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seeks_match", ondelete="CASCADE"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seeks_meeting", "seeks", ["meeting"])
    op.create_index("ix_seeks_match", "seeks", ["match"])
    op.create_index("seeks_by_wish", "seeks", ["person", "pace", "sets", "players"], unique=True)
    op.create_index("seeks_by_rating", "seeks", ["pace", "players", "rating"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("sets", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("duplicate", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("match", sa.String(32)),
        sa.Column("second", sa.String(32)),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="fk_challenges_by"),
        sa.ForeignKeyConstraint(["to"], ["people.id"], name="fk_challenges_to"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_challenges_match", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["second"], ["matches.id"], name="fk_challenges_second", ondelete="SET NULL"),
    )
    op.create_index("ix_challenges_match", "challenges", ["match"])
    op.create_index("ix_challenges_second", "challenges", ["second"])
    op.create_index("challenges_by_maker", "challenges", ["by", "state"])
    op.create_index("challenges_by_receiver", "challenges", ["to", "state"])
    op.create_index("challenges_by_end", "challenges", ["state", "until"])
    for name in ("follows", "blocks"):
        op.create_table(
            name,
            sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("other", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("at", sa.Float, nullable=False),
            sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{name}_person"),
            sa.ForeignKeyConstraint(["other"], ["people.id"], name=f"fk_{name}_other"),
        )
        op.create_index(f"ix_{name}_other", name, ["other"])
    op.create_table(
        "presence",
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("match", sa.String(32)),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_presence_person"),
    )
    op.create_index("ix_presence_beat", "presence", ["beat"])
