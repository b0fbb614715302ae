"""Names of one's own, what proves whose they are, and notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def reference(
    table: str, column: str, to: str, primary_key: bool = False, nullable: bool = False
) -> sa.Column[int]:
    """A column with the number of a row of another table."""
    key = sa.ForeignKey(f"{to}.id", name=f"fk_{table}_{column}")
    return sa.Column(column, sa.Integer, key, primary_key=primary_key, nullable=nullable)


def upgrade() -> None:
    """Add the columns of people and sessions, and the new tables; nobody has an account yet."""
    add_columns()
    make_proofs()
    make_notices()


def add_columns() -> None:
    """What is new of people and of their keys."""
    with op.batch_alter_table("people") as batch:
        batch.add_column(sa.Column("account", sa.Boolean, nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("folded", sa.Text))
        for name in ("seen", "deleted", "erased"):
            batch.add_column(sa.Column(name, sa.Float))
    with op.batch_alter_table("people") as batch:
        batch.alter_column("account", server_default=None)
        batch.create_unique_constraint("uq_people_folded", ["folded"])
    op.add_column("sessions", sa.Column("proved", sa.Float))


def make_proofs() -> None:
    """Tables of what proves who somebody is."""
    op.create_table(
        "reserved_names",
        sa.Column("folded", sa.Text, primary_key=True),
        reference("reserved_names", "person", "people", nullable=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_reserved_names_person", "reserved_names", ["person"])
    op.create_index("ix_reserved_names_until", "reserved_names", ["until"])
    op.create_table(
        "credentials",
        sa.Column("id", sa.Integer, primary_key=True),
        reference("credentials", "person", "people"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("credential_id", sa.Text, unique=True),
        sa.Column("public_key", sa.LargeBinary),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("secret", sa.Text),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("ix_credentials_person", "credentials", ["person"])
    op.create_table(
        "recovery_codes",
        reference("recovery_codes", "person", "people", primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "auth_challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_auth_challenges_until", "auth_challenges", ["until"])


def make_notices() -> None:
    """Tables of what people are told of."""
    op.create_table(
        "notifications",
        sa.Column("id", sa.Integer, primary_key=True),
        reference("notifications", "person", "people"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("path", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("read", sa.Float),
        sa.Column("pushed", sa.Float),
    )
    op.create_index("ix_notifications_at", "notifications", ["at"])
    op.create_index("notifications_by_person", "notifications", ["person", "at"])
    op.create_table(
        "notice_choices",
        reference("notice_choices", "person", "people", primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("app", sa.Boolean, nullable=False),
        sa.Column("push", sa.Boolean, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Integer, primary_key=True),
        reference("subscriptions", "person", "people"),
        reference("subscriptions", "session", "sessions"),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_index("ix_subscriptions_session", "subscriptions", ["session"])
