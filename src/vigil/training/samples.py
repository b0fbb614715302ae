"""Samples to learn from: afterstates as arrays, how their games ended, and what to learn of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vigil.bots.afterstate import Afterstate
from vigil.bots.network import Floats
from vigil.rules.kernel.card import FACES

UNKNOWN: Final = math.nan  # how a game ended that was not played to its end


class Noted(NamedTuple):
    """An afterstate, how the game ended for the player if it did, and the chance of winning to learn."""

    afterstate: Afterstate
    won: float
    lead: float
    target: float


@dataclass
class Samples:
    """Afterstates as arrays: the cards of all of them in one row, each where it lies and its share."""

    cards: NDArray[np.uint16]
    shares: NDArray[np.float16]
    starts: NDArray[np.int64]  # where the cards of an afterstate begin; one more at the end
    numbers: Floats
    wins: Floats
    leads: Floats  # in honor, at the end
    targets: Floats

    def __len__(self) -> int:
        return len(self.wins)

    def save(self, path: Path) -> None:
        """Write them to a file, whole or not at all."""
        partial = path.with_name(f".{path.name}.partial.npz")
        np.savez(partial, **{field.name: getattr(self, field.name) for field in fields(self)})
        partial.replace(path)

    @classmethod
    def load(cls, path: Path) -> Samples:
        """Read them from a file."""
        with np.load(path) as stored:
            return cls(**{field.name: stored[field.name] for field in fields(cls)})


def packed(found: Sequence[Noted]) -> Samples:
    """Afterstates and outcomes as arrays."""
    cards: list[int] = []
    shares: list[float] = []
    starts = [0]
    for noted in found:
        for group, share in zip(noted.afterstate.groups, noted.afterstate.shares, strict=True):
            base = group[0] * len(FACES)
            cards += [base + face for face in group[1:]]
            shares += [share] * (len(group) - 1)
        starts.append(len(cards))
    return Samples(
        np.array(cards, np.uint16),
        np.array(shares, np.float16),
        np.array(starts, np.int64),
        np.array([noted.afterstate.numbers for noted in found], np.float32),
        np.array([noted.won for noted in found], np.float32),
        np.array([noted.lead for noted in found], np.float32),
        np.array([noted.target for noted in found], np.float32),
    )


def joined(parts: Sequence[Samples]) -> Samples:
    """Several lots of samples as one."""
    offsets = np.cumsum([0, *[len(part.cards) for part in parts]])
    starts = [part.starts[:-1] + offset for part, offset in zip(parts, offsets, strict=False)]
    return Samples(
        np.concatenate([part.cards for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([*starts, offsets[-1:]]),
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.leads for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )
