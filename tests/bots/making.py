"""Making bots choose. Those that search do so with little patience: the engine is slow when not compiled."""

from __future__ import annotations

from tests.conftest import Table
from vigil.bots import Bot, bot
from vigil.bots.expert import Expert
from vigil.bots.master import Master

SEARCHING = ("expert", "master")


def made(level: str, seed: int = 0) -> Bot:
    """A bot of a level."""
    if level == "expert":
        return Expert(seed, guesses=2)
    return Master(seed, guesses=2, turns=2) if level == "master" else bot(level, seed)


def chosen(player: Bot, laid: Table) -> str:
    """What a bot does at a table."""
    decision = laid.game.decision
    assert decision is not None
    return str(player.choose(laid.game.view(0), decision))
