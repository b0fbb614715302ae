"""The example of self-play with a pool: opponents are drawn, played against, and not learned from."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import vigil
from vigil.environments.gym import Ascension
from vigil.rules.forgetting import forget_set
from vigil.rules.library import added_sets

Weights = dict[str, np.ndarray[Any, Any]]


@pytest.fixture(autouse=True)
def forget_own_sets() -> Iterator[None]:
    """Leave the library to other tests as it was."""
    yield
    for card_set in added_sets():
        forget_set(card_set.code)


@pytest.fixture(scope="module")
def example() -> Any:
    """The example as a module."""
    return importlib.import_module("examples.self_play")


def copied(weights: Weights) -> Weights:
    """Weights that are not changed by learning."""
    return {name: each.copy() for name, each in weights.items()}


@pytest.fixture
def student(example: Any) -> Any:
    """Somebody who learns, with little to do, and has met a checkpoint."""
    found = example.PoolStudent(1, 8, 16)
    found.meet(copied(found.network.weights))
    return found


def test_games_with_the_pool_have_one_seat_of_ours_and_the_others_both(student):
    data = student.play()
    assert [member is not None for member in student.opponents] == [True] * 4 + [False] * 4
    assert 8 * 16 / 2 < len(data["taken"]) < 8 * 16
    assert {len(each) for each in data.values()} == {len(data["taken"])}


def test_a_game_that_an_opponent_ends_is_paid_to_whoever_moved_before(student):
    student.look(student.steps)
    games = np.ones(student.games)
    kept = {
        "worth": [0 * games, -games],  # ours first, then the move of an opponent that wins
        "done": [0 * games, games],
        "mover": [0 * games, games],
        "value": [0.25 * games, 0.5 * games],
        "own": [games.astype(bool), ~games.astype(bool)],
    }
    assert student.advantages(kept)[: student.games] == pytest.approx(-1.25 * games)


def test_later_checkpoints_are_drawn_more_often(student):
    student.meet(copied(student.network.weights))
    student.meet(copied(student.network.weights))
    assert student.pool.weights == [1, 2, 3]


def test_a_checkpoint_plays_as_a_policy_in_the_environment_for_one_seat(student):
    game = Ascension(opponents=(student.pool,), seat=0)
    _, info = game.reset(seed=1)
    for _ in range(3):
        *_, info = game.step(int(info["action_mask"].argmax()))
    assert info["illegal"] == 0


def test_a_lesson_learns_from_games_with_the_pool(student):
    before = copied(student.network.weights)
    learned, *_ = student.lesson(copied(before), 1.0)
    assert not np.array_equal(learned["policy"], before["policy"])


def test_a_policy_is_made_by_one_command_and_plays_in_the_arena(example, tmp_path, monkeypatch):
    monkeypatch.setattr(example, "GAMES", 4)
    school = example.School("small", 0, 0)
    np.savez(tmp_path / "first_steps.npz", allow_pickle=False, **school.weights)
    monkeypatch.setenv("POLICIES", str(tmp_path))
    game = school.form.deal(1)
    assert game.decision is not None
    bot = example.PoolLearned(1)
    assert bot.choose(game.view(game.decision.player), game.decision) in game.decision.moves


def test_a_table_without_a_policy_is_said_with_the_command_that_makes_one(example, tmp_path, monkeypatch):
    monkeypatch.setenv("POLICIES", str(tmp_path))
    game = vigil.Game.new(["delirium"], 2, 1)
    assert game.decision is not None
    with pytest.raises(ValueError, match=r"delirium\.npz is missing: python -m examples\.self_play"):
        example.PoolLearned(1).choose(game.view(game.decision.player), game.decision)


def test_a_task_of_more_than_two_is_refused(example):
    with pytest.raises(ValueError, match="this learns games for two, and three has 3 players"):
        example.School("three", 1, 0)
