"""The trainer: the same run from the same seed, stopped and taken up again."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.terminal.typing_at import vigil
from vigil.bots.afterstate import NUMBERS
from vigil.bots.network import Network
from vigil.cluster.job import FunctionJob
from vigil.cluster.processes import Workers
from vigil.training import trainer
from vigil.training.learner import Learner, dense
from vigil.training.samples import KINDS, Lot, gather, joined, lots

PLAN = trainer.Plan(seed=3, generations=2, games=3, itself=1)


def run(plan: trainer.Plan) -> trainer.Run:
    return list(trainer.train(trainer.begin(plan), workers=1))[-1]


def same(one: trainer.Run, other: trainer.Run) -> bool:
    mine, theirs = one.learner.weights, other.learner.weights
    return all(np.array_equal(mine[name], theirs[name]) for name in mine)


@pytest.fixture(scope="module")
def whole() -> trainer.Run:
    return run(PLAN)


def test_the_same_seed_teaches_the_same_network(whole: trainer.Run) -> None:
    assert same(run(PLAN), whole)
    assert not same(run(replace(PLAN, seed=4)), whole)


def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_been(tmp_path: Path, whole: trainer.Run) -> None:
    began = next(trainer.train(trainer.begin(PLAN), workers=1))
    trainer.save(tmp_path / "run.npz", began)
    taken_up = trainer.load(tmp_path / "run.npz")
    assert taken_up.generation == 1
    assert same(list(trainer.train(taken_up, workers=1))[-1], whole)
    assert [entry["loss"] for entry in taken_up.log] == [entry["loss"] for entry in whole.log]


def test_afterstates_are_gathered_with_what_became_of_them():
    samples = gather(Lot(0, 4))
    assert samples.numbers.shape == (len(samples), NUMBERS)
    assert 0 < samples.wins.mean() < 1
    assert (samples.leads[samples.wins == 1] >= 0).all()


def test_how_the_games_are_shared_out_changes_nothing():
    one, parts = (
        gather(Lot(0, 4)),
        joined([gather(Lot(0, 3)), gather(Lot(3, 1))]),
    )
    assert np.array_equal(one.cards, parts.cards)
    assert np.array_equal(one.starts, parts.starts)


def test_games_are_the_same_in_another_process():
    first, weights = len(KINDS), Network.fresh(1).weights  # games that experts leave to judges
    with Workers(FunctionJob(gather), 1) as workers:
        there = joined(list(workers.answers(lots(first, 2, 1, weights))))
    assert np.array_equal(there.cards, gather(Lot(first, 2, weights)).cards)


def test_samples_become_a_row_for_each_with_every_card_in_its_place():
    samples = gather(Lot(0, 1))
    last = len(samples) - 1
    [row] = dense(samples, np.array([last]), 10_000)
    assert np.isclose(row.sum(), samples.shares[samples.starts[last] :].sum())


def test_a_network_learns_to_foresee_how_games_end():
    samples = gather(Lot(0, 40))
    learner = Learner(Network.fresh(1))
    before = learner.loss(samples)
    learner.learn(samples, rate=3e-3, passes=30, seed=1)
    assert learner.loss(samples) < 0.8 * before


def test_the_learning_rate_falls():
    rates = [trainer.rate(trainer.Run(PLAN, Learner(Network.fresh(1)), reached)) for reached in (0, 1, 2)]
    assert rates == sorted(rates, reverse=True)


def test_a_run_on_the_command_line_is_kept_and_ends_with_a_network(tmp_path: Path) -> None:
    file = tmp_path / "run.npz"
    small = ("--generations", "2", "--games", "2", "--itself", "2", "--jobs", "1")
    ran = vigil("train", str(file), *small)
    assert ran.code == 0
    assert Network.load(tmp_path / "run-network.npz").weights["numbers"].shape[0] == NUMBERS
    assert "<svg" in (tmp_path / "run.svg").read_text()
    assert '"loss"' in (tmp_path / "run.json").read_text()
    assert trainer.load(file).generation == 2


def test_a_file_that_holds_no_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.npz"
    np.savez(file, told="{}")
    ran = vigil("train", str(file))
    assert ran.code == 2
    assert "is no training run" in ran.err
