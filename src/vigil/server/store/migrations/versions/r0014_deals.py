"""Deals of the day, and what people made of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the tables, which are empty."""
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("generator", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("sets", sa.Text, nullable=False),
        sa.Column("drawn", sa.Float, nullable=False),
    )
    op.create_table(
        "deal_attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(32), unique=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("honor", sa.Integer, nullable=False),
        sa.Column("lead", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("course", sa.Text),
        sa.ForeignKeyConstraint(["day"], ["deals.day"], name="fk_deal_attempts_day"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_deal_attempts_person"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_deal_attempts_match", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_deal_attempts_person", "deal_attempts", ["person"])
    op.create_index("deal_attempts_by_rank", "deal_attempts", ["day", "won", "lead", "turns"])
