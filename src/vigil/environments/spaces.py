"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from vigil.environments.columns import PLACES, TREASURES
from vigil.environments.encoder import FLAT, MOST_FLAT, Encoder


def observation_space(encoder: Encoder) -> spaces.Space[Any]:
    """What an observation can be."""
    if encoder.form == FLAT:
        return spaces.Box(-1.0, MOST_FLAT, (encoder.width,), np.float32)
    lines, count = int(encoder.seen.lines), int(encoder.seen.count)
    short = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "cards": spaces.Box(0, 255, (lines, count), np.uint8),
            "numbers": spaces.Box(short.min, short.max, (int(encoder.seen.width),), np.int16),
            "row": spaces.Box(-1, short.max, (PLACES,), np.int16),
            "under": spaces.Box(0, 255, (PLACES, TREASURES), np.uint8),
        }
    )


def action_space(encoder: Encoder) -> spaces.Discrete:
    """All actions, legal or not."""
    return spaces.Discrete(encoder.actions.size)


def with_mask(encoder: Encoder) -> spaces.Dict:
    """An observation with the legal actions."""
    mask = spaces.Box(0, 1, (encoder.actions.size,), np.int8)
    return spaces.Dict({"observation": observation_space(encoder), "action_mask": mask})
