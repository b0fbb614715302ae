"""The schema: all tables are declared in it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData

# Migrations need the names of constraints: SQLite gives them none.
NAMES: Final = {"ix": "ix_%(column_0_label)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
schema = MetaData(naming_convention=NAMES)
