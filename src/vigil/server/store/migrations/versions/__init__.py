"""The revisions, one module each; Alembic finds them here."""
