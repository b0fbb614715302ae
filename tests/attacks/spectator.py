"""A spectator who knows the code, watches the center row, and computes the seed of multiply-with-carry.

A state x of the generator is followed by A * x modulo m = A * 2**32 - 1, so its numbers are those of a linear
congruential generator. A number is made of the upper bits of `low ^ high`, the halves of a state; `high` has
the upper bits of the `low` before it, and `low` those of the state after it. So a guess of four bits and the
cards that came up give the upper bits of many states in a row, which lie near one point of a lattice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice, product
from random import Random

import vigil
from tests.attacks.lattice import Lattice
from vigil.rules.events import Entered
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import pack
from vigil.rules.kernel.chance import CENTER, MULTIPLIER, WORD, Fast

HALF = 1 << 32
MODULUS = MULTIPLIER * HALF - 1
CARDS = 18  # that are watched
BITS = 5  # that each of them gives
REST = 32 - BITS
MOST_SEED = 1 << 53
TRIES = 4_000


def seen(game: vigil.Game) -> tuple[str, ...]:
    """The first cards that come into the center row while some game is played."""
    dice = Random(1)
    happened = list(game.events or [])
    names: list[str] = []
    while len(names) < CARDS:
        told = [event.seen_by(None) for event in happened]
        names += [FACES[event.card].name for event in told if isinstance(event, Entered)]
        moves = game.legal_moves()
        happened = game.apply(dice.choice(moves[:-1] or moves))
    return tuple(names[:CARDS])


def readings(deck: Sequence[str], names: Sequence[str]) -> list[list[int]]:
    """For each card, what the upper bits can have been that made it come up."""
    places: dict[str, set[int]] = {}
    for place, name in enumerate(deck):
        places.setdefault(name, set()).add(place)
    found = []
    for step, name in enumerate(names):
        bound = len(deck) - step
        drawn = {place for place in places[name] if place < bound}
        found.append(sorted({bits for place in drawn for bits in upper_bits(place, bound)}))
        for others in places.values():  # the last card takes the place of the one that was drawn
            if bound - 1 in others:
                others |= drawn
    return found


def upper_bits(place: int, bound: int) -> range:
    """What the upper bits of a word can be that makes a place be drawn."""
    first, after = (-(-number * HALF // bound) for number in (place, place + 1))
    return range(first >> REST, (after - 1 >> REST) + 1)


@cache
def lattice() -> Lattice:
    """Successive states, whatever the first one is."""
    powers = [pow(MULTIPLIER, number, MODULUS) for number in range(CARDS)]
    others = [[MODULUS if row == column else 0 for column in range(CARDS)] for row in range(1, CARDS)]
    return Lattice([powers, *others])


def first_states(read: Sequence[Sequence[int]]) -> Iterator[int]:
    """States that the stream may have begun with."""
    for high, *words in product(range(1 << BITS - 1), *read):
        near = []
        for word in words:
            low = word ^ high
            near.append(MULTIPLIER * ((low << REST) + (1 << REST - 1)))
            high = low >> 1
        second = lattice().nearest(near)[0] % MODULUS
        yield second * HALF * HALF % MODULUS


def coming(state: int, deck: Sequence[str]) -> list[str]:
    """The cards in the order in which they come up, if a state is the first one."""
    mixed, _ = Fast(pack([state])).shuffle(CENTER, pack(range(len(deck))))
    return [deck[place] for place in mixed][::-1]


def agreement(state: int, deck: Sequence[str], names: Sequence[str]) -> int:
    """How many of the cards that came up a state explains."""
    return sum(one == other for one, other in zip(coming(state, deck), names, strict=False))


@cache
def best_state(deck: tuple[str, ...], names: tuple[str, ...]) -> int:
    """The first state of the center deck's stream that explains most of the cards that came up."""
    tried = islice(first_states(readings(deck, names)), TRIES)
    best = 0, 0
    for state in tried:
        best = max(best, (agreement(state, deck, names), state))
        if best[0] == len(names):
            break
    return best[1]


def seed_of(state: int) -> int:
    """The seed whose center deck is shuffled from a state."""
    for mixed in range(state - 1, WORD + 1, MODULUS - 1):
        seed = unmixed(mixed)
        if seed < MOST_SEED:
            return seed
    raise LookupError(state)


def unmixed(mixed: int) -> int:
    """The way back through the mixing of a seed."""
    mixed = unshifted(mixed, 31) * pow(0x94D049BB133111EB, -1, WORD + 1) & WORD
    mixed = unshifted(mixed, 27) * pow(0xBF58476D1CE4E5B9, -1, WORD + 1) & WORD
    mixed = unshifted(mixed, 30) - 0x2545F4914F6CDD1D
    return mixed * pow(0x9E3779B97F4A7C15, -1, WORD + 1) & WORD


def unshifted(mixed: int, by: int) -> int:
    """The number x of which `mixed` is x ^ (x >> by)."""
    found = mixed
    for _ in range(64 // by):
        found = mixed ^ (found >> by)
    return found
