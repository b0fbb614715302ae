"""Seats that are given away: who begins is known when cards are dealt again, and who had a seat before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns; of matches from before nobody knows whether anybody may begin."""
    op.add_column("matches", sa.Column("lot", sa.Boolean, nullable=False, server_default=sa.true()))
    with op.batch_alter_table("matches") as batch:
        batch.alter_column("lot", server_default=None)
    op.add_column("seats", sa.Column("seen_by", sa.Text))
