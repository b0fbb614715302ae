"""The bots that judge every move by weights: guide (from lore) and tuned (from the tuner)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from vigil.bots import reasons, weights
from vigil.bots.bot import Bot
from vigil.bots.judge import Judge
from vigil.rules.game import View
from vigil.rules.moves import Decision, Move


class Judging(Bot):
    """Takes the move that is worth most."""

    def __init__(self, seed: int, judge: Judge) -> None:
        super().__init__(seed)
        self.judge = judge

    def choose(self, view: View, decision: Decision) -> Move:
        return self.judge.choose(view.table, decision.moves)

    def reason(self, view: View, move: Move) -> str:
        return reasons.reason(view.table, self.judge, move)


class Guide(Judging):
    """Plays by what experienced players say."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, guide_judge())


class Tuned(Judging):
    """Plays by weights that the tuner found."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, tuned_judge())


@cache
def guide_judge() -> Judge:
    """The judge with the weights of lore, which takes the best card first and does not plan."""
    return Judge(weights.lore(), plans=False)


@cache
def tuned_judge() -> Judge:
    """The judge with the tuner's weights."""
    stored = json.loads(files("vigil.bots").joinpath("tuned.json").read_text(encoding="utf-8"))
    named = stored["weights"]
    return Judge([float(named[name]) for name in weights.NAMES])
