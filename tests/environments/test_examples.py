"""The example that learns with NumPy alone learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from vigil.environments.batch import Batch

EXAMPLE = Path(__file__).parents[2] / "examples" / "actor_critic.py"


@pytest.fixture(scope="module")
def example() -> Any:
    """The example as a module, with less to do."""
    spec = importlib.util.spec_from_file_location("actor_critic", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.GAMES, module.STEPS, module.MINIBATCH = 8, 16, 64
    return module


def made(example: Any) -> tuple[Batch, Any]:
    """A batch, and a network for it."""
    batch = Batch(("godslayer",), games=8, seed=1, forced=False)
    return batch, example.Network(len(batch.cards) // 8 + len(batch.numbers) // 8, batch.actions.size, 1)


def test_a_rollout_has_as_much_as_was_asked_for_and_only_legal_actions(example):
    batch, network = made(example)
    data = example.rollout(batch, network, np.random.default_rng(1))
    assert {len(each) for each in data.values()} == {8 * 16}
    assert (data["legal"][np.arange(128), data["taken"]] >= 0).all()
    assert (data["before"] > 0).all()


def test_learning_makes_what_was_good_likelier_and_what_was_bad_less_likely(example):
    batch, network = made(example)
    data = example.rollout(batch, network, np.random.default_rng(1))
    seen = example.flattened(data["cards"], data["numbers"], 2)
    rows, good = np.arange(128), np.where(np.arange(128) % 2, 1.0, -1.0).astype(np.float32)
    before = network.look(seen, data["legal"])[1][rows, data["taken"]]
    for _ in range(20):
        network.learn(seen, data["legal"], data["taken"], before, good, good)
    ratio = network.look(seen, data["legal"])[1][rows, data["taken"]] / before
    assert ratio[good > 0].mean() > 1.05
    assert ratio[good < 0].mean() < 0.95


def test_the_value_begins_with_the_lead_in_honor(example):
    batch, network = made(example)
    seen = example.flattened(
        np.asarray(memoryview(batch.cards)).reshape(8, -1),
        np.asarray(memoryview(batch.numbers)).reshape(8, -1),
        2,
    )
    assert np.allclose(seen @ network.honor, 0)  # nobody leads at the start
    place = -12  # the own honor is the first of the numbers of seats
    seen[:, place] += 20 / 50
    assert np.allclose(seen @ network.honor, 1)
