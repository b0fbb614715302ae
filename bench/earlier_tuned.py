"""The `tuned` of an earlier version, to measure by: `vigil arena tuned bench.earlier_tuned:Tuned`."""

from __future__ import annotations

import json
from pathlib import Path

from vigil.bots import weights
from vigil.bots.judge import Judge
from vigil.bots.judging import Judging


class Tuned(Judging):
    """Plays by weights that the tuner found, without a table of what cards are worth."""

    def __init__(self, seed: int) -> None:
        stored = json.loads(Path(__file__).with_name("earlier_tuned.json").read_text(encoding="utf-8"))
        super().__init__(seed, Judge([float(stored["weights"][name]) for name in weights.NAMES]))
