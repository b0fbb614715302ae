"""Granting: how far somebody is with an achievement, whatever brings them there."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from vigil.server.people.achievements.feats import FEATS
from vigil.server.store.ratings import achievement_log
from vigil.server.store.ratings.achievement_log import KeptAchievement

MORNINGS: Final = "seven-mornings"
LAURELS: Final = "laurels"


def grant(
    connection: Connection, person: int, code: str, count: int, at: float, number: int | None = None
) -> None:
    """Note what somebody has reached outside of the tally of a game; `number`: by which result."""
    kept = achievement_log.achievements_of(connection, person).get(code)
    further = go_on(kept, code, count, at, number)
    if further is not None:
        achievement_log.save_achievements(connection, person, [further])


def go_on(
    kept: KeptAchievement | None, code: str, count: int, at: float, number: int | None
) -> KeptAchievement | None:
    """An achievement after so much of it was reached; None: it is as it was."""
    if count <= 0 or (kept is not None and (kept.at is not None or kept.progress >= count)):
        return None
    if count >= FEATS[code].goal:
        return KeptAchievement(code, at, number, FEATS[code].goal)
    return KeptAchievement(code, None, None, count)
