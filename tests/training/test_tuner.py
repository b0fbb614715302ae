"""The tuner: the same run from the same seed, stopped and taken up again, and what it turns."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.terminal.typing_at import vigil
from vigil.bots import weights
from vigil.bots.judge import PHASES
from vigil.bots.judge_bots import tuned_judge
from vigil.rules.library import all_cards
from vigil.training import knobs, tuner
from vigil.training.game_kinds import ALL
from vigil.training.knobs import TURNED_WEIGHTS, Knobs, faces_of

PLAN = tuner.TuningPlan(steps=2, trials=3, pairs=1)


def run(plan: tuner.TuningPlan, state: tuner.TuningState, workers: int = 1) -> tuner.TuningState:
    return list(tuner.tune(plan, state, workers))[-1]


@pytest.fixture(scope="module")
def whole() -> tuner.TuningState:
    return run(PLAN, tuner.begin(knobs.today()))


def test_the_same_seed_finds_the_same_numbers(whole: tuner.TuningState) -> None:
    again = run(PLAN, tuner.begin(knobs.today()))
    assert again.mean == whole.mean
    assert any(whole.mean)


def test_another_seed_finds_others(whole: tuner.TuningState) -> None:
    assert run(replace(PLAN, seed=1), tuner.begin(knobs.today())).mean != whole.mean


def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_been(
    tmp_path: Path, whole: tuner.TuningState
) -> None:
    tuner.save(tmp_path / "run.json", PLAN, run(replace(PLAN, steps=1), tuner.begin(knobs.today())))
    plan, state = tuner.load(tmp_path / "run.json")
    assert state.step == 1
    assert run(plan, state).mean == whole.mean


def test_the_number_of_processes_changes_nothing(whole: tuner.TuningState) -> None:
    assert run(PLAN, tuner.begin(knobs.today()), workers=2).mean == whole.mean


def test_numbers_move_the_way_that_won() -> None:
    still = Knobs(knobs.today())
    trials = [tuner.Trial(still, np.zeros(len(still)), number, 1) for number in range(400)]
    strayed = [tuner.straying(trial) for trial in trials]
    wanted = 3  # of the numbers, only this one matters
    uphill = tuner.slope(trials, [float(stray[wanted]) for stray in strayed])
    assert np.argmax(np.abs(uphill)) == wanted
    assert uphill[wanted] > 0


def test_the_mean_forgets_where_the_numbers_began() -> None:
    state = tuner.begin(knobs.today())
    ones = np.ones(len(state.turned))
    for _ in range(tuner.UNSETTLED + 1):
        tuner.move(state, ones)
    assert state.mean == state.turned
    tuner.move(state, ones)
    assert state.turned[0] > state.mean[0] > state.turned[0] - tuner.RATE


def test_nothing_turned_is_todays_tuned() -> None:
    found = Knobs(knobs.today()).standing_of(np.zeros(len(Knobs(knobs.today())))).judge()
    assert found.weights == tuned_judge().weights
    for face in faces_of(ALL):
        assert knobs.worth_of(found, face) == pytest.approx(knobs.worth_of(tuned_judge(), face), abs=0.006)


def test_a_card_is_turned_early_and_late() -> None:
    turning = Knobs(knobs.today())
    place = turning.faces.index(next(card.face for card in all_cards() if card.name == "Mystic"))
    turned = np.zeros(len(turning))
    turned[len(TURNED_WEIGHTS) + place] = 4.0
    was, now = turning.standing.cards["Mystic"], turning.standing_of(turned).cards["Mystic"]
    step = turning.worth_steps[place]
    assert [now[knot] - was[knot] for knot in (0, -1)] == pytest.approx([4.0 * step, 0.0], abs=0.006)


def test_a_monster_is_worth_what_defeating_it_brings_at_once() -> None:
    standing = knobs.today()
    cultist = next(card.face for card in all_cards() if card.name == "Cultist")
    judge = standing._replace(cards={"Cultist": [2.0] * 6}).judge()
    assert judge.now[PHASES][cultist] == 2.0


def test_cards_that_are_not_met_do_not_stray() -> None:
    turning = Knobs(knobs.today())
    trial = tuner.Trial(turning, np.zeros(len(turning)), 0, 1)
    assert tuner.sets_of(0) == ("godslayer",)
    met = {turning.faces[place] for place in np.flatnonzero(tuner.straying(trial)[-len(turning.faces) :])}
    assert met == set(faces_of(("godslayer",)))


def test_a_run_on_the_command_line_is_kept_and_goes_on(tmp_path: Path) -> None:
    file = str(tmp_path / "run.json")
    small = ("--trials", "2", "--pairs", "1", "--jobs", "1")
    assert vigil("tune", file, "--steps", "1", *small).code == 0
    assert "run-tuned.json" in vigil("tune", file, "--steps", "2", *small).out.replace("\n", "")
    assert tuner.load(Path(file))[1].step == 2
    found = json.loads((tmp_path / "run-tuned.json").read_text())
    assert list(found["weights"]) == list(weights.NAMES)


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        (("--steps", "0"), "must be at least 1"),
        (("--trials", str(1 << 30)), "at most"),
        (("--seed", "-1"), "at least 0"),
        (("--seed", "16"), "games of the trainer"),
    ],
)
def test_a_run_that_cannot_be_is_refused(tmp_path: Path, said: tuple[str, ...], wrong: str) -> None:
    ran = vigil("tune", str(tmp_path / "run.json"), *said)
    assert ran.code == 2
    assert wrong in ran.err
    assert not (tmp_path / "run.json").exists()


def test_a_file_that_holds_no_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    file.write_text("{}")
    ran = vigil("tune", str(file))
    assert ran.code == 2
    assert "is no tuning run" in ran.err
