"""Commands with `--cluster`: the results that they have without it. `make test-cluster` runs these."""

from __future__ import annotations

import io
import signal
import subprocess
import sys
import time
from typing import Any

import numpy as np
import pytest

from tests.arena.playing import lasting, plan_of, ran
from vigil.arena.game_format import GameFormat
from vigil.arena.results import read_results
from vigil.arena.simulation import Simulation, show_simulation
from vigil.arena.tournament import run
from vigil.console import HarmlessConsole
from vigil.datasets.dataset_commands import export_simulation
from vigil.datasets.dataset_reader import stored_games
from vigil.training import trainer, tuner
from vigil.training.knobs import today
from vigil.values.card_values import CardValues
from vigil.values.values_command import heading_of, measure_lots

pytestmark = pytest.mark.cluster

BOTS = ["greedy", "uniform"]
BLOCKS = 40
ALONE = GameFormat(players=1, variant="solitaire")
SILENT = HarmlessConsole(file=io.StringIO())


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """The games as they are played on this machine alone."""
    return lasting(ran(plan_of(tmp_path_factory.mktemp("here") / "r.jsonl", BOTS, BLOCKS), 2).results.games)


def command(*words: str) -> subprocess.Popen[str]:
    """A command in a process of its own, which hears Ctrl-C."""
    return subprocess.Popen(
        [sys.executable, "-m", "vigil", *words],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def test_a_tournament_is_the_same_and_names_its_nodes(nodes, here, tmp_path):
    path = tmp_path / "r.jsonl"
    run(plan_of(path, BOTS, BLOCKS), nodes.address, SILENT)
    results = read_results(path)
    assert lasting(results.games) == here
    assert len(results.nodes) == 2


def test_a_tournament_is_the_same_if_a_node_is_killed_in_its_middle(nodes, here, tmp_path):
    path = tmp_path / "r.jsonl"
    arena = [*BOTS, "--pairs", str(BLOCKS), "--budget", "5", "--results", str(path)]
    with nodes.another() as third:
        process = command("arena", *arena, "--cluster", nodes.address)
        while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 20):
            time.sleep(0.01)
        nodes.kill(third)
        told, _ = process.communicate(timeout=300)
    results = read_results(path)
    assert process.returncode == 0
    assert lasting(results.games) == here
    assert len(results.nodes) == 3
    assert "Played on a cluster of" in told


def test_ctrl_c_keeps_what_was_written_and_the_same_command_goes_on(nodes, here, tmp_path):
    path = tmp_path / "r.jsonl"
    arena = [*BOTS, "--pairs", str(BLOCKS), "--budget", "5", "--results", str(path)]
    process = command("arena", *arena, "--cluster", nodes.address)
    while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 20):
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=300)
    kept = lasting(read_results(path).games)
    assert process.returncode == 130
    assert "Stopped; the same command goes on." in told
    assert kept == here[: len(kept)]
    assert 18 <= len(kept) < len(here)
    again = ran(plan_of(path, BOTS, BLOCKS), 2)  # on this machine alone: it is the same run
    assert lasting(again.results.games) == here


def test_a_finished_run_needs_no_cluster(tmp_path):
    path = tmp_path / "r.jsonl"
    ran(plan_of(path, ["uniform"], 2, ALONE))
    assert run(plan_of(path, ["uniform"], 2, ALONE), "127.0.0.1:1", SILENT).new == 0


def test_a_simulation_is_the_same_and_names_its_nodes(nodes):
    told = []
    for workers in (1, nodes.address):
        shown = io.StringIO()
        show_simulation(
            HarmlessConsole(file=shown, width=160), Simulation(ALONE, ("uniform",), 5), 40, workers
        )
        told.append([line.rstrip() for line in shown.getvalue().splitlines()])
    alone, shared = told
    assert shared[: len(alone) - 1] == alone[:-1]  # but for the speed
    assert shared[-1].startswith("nodes")


def test_training_teaches_the_same_network(nodes, tmp_path, monkeypatch):
    monkeypatch.setattr(trainer, "LOT", 1)
    taught = []
    for name, workers in (("here", 1), ("there", nodes.address)):
        (tmp_path / name).mkdir()
        run_ = trainer.begin(trainer.TrainingPlan(seed=3, start=6, generations=1, games=2))
        list(trainer.train(tmp_path / name / "run.npz", run_, workers))
        taught.append(run_.network.weights)
    assert all(np.array_equal(taught[0][name], taught[1][name]) for name in taught[0])


def test_tuning_finds_the_same_weights(nodes):
    plan = tuner.TuningPlan(steps=1, trials=4, pairs=1)
    found = [list(tuner.tune(plan, tuner.begin(today()), who))[-1].mean for who in (1, nodes.address)]
    assert found[0] == found[1]


def test_card_values_are_the_same(nodes, tmp_path):
    counted = []
    for name, workers in (("here", 1), ("there", nodes.address)):
        found = CardValues({**heading_of(0), "games": 2, "pairs": 1}, {})
        assert len(list(measure_lots(tmp_path / name, found, ["godslayer"], 2, workers))) == 2
        counted.append(found)
    assert counted[0] == counted[1]


def test_the_log_of_a_program_comes_back_with_the_games(nodes, tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text("import sys\nprint('I give up', file=sys.stderr)\n", encoding="utf-8")
    path = tmp_path / "r.jsonl"
    name = f"program:{sys.executable} {bot}"
    run(plan_of(path, [name], 1, ALONE), nodes.address, SILENT)
    assert "I give up" in path.with_suffix(".log").read_text(encoding="utf-8")


def test_a_dataset_has_the_same_rows(nodes, tmp_path):
    rows = []
    for name, workers in (("here", 1), ("there", nodes.address)):
        export_simulation(SILENT, Simulation(ALONE, ("greedy",), 5), 12, workers, tmp_path / name)
        found = stored_games(tmp_path / name)
        rows.append([(row, table.to_pylist()) for row, table in found])
    assert rows[0] == rows[1]
    assert len(rows[0]) == 12
