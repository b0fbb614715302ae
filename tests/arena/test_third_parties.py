"""Bots of third parties in the arena: the examples play, and broken ones stop no match."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

import pytest

from tests.arena.playing import lasting, plan_of, ran, really_played
from vigil.arena.bot_game import FAILED
from vigil.arena.entrants import Entrants, check
from vigil.arena.game_format import GameFormat
from vigil.arena.results import read_results
from vigil.arena.schedule import Fixture
from vigil.arena.summary import summarize
from vigil.arena.tournament import TournamentJob
from vigil.bots import Bot
from vigil.cluster.processes import Numbered, Workers
from vigil.rules.game import View
from vigil.rules.moves import Decision, Move

EXAMPLES = Path(__file__).parents[2] / "examples"
BROKEN = """
import json, random, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello": print('{"type": "ready"}', flush=True)
    if message["type"] != "question": continue
    asked += 1
    answer = {"id": message["id"], "index": 0}
    if asked % 7 == 3: answer = {"id": message["id"], "index": 1000}
    if asked == 20: answer = "what?"
    if asked == 30: time.sleep(1.5)
    if asked == 45: sys.exit("I give up")
    print(json.dumps(answer), flush=True)
"""

POLITE = """
import json, sys
told = []
for line in sys.stdin:
    message = json.loads(line)
    told.append(message["type"])
    if told[-1] == "hello": print('{"type": "ready"}', flush=True)
    if told[-1] == "question": print(json.dumps({"id": message["id"], "index": 0}), flush=True)
print(*map(repr, told[-2:]), file=sys.stderr)
"""
HANGING = """
import os, sys
sys.stdin.readline()
print('{"type": "ready"}', flush=True)
sys.stdin.readline()
open(os.path.dirname(__file__) + "/pid", "w").write(str(os.getpid()))
while True: pass
"""
ALONE = GameFormat(players=1, variant="solitaire")


def command(path: Path) -> str:
    """The name of the bot that a Python program is."""
    return f"program:{shlex.join([sys.executable, '-S', '-E', str(path)])}"


class Confused(Bot):
    """A bot in our own process that makes moves of another game, and sometimes none at all."""

    def choose(self, view: View, decision: Decision) -> Move:
        if view.table.moves_made % 2:
            raise RuntimeError("what now?")
        return Move("play", "play Dodo")


def test_the_examples_play_a_match(tmp_path, monkeypatch):
    monkeypatch.chdir(EXAMPLES)
    names = ["collector:Collector", command(Path("line_bot.py"))]
    check(names)
    summary = summarize([ran(plan_of(tmp_path / "results.jsonl", names, 1)).results])
    assert [effort.failures for effort in summary.efforts] == [0, 0]
    assert all(effort.decisions > 50 and effort.mean > 0 for effort in summary.efforts)


def test_an_example_makes_the_same_moves_every_time(monkeypatch):
    monkeypatch.chdir(EXAMPLES)
    fixture = Fixture(0, command(Path("line_bot.py")), "greedy", 1)
    entrants = Entrants(20.0)
    first, second = (really_played(fixture, 5, entrants) for _ in range(2))
    entrants.close()
    assert lasting([first]) == lasting([second])


def test_a_match_with_a_broken_program_is_played_to_the_end(tmp_path):
    (tmp_path / "bot.py").write_text(BROKEN, encoding="utf-8")
    name = command(tmp_path / "bot.py")
    path = tmp_path / "results.jsonl"
    ran(plan_of(path, [name], 1, ALONE, budget=1.0))
    games = read_results(path).games
    broken = summarize([read_results(path)]).efforts[0]
    assert len(games) == 1
    assert {"illegal", "rubbish", "hang", "crash"} <= set(broken.kinds)
    assert broken.failures == sum(sum(game.failures) for game in games)
    log = path.with_suffix(".log").read_text(encoding="utf-8")
    assert "I give up" in log
    assert "1000' is not one of the moves" in log


def test_a_bot_of_ours_that_fails_stops_no_match_either(monkeypatch):
    monkeypatch.setitem(Entrants.make.__globals__, "bot", lambda _, seed: Confused(seed))
    game = really_played(Fixture(0, "confused", "uniform", 0), 3, Entrants(1.0))
    assert game.winners
    assert game.failures == game.decisions
    assert {error["detail"].partition(":")[0] for error in game.errors} == {"RuntimeError", "IllegalMove"}


class Crashing(Bot):
    """A bot that never makes a move of its own."""

    def choose(self, view: View, decision: Decision) -> Move:
        raise ZeroDivisionError


@pytest.mark.parametrize("turned", [0, 1])
def test_a_bot_that_always_crashes_loses_every_game(monkeypatch, turned):
    made = Entrants.make.__globals__["bot"]
    monkeypatch.setitem(
        Entrants.make.__globals__,
        "bot",
        lambda name, seed: Crashing(seed) if name == "crashing" else made(name, seed),
    )
    fixture = Fixture(0, "crashing", "uniform", turned)
    game = really_played(fixture, 5, Entrants(1.0))
    assert not game.one_won
    assert game.reason == FAILED
    assert game.failures[turned] == game.decisions[turned]
    assert really_played(fixture, 5, Entrants(1.0), forgive=True).one_won  # greedy has won it


def test_a_program_that_is_given_up_has_failed_at_every_decision(tmp_path):
    (tmp_path / "bot.py").write_text('import sys\nprint(\'{"type": "ready"}\', flush=True)\nsys.exit(1)')
    entrants = Entrants(5.0, tmp_path / "log")
    game = really_played(Fixture(0, command(tmp_path / "bot.py"), "rival", 0), 3, entrants, ALONE)
    entrants.close()
    assert game.failures == game.decisions
    assert game.winners == []


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (["greedy", "gready"], "there is no bot 'gready'; did you mean 'greedy'?"),
        (["greedy", "greedy"], "greedy is named twice"),
        (
            ["greedy", "nowhere:Bot"],
            "nowhere:Bot cannot play: ModuleNotFoundError: No module named 'nowhere'",
        ),
        (["program:./nobody"], "program:./nobody cannot play: ./nobody cannot be started"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_before_the_match(names, reason):
    with pytest.raises((ValueError, LookupError)) as refused:
        check(names)
    assert reason in str(refused.value)


def test_a_program_is_told_when_the_match_is_over(tmp_path):
    (tmp_path / "bot.py").write_text(POLITE, encoding="utf-8")
    ran(plan_of(tmp_path / "results.jsonl", [command(tmp_path / "bot.py")], 1, ALONE))
    log = (tmp_path / "results.log").read_text(encoding="utf-8")
    assert "'over' 'bye'" in log


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is nowhere to look for processes")
def test_a_program_that_hangs_does_not_outlive_a_match_that_was_stopped(tmp_path):
    (tmp_path / "bot.py").write_text(HANGING, encoding="utf-8")
    fixture = Fixture(0, command(tmp_path / "bot.py"), "Samael", 0)
    with Workers(TournamentJob(ALONE, "validation", 60.0), 1) as workers:
        workers.send(next(iter(workers.processes)), Numbered(0, fixture))
        pid = written_number(tmp_path / "pid")
        assert Path(f"/proc/{pid}").exists()
    assert not Path(f"/proc/{pid}").exists()


def written_number(path: Path) -> int:
    """The number in a file that somebody is about to write."""
    for _ in range(1000):
        if path.exists() and path.read_text(encoding="utf-8"):
            return int(path.read_text(encoding="utf-8"))
        time.sleep(0.02)
    raise AssertionError(f"nobody wrote {path}")
