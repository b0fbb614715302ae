"""Elo: what the model of Bradley and Terry makes of scores."""

from __future__ import annotations

import math

import pytest

from vigil.arena.rating import Pairing, Rating, expected_share, ratings


def pairing(one: str, other: str, mean: float, reach: float = 0.01, opponents: int = 1) -> Pairing:
    """A long match."""
    return Pairing(one, other, 100_000, opponents + 1, mean, reach, opponents)


def by_name(found: list[Rating]) -> dict[str, float]:
    """The points of every bot."""
    return {rating.bot: round(rating.elo, 1) for rating in found}


@pytest.mark.parametrize(
    ("elo", "opponents", "share"),
    [(0, 1, 0.5), (400, 1, 10 / 11), (-400, 1, 1 / 11), (0, 3, 0.25), (400, 3, 10 / 13)],
)
def test_the_share_that_points_stand_for(elo, opponents, share):
    assert expected_share(elo, opponents) == pytest.approx(share)


def test_ten_games_to_one_are_400_points():
    assert by_name(ratings([pairing("strong", "weak", 10 / 11)], "weak")) == {"strong": 400.0, "weak": 0.0}


def test_a_matrix_without_contradictions_gives_back_the_strengths():
    points = {"a": 0.0, "b": 120.0, "c": 300.0}
    matches = [pairing(x, y, expected_share(points[x] - points[y])) for x, y in ("ab", "bc", "ca")]
    found = by_name(ratings(matches, "a"))
    assert found == pytest.approx(points, abs=0.1)
    assert list(found) == ["c", "b", "a"]


def test_at_a_table_of_four_a_quarter_is_an_equal():
    assert by_name(ratings([pairing("a", "b", 0.25, opponents=3)], "b")) == {"a": 0.0, "b": 0.0}


def test_the_interval_is_that_of_the_score_in_points():
    found = ratings([pairing("a", "b", 0.75, reach=0.02)], "b")
    assert found[0].reach == pytest.approx(0.02 / (0.75 * 0.25) * 400 / math.log(10), rel=1e-3)
    assert found[1] == Rating("b", 0.0, 0.0)


def test_two_equal_rivals_make_a_rating_surer_than_one():
    both = [pairing("a", "b", 0.6, 0.02), pairing("c", "b", 0.6, 0.02), pairing("a", "c", 0.5, 0.02)]
    one = ratings(both[:1], "b")[0].reach
    assert ratings(both, "b")[0].reach == pytest.approx(one * math.sqrt(2 / 3), rel=0.02)


def test_who_wins_every_game_is_not_infinitely_strong():
    found = ratings([Pairing("a", "b", 50, 2, 1.0, 0.06)], "b")
    assert found[0].elo == pytest.approx(400 * math.log10(100.5 / 0.5), abs=0.1)


def test_bots_that_never_met_cannot_be_compared():
    with pytest.raises(ValueError, match="not all played each other"):
        ratings([pairing("a", "b", 0.5), pairing("c", "d", 0.5)], "a")
