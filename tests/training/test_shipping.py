"""A network is shipped from a finished run, with all that the run knows of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.typing_at import vigil
from vigil.bots.network import Network
from vigil.bots.provenance import numbers_hash, read_provenance
from vigil.rules.fingerprints import RULES
from vigil.training import shipping, trainer
from vigil.version import __version__

PLAN = trainer.TrainingPlan(seed=3, start=3, generations=1, games=2)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of very few games."""
    file = tmp_path_factory.mktemp("run") / "run.npz"
    list(trainer.train(file, trainer.begin(PLAN), workers=1))
    return file


def test_the_network_is_put_in_place_with_its_provenance(run: Path, tmp_path: Path) -> None:
    target, told = shipping.ship(run, "expert", tmp_path)
    assert target == tmp_path / "expert.npz"
    assert read_provenance(target) == told
    assert (told.seed, told.games, told.numbers) == (3, 5, numbers_hash(target))
    assert told.run == "vigil train --seed 3 --start 3 --generations 1 --games 2"
    assert (told.versions["vigil"], told.versions["rules"]) == (__version__, RULES)
    assert [stage["games"] for stage in told.stages] == [3, 2]
    assert told.measures[0]["after"] > 0


def test_it_is_the_network_of_the_run(run: Path, tmp_path: Path) -> None:
    target, _ = shipping.ship(run, "master", tmp_path)
    last = trainer.network_of(run, 1)
    assert numbers_hash(target) == numbers_hash(last)
    assert read_provenance(last) == read_provenance(target)
    assert Network.load(target).weights.keys() == trainer.load(run).network.weights.keys()


def test_a_run_that_goes_on_from_a_network_says_from_which(run: Path, tmp_path: Path) -> None:
    first = trainer.network_of(run, 1)
    again = tmp_path / "again.npz"
    list(trainer.train(again, trainer.begin(PLAN, first), workers=1))
    _, told = shipping.ship(again, "expert", tmp_path)
    assert told.begun_with == numbers_hash(first)


def test_nothing_is_left_behind_where_it_cannot_be_written(run: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="nowhere"):
        shipping.ship(run, "expert", tmp_path / "nowhere")
    assert not list(tmp_path.iterdir())


def test_only_a_finished_run_is_shipped(run: Path, tmp_path: Path) -> None:
    begun = trainer.load(run)
    begun.plan.generations = 2
    trainer.save(tmp_path / "begun.npz", begun)
    with pytest.raises(ValueError, match="has come to stage 2 of 2: finish it"):
        shipping.ship(tmp_path / "begun.npz", "expert", tmp_path)


def test_wrong_levels_and_files_are_refused(tmp_path: Path) -> None:
    ran = vigil("train", str(tmp_path / "run.npz"), "--ship", "experts")
    assert "'experts' has no network; did you mean 'expert'" in " ".join(ran.err.split())
    ran = vigil("train", str(tmp_path / "run.npz"), "--ship", "expert")
    assert "train it first" in " ".join(ran.err.split())


def test_the_command_ships_and_says_what_is_there(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = shipping.ship
    monkeypatch.setattr(shipping, "ship", lambda file, level: real(file, level, tmp_path))
    shown = " ".join(vigil("train", str(run), "--ship", "expert").out.split())
    assert numbers_hash(tmp_path / "expert.npz") in shown
    assert "5 games, seed 3" in shown
