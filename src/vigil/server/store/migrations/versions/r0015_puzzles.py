"""First tries of puzzles, and the ratings that follow from them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the tables; nobody has tried a puzzle yet."""
    op.create_table(
        "puzzle_tries",
        person("puzzle_tries"),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    puzzle = sa.Column("puzzle", sa.String(16), primary_key=True)
    op.create_table("puzzle_ratings", puzzle, *standing())
    op.create_table("puzzle_solvers", person("puzzle_solvers"), *standing())


def person(table: str) -> sa.Column[int]:
    """The person that a row is about."""
    key = sa.ForeignKey("people.id", name=f"fk_{table}_person")
    return sa.Column("person", sa.Integer, key, primary_key=True)


def standing() -> list[sa.Column[float] | sa.Column[int]]:
    """A rating, and what it rests on."""
    return [
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    ]
