"""The server is killed in the middle of many matches, again and again, and nothing is lost."""

from __future__ import annotations

import asyncio

from tools.kill_server import Ordeal


def test_nothing_is_lost_on_sqlite(tmp_path):
    ordeal = Ordeal(str(tmp_path / "vigil.db"), tmp_path / "log")
    assert asyncio.run(ordeal.run(kills=24, matches=8, against_bots=4)) == []
    assert all(player.seen.lost for player in ordeal.players)


def test_nothing_is_lost_on_postgres(postgres, tmp_path):
    ordeal = Ordeal(postgres.database(), tmp_path / "log")
    assert asyncio.run(ordeal.run(kills=6, matches=4, against_bots=2)) == []
    assert all(player.seen.lost for player in ordeal.players)
