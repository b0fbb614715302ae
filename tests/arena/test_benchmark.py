"""The benchmark: its tasks, its points and `vigil benchmark` as it is typed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from vigil.arena import benchmark_tasks
from vigil.arena.benchmark_command import benchmark, number_text, plan_of
from vigil.arena.benchmark_tasks import LADDER, TASKS, TaskScore, average, find_tasks, points
from vigil.arena.estimates import Estimate

Typed = Callable[..., str]


@pytest.fixture
def typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., str]:
    """Benchmarks a bot in a task against one bot of the ladder, and reads what is said."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("vigil.arena.results.fingerprint", lambda _: "the same all the time")
    monkeypatch.setattr("vigil.arena.benchmark_command.LADDER", ("greedy",))

    def type_(bot: str, *tasks: str, blocks: int = 2, file: Path | None = None) -> str:
        benchmark(bot, list(tasks), blocks, 1.0, 1, None, file)
        return capsys.readouterr().out

    return type_


def test_an_equal_has_fifty_points_whatever_the_number_of_players() -> None:
    for fair in (1 / 2, 1 / 3, 1 / 4):
        won = [points(Estimate(share, 0.01, 100), fair).mean for share in (0.0, fair, 1.0)]
        assert won == pytest.approx([0, 50, 100])


def test_points_grow_with_the_share_of_games() -> None:
    found = [points(Estimate(share / 20, 0, 100), 1 / 3).mean for share in range(21)]
    assert found == sorted(found)


def test_the_interval_of_a_mean_shrinks_with_its_parts() -> None:
    assert average([Estimate(40, 3, 100), Estimate(60, 4, 100)]) == Estimate(50, 2.5, 100)


def test_every_task_can_be_dealt_and_is_named_once() -> None:
    assert len({task.name for task in TASKS}) == len(TASKS)
    for task in TASKS:
        assert task.format.deal(1).decision is not None


def test_a_task_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="there is no task 'chess'; there are duel, "):
        find_tasks(["chess"])


def test_the_tasks_are_those_of_the_version_that_is_published() -> None:
    known = [(task.name, task.format.sets, task.format.players) for task in TASKS]
    assert (benchmark_tasks.VERSION, LADDER, benchmark_tasks.BLOCKS, len(known)) == (
        1,
        ("greedy", "tuned", "expert"),
        100,
        8,
    )
    assert known[0] == ("duel", ("godslayer",), 2)
    assert known[-1] == ("four", ("godslayer",), 4)


def test_a_bot_is_benchmarked_and_the_table_is_written_as_json(typed: Typed, tmp_path: Path) -> None:
    told = typed("Uniform", "duel", file=tmp_path / "score.json")
    assert "duel: 4 games of Chronicle of the Godslayer, 2 players" in told
    assert "uniform in benchmark 1" in told
    assert "Score of 1 of 8 tasks, 2 of 100 seeds:" in told
    document = json.loads((tmp_path / "score.json").read_text(encoding="utf-8"))
    assert (document["bot"], document["complete"], document["tasks"][0]["task"]) == ("uniform", False, "duel")
    assert document["tasks"][0]["against"]["greedy"]["blocks"] == 2


def test_what_was_played_is_not_played_again(typed: Typed) -> None:
    first, second = typed("uniform", "duel"), typed("uniform", "duel")
    assert first == second
    assert len(list(Path("benchmark").glob("*.jsonl"))) == 1


def test_a_bot_of_the_ladder_does_not_meet_itself() -> None:
    assert [other for _, other in plan_of(TASKS[0], "tuned", 1, 1.0).matches] == ["greedy", "expert"]


def test_the_number_of_a_whole_run_can_be_compared() -> None:
    score = [TaskScore(task, {"greedy": Estimate(0.5, 0.05, 100)}) for task in TASKS]
    assert number_text(Estimate(61.24, 1.5, 100), score, 100) == "Score: 61.2 ± 1.5"
    assert number_text(Estimate(61.24, 1.5, 100), score, 10).endswith("(not one to compare)")


def test_bad_numbers_and_bots_are_refused(typed: Typed) -> None:
    with pytest.raises(ValueError, match="at least one block"):
        typed("uniform", "duel", blocks=0)
    with pytest.raises((ValueError, LookupError), match="nobody"):
        typed("nobody", "duel")
