"""The sequential test: it ends by itself, and is seldom wrong."""

from __future__ import annotations

import math
import random

import pytest

from vigil.arena.rating import expected_share
from vigil.arena.sequential_test import FEWEST, Hypotheses, Sequential


def outcome(elo: float, chance: random.Random, opponents: int = 1) -> Sequential:
    """A test of blocks whose games are alike in three cases of ten."""
    test = Sequential(Hypotheses(0, 40, opponents))
    wins = expected_share(elo, opponents)
    while test.accepted is None:
        first = chance.random() < wins
        rest = [first if chance.random() < 0.3 else chance.random() < wins for _ in range(opponents)]
        test.add(sum([first, *rest]) / (opponents + 1))
    return test


@pytest.mark.parametrize(("elo", "opponents"), [(0, 1), (40, 1), (0, 3), (40, 3)])
def test_each_hypothesis_is_accepted_19_times_of_20_if_it_is_true(elo, opponents):
    chance = random.Random(4)
    right = sum(outcome(elo, chance, opponents).accepted == elo for _ in range(200))
    assert 183 <= right <= 198


def test_a_clear_case_is_over_soon():
    chance = random.Random(5)
    near = sum(outcome(20, chance).blocks for _ in range(20))
    assert near > 10 * sum(outcome(300, chance).blocks for _ in range(20))


def test_the_ratio_by_hand():
    test = Sequential(Hypotheses(0, 400))
    for mean in (1.0, 0.5, 0.5, 1.0):
        test.add(mean)
    share = 10 / 11
    variance = 3.5 / 6 - (4 / 6) ** 2  # with one block won and one lost added
    assert test.ratio == pytest.approx((share - 0.5) * (2 * 3 - 4 * (share + 0.5)) / (2 * variance))


def test_it_does_not_stop_before_it_knows_how_much_blocks_vary():
    test = Sequential(Hypotheses(0, 400))
    for _ in range(FEWEST - 1):
        test.add(1.0)
    assert test.accepted != 400
    test.add(1.0)
    assert (test.accepted, test.blocks) == (400, FEWEST)


def test_what_comes_after_the_end_changes_nothing():
    test = outcome(300, random.Random(6))
    before = str(test)
    test.add(0.0)
    assert str(test) == before
    assert before.startswith("accepted +40 Elo against +0 Elo after")


def test_an_open_test_says_so():
    test = Sequential(Hypotheses(-5, 5))
    test.add(0.5)
    assert str(test).startswith("undecided between -5 Elo and +5 Elo after 1 blocks")
    assert math.isfinite(test.ratio)


def test_hypotheses_the_wrong_way_round_are_refused():
    with pytest.raises(ValueError, match="must be below the second"):
        Hypotheses(20, 0)
