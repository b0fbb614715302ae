"""The example that learns with NumPy alone learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vigil
from vigil.environments.cells import number_names

EXAMPLE = Path(__file__).parents[2] / "examples" / "actor_critic.py"


@pytest.fixture(scope="module")
def example() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("actor_critic", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def student(example: Any) -> Any:
    """Somebody who learns, with little to do."""
    return example.Student(seed=1, games=8, steps=16)


def test_what_is_played_is_as_much_as_was_asked_for_and_legal(student):
    data = student.play()
    assert {len(each) for each in data.values()} == {8 * 16}
    assert (data["legal"][np.arange(128), data["taken"]] >= 0).all()
    assert (data["before"] > 0).all()


def test_learning_makes_what_was_good_likelier_and_what_was_bad_less_likely(student):
    data = student.play()
    seen, legal = data["seen"], data["legal"]
    rows, good = np.arange(128), np.where(np.arange(128) % 2, 1.0, -1.0).astype(np.float32)
    part = {**data, "advantage": good, "aim": good}
    for _ in range(20):
        student.network.learn(np.arange(seen.shape[1]), part, 1.0)
    ratio = student.network.look(seen, legal)[0][rows, data["taken"]] / data["before"]
    assert ratio[good > 0].mean() > 1.05
    assert ratio[good < 0].mean() < 0.95


def test_some_cells_are_as_good_as_all_if_the_others_are_0(student):
    data = student.play()
    seen = data["seen"]
    cells = np.flatnonzero(seen.any(axis=0))
    some, every = (
        student.network.look(seen[:, cells], data["legal"], cells),
        student.network.look(seen, data["legal"]),
    )
    assert len(cells) < seen.shape[1] / 2
    assert np.allclose(some[0], every[0], atol=1e-5)
    assert np.allclose(some[1], every[1], atol=1e-5)


def test_the_value_begins_with_the_lead_in_honor(example):
    game = vigil.Game.new(["godslayer"], 2, 1)
    sight = example.Sight(game.setup)
    flat = sight.encoder.flat(game, 0)[None]
    assert np.allclose(sight.see(flat) @ sight.lead(), 0)  # nobody leads at the start
    place = number_names(2).index("honor of seat 0")
    flat[0, sight.encoder.cells + place] = 20 / sight.encoder.scales[place]
    assert np.allclose(sight.see(flat) @ sight.lead(), 1)


def test_a_lesson_changes_the_weights_and_a_bot_plays_by_them(example, student):
    weights = {name: each.copy() for name, each in student.network.weights.items()}
    learned, seconds, _ = student.lesson({name: each.copy() for name, each in weights.items()}, 1.0)
    assert not np.array_equal(learned["policy"], weights["policy"])
    assert seconds > 0
    game = vigil.Game.new(["godslayer"], 2, 1)
    decision = game.decision
    assert decision is not None
    assert example.Learned(1, learned).choose(game.view(decision.player), decision) in decision.moves
