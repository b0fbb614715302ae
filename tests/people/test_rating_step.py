"""The step of a rating, its weights, and what they do to simulated people."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest
from msgspec import structs

from bench.rating_families import KalmanRater
from bench.rating_worlds import World, play, result_of, seat_of
from bench.ratings import Tried, calibrate, error_and_cover, lift, try_rater
from vigil.bots import levels
from vigil.server.people.ratings.rating_anchors import LEVELS, anchor
from vigil.server.people.ratings.rating_book import RatingBook
from vigil.server.people.ratings.rating_scale import SCALE, Scale
from vigil.server.people.ratings.rating_standings import EVERYTHING, standings_of
from vigil.server.people.ratings.rating_step import RatedSide, StrengthPart, step
from vigil.server.people.ratings.rating_weights import bot_weight, person_weight, repeat_weight
from vigil.server.store.ratings.rating_rows import Placing, PoolCount
from vigil.server.store.results.result_rows import SeatResult, StoredResult


def side(mean: float, place: int, deviation: float = 100.0) -> RatedSide:
    """Somebody alone."""
    return RatedSide([StrengthPart(mean, deviation**2)], place)


def moved(own: RatedSide, *others: RatedSide, weight: float = 1.0) -> float:
    """By how many points a side moves."""
    return step(own, others, weight)[0].mean - own.mean


def game(*seats: SeatResult, number: int = 1) -> StoredResult:
    """A rated game whose seats came out in this order."""
    came_out = [
        structs.replace(seat, side=place, place=place + 1, won=place == 0) for place, seat in enumerate(seats)
    ]
    return result_of(number, came_out)


def person(number: int) -> SeatResult:
    return seat_of(person=number)


# One step


def test_a_win_against_an_equal_gives_what_a_loss_takes():
    assert moved(side(1500, 1), side(1500, 2)) == pytest.approx(-moved(side(1500, 2), side(1500, 1)))


def test_beating_somebody_stronger_gives_more():
    assert moved(side(1500, 1), side(1800, 2)) > moved(side(1500, 1), side(1500, 2)) > 0


def test_a_shared_place_between_equals_moves_nobody():
    assert moved(side(1500, 1), side(1500, 1)) == pytest.approx(0.0)


def test_the_second_of_three_equals_moves_little():
    assert abs(moved(side(1500, 2), side(1500, 1), side(1500, 3))) < moved(side(1500, 1), side(1500, 2)) / 3


def test_who_is_well_known_moves_less_and_every_game_makes_it_surer():
    assert moved(side(1500, 1, 40), side(1500, 2)) < moved(side(1500, 1, 200), side(1500, 2)) / 5
    assert step(side(1500, 1), [side(1500, 2)], 1.0)[0].variance < 100.0**2


def test_a_game_without_others_says_nothing():
    assert moved(side(1500, 1)) == 0.0


def test_teammates_share_what_a_game_says_by_how_little_is_known_of_each():
    half = 2**-0.5
    team = RatedSide([StrengthPart(1500, 200.0**2, half), StrengthPart(1500, 50.0**2, half)], 1)
    newcomer, known = step(team, [side(1500, 2)], 1.0)
    assert newcomer.mean - 1500 == pytest.approx(16 * (known.mean - 1500))


# A book


def test_bots_never_move_and_people_do():
    book = RatingBook()
    [change] = book.take(game(person(1), seat_of(level="tuned")))
    assert change.person == 1
    assert change.change > 100
    assert set(book.people) == {1}


def test_who_begins_a_duel_is_expected_to_win_more_often():
    first, second = RatingBook(), RatingBook()
    first.take(game(person(1), person(2)))
    second.take(structs.replace(game(person(1), person(2)), first=1))
    assert first.placing(1).mean < second.placing(1).mean


def test_a_bot_that_plays_on_for_a_leaver_says_nothing_about_the_others():
    gone = structs.replace(person(2), left="replaced", level="guide")
    book = RatingBook()
    stayed, left = book.take(game(person(1), gone))
    assert (stayed.change, stayed.weight) == (0.0, 0.0)
    assert left.change < 0


def test_an_unrated_result_changes_nothing():
    book = RatingBook()
    assert book.take(structs.replace(game(person(1), person(2)), rated=False)) == []
    assert not book.people


def test_a_set_has_an_offset_of_its_own():
    book = RatingBook()
    for number in range(20):
        other = "delirium" if number % 2 else "godslayer"
        seats = [person(1), seat_of(level="tuned")]
        played = game(*(seats if number % 2 else seats[::-1]), number=number + 1)
        book.take(structs.replace(played, sets=other))
    offsets = book.placing(1).offsets
    assert offsets["delirium"].mean > 10 > -10 > offsets["godslayer"].mean
    assert offsets["delirium"].deviation < SCALE.offset


def test_every_level_that_is_offered_has_an_anchor_and_they_rise():
    assert tuple(levels.LEVELS) == LEVELS
    for code in ("godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"):
        ratings = [anchor(level, [code]) for level in LEVELS]
        assert ratings == sorted(ratings)
        assert ratings[3] == 1800


def test_any_other_constant_is_another_scale():
    assert Scale().code == SCALE.code
    assert len({Scale(drift=9.0).code, Scale(repeats=5).code, Scale(revision=2).code, SCALE.code}) == 4


# Weights


def test_the_same_pair_counts_less_and_less_and_after_ten_games_nothing():
    weights = [repeat_weight(SCALE, number) for number in range(1, 12)]
    assert weights[:4] == [1.0] * 4
    assert weights == sorted(weights, reverse=True)
    assert weights[-1] == 0.0


def test_a_stranger_counts_a_quarter_for_somebody_who_is_known_and_bots_half_after_thirty_games():
    assert person_weight(SCALE, 1, 60.0, 150.0) == 0.25
    assert person_weight(SCALE, 1, 150.0, 150.0) == person_weight(SCALE, 1, 60.0, 60.0) == 1.0
    assert (bot_weight(SCALE, 30), bot_weight(SCALE, 31)) == (1.0, 0.5)


def test_puppets_lift_nobody_far():
    assert lift(1, 100, False) > 1690 > 1570 > lift(1, 100, True)
    assert lift(10, 10, False) > 1840 > 1650 > lift(10, 10, True)


def test_only_who_has_met_established_people_is_listed():
    known = Placing(1700.0, 60.0, games=50, bot_games=40, people_met=4, games_met=10)
    known.pools = {EVERYTHING: PoolCount(50, 25, 1.0)}
    assert not standings_of(known)[0].listed
    known.people_met = 5
    assert standings_of(known)[0].listed
    assert standings_of(known)[0].standing == 1640.0


# Populations


@cache
def tried() -> Tried:
    """Our scale with all its guards, in two worlds."""
    tries = [try_rater(KalmanRater(0.0, 0.0, SCALE), World(seed, 160, 3200)) for seed in (7, 8)]
    return Tried(
        [each for one in tries for each in one.excess],
        {count: [each for one in tries for each in one.errors[count]] for count in (15, 40)},
        [each for one in tries for each in one.forecasts],
    )


def test_after_fifteen_games_ratings_are_near_the_truth_and_say_how_near():
    error, cover = error_and_cover(tried().errors[15])
    assert error <= 100
    assert cover >= 0.92


def test_what_is_said_to_happen_happens_as_often():
    off = [(abs(said - won), number) for said, won, number in calibrate(tried().forecasts)]
    assert sum(error * number for error, number in off) / sum(number for _, number in off) <= 0.03


def test_a_population_is_ordered_rightly():
    world = World(9, 60, 3000)
    book = RatingBook()
    games = list(play(world))
    for played, _ in games:
        book.take(played.result)
    strengths = games[-1][1]
    pairs = [
        (one, other) for one in strengths for other in strengths if strengths[one] > strengths[other] + 150
    ]
    right = mean(book.placing(one).mean > book.placing(other).mean for one, other in pairs)
    assert right > 0.95
