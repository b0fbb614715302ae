"""A Swiss tournament of four is played to its end by clients, with the server killed in round two."""

from __future__ import annotations

import asyncio

from tools.tournament_ordeal import TournamentOrdeal


def test_a_tournament_outlives_its_server_on_sqlite(tmp_path):
    ordeal = TournamentOrdeal(str(tmp_path / "vigil.db"), tmp_path / "log")
    assert asyncio.run(ordeal.run(people=4, rounds=2, kills=2)) == []
    assert sum(len(one.played) for one in ordeal.contenders) == 4 * 2 * 2


def test_a_tournament_outlives_its_server_on_postgres(postgres, tmp_path):
    ordeal = TournamentOrdeal(postgres.database(), tmp_path / "log")
    assert asyncio.run(ordeal.run(people=4, rounds=2, kills=1)) == []
    assert sum(len(one.played) for one in ordeal.contenders) == 4 * 2 * 2
