"""Migrations: how the database of an older version becomes one of this version, by Alembic.

`versions/` has a module for each revision. A released one never changes. `revisions.py` lists them.
"""
