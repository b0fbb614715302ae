"""The `tuned` of an earlier version, frozen, to measure by: met by `bench/match.py` and `vigil arena`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from vigil.bots import weights
from vigil.bots.judge import Judge
from vigil.bots.judge_bots import Judging


class Tuned(Judging):
    """Plays by weights that the tuner found, without a table of what cards are worth."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, earlier_judge())


@cache
def earlier_judge() -> Judge:
    """The judge with the weights of then."""
    stored = json.loads(Path(__file__).with_name("earlier_tuned.json").read_text(encoding="utf-8"))
    return Judge([float(stored["weights"][name]) for name in weights.NAMES])
