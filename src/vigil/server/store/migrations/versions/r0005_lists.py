"""What lists show of a match is kept with it: how its clocks stand, its honor pool and turn at the start."""

from __future__ import annotations

import json
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

BEGUN: Final = "SELECT id, start FROM matches WHERE start IS NOT NULL"
KEEP: Final = "UPDATE matches SET pool = :pool, first_turn = :turn WHERE id = :id"


def upgrade() -> None:
    """Add the columns; clocks are kept when a match is next opened."""
    op.add_column("matches", sa.Column("clocks", sa.Text))
    op.add_column("matches", sa.Column("pool", sa.Integer))
    op.add_column("matches", sa.Column("first_turn", sa.Integer))
    connection = op.get_bind()
    for match, start in connection.execute(sa.text(BEGUN)).all():
        connection.execute(sa.text(KEEP), {"id": match, **opening(json.loads(start))})


def opening(start: dict[str, Any]) -> dict[str, int]:
    """The honor pool of a saved game with what is taken already, and the number of its turn."""
    taken = sum(player.get("honor", 0) for player in start.get("players", []))
    pool = start.get("honor_pool", 0) + start.get("rival_honor", 0) + taken
    return {"pool": pool, "turn": start.get("turn_number", 1)}
