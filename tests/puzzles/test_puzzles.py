"""Puzzles: some moves of a turn matter, what is hidden stays hidden, and files are read with care."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.conftest import table
from vigil.bots import bot
from vigil.puzzles.check import wrong_with
from vigil.puzzles.grading import EASY, difficulty, finds, is_rich
from vigil.puzzles.looks import is_clear
from vigil.puzzles.mine import made_of, roots
from vigil.puzzles.puzzle import (
    LEVELS,
    Collection,
    Crux,
    Puzzle,
    load,
    of_the_day,
    read,
    save,
    shipped_puzzles,
    to_text,
)
from vigil.puzzles.puzzle_commands import with_new
from vigil.puzzles.themes import THEMES, theme

PUZZLES = list(shipped_puzzles().values())
SETS = {
    "godslayer",
    "rise_of_vigil",
    "darkness_unleashed",
    "realms_unraveled",
    "delirium",
    "return_of_the_fallen",
}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_every_step_of_a_shipped_puzzle_is_reached_and_offers_what_it_knows(puzzle: Puzzle) -> None:
    for step in puzzle.steps:
        game = puzzle.game(step.path)
        assert game.deciding() == puzzle.seat
        assert {move.notation for move in game.legal_moves()} == set(step.chances)
        assert step.fails(step.tempting)
    assert 1 <= puzzle.difficulty <= LEVELS
    assert puzzle.story.endswith("?")
    assert puzzle.theme in THEMES


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_shipped_puzzle_gives_enough_to_think_of_and_a_reason(puzzle: Puzzle) -> None:
    assert len(puzzle.first.sensible) >= 6 or len({step.best for step in puzzle.line}) >= 2
    assert is_rich(puzzle)
    assert any(step.reason for step in puzzle.line)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_neither_greedy_nor_guide_finds_a_shipped_puzzle(puzzle: Puzzle) -> None:
    for level in EASY:
        assert not finds(puzzle, bot(level, 0), lambda step: puzzle.game(step.path))


def test_what_is_hidden_does_not_change_what_the_solver_sees() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if not puzzle.first.path)
    dealt = puzzle.game()
    view = dealt.view(puzzle.seat)
    guess = view.guess(7)
    assert guess.view(puzzle.seat).to_data() == view.to_data()
    assert guess.to_data()["center_deck"] != dealt.to_data()["center_deck"]


def test_what_is_turned_up_in_a_line_is_the_same_for_everybody() -> None:
    puzzle = max(PUZZLES, key=lambda puzzle: len(puzzle.line))
    path = puzzle.line[-1].path
    assert puzzle.game(path).to_data() == puzzle.game(path).to_data()
    names = puzzle.game().position()["center_deck"]
    assert tuple(names[: len(puzzle.deal)]) == puzzle.deal


def test_there_are_puzzles_of_every_set_and_theme() -> None:
    assert {code for puzzle in PUZZLES for code in puzzle.position["sets"]} == SETS
    assert {puzzle.theme for puzzle in PUZZLES} == set(THEMES)


def test_a_decision_whose_best_move_everybody_finds_is_no_puzzle() -> None:
    game = table(power=3, honor_pool=2, center_row=["Mephit"], honor=10, opponents=[{"honor": 8}]).game
    assert made_of(game, (), 1) is None


def test_a_step_is_clear_if_hardly_a_move_lies_between_right_and_wrong() -> None:
    one, two, three = table(runes=5).game.legal_moves()[:3]
    sure = {one: [0.6, 0.6], two: [0.5, 0.5], three: [0.4, 0.4]}
    assert is_clear({one: 0.6, two: 0.5, three: 0.4}, sure)
    assert not is_clear({one: 0.6, two: 0.5, three: 0.4}, {**sure, two: [0.1, 0.9]})


def test_a_line_that_begins_with_a_question_is_given_the_moves_that_lead_to_it() -> None:
    assert roots([]) == []
    given = [puzzle for puzzle in PUZZLES if puzzle.first.path]
    assert given
    for puzzle in given:
        assert puzzle.game(puzzle.first.path).pending


def a_step(*chances: float, path: tuple[str, ...] = (), tempting: str = "acquire/1") -> Crux:
    """A step whose moves have these chances."""
    return Crux(path, {f"acquire/{number}": chance for number, chance in enumerate(chances)}, tempting, "")


def test_a_move_between_right_and_wrong_is_neither() -> None:
    step = a_step(0.5, 0.49, 0.47, 0.3)
    assert step.right == ["acquire/0", "acquire/1"]
    assert [step.fails(move) for move in step.chances] == [False, False, False, True]


def test_two_moves_of_two_are_too_little_to_think_of() -> None:
    one, other = a_step(0.5, 0.4), a_step(0.3, 0.5, path=("acquire/0",))
    assert not is_rich(replace(PUZZLES[0], steps=(one, other)))
    assert is_rich(replace(PUZZLES[0], steps=(a_step(0.5, 0.4, 0.4, 0.4, 0.4, 0.4),)))


def test_difficulty_grows_with_the_bots_that_miss_it_and_with_the_line() -> None:
    assert difficulty({"tuned": 1.0, "expert": 1.0}, 1) == 1
    assert difficulty({"tuned": 0.0, "expert": 0.5}, 2) == 3
    assert difficulty({"tuned": 0.0, "expert": 0.0}, 4) == 5


@pytest.mark.parametrize(
    ("best", "about"),
    [("end turn", "leaving"), ("banish/Militia/hand", "banishing"), ("use/Shadow Star/constructs/1", "order"),
     ("defeat/Mephit/row", "fighting"), ("acquire/Mystic/available/to discard", "card")],
)  # fmt: skip
def test_a_theme_is_read_off_the_line(best: str, about: str) -> None:
    assert theme(table(honor_pool=40).game, (Crux((), {best: 0.5}, best, ""),)) == about
    assert theme(table(honor_pool=3).game, (Crux((), {best: 0.5}, best, ""),)) == "end"


def test_a_puzzle_that_no_longer_fits_is_refuted() -> None:
    step = PUZZLES[0].first
    other = replace(step, chances={**step.chances, "win": step.chances[step.best] - 0.1})
    changed = replace(PUZZLES[0], steps=(other, *PUZZLES[0].steps[1:]))
    assert wrong_with(changed) == "the moves are no longer those that can be made"


def test_a_puzzle_that_greedy_finds_is_refuted() -> None:
    first = PUZZLES[0].first
    everything = replace(first, chances=dict.fromkeys(first.chances, 0.5), path=first.path)
    assert wrong_with(replace(PUZZLES[0], steps=(everything,))) == "a bot that does not look ahead finds it"


def test_there_is_another_puzzle_every_day_and_each_comes_once_before_any_comes_again() -> None:
    days = [of_the_day(shipped_puzzles(), day).id for day in range(len(PUZZLES))]
    assert sorted(days) == sorted(shipped_puzzles())


def test_puzzles_are_saved_and_loaded_as_they_are_and_mining_goes_on_there(tmp_path: Path) -> None:
    some = Collection(tuple(PUZZLES[:3]), 17)
    save(tmp_path / "some.json", some)
    assert read(tmp_path / "some.json") == some
    assert with_new(some, [], 300).games == 18


def test_no_solution_and_no_theme_comes_too_often() -> None:
    first = PUZZLES[0]
    alike = [replace(first, id=str(number)) for number in range(20)]
    assert len(with_new(Collection(), alike, 25).puzzles) == 1


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "other", "puzzles": []}'])
def test_what_is_no_file_of_puzzles_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="this is no file of puzzles"):
        load(text)


def test_a_file_of_an_older_version_is_refused_and_says_so() -> None:
    old = json.dumps({**json.loads(to_text(Collection())), "version": 2})
    with pytest.raises(ValueError, match="version 2, not vigil puzzles, version 3"):
        load(old)
