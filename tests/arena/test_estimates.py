"""The statistics, against numbers worked out by hand and against chance with a known law."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from vigil.arena.estimates import block_means, cautious_interval, correlation, estimate, quantile, variance


def pair(chance: random.Random, wins: float, alike: float) -> list[float]:
    """Two games, each won with one probability; with another they are the same game."""
    first = float(chance.random() < wins)
    return [first, first if chance.random() < alike else float(chance.random() < wins)]


def test_the_interval_is_the_normal_one_over_blocks():
    found = estimate([1.0, 0.5, 0.5, 0.0])
    assert found.mean == 0.5
    assert found.reach == pytest.approx(1.959964 * math.sqrt((1 / 6) / 4))
    assert str(found) == "50.0 ± 40.0 %"


def test_the_interval_holds_the_truth_95_times_of_100():
    chance = random.Random(1)
    held = 0
    for _ in range(1000):
        found = estimate([sum(pair(chance, 0.6, 0.4)) / 2 for _ in range(100)])
        held += abs(found.mean - 0.6) <= found.reach
    assert 935 <= held <= 965


def test_games_taken_for_independent_would_give_too_narrow_an_interval():
    chance = random.Random(2)
    blocks = [pair(chance, 0.5, 0.9) for _ in range(2000)]
    right = estimate([sum(block) / 2 for block in blocks]).reach
    naive = estimate([game for block in blocks for game in block]).reach
    assert right / naive == pytest.approx(math.sqrt(1.9), rel=0.03)


def test_one_block_says_nothing_of_how_far_off_it_is():
    assert estimate([0.5]).reach == math.inf
    assert str(estimate([0.5])) == "50.0 ± ? %"


def test_blocks_that_are_all_alike_do_not_make_a_sure_thing():
    assert estimate([1.0] * 60).reach == pytest.approx(3 / 60)


def test_the_other_side_has_the_rest():
    assert estimate([1.0, 0.5]).complement().mean == 0.25


def test_variance_is_that_of_what_the_sample_comes_from():
    assert variance([1.0, 2.0, 4.0]) == pytest.approx(7 / 3)


@pytest.mark.parametrize(
    ("blocks", "expected"),
    [
        ([[1, 1], [0, 0]], 1.0),
        ([[1, 0], [0, 1]], -1.0),
        ([[1, 1], [1, 0], [0, 0], [0, 1]], 1 / 7),  # between 1/3, within 1/4
        ([[1, 1, 1], [0, 0, 1]], 1 / 2),  # between 2/3, within 1/6
    ],
)
def test_correlation_by_hand(blocks, expected):
    assert correlation(blocks) == pytest.approx(expected)


def test_correlation_finds_how_often_two_games_are_the_same():
    chance = random.Random(3)
    assert correlation([pair(chance, 0.7, 0.3) for _ in range(20_000)]) == pytest.approx(0.3, abs=0.02)


@pytest.mark.parametrize("blocks", [[], [[1.0, 0.0]], [[1.0], [0.0]], [[1.0, 1.0], [1.0, 1.0]]])
def test_where_nothing_varies_there_is_no_correlation(blocks):
    assert math.isnan(correlation(blocks))


def test_a_quantile_is_the_least_class_that_holds_the_share():
    counted = Counter({3: 90, 5: 5, 9: 5})
    assert [quantile(counted, share) for share in (0.5, 0.9, 0.95, 0.96, 1.0)] == [3, 3, 5, 9, 9]


def test_a_rate_is_counted_by_blocks_and_the_last_may_be_cut_off():
    assert block_means([True, False, True, True, False], 2) == [0.5, 1.0, 0.0]


def test_the_cautious_interval_adds_two_blocks_of_each_outcome():
    low, high = cautious_interval([1.0] * 4)
    reach = 1.959964 * math.sqrt((6 / 8 * 2 / 8) / 8)
    assert low == pytest.approx(6 / 8 - reach)
    assert high == 1.0


def test_the_cautious_interval_of_one_block_is_wide_but_no_more_than_everything():
    low, high = cautious_interval([0.5])
    assert 0 <= low < 0.2
    assert 0.8 < high <= 1
