"""Reviews: what they hold, that they add up, and that they are honest."""

from __future__ import annotations

import json
import pickle
from itertools import pairwise
from typing import Any

import pytest

import vigil
from tests.review.reviewing import FEW, played, reviewed
from vigil.review import grades
from vigil.review.assessor import Assessor
from vigil.review.findings import RIVAL, add_up
from vigil.review.lessons import round_to_sum
from vigil.review.reviewer import Reviewer
from vigil.rules.moves import find_move
from vigil.rules.record import make

GAMES: list[dict[str, Any]] = [
    {"seed": 1},
    {"seed": 2, "seat": 1, "sets": ("rise_of_vigil", "darkness_unleashed")},
    {"seed": 3, "seat": 2, "players": 3, "sets": ("delirium",)},
    {"seed": 4, "seat": 1, "players": 4, "variant": "team"},
    {"seed": 5, "players": 1, "variant": "solitaire"},
    {"seed": 6, "seat": 5, "players": 6, "sets": ("godslayer", "realms_unraveled")},
]
every_game = pytest.mark.parametrize("asked", GAMES, ids=lambda asked: "-".join(map(str, asked.values())))


def game_of(asked: dict[str, Any]) -> vigil.Record:
    """The game that a review was asked of."""
    return played(**{key: value for key, value in asked.items() if key != "seat"})


@every_game
def test_the_parts_add_up_to_the_result(asked: dict[str, Any]) -> None:
    review = reviewed(**asked)
    assert review.start + review.parts.total == pytest.approx(review.result, abs=1e-9)
    assert review.result in (0.0, 1.0)
    assert review.result == (review.seat in review.winners)


@every_game
def test_every_turn_adds_up_and_begins_where_the_last_one_ended(asked: dict[str, Any]) -> None:
    turns = reviewed(**asked).turns
    for turn in turns:
        assert turn.before + turn.parts.total == pytest.approx(turn.after, abs=1e-9)
    for turn, following in pairwise(turns):
        assert (turn.after, turn.last_move) == (following.before, following.first_move)
    assert turns[-1].last_move == len(game_of(asked).moves)


@every_game
def test_whole_points_add_up_too(asked: dict[str, Any]) -> None:
    points = reviewed(**asked).points
    parts = points.decisions + points.draws + points.row + sum(points.others)
    assert points.start + parts == points.result


@every_game
def test_every_decision_of_the_seat_is_judged_and_no_other(asked: dict[str, Any]) -> None:
    review = reviewed(**asked)
    game = game_of(asked).begin()
    judged = {each.number: each for each in review.decisions}
    for number, text in enumerate(game_of(asked).moves):
        if game.deciding() == review.seat:
            move = find_move(game.legal_moves(), text)
            assert judged.pop(number).taken.move == str(move)
        make(game, number, text)
    assert not judged


@every_game
def test_a_judgement_is_sound(asked: dict[str, Any]) -> None:
    for each in reviewed(**asked).decisions:
        assert 0 <= each.after <= each.before <= 1
        assert each.loss == pytest.approx(each.before - each.after)
        assert each.taken in each.options
        assert {option.move for option in each.options} >= {each.best.move, each.taken.move}
        assert max(option.chance for option in each.options) <= each.before
        assert (each.grade == grades.ONLY) == (len(each.options) == 1)
        assert (each.reason is not None) == (each.loss >= grades.LEAST)
        assert each.kind in grades.KINDS
        assert each.phase in grades.PHASES


def test_others_are_told_apart_and_solitaire_has_a_rival():
    shares = reviewed(**GAMES[2]).parts.others
    assert {share.seat for share in shares} == {0, 1}
    assert {share.seat for share in reviewed(**GAMES[4]).parts.others} == {RIVAL}


def test_a_review_is_plain_json():
    data = reviewed().to_data()
    assert json.loads(json.dumps(data)) == data
    assert (data["format"], data["seat"], data["level"]) == ("vigil review", 0, "expert")
    assert len(data["turns"]) == len(reviewed().turns)


def test_one_seed_is_one_review():
    again = Reviewer(played(), 0, guesses=FEW).result()
    assert again == reviewed()


def test_turns_can_be_reviewed_apart_and_put_together():
    reviewer = Reviewer(played(), 0, guesses=FEW)
    drafts = [pickle.loads(pickle.dumps(reviewer.draft(number))) for number in range(reviewer.total)]
    assert reviewer.put_together(drafts) == reviewed()


def test_a_judgement_is_the_same_whatever_lies_hidden():
    assessor = Assessor("expert", seed=3, guesses=FEW)
    game = played().begin()
    checked = 0
    for number, text in enumerate(played().moves[:80]):
        if game.deciding() == 0 and number % 3 == 0:
            view = game.view(0)
            true = assessor.assess(view, text)
            for deal in range(3):
                other = assessor.assess(view.guess(deal).view(0), text)
                assert other.chances() == true.chances()
                assert (other.loss, other.best) == (true.loss, true.best)
                assert assessor.line(other) == assessor.line(true)
            checked += 1
        make(game, number, text)
    assert checked > 5


def test_what_is_only_done_in_another_order_is_no_loss():
    review = reviewed()
    plays = [each for each in review.decisions if each.round == 1 and each.taken.move == "play Apprentice"]
    assert plays
    assert not [each for each in plays if each.loss]


def test_the_moments_are_the_costliest_decisions_in_words():
    review = reviewed()
    losses = sorted((each.loss for each in review.decisions), reverse=True)
    assert [each.loss for each in review.moments] == [loss for loss in losses[:3] if loss >= grades.LEAST]
    for sentence, moment in zip(review.digest.sentences, review.moments, strict=True):
        assert sentence.startswith("You ")
        assert f"{round(100 * moment.loss)} point" in sentence
        assert "because" in sentence


def test_a_stronger_player_is_more_accurate():
    greedy, tuned = reviewed().digest.accuracy, reviewed(seat=1).digest.accuracy
    assert greedy.percent is not None
    assert tuned.percent is not None
    assert greedy.percent < tuned.percent


def test_a_review_can_be_stopped_and_says_how_far_it_is():
    reviewer = Reviewer(played(), 0, guesses=FEW)
    turns = reviewer.turns()
    first = next(turns)
    turns.close()
    assert reviewer.done == [first]
    told: list[tuple[int, int]] = []

    class Stopped(Exception):
        pass

    def progress(done: int, total: int) -> None:
        told.append((done, total))
        if done == 2:
            raise Stopped

    with pytest.raises(Stopped):
        vigil.review(played(), 0, progress=progress)
    assert told == [(1, reviewer.total), (2, reviewer.total)]
    assert reviewer.total == len(reviewed().turns)


def test_an_unfinished_game_is_not_reviewed():
    game = vigil.Game.new(["godslayer"], 2, 1)
    with pytest.raises(ValueError, match="only finished games"):
        vigil.review(vigil.Record.of(game), 0)


@pytest.mark.parametrize("seat", [-1, 2, "Ada", None])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    with pytest.raises(ValueError, match="from 0 up to 1"):
        vigil.review(played(), seat)


def test_a_level_that_does_not_search_cannot_review():
    with pytest.raises(LookupError, match="'greedy' cannot review a game"):
        vigil.review(played(), 0, level="greedy")


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0.0, "best"), (0.0199, "best"), (0.02, "inaccuracy"), (0.05, "mistake"), (0.1, "blunder")],
)
def test_grades_go_by_what_was_lost(loss: float, name: str) -> None:
    assert grades.grade(2, loss, first=True) == name
    assert grades.grade(2, 0.0, first=False) == "good"
    assert grades.grade(1, 0.0, first=True) == "only"


def test_rounded_numbers_keep_their_sum():
    assert round_to_sum([0.4, 0.4, 0.4], 1) == [1, 0, 0]
    assert sum(round_to_sum([-30.6, -5.7, -22.2, 8.5], -50)) == -50
    assert add_up([]).total == 0
