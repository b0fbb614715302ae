"""Somebody computes the seed from public cards: with the old generator, not with the new one."""

from __future__ import annotations

from random import Random

import pytest

import vigil
from tests.attacks import spectator
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import repeat
from vigil.rules.kernel.chance import (
    BLAKE2B,
    CENTER,
    MULTIPLY_WITH_CARRY,
    SEATS,
    Keyed,
    key,
    keyed_streams,
    stream,
)
from vigil.rules.setup import make_setup

SETUP = make_setup(["godslayer", "delirium"], 4, 2, "standard")
DECK = tuple([FACES[face].name for face in SETUP.center])
WATCHED = {MULTIPLY_WITH_CARRY: (0, 1, 4, 5, 13), BLAKE2B: (0, 2, 3, 7, 8)}  # games long enough to watch
NEXT = 20  # cards that are to be predicted


def watched(generator: str, number: int) -> tuple[vigil.Game, tuple[str, ...]]:
    """A new game, and what a spectator of it has seen after some turns."""
    seed = Random(number).getrandbits(53)
    return vigil.Game.deal(SETUP, seed, generator), spectator.seen(vigil.Game.deal(SETUP, seed, generator))


def true_order(game: vigil.Game) -> list[str]:
    """The cards of the center in the order in which they come up."""
    return [FACES[face].name for face in [*game.center_row, *list(game.center_deck)[::-1]]]


def foreseen(generator: str) -> float:
    """The share of the next cards that a spectator names."""
    hits = 0
    for number in WATCHED[generator]:
        game, names = watched(generator, number)
        expected = spectator.coming(spectator.best_state(DECK, names), DECK)
        told = zip(expected, true_order(game), strict=True)
        hits += sum(one == other for one, other in list(told)[len(names) : len(names) + NEXT])
    return hits / (NEXT * len(WATCHED[generator]))


@pytest.mark.parametrize("number", WATCHED[MULTIPLY_WITH_CARRY])
def test_the_old_generator_gives_every_hand_away(number):
    game, names = watched(MULTIPLY_WITH_CARRY, number)
    seed = spectator.seed_of(spectator.best_state(DECK, names))
    named = vigil.Game.deal(SETUP, seed, MULTIPLY_WITH_CARRY)
    assert seed == game.seed
    assert [list(player.hand) for player in named.players] == [list(player.hand) for player in game.players]


def test_the_same_spectator_foresees_nothing_of_a_game_that_is_played_now():
    assert foreseen(MULTIPLY_WITH_CARRY) == 1
    assert foreseen(BLAKE2B) < 0.05  # whoever names a card blindly is right once in a hundred times


@pytest.mark.parametrize("number", WATCHED[BLAKE2B])
def test_no_state_of_the_old_generator_explains_a_game_that_is_played_now(number):
    _, names = watched(BLAKE2B, number)
    state = spectator.best_state(DECK, names)
    assert spectator.agreement(state, DECK, names) < len(names)


def test_the_state_that_is_found_is_the_one_that_the_seed_began_with():
    game, names = watched(MULTIPLY_WITH_CARRY, 0)
    assert spectator.best_state(DECK, names) == stream(game.seed, CENTER)


# Another stream


def test_whoever_knows_the_whole_stream_of_the_center_deck_knows_nothing_of_the_hands():
    game = vigil.Game.deal(SETUP, 1 << 255, BLAKE2B)
    assert isinstance(game.chance, Keyed)
    other = keyed_streams(3, len(SETUP.names)).keys
    mixed = Keyed([game.chance.keys[CENTER], *other[1:]], repeat(0, len(other)))
    center, _ = mixed.shuffle(CENTER, SETUP.center)
    assert true_order(game) == [FACES[face].name for face in center][::-1]
    for seat in range(len(SETUP.names)):
        deck, _ = mixed.shuffle(SEATS + seat, SETUP.starting)
        true, _ = keyed_streams(game.seed, len(SETUP.names)).shuffle(SEATS + seat, SETUP.starting)
        assert list(deck) != list(true)


def test_keys_of_one_seed_have_no_more_in_common_than_keys_of_two():
    names = ["center", "other", "seat 0", "seat 1"]
    keys = [key(seed, name) for seed in range(100) for name in names]
    assert len(set(keys)) == len(keys)
    bits = [int.from_bytes(found, "big") for found in keys]
    within = [(bits[place] ^ bits[place + 1]).bit_count() for place in range(0, len(bits), 2)]
    across = [(bits[place] ^ bits[place + 4]).bit_count() for place in range(0, len(bits) - 4, 2)]
    for found in (within, across):  # 128 on average; the mean of 200 strays by 0.6
        assert abs(sum(found) / len(found) - 128) < 2.5


def test_a_small_seed_is_found_by_trying():
    """Promised nowhere: that is why the server draws seeds of 256 bits."""
    game = vigil.Game.deal(SETUP, 321, BLAKE2B)
    row = list(game.center_row)
    found = [
        seed
        for seed in range(400)
        if list(keyed_streams(seed, 0).shuffle(CENTER, SETUP.center)[0])[-6:][::-1] == row
    ]
    assert found == [321]
