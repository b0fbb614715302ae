"""Episodes: the seed of every game that is played to learn from, and what its end is worth."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final, SupportsIndex

from vigil.arena.seeds import TUNING, seeds
from vigil.rules.table.honor import Result

SEED_BYTES: Final = 5  # as many as there are seeds for tuning
SEEDS: Final = 1 << 63


def check_seed(seed: Any) -> int:
    """A seed of a whole run; the error says what would be one."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise ValueError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    return seed


def episode_seed(seed: int, slot: int, episode: int) -> int:
    """The seed of one game of a run, for tuning: who learns never meets seeds of validation or of claims.

    It does not depend on how slots are spread over processes, nor on the order in which games end.
    """
    text = f"vigil episode {seed} {slot} {episode}".encode()
    number = int.from_bytes(hashlib.blake2b(text, digest_size=SEED_BYTES).digest(), "big")
    return seeds(TUNING, number, 1)[0]


def rewards(result: Result) -> list[float]:
    """What the end of a game is worth for every seat: 0 in sum, but in solitaire, which is won or lost."""
    count, winners = len(result.scores), result.winners
    if result.rival is not None:
        return [1.0 if winners else -1.0]
    return [count / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(count)]


class Episodes:
    """The seeds of one game after the other: from a given seed on the same ones, else from chance."""

    def __init__(self) -> None:
        self.seed = secrets.randbelow(SEEDS)
        self.episode = -1

    def next(self, seed: Any = None) -> int:
        """The seed of the next game; another seed begins another run of games."""
        if seed is not None:
            self.seed = check_seed(int(seed) if isinstance(seed, SupportsIndex) else seed)
            self.episode = -1
        self.episode += 1
        return episode_seed(self.seed, 0, self.episode)
