"""The tuner: the same run from the same seed, stopped and taken up again."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.terminal.typing_at import vigil
from vigil.bots import weights
from vigil.training import tuner

PLAN = tuner.Plan(sets=[["godslayer"]], generations=2, candidates=3, survivors=2, pairs=3)


def run(plan: tuner.Plan, state: tuner.State) -> tuner.State:
    return list(tuner.tune(plan, state, workers=1))[-1]


@pytest.fixture(scope="module")
def whole() -> tuner.State:
    return run(PLAN, tuner.begin(PLAN, weights.lore()))


def test_the_same_seed_finds_the_same_weights(whole: tuner.State) -> None:
    again = run(PLAN, tuner.begin(PLAN, weights.lore()))
    assert again.mean == whole.mean != weights.lore()
    assert [entry["best"] for entry in again.log] == [entry["best"] for entry in whole.log]


def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_been(tmp_path: Path, whole: tuner.State) -> None:
    half = replace(PLAN, generations=1)
    tuner.save(tmp_path / "run.json", PLAN, run(half, tuner.begin(PLAN, weights.lore())))
    plan, state = tuner.load(tmp_path / "run.json")
    assert state.generation == 1
    assert run(plan, state).mean == whole.mean


def test_the_number_of_processes_changes_nothing(whole: tuner.State) -> None:
    spread = list(tuner.tune(PLAN, tuner.begin(PLAN, weights.lore()), workers=2))[-1]
    assert spread.mean == whole.mean


def test_weights_are_written_by_name():
    assert list(tuner.named(weights.lore())) == list(weights.NAMES)


def test_a_run_on_the_command_line_is_kept_and_goes_on(tmp_path: Path) -> None:
    file = str(tmp_path / "run.json")
    small = ("--candidates", "2", "--pairs", "1", "--jobs", "1")
    assert vigil("tune", file, "--generations", "1", *small).code == 0
    assert "early runes" in vigil("tune", file, "--generations", "2", *small).out
    assert tuner.load(Path(file))[1].generation == 2


def test_a_file_that_holds_no_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    file.write_text("{}")
    ran = vigil("tune", str(file))
    assert ran.code == 2
    assert "is no tuning run" in ran.err
