"""What refers to a person or a match refers to one that is there.

Columns that were added to older databases lose the defaults with which they were, so that all databases
have the same tables.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

PEOPLE: Final = {  # columns that refer to people
    "matches": ["made_by"],
    "seats": ["person", "owner"],
    "chat": ["person"],
    "reports": ["by", "about"],
    "orders": ["person"],
}
OF_MATCHES: Final = ("seats", "acts", "snapshots", "chat", "reviews")  # tables of what belongs to a match
DEFAULTS: Final = {  # columns that may have one
    "people": ["muted", "banned"],
    "matches": ["version", "clock_began", "visited", "revision", "generator", "resumed"],
    "seats": ["came"],
    "acts": ["clock"],
    "chat": ["turn", "channel", "speaker"],
    "reviews": ["level"],
    "snapshots": [],
    "reports": [],
    "orders": [],
}
SOMEBODY: Final = """
    INSERT INTO people (id, key_hash, name, created, muted, banned)
    SELECT DISTINCT "{column}", 'lost ' || "{column}", 'Somebody', 0, FALSE, FALSE FROM {table}
    WHERE "{column}" IS NOT NULL AND "{column}" NOT IN (SELECT id FROM people)
"""
GONE: Final = "DELETE FROM {table} WHERE match NOT IN (SELECT id FROM matches)"
NO_REMATCH: Final = "UPDATE matches SET rematch = NULL WHERE rematch NOT IN (SELECT id FROM matches)"
NEXT: Final = "SELECT setval(pg_get_serial_sequence('people', 'id'), (SELECT MAX(id) FROM people))"


def upgrade() -> None:
    """Give references to nobody a person, remove what matches have left behind, and add the constraints."""
    for table, columns in PEOPLE.items():
        for column in columns:
            op.execute(sa.text(SOMEBODY.format(table=table, column=column)))
    for table in OF_MATCHES:
        op.execute(sa.text(GONE.format(table=table)))
    op.execute(sa.text(NO_REMATCH))
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.text(NEXT))
    for table in DEFAULTS:
        change(table)
    op.create_index("ix_matches_rematch", "matches", ["rematch"])


def change(table: str) -> None:
    """Take the defaults from a table, and add its references."""
    with op.batch_alter_table(table) as batch:
        for column in DEFAULTS[table]:
            batch.alter_column(column, server_default=None)
        for column in PEOPLE.get(table, []):
            batch.create_foreign_key(f"fk_{table}_{column}", "people", [column], ["id"])
        if table in OF_MATCHES:
            batch.create_foreign_key(f"fk_{table}_match", "matches", ["match"], ["id"], ondelete="CASCADE")
        if table == "matches":
            batch.create_foreign_key(
                "fk_matches_rematch",
                "matches",
                ["rematch"],
                ["id"],
                ondelete="SET NULL",
                deferrable=True,
                initially="DEFERRED",
            )
