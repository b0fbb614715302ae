"""A run of migrations: every revision that a database lacks, in the transaction of its connection."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER: Final = Path(__file__).parent


def scripts() -> ScriptDirectory:
    """The revisions, as Alembic knows them."""
    return ScriptDirectory(str(FOLDER), version_locations=[str(FOLDER / "versions")])


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring a database to a revision; the caller has locked it, and commits."""
    known = scripts()

    def lacking(revision: Any, _context: Any) -> Any:
        return known._upgrade_revs(target, revision)

    with EnvironmentContext(Config(), known, fn=lacking) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
