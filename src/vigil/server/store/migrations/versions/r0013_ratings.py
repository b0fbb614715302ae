"""Ratings: why a match is not rated, who was established by then, and all that follows from results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns and make the tables; of the people in earlier results nobody counts as established."""
    op.add_column("results", sa.Column("unrated", sa.String(16)))
    new = sa.Column("established", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("result_seats", new)
    with op.batch_alter_table("result_seats") as batch:
        batch.alter_column("established", server_default=None)
    make_ratings()
    make_changes()
    make_achievements()


def person(name: str, table: str, key: bool = True) -> sa.Column[int]:
    """A column that refers to people."""
    refers = sa.ForeignKey("people.id", name=f"fk_{table}_{name}")
    return sa.Column(name, sa.Integer, refers, primary_key=key)


def make_ratings() -> None:
    """Make the tables of what is known of people."""
    op.create_table(
        "ratings",
        person("person", "ratings"),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("bot_games", sa.Integer, nullable=False),
        sa.Column("people_met", sa.Integer, nullable=False),
        sa.Column("games_met", sa.Integer, nullable=False),
    )
    op.create_table(
        "rating_offsets",
        person("person", "rating_offsets"),
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
    op.create_table(
        "standings",
        person("person", "standings"),
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("standing", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    listed = sa.text("listed")
    place = ["pool", "standing", "person"]
    op.create_index("standings_by_place", "standings", place, sqlite_where=listed, postgresql_where=listed)


def make_changes() -> None:
    """Make the tables of what was played."""
    op.create_table(
        "rating_changes",
        sa.Column(
            "number",
            sa.Integer,
            sa.ForeignKey("results.number", name="fk_rating_changes_number", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        person("person", "rating_changes", key=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
        sa.Column("weight", sa.Float, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("sets", sa.Text, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
    )
    op.create_index("rating_changes_by_person", "rating_changes", ["person", "number"])
    covered = ["finished", "person", "change", "won", "pace", "sets"]
    op.create_index("rating_changes_by_time", "rating_changes", covered)
    op.create_table(
        "meetings",
        person("person", "meetings"),
        person("other", "meetings"),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("established", sa.Integer, nullable=False),
        sa.Column("recent", sa.Text, nullable=False),
    )
    op.create_index("ix_meetings_other", "meetings", ["other"])


def make_achievements() -> None:
    """Make the tables of what people have done."""
    op.create_table(
        "tallies",
        sa.Column(
            "number",
            sa.Integer,
            sa.ForeignKey("results.number", name="fk_tallies_number", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "achievements",
        person("person", "achievements"),
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float),
        sa.Column(
            "number",
            sa.Integer,
            sa.ForeignKey("results.number", name="fk_achievements_number", ondelete="SET NULL"),
        ),
        sa.Column("progress", sa.Integer, nullable=False),
    )
    op.create_index("achievements_by_code", "achievements", ["code", "at"])
    op.create_table("deeds", person("person", "deeds"), sa.Column("content", sa.Text, nullable=False))
    op.create_table(
        "card_counts",
        person("person", "card_counts"),
        sa.Column("card", sa.Text, primary_key=True),
        sa.Column("copies", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    parts = [
        sa.Column(name, sa.Boolean, nullable=False) for name in ("rating", "games", "cards", "achievements")
    ]
    op.create_table("profile_choices", person("person", "profile_choices"), *parts)
