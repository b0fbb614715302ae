"""Ratings of puzzles and solvers: who surprises moves, and who is hardly known moves others hardly."""

from __future__ import annotations

import pytest

from vigil.puzzles.puzzle_rating import LEAST, NEW_SOLVER, Glicko, after, likelihood_of_winning, new_puzzle


def test_the_published_example_comes_out() -> None:
    # The first game of the worked example in Glickman's description of the system.
    one = Glicko(1500, 200)
    assert likelihood_of_winning(one, Glicko(1400, 30)) == pytest.approx(0.639, abs=0.001)
    assert after(one, Glicko(1400, 30), True).rating == pytest.approx(1563.6, abs=0.5)


def test_solving_raises_the_solver_and_lowers_the_puzzle() -> None:
    puzzle = new_puzzle(3)
    assert after(NEW_SOLVER, puzzle, True).rating > NEW_SOLVER.rating
    assert after(puzzle, NEW_SOLVER, False).rating < puzzle.rating
    assert after(NEW_SOLVER, puzzle, False).rating < NEW_SOLVER.rating


def test_a_stranger_moves_a_well_known_puzzle_hardly() -> None:
    known = Glicko(1500, LEAST)
    assert abs(after(known, NEW_SOLVER, False).rating - 1500) < 5


def test_a_harder_puzzle_begins_higher() -> None:
    assert [new_puzzle(level).rating for level in (1, 5)] == [1300, 2100]


def test_a_rating_is_never_quite_sure() -> None:
    standing = NEW_SOLVER
    for number in range(500):
        standing = after(standing, Glicko(1500, 60), number % 2 == 0)
    assert standing.deviation == LEAST
    assert standing.rating == pytest.approx(1500, abs=15)
