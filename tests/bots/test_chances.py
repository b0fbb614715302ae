"""Chances of all sides, and what a line of turn ends is worth."""

import math

import pytest

from tests.conftest import table
from vigil.bots.afterstate import LineOfPlay, describe, follow
from vigil.bots.chances import CLOSE, Chances, line_worth, sides_of
from vigil.bots.judge_bots import tuned_judge
from vigil.rules.game import Game


def chances(players: int, variant: str = "standard") -> Chances:
    return Chances(sides_of(Game.new(["godslayer"], players, 1, variant=variant).setup))


def line(game: Game, seats: list[int]) -> LineOfPlay:
    made = LineOfPlay(game)
    made.seats = seats
    made.ends = [describe(game, seat) for seat in seats]
    return made


def test_of_two_the_other_has_the_rest():
    known = chances(2)
    known.learn(0, 0.7)
    assert known.of(1) == pytest.approx(0.3)


def test_of_three_the_others_share_the_rest_as_before():
    known = chances(3)
    known.learn(0, 0.4)
    known.learn(1, 0.6)
    assert [known.of(seat) for seat in range(3)] == pytest.approx([0.4 * 0.4 / 0.7, 0.6, 0.3 * 0.4 / 0.7])


def test_a_side_that_was_sure_to_win_leaves_the_rest_in_equal_parts():
    known = chances(3)
    known.learn(0, 1.0)
    known.learn(0, 0.5)
    assert [known.of(seat) for seat in (1, 2)] == pytest.approx([0.25, 0.25])


def test_teammates_win_together():
    known = chances(4, "team")
    known.learn(1, 0.8)
    assert [known.of(seat) for seat in range(4)] == pytest.approx([0.2, 0.8, 0.2, 0.8])


def test_a_line_is_worth_the_mean_over_its_turn_ends():
    game = Game.new(["godslayer"], 2, 1)
    assert line_worth(line(game, [0, 1, 0]), [0.5, 0.3, 0.9], seat=0, full=3) == pytest.approx(0.7)


def test_the_outcome_stands_for_the_turn_ends_that_are_missing():
    game = table(turn=0, first=1, honor_pool=0, ending=True, hand=[], honor=9).game
    game.do("end turn")
    assert game.over
    assert line_worth(line(game, [0]), [0.4], seat=0, full=5) == pytest.approx((0.4 + 4 * 1.0) / 5)


def test_how_a_game_ends_counts_as_much_as_all_turn_ends_before():
    game = table(turn=0, first=1, honor_pool=0, ending=True, hand=[], honor=9).game
    game.do("end turn")
    followed = line(game, [0])
    followed.cut = True
    lead = int(game.players[0].honor - game.players[1].honor)
    likely = 1 / (1 + math.exp(-lead / CLOSE))
    assert line_worth(followed, [0.4], seat=0, full=1) == pytest.approx((0.4 + likely) / 2)


def test_a_line_can_be_followed_to_the_end_of_the_game():
    game = Game.new(["godslayer"], 2, 1)
    followed = follow(game, game.turn, game.legal_moves()[0], tuned_judge(), turns=2, to_end=True)
    assert followed.game.over
    assert (len(followed.ends), followed.cut) == (3, True)


def test_following_a_move_notes_every_turn_end_on_the_way():
    game = Game.new(["godslayer"], 3, 1)
    seat = game.turn
    followed = follow(game, seat, game.legal_moves()[0], tuned_judge(), turns=2)
    assert followed.seats == [(seat + step) % 3 for step in range(4)]
    assert len(followed.ends) == 4
    assert followed.game.legal_moves()[-1].text == "end turn"


def test_following_leaves_the_game_as_it_was():
    game = Game.new(["godslayer"], 2, 1)
    before = game.to_data()
    follow(game, game.turn, game.legal_moves()[0], tuned_judge(), turns=2)
    assert game.to_data() == before


def test_following_the_end_of_a_turn_begins_there():
    game = table(hand=[], power=2).game
    end = game.legal_moves()[-1]
    followed = follow(game, 0, end, tuned_judge(), turns=1)
    assert followed.seats == [0]
    assert followed.ends[0].numbers == describe(game, 0).numbers
