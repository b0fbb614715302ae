"""Chance: a few numbered streams, each one integer in the state of the game.

The generator is multiply-with-carry (Marsaglia): every product stays below 2**63, so compiled and
interpreted code give the same numbers without masking.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.rules.kernel.cards import Cards, frozen, pack, scratch

CENTER: Final = 0  # the center deck and the void
OTHER: Final = 1  # the first player, random picks, the die
SEATS: Final = 2  # the shuffles of seat n are stream SEATS + n

LOW: Final = 0xFFFFFFFF
MULTIPLIER: Final = 2147483085  # a * 2**32 - 1 and a * 2**31 - 1 are prime
WORD: Final = (1 << 64) - 1


def stream(seed: int, number: int) -> int:
    """The first state of a numbered stream of a seed: the seed is any integer."""
    mixed = (seed * 0x9E3779B97F4A7C15 + number * 0xD1B54A32D192ED03 + 0x2545F4914F6CDD1D) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
    mixed ^= mixed >> 31
    return mixed % (MULTIPLIER * (LOW + 1) - 2) + 1


def streams(seed: int, seats: int) -> Cards:
    """All the streams of a game with this number of seats."""
    return pack([stream(seed, number) for number in range(SEATS + seats)])


def following(state: i64) -> i64:
    """The state after this one."""
    return MULTIPLIER * (state & LOW) + (state >> 32)


def below(state: i64, bound: i64) -> i64:
    """The number from 0 up to but not including bound that a state stands for."""
    return (((state & LOW) ^ (state >> 32)) * bound) >> 32


def shuffled(cards: Cards, state: i64) -> tuple[Cards, i64]:
    """The cards in random order, and the state of the stream afterwards."""
    mixed = scratch(cards)
    last: i64 = len(cards) - 1
    while last > 0:
        state = following(state)
        other = below(state, last + 1)
        card = mixed[last]
        mixed[last] = mixed[other]
        mixed[other] = card
        last -= 1
    return frozen(mixed), state
