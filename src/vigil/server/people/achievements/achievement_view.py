"""Achievements as they are shown: earned, on the way, and hidden ones only once they are earned."""

from __future__ import annotations

from sqlalchemy import Connection

from vigil.server.people.achievements.feats import FEATS
from vigil.server.protocol.people.player_messages import Achievements, AchievementState
from vigil.server.store.ratings import achievement_log
from vigil.server.store.ratings.profile_queries import KnownPlayer


def achievements_view(connection: Connection, player: KnownPlayer) -> Achievements:
    """What somebody has earned and is on the way to."""
    return Achievements(player.name, states_of(connection, player.id), len(FEATS))


def states_of(connection: Connection, person: int) -> list[AchievementState]:
    """The achievements of somebody that are not hidden from them."""
    kept = achievement_log.achievements_of(connection, person)
    shares = achievement_log.shares(connection)
    numbers = [each.number for each in kept.values() if each.number is not None]
    matches = achievement_log.matches_of(connection, numbers)
    found = []
    for code, feat in FEATS.items():
        state = kept.get(code)
        earned = state is not None and state.at is not None
        if feat.hidden and not earned:
            continue
        at, number, progress = (state.at, state.number, state.progress) if state else (None, None, 0)
        match = matches.get(number) if number is not None else None
        found.append(AchievementState(code, at, match, progress, feat.goal, shares.get(code, 0)))
    return found


def latest_earned(connection: Connection, person: int) -> list[AchievementState]:
    """What somebody has earned, the last first."""
    earned = [state for state in states_of(connection, person) if state.at is not None]
    return sorted(earned, key=lambda state: -(state.at or 0.0))
