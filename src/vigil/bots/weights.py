"""Weights: the numbers that a judging bot judges by, with names, from lore or from the tuner."""

from __future__ import annotations

from typing import Final

from vigil.bots import features

# A hero or construct is worth its printed honor and, for the rest of the game, what it does:
# weight = late + share of the pool left * early. What happens at once has weights of its own.
EARLY: Final = 0
LATE: Final = EARLY + features.COUNT
NOW: Final = LATE + features.COUNT
CONSTRUCT: Final = NOW + features.COUNT  # a construct works every turn: how many heroes it is worth
DILUTE_EARLY: Final = CONSTRUCT + 1  # what one more card in the deck costs
DILUTE_LATE: Final = CONSTRUCT + 2
THIN: Final = CONSTRUCT + 3  # what is worth less than this is banished, early
THIN_LATE: Final = CONSTRUCT + 4
DENY: Final = CONSTRUCT + 5  # how much of its value for others counts when a card of the row is banished
DENY_FROM: Final = CONSTRUCT + 6
BUY_FROM: Final = CONSTRUCT + 7  # what is worth no more than this is not bought
INTO_PLAY: Final = CONSTRUCT + 8  # a card that need not wait for the next shuffle
DESTROYED: Final = CONSTRUCT + 9  # what a construct loses that has to be played again
CROWDED: Final = CONSTRUCT + 10  # how much less often a card comes up in a large deck
SIZE: Final = CONSTRUCT + 11

NAMES: Final[tuple[str, ...]] = (
    *[f"early {name}" for name in features.NAMES],
    *[f"late {name}" for name in features.NAMES],
    *[f"now {name}" for name in features.NAMES],
    "construct", "dilution early", "dilution late", "thin below early", "thin below late", "deny",
    "deny from", "buy from", "into play", "destroyed", "crowded",
)  # fmt: skip

# Lore is simple: a number for each thing a card does, which counts less as the pool runs out.
LORE_EARLY: Final[tuple[float, ...]] = (2, 2, 3, 3, 1, 1, 1, 2, 0, 1, 1, -1, 1, 3, 1, 1)
LORE_NOW: Final[tuple[float, ...]] = (1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, -1, 1, 1, 1, 1)
LORE_REST: Final[tuple[float, ...]] = (3, 2, 0, 3, 0, 0.3, 3, 0, 1, 0, 0)


def greedy() -> list[float]:
    """Only honor counts: beyond that, every card is worth its printed honor."""
    weights = [0.0] * SIZE
    weights[NOW + features.HONOR] = 1.0
    weights[THIN_LATE] = -100.0
    weights[DENY_FROM] = 100.0
    weights[DENY] = 1.0
    return weights


def lore() -> list[float]:
    """What experienced players say."""
    return [*LORE_EARLY, *[0.0] * features.COUNT, *LORE_NOW, *LORE_REST]


def check(weights: list[float]) -> list[float]:
    """Refuse a vector of another length."""
    if len(weights) != SIZE:
        raise ValueError(f"there must be {SIZE} weights, not {len(weights)}")
    return weights
