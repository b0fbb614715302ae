"""Chance: the numbered streams of a game, keyed for games that are played, fast for simulations.

`docs/secrets.md` says what is promised. `Keyed` is BLAKE2b in counter mode: whoever sees some of its cards
learns nothing of the others. `Fast` is multiply-with-carry (Marsaglia), which a dozen cards give away; it
serves guesses and playouts, and replays the games that were dealt with it before there was `Keyed`.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, final

from mypy_extensions import i64

from vigil.rules.kernel.cards import NONE, Cards, freeze, pack, repeat, replace_at, scratch

CENTER: Final = 0  # the center deck and the void
OTHER: Final = 1  # the first player, random picks, the die
SEATS: Final = 2  # the shuffles of seat n are stream SEATS + n

# How documents call the generators; one that names none was dealt with the first.
MULTIPLY_WITH_CARRY: Final = "multiply-with-carry"
BLAKE2B: Final = "blake2b"
GENERATORS: Final = (MULTIPLY_WITH_CARRY, BLAKE2B)

LOW: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32
APART: Final = 0x5DEECE66  # changes the lower word alone, so that a state stays one
MULTIPLIER: Final = 2147483085  # a * 2**32 - 1 and a * 2**31 - 1 are prime
STATES: Final = MULTIPLIER * SPAN - 2
WORD: Final = (1 << 64) - 1
KEY_BYTES: Final = 32
BLOCK_BYTES: Final = 64


class Chance:
    """The streams of a game. Immutable, so that copies of the game share them."""

    def __init__(self, numbers: Cards) -> None:
        self.numbers = numbers  # where each stream is

    def generator(self) -> str:
        """Its name in documents."""
        raise NotImplementedError

    def at(self, numbers: Cards) -> Chance:
        """The same streams at another place."""
        raise NotImplementedError

    def shuffle(self, stream: i64, cards: Cards) -> tuple[Cards, Chance]:
        """The cards in random order, and the streams afterwards."""
        raise NotImplementedError

    def below(self, stream: i64, bound: i64) -> tuple[i64, Chance]:
        """A random number from 0 up to but not including bound, and the streams afterwards."""
        raise NotImplementedError


def streams(generator: str, seed: int, seats: int) -> Chance:
    """The streams of a new game with one of the generators."""
    return keyed_streams(seed, seats) if generator == BLAKE2B else fast_streams(seed, seats)


# Keyed


@final
class Keyed(Chance):
    """Streams with a key each; the number of a stream says how often it was used."""

    def __init__(self, keys: list[bytes], numbers: Cards) -> None:
        super().__init__(numbers)
        self.keys = keys

    def generator(self) -> str:
        return BLAKE2B

    def at(self, numbers: Cards) -> Chance:
        return Keyed(self.keys, numbers)

    def shuffle(self, stream: i64, cards: Cards) -> tuple[Cards, Chance]:
        draws = KeyedDraws(self.keys[stream], self.numbers[stream])
        mixed = scratch(cards)
        last: i64 = len(cards) - 1
        while last > 0:
            other = draws.below(last + 1)
            card = mixed[last]
            mixed[last] = mixed[other]
            mixed[other] = card
            last -= 1
        return freeze(mixed), self.after(stream)

    def below(self, stream: i64, bound: i64) -> tuple[i64, Chance]:
        return KeyedDraws(self.keys[stream], self.numbers[stream]).below(bound), self.after(stream)

    def after(self, stream: i64) -> Chance:
        """The streams after one more use of one of them."""
        return Keyed(self.keys, replace_at(self.numbers, stream, self.numbers[stream] + 1))


@final
class KeyedDraws:
    """The random numbers of one use of a stream: words of 32 bits from hashes of a counter."""

    def __init__(self, key: bytes, use: int) -> None:
        self.key = key
        self.use = use
        self.blocks = 0
        self.block = b""
        self.place: i64 = BLOCK_BYTES

    def below(self, bound: i64) -> i64:
        """The next one, from 0 up to but not including bound."""
        whole = SPAN - SPAN % bound  # words from there on would make small numbers likelier
        word = self.word()
        while word >= whole:
            word = self.word()
        return word % bound

    def word(self) -> i64:
        """The next word."""
        if self.place == BLOCK_BYTES:
            counter = self.use.to_bytes(8, "big") + self.blocks.to_bytes(8, "big")
            self.block = blake2b(counter, key=self.key, digest_size=BLOCK_BYTES).digest()
            self.blocks += 1
            self.place = 0
        start = self.place
        self.place = start + 4
        return int.from_bytes(self.block[start : start + 4], "big")


def keyed_streams(seed: int, seats: int) -> Keyed:
    """The streams of a new game; none of their keys tells anything of another or of the seed."""
    names = ["center", "other", *[f"seat {seat}" for seat in range(seats)]]
    return Keyed([key(seed, name) for name in names], repeat(0, SEATS + seats))


def key(seed: int, name: str) -> bytes:
    """The key of a stream: the seed is any integer."""
    person = f"vigil {name}".encode()
    return blake2b(hex(seed).encode(), digest_size=KEY_BYTES, person=person).digest()


def commitment(seed: int) -> str:
    """A hash to show before the seed itself: nobody finds a long seed from it, or another one for it."""
    return sha256(hex(seed).encode()).hexdigest()


# Fast


@final
class Fast(Chance):
    """Streams of multiply-with-carry; the number of a stream is its state."""

    def generator(self) -> str:
        return MULTIPLY_WITH_CARRY

    def at(self, numbers: Cards) -> Chance:
        return Fast(numbers)

    # The same loop as in Keyed: playouts shuffle so often that a call for each card would be felt.
    def shuffle(self, stream: i64, cards: Cards) -> tuple[Cards, Chance]:
        mixed = scratch(cards)
        state = self.numbers[stream]
        last: i64 = len(cards) - 1
        while last > 0:
            state = following(state)
            other = below(state, last + 1)
            card = mixed[last]
            mixed[last] = mixed[other]
            mixed[other] = card
            last -= 1
        return freeze(mixed), Fast(replace_at(self.numbers, stream, state))

    def below(self, stream: i64, bound: i64) -> tuple[i64, Chance]:
        state = following(self.numbers[stream])
        return below(state, bound), Fast(replace_at(self.numbers, stream, state))


def fast_streams(seed: int, seats: int) -> Fast:
    """The streams of a game that was dealt before there were keyed ones."""
    return Fast(pack([stream(seed, number) for number in range(SEATS + seats)]))


def simulation_streams(seed: int, seats: int) -> Fast:
    """The streams of a simulation, from any seed but the game's; each from the one before, which is quick."""
    state: i64 = stream(seed, 0)
    states = scratch(repeat(state, SEATS + seats))
    number: i64 = 1
    while number < len(states):
        state = following(following(state ^ APART) | 1)
        states[number] = state
        number += 1
    return Fast(freeze(states))


NO_CHANCE: Final = Fast(NONE)  # of a view, which deals nothing


def stream(seed: int, number: int) -> int:
    """The first state of a numbered stream of a seed: the seed is any integer."""
    mixed = (seed * 0x9E3779B97F4A7C15 + number * 0xD1B54A32D192ED03 + 0x2545F4914F6CDD1D) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
    mixed ^= mixed >> 31
    return mixed % STATES + 1


def following(state: i64) -> i64:
    """The state after this one; below 2**63, so compiled and interpreted code need no mask to agree."""
    return MULTIPLIER * (state & LOW) + (state >> 32)


def below(state: i64, bound: i64) -> i64:
    """The number from 0 up to but not including bound that a state stands for."""
    return (((state & LOW) ^ (state >> 32)) * bound) >> 32
