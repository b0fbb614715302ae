"""Migrations: an empty database gets all tables, an older one what has been added since."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, select, text, update

from vigil.server.store.schema import matches, schema, settings

# Each step leads from one schema to the next. A released step never changes.
STEPS: Final = (
    (
        "ALTER TABLE matches ADD COLUMN version TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE chat ADD COLUMN turn INTEGER NOT NULL DEFAULT 0",
    ),
    (
        # Whether such a start was shuffled was not kept: guests are told the worse.
        "ALTER TABLE matches ADD COLUMN chosen TEXT",
        """UPDATE matches SET chosen = '{"start": "position"}' WHERE start IS NOT NULL""",
        # The time of the service begins as that of the calendar, where it was last seen to pass.
        """INSERT INTO settings (key, value)
           SELECT 'time', CAST(MAX(moved) AS TEXT) FROM matches HAVING COUNT(*) > 0""",
        "ALTER TABLE matches ADD COLUMN clock_began FLOAT NOT NULL DEFAULT 0",
        "UPDATE matches SET clock_began = began",
        "ALTER TABLE acts ADD COLUMN clock FLOAT NOT NULL DEFAULT 0",
        "UPDATE acts SET clock = at",
        # Their keys may still come under the name that cookies had.
        """INSERT INTO settings (key, value)
           SELECT 'old people', CAST(MAX(id) AS TEXT) FROM people HAVING COUNT(*) > 0""",
        # Links of old stood in addresses, and so perhaps in logs: they no longer work.
        "ALTER TABLE seats ADD COLUMN owner INTEGER",
        "ALTER TABLE seats ADD COLUMN device TEXT",
        "ALTER TABLE seats ADD COLUMN since FLOAT",
        "ALTER TABLE seats ADD COLUMN token_until FLOAT",
        "UPDATE seats SET owner = person, token_hash = NULL",
        "CREATE INDEX ix_seats_owner ON seats (owner)",
        "ALTER TABLE chat ADD COLUMN channel VARCHAR(8) NOT NULL DEFAULT 'table'",
        "UPDATE chat SET channel = 'gallery' WHERE seat IS NULL",
        "ALTER TABLE chat ADD COLUMN speaker VARCHAR(16) NOT NULL DEFAULT ''",
        "ALTER TABLE chat ADD COLUMN person INTEGER",
    ),
    (
        "ALTER TABLE people ADD COLUMN muted BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE people ADD COLUMN banned BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE matches ADD COLUMN visited FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0",
    ),
    ("ALTER TABLE matches ADD COLUMN generator TEXT NOT NULL DEFAULT 'multiply-with-carry'",),
    (),  # the table of reviews, which is made where it is missing
    ("ALTER TABLE seats ADD COLUMN came FLOAT NOT NULL DEFAULT 0",),
)
CURRENT: Final = 1 + len(STEPS)
KEY: Final = "schema"  # in the settings; the first schema had no number


def make_tables(connection: Connection) -> None:
    """Make what is missing, in one transaction; of processes that start together, one does it."""
    lock(connection)
    found = number_of(connection)
    if found > CURRENT:
        raise ValueError(f"the database was used by a newer Vigil: its schema is {found}, not {CURRENT}")
    schema.create_all(connection)
    for step in STEPS[found - 1 :]:
        for statement in step:
            connection.execute(text(statement))
    keep_number(connection)


def lock(connection: Connection) -> None:
    """Let no other process do the same until this transaction is over."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('vigil'))"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def expect_current(connection: Connection) -> None:
    """Refuse a database without tables, or with those of another version."""
    if not inspect(connection).has_table(matches.name):
        raise ValueError("the database is empty: no server has used it yet")
    found = number_of(connection)
    if found != CURRENT:
        raise ValueError(
            f"the database has schema {found}, not {CURRENT}: start the server of this version first"
        )


def number_of(connection: Connection) -> int:
    """The number of the schema that a database has; an empty one gets the current one."""
    if not inspect(connection).has_table(matches.name):
        return CURRENT
    row = connection.execute(select(settings.c.value).where(settings.c.key == KEY)).first()
    return 1 if row is None else int(row.value)


def keep_number(connection: Connection) -> None:
    """Write down that a database has the current schema."""
    kept = connection.execute(update(settings).where(settings.c.key == KEY).values(value=str(CURRENT)))
    if kept.rowcount == 0:
        connection.execute(settings.insert().values(key=KEY, value=str(CURRENT)))
