"""Snapshots of matches, and the act from which a match has gone on by one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the table and the column."""
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("act", sa.Integer, primary_key=True),
        sa.Column("pending", sa.Boolean, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.add_column("matches", sa.Column("resumed", sa.Integer, nullable=False, server_default=sa.text("0")))
