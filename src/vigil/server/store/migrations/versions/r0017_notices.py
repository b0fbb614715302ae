"""Whose doing a notice is about, and when it is pushed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the columns; nobody has been given a notice yet."""
    with op.batch_alter_table("notifications") as batch:
        batch.add_column(sa.Column("other", sa.Integer))
        batch.add_column(sa.Column("push_due", sa.Float))
        batch.create_foreign_key("fk_notifications_other", "people", ["other"], ["id"])
    op.create_index("ix_notifications_other", "notifications", ["other"])
    op.create_index("ix_notifications_push_due", "notifications", ["push_due"])
