"""The trainer: the same run from the same seed, stopped and taken up again."""

from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.terminal.typing_at import vigil
from vigil.bots.afterstate import NUMBERS
from vigil.bots.network import Network
from vigil.cluster.job import FunctionJob
from vigil.cluster.processes import Workers
from vigil.rules.library import all_cards, shipped_cards
from vigil.training import trainer
from vigil.training.game_kinds import ALL
from vigil.training.samples import Samples

PLAN = trainer.TrainingPlan(seed=3, start=3, generations=1, games=2)


@pytest.fixture(autouse=True)
def small_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer, "LOT", 1)


def run(folder: Path, plan: trainer.TrainingPlan = PLAN) -> trainer.Run:
    began = trainer.begin(plan)
    list(trainer.train(folder / "run.npz", began, workers=1))
    return began


def same(one: trainer.Run, other: trainer.Run) -> bool:
    mine, theirs = one.network.weights, other.network.weights
    return all(np.array_equal(mine[name], theirs[name]) for name in mine)


def losses(of: trainer.Run) -> list[tuple[float, float]]:
    return [(entry["before"], entry["after"]) for entry in of.log]


def test_the_same_seed_teaches_the_same_network(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "again", "other")]
    for folder in folders:
        folder.mkdir()
    one, again = run(folders[0]), run(folders[1])
    assert same(one, again)
    assert losses(one) == losses(again)
    assert not same(one, run(folders[2], replace(PLAN, seed=4)))


def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    (tmp_path / "whole").mkdir()
    whole = run(tmp_path / "whole")
    file = tmp_path / "run.npz"
    began = trainer.begin(PLAN)
    list(islice(trainer.train(file, began, workers=1), 3))  # in the middle of the start
    assert not file.exists()
    assert len(list(trainer.folder_of(file, 0).iterdir())) == 2
    again = trainer.begin(PLAN)
    steps = list(islice(trainer.train(file, again, workers=1), 3))  # in the middle of the generation
    assert [step.lots for step in steps] == [2, 3, 0]
    last = trainer.load(file)
    assert last.stage == 1
    list(trainer.train(file, last, workers=1))
    assert same(last, whole)
    assert losses(last) == losses(whole)


def test_games_are_removed_when_they_have_been_learned_from(tmp_path: Path) -> None:
    run(tmp_path)
    assert not trainer.folder_of(tmp_path / "run.npz", 0).exists()
    assert all(trainer.network_of(tmp_path / "run.npz", stage).exists() for stage in (0, 1))


def test_games_are_the_same_in_another_process():
    lots = [trainer.TrainingLot(0, 2, None), trainer.TrainingLot(1, 2, Network.fresh(1).weights)]
    with Workers(FunctionJob(trainer.gather), 1) as workers:
        there = list(workers.answers(lots))
    for lot, samples in zip(lots, there, strict=True):
        assert np.array_equal(samples.cards, trainer.gather(lot).cards)
        assert np.array_equal(samples.targets, trainer.gather(lot).targets)


def test_afterstates_are_gathered_with_what_became_of_them():
    samples = trainer.gather(trainer.TrainingLot(0, 4, None))
    assert samples.numbers.shape == (len(samples), NUMBERS)
    assert 0 < samples.wins.mean() < 1
    assert (samples.leads[samples.wins == 1] >= 0).all()
    assert np.array_equal(samples.targets, samples.wins)


def test_samples_are_the_same_after_saving(tmp_path: Path) -> None:
    samples = trainer.gather(trainer.TrainingLot(0, 1, None))
    samples.save(tmp_path / "lot.npz")
    kept = Samples.load(tmp_path / "lot.npz")
    assert np.array_equal(kept.cards, samples.cards)
    assert np.array_equal(kept.shares, samples.shares)


def test_games_that_another_version_kept_are_refused(tmp_path: Path) -> None:
    lot = tmp_path / "run-games" / "0" / "00000.npz"
    lot.parent.mkdir(parents=True)
    np.savez(lot, cards=np.zeros(1))
    ran = vigil("train", str(tmp_path / "run.npz"), "--start", "1", "--generations", "0", "--jobs", "1")
    assert ran.code == 2
    assert "00000.npz has no games as this version keeps them" in " ".join(ran.err.split())
    lot.unlink()
    assert (
        vigil("train", str(tmp_path / "run.npz"), "--start", "1", "--generations", "0", "--jobs", "1").code
        == 0
    )


def test_runs_with_other_seeds_have_other_games():
    one, other = (trainer.lots_of(trainer.begin(trainer.TrainingPlan(seed=seed))) for seed in (0, 1))
    assert not {lot.first for lot in one} & {lot.first for lot in other}


@pytest.mark.parametrize("wrong", [{"start": 0}, {"games": 1 << 21}, {"generations": 64}, {"seed": 1 << 13}])
def test_a_plan_beyond_its_limits_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must be at least|has at most"):
        trainer.TrainingPlan(**wrong)


def test_a_set_that_is_left_out_is_never_met():
    cards = [
        trainer.gather(trainer.TrainingLot(9, 4, None, without=without)).cards
        for without in ((), ("delirium",))
    ]
    of_delirium = {card.face for card in all_cards() if card.set_code == "delirium"}
    met = [set((each % len(shipped_cards())).tolist()) & of_delirium for each in cards]
    assert met[0]
    assert not met[1]


@pytest.mark.parametrize("without", [("delirum",), ALL])
def test_sets_that_cannot_be_left_out_are_refused(without: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"there is no set|nothing to play"):
        trainer.TrainingPlan(without=without)


def test_a_run_on_the_command_line_is_kept_and_ends_with_a_network(tmp_path: Path) -> None:
    file = tmp_path / "run.npz"
    ran = vigil("train", str(file), "--start", "2", "--generations", "1", "--games", "1", "--jobs", "1")
    assert ran.code == 0
    assert Network.load(tmp_path / "run-network-1.npz").weights["numbers"].shape[0] == NUMBERS
    assert "<svg" in (tmp_path / "run.svg").read_text()
    assert '"after"' in (tmp_path / "run.json").read_text()
    assert trainer.load(file).stage == 2
    other = vigil("train", str(file), "--without", "delirium")
    assert other.code == 2
    assert "was begun with all sets" in other.err


def test_a_run_can_go_on_from_a_network(tmp_path: Path) -> None:
    Network.fresh(1, hidden=8, second=4).save(tmp_path / "small.npz")
    file = tmp_path / "run.npz"
    asked = ["--begin-with", str(tmp_path / "small.npz"), "--games", "1", "--jobs", "1", "--generations"]
    assert "Nothing was learned" in vigil("train", str(file), *asked, "0").out
    assert vigil("train", str(file), *asked, "1").code == 0
    assert vigil("train", str(file), *asked, "2").code == 0
    run = trainer.load(file)
    assert [entry["stage"] for entry in run.log] == [1, 2]
    assert run.network.weights["second"].shape == (8, 4)


def test_a_network_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "none.npz").write_text("no network")
    ran = vigil("train", str(tmp_path / "run.npz"), "--begin-with", str(tmp_path / "none.npz"))
    assert ran.code == 2
    assert "none.npz is no network" in ran.err


def test_a_file_that_holds_no_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.npz"
    np.savez(file, told="{}")
    ran = vigil("train", str(file))
    assert ran.code == 2
    assert "is no training run" in ran.err
