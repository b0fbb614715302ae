"""The server is killed in the middle of many matches, again and again, and nothing is lost.

A few kills show that what was told is kept; `python -m tools.kill_server --kills 200` looks for rare moments.
"""

from __future__ import annotations

import asyncio
from random import Random

from sqlalchemy import func, select

from bench.audit import faults
from bench.players import Player, play_all
from tools.kill_server import Ordeal
from vigil.server.store.backend import open_engine
from vigil.server.store.results.play_totals import TOTALS
from vigil.server.store.results.result_readers import read_on
from vigil.server.store.tables.result_tables import totals


def counted(database: str) -> int:
    """How many matches all people together have finished, once every result is read."""
    engine = open_engine(database)
    with engine.begin() as connection:
        while read_on(connection, TOTALS, 100):
            pass
        found = connection.execute(select(func.sum(totals.c.finished))).scalar_one()
    engine.dispose()
    return int(found)


def test_nothing_is_lost_on_sqlite(tmp_path):
    ordeal = Ordeal(str(tmp_path / "vigil.db"), tmp_path / "log")
    assert asyncio.run(ordeal.run(kills=8, matches=4, against_bots=2)) == []
    assert all(player.seen.lost for player in ordeal.players)
    assert counted(ordeal.server.database) == 2 * 4 + 2


def test_nothing_is_lost_on_postgres(postgres, tmp_path):
    ordeal = Ordeal(postgres.database(), tmp_path / "log")
    assert asyncio.run(ordeal.run(kills=4, matches=3, against_bots=1)) == []
    assert all(player.seen.lost for player in ordeal.players)
    assert counted(ordeal.server.database) == 2 * 3 + 1


def test_the_audit_finds_what_is_missing_and_what_is_otherwise(server, ada):
    [seen] = play_all(Player(ada, ada.make()["id"], 0, Random(7)))
    database, last = str(server.services.database.engine.url), seen.step
    assert faults(database, [seen]) == []
    seen.acts[last + 1] = (0, "move")
    seen.acts[last] = (0, "undo")
    seen.tables[last], seen.tables[last - 1] = seen.tables[last - 1], seen.tables[last]
    found = " ".join(faults(database, [seen]))
    assert f"act {last + 1} is missing" in found
    assert f"act {last}: told (0, 'undo')" in found
    assert f"another table after act {last}" in found
