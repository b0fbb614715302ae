"""Advice for people: what the expert would do, and why."""

from __future__ import annotations

from vigil.bots.bot import Advice
from vigil.bots.expert import Expert
from vigil.rules.game import View


def advise(view: View) -> Advice:
    """What to do at the pending decision of the view's own seat."""
    decision = view.decision
    if decision is None or not decision.moves:
        raise ValueError("there is nothing to decide for you now")
    return Expert(seed=0).explain(view, decision)
