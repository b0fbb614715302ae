"""Pools: everything, a pace, a set or both: for each there is a leaderboard, with games counted apart."""

from __future__ import annotations

from typing import Final

from vigil.server.store.results.result_rows import StoredResult

ALL: Final = "all"  # every pace, or every set


def pool_name(pace: str, sets: str) -> str:
    """The name of a pool: `all/all`, `live/all`, `all/godslayer` …"""
    return f"{pace}/{sets}"


def pools_of(result: StoredResult) -> list[str]:
    """The pools that a result belongs to."""
    paces = [ALL] if result.pace == "none" else [ALL, result.pace]
    return [pool_name(pace, code) for pace in paces for code in (ALL, *result.sets.split(","))]


def set_of(pool: str) -> str | None:
    """The set of a pool, if it has one."""
    code = pool.split("/")[1]
    return None if code == ALL else code
