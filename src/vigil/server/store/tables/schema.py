"""The schema: all tables are declared in it."""

from __future__ import annotations

from sqlalchemy import MetaData

schema = MetaData()
