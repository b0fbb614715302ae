"""Shares: how much of a match each seat may use up, so that whoever draws it out pays for it alone."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.server.domain.acts import UNDO, Act
from vigil.server.protocol import bounds
from vigil.server.store.matches.match_rows import StoredSeat


def undo_problem(acts: Sequence[Act], seat: int, decision: int) -> str | None:
    """Why a seat may not go back to a decision, given by the moves before it; None if it may."""
    own = [act for act in acts if act.kind == UNDO and act.seat == seat]
    if len(own) >= bounds.UNDOS:
        return f"a player takes back at most {bounds.UNDOS} moves in a match: play on"
    if sum(int(act.text) == decision for act in own) >= bounds.UNDOS_EACH:
        return f"the same decision is taken back at most {bounds.UNDOS_EACH} times: play on"
    return None


def share_used(acts: Sequence[Act], seats: Sequence[StoredSeat], seat: int) -> bool:
    """Whether a seat has had its share of the acts; who plays against bots alone has all of them."""
    share = bounds.ACTS // len(seats)
    people = sum(sitting.kind == "person" for sitting in seats)
    return people > 1 and len(acts) >= share and sum(act.seat == seat for act in acts) >= share
