"""All tables: whoever imports the schema from here has every one of them in it."""

from __future__ import annotations

from vigil.server.store.tables import (
    achievement_tables,
    deal_tables,
    host_tables,
    match_tables,
    notice_tables,
    opponent_tables,
    people_tables,
    puzzle_tables,
    rating_tables,
    result_tables,
    tournament_tables,
)
from vigil.server.store.tables.schema import schema

AREAS = (
    people_tables,
    match_tables,
    result_tables,
    rating_tables,
    achievement_tables,
    notice_tables,
    opponent_tables,
    deal_tables,
    tournament_tables,
    puzzle_tables,
    host_tables,
)
__all__ = ["AREAS", "schema"]
