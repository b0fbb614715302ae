"""Every schema from before Alembic, made into the last of them.

They had numbers, but of parallel branches three schemas had the number 3, and two the number 7. So what
is missing is found by looking: each table, column and index that is not there is added.
"""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

schema = sa.MetaData()
sa.Table(
    "people",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("muted", sa.Boolean, nullable=False),
    sa.Column("banned", sa.Boolean, nullable=False),
)
sa.Table(
    "matches",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("generator", sa.Text, nullable=False),
    sa.Column("start", sa.Text),
    sa.Column("clock", sa.Text),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("made_by", sa.Integer, nullable=False),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("moved", sa.Float, nullable=False),
    sa.Column("acts", sa.Integer, nullable=False),
    sa.Column("deciding", sa.Integer),
    sa.Column("turn_number", sa.Integer, nullable=False),
    sa.Column("honor_pool", sa.Integer, nullable=False),
    sa.Column("taken_back", sa.Boolean, nullable=False),
    sa.Column("rematch", sa.String(32)),
    sa.Column("result", sa.Text),
    sa.Column("version", sa.Text, nullable=False),
    sa.Column("chosen", sa.Text),
    sa.Column("clock_began", sa.Float, nullable=False),
    sa.Column("visited", sa.Float, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Index("matches_by_status", "status", "listed", "moved"),
)
sa.Table(
    "seats",
    schema,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("person", sa.Integer, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("owner", sa.Integer, index=True),
    sa.Column("device", sa.Text),
    sa.Column("since", sa.Float),
    sa.Column("token_until", sa.Float),
    sa.Column("came", sa.Float, nullable=False),
)
sa.Table(
    "acts",
    schema,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("clock", sa.Float, nullable=False),
)
sa.Table(
    "chat",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match", sa.String(32), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("channel", sa.String(8), nullable=False),
    sa.Column("speaker", sa.String(16), nullable=False),
    sa.Column("person", sa.Integer),
)
sa.Table(
    "reports",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("by", sa.Integer, nullable=False, index=True),
    sa.Column("about", sa.Integer),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False),
)
sa.Table(
    "orders",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("match", sa.String(32)),
    sa.Column("person", sa.Integer),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
sa.Table(
    "reviews",
    schema,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("version", sa.Text, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
sa.Table(
    "settings",
    schema,
    sa.Column("key", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# What the rows that are there get in a column that is missing, and what follows from that.
DEFAULTS: Final[dict[str, str | None]] = {
    "matches.version": "''",
    "matches.chosen": None,
    "matches.clock_began": "0",
    "matches.visited": "0",
    "matches.revision": "0",
    "matches.generator": "'multiply-with-carry'",
    "acts.clock": "0",
    "seats.owner": None,
    "seats.device": None,
    "seats.since": None,
    "seats.token_until": None,
    "seats.came": "0",
    "chat.turn": "0",
    "chat.channel": "'table'",
    "chat.speaker": "''",
    "chat.person": None,
    "people.muted": "FALSE",
    "people.banned": "FALSE",
    "reviews.level": "'expert'",  # the only one that judged then
}
FOLLOWING: Final = {
    # Whether such a start was shuffled was not kept: guests are told the worse.
    "matches.chosen": ["""UPDATE matches SET chosen = '{"start": "position"}' WHERE start IS NOT NULL"""],
    # The time of the service begins as that of the calendar, where it was last seen to pass.
    "matches.clock_began": [
        "UPDATE matches SET clock_began = began",
        """INSERT INTO settings (key, value)
           SELECT 'time', CAST(MAX(moved) AS TEXT) FROM matches HAVING COUNT(*) > 0""",
    ],
    "acts.clock": ["UPDATE acts SET clock = at"],
    # Links of old stood in addresses, and so perhaps in logs: they no longer work. The keys of people may
    # still come under the name that cookies had.
    "seats.owner": [
        "UPDATE seats SET owner = person, token_hash = NULL",
        """INSERT INTO settings (key, value)
           SELECT 'old people', CAST(MAX(id) AS TEXT) FROM people HAVING COUNT(*) > 0""",
    ],
    "chat.channel": ["UPDATE chat SET channel = 'gallery' WHERE seat IS NULL"],
}


def upgrade() -> None:
    """Add what is missing, and keep the programs of that time away."""
    connection = op.get_bind()
    for column in missing_columns(connection):
        add_column(column)
    schema.create_all(connection)
    for table in schema.sorted_tables:
        for index in table.indexes:
            index.create(connection, checkfirst=True)
    op.execute(sa.text("DELETE FROM settings WHERE key = 'schema'"))
    op.execute(sa.text("INSERT INTO settings (key, value) VALUES ('schema', '8')"))


def missing_columns(connection: sa.Connection) -> list[sa.Column[Any]]:
    """The columns that tables which are there lack."""
    found = sa.inspect(connection)
    missing = []
    for name in found.get_table_names():
        there = [column["name"] for column in found.get_columns(name)]
        if name in schema.tables:
            missing += [column for column in schema.tables[name].columns if column.name not in there]
    return missing


def add_column(column: sa.Column[Any]) -> None:
    """Add a column, and what follows from what is there."""
    name = f"{column.table.name}.{column.name}"
    value = DEFAULTS[name]
    default = None if value is None else sa.text(value)
    new: sa.Column[Any] = sa.Column(
        column.name, column.type, nullable=column.nullable, server_default=default
    )
    op.add_column(column.table.name, new)
    for statement in FOLLOWING.get(name, []):
        op.execute(sa.text(statement))
