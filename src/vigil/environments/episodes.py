"""Episodes: the seed of every game that is played to learn from, and what its end is worth."""

from __future__ import annotations

import hashlib
import operator
import secrets
from typing import Any, Final

from vigil.arena.seeds import TUNING, seeds
from vigil.rules.table.honor import Result

SEED_BYTES: Final = 5  # as many as there are seeds for tuning
SEEDS: Final = 1 << 63


def whole(value: Any) -> int | None:
    """A whole number of any library, or nothing: 1.7 would be taken for 1, and True for the action 1."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def check_seed(seed: Any) -> int:
    """A seed of a whole run; the error says what would be one."""
    number = whole(seed)
    if number is None or not 0 <= number < SEEDS:
        raise ValueError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    return number


def check_action(action: Any) -> int:
    """The number of an action, legal or not; the error says what would be one."""
    number = whole(action)
    if number is None:
        raise ValueError(f"an action is a whole number, not {action!r}")
    return number


def check_length(max_moves: Any) -> int | None:
    """After how many moves a game is cut off, if it is."""
    number = whole(max_moves)
    if max_moves is not None and (number is None or number < 1):
        raise ValueError(f"max_moves is a whole number from 1, or None, not {max_moves!r}")
    return number


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
            self.seed = check_seed(seed)
            self.episode = -1
        self.episode += 1
        return episode_seed(self.seed, 0, self.episode)
