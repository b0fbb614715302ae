"""Puzzles: one move is clearly best, what is hidden stays hidden, and files are read with care."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import table
from vigil.bots.judge_bots import tuned_judge
from vigil.puzzles.check import wrong_with
from vigil.puzzles.mine import ahead, difficulty, made_of
from vigil.puzzles.puzzle import LEVELS, Puzzle, load, of_the_day, save, shipped_puzzles, to_text

PUZZLES = list(shipped_puzzles().values())


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_shipped_puzzle_can_be_laid_out_and_offers_what_it_knows(puzzle: Puzzle) -> None:
    decision = puzzle.view(7).decision
    assert decision is not None
    assert decision.player == puzzle.seat
    assert {move.notation for move in decision.moves} == set(puzzle.chances)
    assert puzzle.line[0] == puzzle.best
    assert 1 <= puzzle.difficulty <= LEVELS
    assert puzzle.story.endswith("?")


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_tuned_misses_every_shipped_puzzle(puzzle: Puzzle) -> None:
    view = puzzle.view(7)
    assert view.decision is not None
    assert not puzzle.solves(tuned_judge().choose(view.table, view.decision.moves).notation)


def test_hidden_cards_are_dealt_anew_and_the_solver_sees_the_same() -> None:
    puzzle = PUZZLES[0]
    one, other = puzzle.game(1), puzzle.game(2)
    assert one.view(puzzle.seat).to_data() == other.view(puzzle.seat).to_data()
    assert one.to_data() != other.to_data()


def test_every_set_has_puzzles() -> None:
    assert {code for puzzle in PUZZLES for code in puzzle.position["sets"]} == {
        "godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium",
    }  # fmt: skip


def test_a_decision_whose_best_move_tuned_finds_is_no_puzzle() -> None:
    game = table(power=3, honor_pool=2, center_row=["Mephit"], honor=10, opponents=[{"honor": 8}]).game
    view = game.view(0)
    assert view.decision is not None
    assert made_of(view, tuned_judge().choose(view.table, view.decision.moves), 1) is None


def test_the_best_move_has_to_be_ahead_clearly_and_by_a_margin() -> None:
    moves = table(runes=3).game.legal_moves()[:2]
    assert ahead({moves[0]: [0.6, 0.6], moves[1]: [0.5, 0.5]}, 0.05) == moves[0]
    assert ahead({moves[0]: [0.6, 0.6], moves[1]: [0.58, 0.58]}, 0.05) is None
    assert ahead({moves[0]: [0.9, 0.3], moves[1]: [0.1, 0.9]}, 0.05) is None


def test_difficulty_grows_with_the_levels_that_seldom_find_it() -> None:
    assert difficulty({"uniform": 0, "greedy": 1, "guide": 1, "tuned": 0, "expert": 1}) == 1
    assert difficulty({"uniform": 0, "greedy": 0, "guide": 0, "tuned": 0, "expert": 0.4, "master": 0}) == 5


def test_a_puzzle_that_no_longer_fits_is_refuted() -> None:
    known = json.loads(to_text(PUZZLES[:1]))["puzzles"][0]
    known["chances"] = {**known["chances"], "win": 1.0}
    (changed,) = load(json.dumps({"format": "vigil puzzles", "puzzles": [known]}))
    assert wrong_with(changed, 1) == "the moves are no longer those that can be made"


def test_there_is_another_puzzle_every_day_and_each_comes_once_before_any_comes_again() -> None:
    days = [of_the_day(shipped_puzzles(), day).id for day in range(len(PUZZLES))]
    assert sorted(days) == sorted(shipped_puzzles())


def test_puzzles_are_saved_and_loaded_as_they_are(tmp_path: Path) -> None:
    save(tmp_path / "some.json", PUZZLES[:3])
    assert load((tmp_path / "some.json").read_text(encoding="utf-8")) == PUZZLES[:3]


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "other", "puzzles": []}'])
def test_what_is_no_file_of_puzzles_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="this is no file of puzzles"):
        load(text)
