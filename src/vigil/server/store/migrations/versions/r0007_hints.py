"""Whether bots may help at a table where several people play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; at tables from before nobody had agreed to help."""
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("matches") as batch:
        batch.alter_column("hints", server_default=None)
