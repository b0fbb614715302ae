"""Seeds for tuning, validation and final claims never meet."""

from __future__ import annotations

from itertools import combinations

import pytest

from vigil.arena.seeds import KINDS, SPAN, check_for_tuning, kind_of, seeds


def test_no_seed_is_of_two_kinds():
    for one, other in combinations(KINDS, 2):
        whole, rest = seeds(one, 0, SPAN), seeds(other, 0, SPAN)
        assert whole.stop <= rest.start or rest.stop <= whole.start


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_says_of_which_kind_it_is(kind):
    assert {kind_of(seed) for seed in (*seeds(kind, 0, 3), *seeds(kind, SPAN - 3, 3))} == {kind}


def test_seeds_begin_where_they_are_asked_to():
    assert list(seeds("tuning", 5, 2)) == list(seeds("tuning", 0, 7))[5:]


@pytest.mark.parametrize(("start", "count"), [(-1, 2), (SPAN - 1, 2), (0, -1)])
def test_seeds_beyond_their_range_are_refused(start, count):
    with pytest.raises(ValueError, match="there are validation seeds 0 to"):
        seeds("validation", start, count)


def test_an_unknown_kind_of_seeds_is_refused():
    with pytest.raises(ValueError, match="there are no 'test' seeds; there are tuning, validation, final"):
        seeds("test", 0, 1)


@pytest.mark.parametrize("seed", [7, 4 * SPAN, -1])
def test_a_seed_of_a_person_is_of_no_kind(seed):
    with pytest.raises(ValueError, match="is neither for tuning nor for validation nor for final"):
        kind_of(seed)


def test_final_seeds_are_refused_for_tuning():
    check_for_tuning([*seeds("tuning", 0, 2), *seeds("validation", 0, 2)])
    with pytest.raises(ValueError, match="final seeds are for final claims"):
        check_for_tuning([*seeds("tuning", 0, 2), *seeds("final", 0, 1)])
