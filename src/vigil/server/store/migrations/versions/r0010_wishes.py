"""Wishes: whoever has played a match says whether there shall be a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns; of matches from before nobody has said anything."""
    op.add_column("seats", sa.Column("wish", sa.String(8)))
    op.add_column("seats", sa.Column("wished", sa.Float, nullable=False, server_default="0"))
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("wished", server_default=None)
