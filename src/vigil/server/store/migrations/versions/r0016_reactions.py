"""Reactions: lines of chat without words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the column; all lines from before have words."""
    op.add_column("chat", sa.Column("reaction", sa.String(16)))
