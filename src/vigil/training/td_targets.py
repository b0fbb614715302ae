"""Targets: what to learn of every turn end, from what a network predicted in its game (TD(λ))."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vigil.bots.chances import Chances
from vigil.bots.network import Floats
from vigil.training.samples import Samples


def targets_of(samples: Samples, values: Floats, trace: float) -> Floats:
    """A target for each of some samples, from what a network makes of them."""
    found: list[float] = []
    bounds = samples.games.tolist()
    sides, said, outcomes = samples.sides.tolist(), values.tolist(), samples.outcomes.tolist()
    for game, count in enumerate(samples.counts.tolist()):
        ends = slice(bounds[game], bounds[game + 1])
        found += td_targets(sides[ends], said[ends], outcomes[game][:count], trace)
    return np.array(found, np.float32)


def td_targets(
    sides: Sequence[int], values: Sequence[float], outcome: Sequence[float], trace: float
) -> list[float]:
    """A target for each turn end of a game: later values, the nearer the more, and at last the outcome.

    `sides` and `values` say whose turn ended and what the network made of it, `outcome` what every side
    got in the end; `trace` is λ.
    """
    chances = Chances(len(outcome))
    believed: list[list[float]] = []
    for side, value in zip(sides, values, strict=True):
        chances.learn(side, value)
        believed.append(list(chances.sides))
    targets: list[float] = []
    coming = list(outcome)
    for number in range(len(sides) - 1, -1, -1):
        targets.append(coming[sides[number]])
        coming = [
            (1 - trace) * now + trace * then for now, then in zip(believed[number], coming, strict=True)
        ]
    return targets[::-1]
