"""Chance: fair shuffles, independent streams, and a generator that documents name."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations, product
from typing import Any

import pytest

import vigil
from vigil.rules.fingerprints import state_fingerprint as fingerprint
from vigil.rules.kernel.cards import pack
from vigil.rules.kernel.chance import (
    BLAKE2B,
    CENTER,
    MULTIPLY_WITH_CARRY,
    OTHER,
    SEATS,
    Chance,
    KeyedDraws,
    commitment,
    keyed_streams,
)  # fmt: skip
from vigil.rules.library import find_face
from vigil.rules.setup import make_setup

SHUFFLES = 3_000
LONG = 0xC0FFEE << 232  # a seed of 256 bits
CARDS = 6
# Values that chi-squared exceeds once in ten thousand times, by degrees of freedom.
LIMITS = {5: 25.7, 23: 56.5, 25: 59.7}


def chi_squared(found: Iterable[object], cells: int) -> float:
    """How far counts are from all being equal."""
    counts = Counter(found)
    expected = counts.total() / cells
    return sum((count - expected) ** 2 for count in counts.values()) / expected + expected * (
        cells - len(counts)
    )


def shuffles(stream: int, count: int = SHUFFLES, cards: int = CARDS) -> list[list[int]]:
    """The same cards, shuffled from one seed after the other."""
    return [list(keyed_streams(seed, 2).shuffle(stream, pack(range(cards)))[0]) for seed in range(count)]


# Fair


@pytest.mark.parametrize("stream", [CENTER, SEATS, SEATS + 1])
def test_every_card_comes_equally_often_to_every_place(stream):
    mixed = shuffles(stream)
    for place in range(CARDS):
        assert chi_squared([cards[place] for cards in mixed], CARDS) < LIMITS[CARDS - 1]


def test_every_order_comes_equally_often():
    orders = [tuple(cards) for cards in shuffles(SEATS, cards=4)]
    assert set(orders) == set(permutations(range(4)))
    assert chi_squared(orders, 24) < LIMITS[23]


def test_every_card_of_a_whole_deck_comes_equally_often_to_every_place():
    """A deck of a hundred, so that a mistake that six cards do not show has places to show in."""
    deck, count = 100, 1_000
    cells = Counter(cell for cards in shuffles(CENTER, count, deck) for cell in enumerate(cards))
    expected = count / deck
    found = sum((number - expected) ** 2 for number in cells.values()) / expected
    found += expected * (deck * deck - len(cells))
    freedom = (deck - 1) ** 2
    assert abs(found - freedom) < 4 * (2 * freedom) ** 0.5  # four times what it strays by


def test_neighbours_of_a_whole_deck_are_no_likelier_than_strangers():
    together = [
        (later - earlier) % 100 for cards in shuffles(CENTER, 300, 100) for earlier, later in pairwise(cards)
    ]
    assert chi_squared(together, 99) < 160  # 98 degrees of freedom


def test_what_one_seat_is_dealt_tells_nothing_of_what_another_is():
    """In games as they are dealt: of the two Militia of each, how many are in the opening hand."""
    setup = make_setup(["godslayer"], 2, 2, "standard")
    militia = find_face("Militia")
    count = 450
    dealt = []
    for seed in range(count):
        game = vigil.Game.deal(setup, seed, BLAKE2B)
        dealt.append(tuple(list(player.hand).count(militia) for player in game.players))
    share = [2 / 9, 5 / 9, 2 / 9]  # none, one, both
    found = 0.0
    for one, other in product(range(3), repeat=2):
        expected = count * share[one] * share[other]
        found += (dealt.count((one, other)) - expected) ** 2 / expected
    assert found < 31.8  # 8 degrees of freedom, once in ten thousand times


def test_every_side_of_a_die_comes_equally_often_in_one_game():
    streams: Chance = keyed_streams(7, 2)
    rolled = []
    for _ in range(SHUFFLES):
        side, streams = streams.below(OTHER, 6)
        rolled.append(side)
    assert chi_squared(rolled, 6) < LIMITS[5]
    assert chi_squared(pairwise(rolled), 36) < 90  # 35 degrees of freedom


def test_a_word_that_would_make_some_numbers_likelier_is_dropped():
    bound = 3 << 30  # taken modulo this, words from there on would make the lowest third twice as likely
    draws = KeyedDraws(bytes(32), 0)
    low = sum(draws.below(bound) < 1 << 30 for _ in range(SHUFFLES))
    assert abs(low / SHUFFLES - 1 / 3) < 0.04


@pytest.mark.parametrize(("one", "other"), [(SEATS, SEATS + 1), (CENTER, SEATS), (CENTER, OTHER)])
def test_streams_of_one_seed_are_independent(one, other):
    pairs = zip(shuffles(one), shuffles(other), strict=True)
    together = [(first.index(0), second.index(0)) for first, second in pairs]
    assert chi_squared(together, CARDS * CARDS) < 90  # 35 degrees of freedom


def test_shuffles_that_follow_each_other_are_independent():
    together = []
    for seed in range(SHUFFLES):
        first, streams = keyed_streams(seed, 2).shuffle(SEATS, pack(range(CARDS)))
        second, _ = streams.shuffle(SEATS, pack(range(CARDS)))
        together.append((list(first).index(0), list(second).index(0)))
    assert chi_squared(together, CARDS * CARDS) < 90


# As docs/secrets.md says


def by_the_book(seed: int, name: str, use: int, cards: Sequence[int]) -> list[int]:
    """A shuffle as the documentation describes it, in the plainest way."""
    person = f"vigil {name}".encode()
    key = hashlib.blake2b(hex(seed).encode(), digest_size=32, person=person).digest()
    words: list[int] = []
    for block in range(40):
        counter = use.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hashlib.blake2b(counter, key=key).digest()
        words += [int.from_bytes(digest[place : place + 4], "big") for place in range(0, 64, 4)]
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        word = next(
            word for word in iter(lambda: words.pop(0), None) if word < 2**32 // (last + 1) * (last + 1)
        )
        other = word % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


@pytest.mark.parametrize("seed", [0, 7, -7, LONG])
def test_a_shuffle_is_made_as_documented(seed):
    streams: Chance = keyed_streams(seed, 2)
    for use in range(3):
        mixed, streams = streams.shuffle(SEATS + 1, pack(range(200)))
        assert list(mixed) == by_the_book(seed, "seat 1", use, range(200))


def test_a_commitment_is_a_plain_hash_of_the_seed():
    assert commitment(LONG) == hashlib.sha256(f"0x{LONG:x}".encode()).hexdigest()


# Two games with the seats swapped


def test_one_seed_deals_the_same_center_deck_to_any_number_of_players():
    two, three = (vigil.Game.new(["godslayer"], count, seed=7) for count in (2, 3))
    assert list(two.center_row) == list(three.center_row)
    assert list(two.center_deck) == list(three.center_deck)


# Simulations


def with_other_chance(game: vigil.Game) -> vigil.Game:
    """The same table, from another seed on."""
    return vigil.Game.from_data({**game.to_data(), "seed": 99})


def test_a_playout_never_uses_the_chance_of_the_game():
    game = vigil.Game.new(["godslayer"], 2, seed=7)
    twin = with_other_chance(game)
    assert game.playout(5).scores == twin.playout(5).scores
    assert game.moves_made == twin.moves_made
    assert game.chance.generator() == MULTIPLY_WITH_CARRY


def test_a_guess_never_uses_the_chance_of_the_game():
    game = vigil.Game.new(["godslayer"], 2, seed=7)
    one, other = (each.view(0).guess(5) for each in (game, with_other_chance(game)))
    assert fingerprint(one) == fingerprint(other)
    assert one.chance.generator() == MULTIPLY_WITH_CARRY


def test_a_copy_goes_on_as_the_game_does():
    game = vigil.Game.new(["godslayer"], 2, seed=7)
    for _ in range(30):
        twin, again = game.copy(), vigil.Game.from_data(json.loads(json.dumps(game.to_data())))
        for each in (twin, again, game):
            each.apply(each.legal_moves()[0])
        assert fingerprint(twin) == fingerprint(game) == fingerprint(again)


# Documents


def test_a_game_says_with_which_generator_it_was_dealt():
    game = vigil.Game.new(["godslayer"], 2, seed=7)
    assert game.to_data()["generator"] == game.position()["generator"] == BLAKE2B
    assert vigil.Record.of(game).to_data()["generator"] == BLAKE2B


def test_a_game_of_the_first_generator_is_written_as_it_always_was():
    game = vigil.Game.deal(make_setup(["godslayer"], 2, 2, "standard"), LONG, MULTIPLY_WITH_CARRY)
    record = vigil.Record.of(game)
    for document in (game.to_data(), game.position(), record.to_data()):
        assert "generator" not in document
        assert document["seed"] == LONG
    assert "start" not in record.to_data()
    assert fingerprint(vigil.Record.from_data(record.to_data()).verify()) == fingerprint(game)


@pytest.mark.parametrize("seed", [7, -7, 1 << 53, LONG, -LONG])
def test_a_seed_survives_programs_that_read_numbers_as_floats(seed):
    game = vigil.Game.new(["godslayer"], 2, seed)
    for document in (game.to_data(), vigil.Record.of(game).to_data(), game.position()):
        written = json.loads(json.dumps(document["seed"]), parse_int=float)
        again = {**document, "seed": int(written) if isinstance(written, float) else written}
        assert loaded(again).seed == seed
        assert loaded(again).chance.below(OTHER, 10**9)[0] == game.chance.below(OTHER, 10**9)[0]


def loaded(document: dict[str, Any]) -> vigil.Game:
    """The game in a document of any kind."""
    if document.get("format") == "vigil record":
        return vigil.Record.from_data(document).replay()
    return vigil.Game.from_data(document) if "format" in document else vigil.Game.from_position(document)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("seed", "7", "seed must be a whole number, or one in hexadecimal such as \"0x1f\", not '7'"),
        ("seed", "0xg", "seed must be a whole number"),
        ("seed", True, "seed must be a whole number"),
        ("seed", 7.0, "seed must be a whole number"),
        ("generator", "dice", "there is no generator 'dice'; there are multiply-with-carry, blake2b"),
        ("generator", ["blake2b"], "there is no generator"),
        ("chance", ["0", "0"], "chance must be 4 hexadecimal numbers from 0 to 80000000"),
        ("chance", ["0", "0", "0", "80000001"], "chance must be 4 hexadecimal numbers"),
        ("chance", ["0", "0", "0", "-1"], "chance must be 4 hexadecimal numbers"),
    ],
)
def test_chance_that_no_game_has_is_refused(key, value, said):
    game = vigil.Game.new(["godslayer"], 2, seed=7)
    for document in (game.to_data(), game.position()):
        with pytest.raises(ValueError, match=re.escape(said)):
            loaded({**document, key: value})


def test_a_position_written_by_hand_is_dealt_with_the_new_generator():
    game = vigil.Game.from_position({"sets": ["godslayer"], "seats": [{}, {}]})
    assert game.chance.generator() == BLAKE2B


def test_a_record_that_claims_another_result_is_refused():
    game = vigil.Game.new(["godslayer"], 2, seed=7)
    while not game.over:
        game.apply(game.legal_moves()[0])
    data = vigil.Record.of(game).to_data()
    assert vigil.Record.from_data(data).verify().over
    forged = {**data, "result": {**data["result"], "winners": [0, 1]}}
    with pytest.raises(ValueError, match="other scores or winners than it claims"):
        vigil.Record.from_data(forged).verify()
