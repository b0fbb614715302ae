"""Runs: the same games whoever plays them, however often they are stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.playing import TWO, lasting, plan_of, ran, really_played
from vigil.arena.entrants import Entrants
from vigil.arena.game_format import GameFormat
from vigil.arena.results import TournamentGame, read_results
from vigil.arena.schedule import Fixture, bot_seed
from vigil.arena.seeds import kind_of, seeds
from vigil.arena.sequential_test import Hypotheses, Sequential
from vigil.arena.tournament import TournamentJob
from vigil.cluster.processes import Workers

BLOCKS = 5
BOTS = ["greedy", "uniform"]
ENDLESS = 10_000  # blocks: a run that is not over before it is stopped, however slow the machine is
COMMAND = [sys.executable, "-m", "vigil.arena.arena_command", *BOTS, "--pairs", str(ENDLESS), "--jobs", "1"]


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What comes out if nothing gets in the way, with one worker."""
    plan = plan_of(tmp_path_factory.mktemp("run") / "results.jsonl", BOTS, BLOCKS)
    return lasting(ran(plan, workers=1).results.games)


def hear_ctrl_c() -> None:
    """A shell lets what it starts in the background not hear Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def running(path: Path, lines: int) -> subprocess.Popen[str]:
    """A run in a process of its own that has written so many games."""
    command = [*COMMAND, "--budget", "5", "--results", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c)
    while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") <= lines):
        time.sleep(0.005)
    return process


def test_a_block_is_one_seed_with_the_seats_swapped(undisturbed):
    assert [(game["block"], game["seats"]) for game in undisturbed[:3]] == [
        (0, ["greedy", "uniform"]),
        (0, ["uniform", "greedy"]),
        (1, ["greedy", "uniform"]),
    ]
    assert undisturbed[0]["seed"] == undisturbed[1]["seed"] == seeds("validation", 0, 1)[0]
    assert {kind_of(game["seed"]) for game in undisturbed} == {"validation"}


def test_the_number_of_workers_changes_nothing(undisturbed, tmp_path):
    assert (
        lasting(ran(plan_of(tmp_path / "results.jsonl", BOTS, BLOCKS), workers=3).results.games)
        == undisturbed
    )


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path):
    path, other = tmp_path / "results.jsonl", tmp_path / "other.jsonl"
    with running(path, lines=3) as process:
        process.kill()
    before = len(read_results(path).games)
    blocks = before // 2 + 2
    again = ran(plan_of(path, BOTS, blocks), workers=2)
    assert before >= 3
    assert again.new == 2 * blocks - before
    assert lasting(read_results(path).games) == lasting(ran(plan_of(other, BOTS, blocks)).results.games)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_ctrl_c_ends_a_run_with_what_it_has(undisturbed, tmp_path):
    path = tmp_path / "results.jsonl"
    with running(path, lines=3) as process:
        process.send_signal(signal.SIGINT)
        told, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Stopped; the same command goes on." in told
    assert "greedy v uniform" in told
    games = lasting(read_results(path).games)
    assert games[: len(undisturbed)] == undisturbed[: len(games)]


def test_a_finished_run_plays_nothing_more_and_more_pairs_only_what_is_missing(tmp_path):
    path, form = tmp_path / "results.jsonl", GameFormat(players=1, variant="solitaire")
    assert ran(plan_of(path, ["greedy"], 3, form)).new == 3
    assert ran(plan_of(path, ["greedy"], 3, form)).new == 0
    assert ran(plan_of(path, ["greedy"], 5, form)).new == 2
    assert [game.fixture.block for game in read_results(path).games] == [0, 1, 2, 3, 4]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_worker_that_dies_is_replaced(undisturbed):
    fixtures = [Fixture(block, "greedy", "uniform", turned) for block in range(2) for turned in range(2)]
    with Workers(TournamentJob(TWO, "validation", 5.0), 1) as workers:
        games = workers.answers(fixtures)
        first = next(games)
        for process in workers.processes.values():
            os.kill(process.pid or 0, signal.SIGKILL)
        assert lasting([first, *games]) == undisturbed[:4]


def test_a_game_that_cannot_be_played_ends_the_run_with_its_reason():
    with (
        Workers(TournamentJob(TWO, "validation", 5.0), 1) as workers,
        pytest.raises(RuntimeError, match="no bot 'ghost'"),
    ):
        list(workers.answers([Fixture(0, "ghost", "greedy", 0)]))


def test_a_sequential_test_ends_at_the_same_block_with_any_number_of_workers(tmp_path):
    form = GameFormat(players=1, variant="solitaire")
    told = []
    for workers in (1, 3):
        test = Sequential(Hypotheses(0, 400))
        plan = plan_of(tmp_path / f"{workers}.jsonl", ["uniform"], 1000, form)
        games = ran(plan, workers, test).results.games
        told.append((str(test), len(games), lasting(games)))
    assert told[0] == told[1]
    assert told[0][0].startswith("accepted +0 Elo")


@pytest.mark.parametrize(
    ("form", "turned", "seating"),
    [
        (GameFormat(players=3), 1, ["b", "a", "b"]),
        (GameFormat(("godslayer", "delirium"), 6), 5, ["b", "b", "b", "b", "b", "a"]),
        (GameFormat(players=4, variant="team"), 0, ["a", "b", "a", "b"]),
        (GameFormat(players=4, variant="team"), 1, ["b", "a", "b", "a"]),
        (GameFormat(("godslayer", "delirium"), 6, variant="team"), 2, ["b", "b", "a", "b", "b", "a"]),
        (GameFormat(players=1, variant="solitaire"), 0, ["a"]),
    ],
)
def test_one_bot_sits_on_every_side_in_turn(form, turned, seating):
    assert Fixture(0, "a", "b", turned).seats(form) == seating


@pytest.mark.parametrize("form", [GameFormat(players=4, variant="team"), GameFormat(("delirium",), 3)])
def test_a_whole_side_wins_or_loses(form):
    game = really_played(Fixture(0, "greedy", "uniform", 0), 7, Entrants(1.0), form)
    assert game.winners in form.sides
    assert len(game.decisions) == form.players
    assert all(sum(times.values()) == asked for times, asked in zip(game.times, game.decisions, strict=True))


def test_bots_have_seeds_of_their_own():
    chosen = {bot_seed(seed, seat) for seed in seeds("validation", 0, 50) for seat in range(6)}
    assert len(chosen) == 300


def test_a_game_can_be_written_down_and_read_again():
    game = really_played(Fixture(3, "greedy", "uniform", 1), 11, Entrants(1.0))
    assert TournamentGame.from_data(json.loads(json.dumps(game.to_data()))) == game
