"""The benchmark: its tasks, its points and `vigil benchmark` as it is typed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from vigil.arena import benchmark_tasks
from vigil.arena.benchmark_command import benchmark, number_text, plan_of
from vigil.arena.benchmark_tasks import LADDER, TASKS, TaskScore, average, find_tasks, points
from vigil.arena.estimates import Estimate
from vigil.arena.game_format import GameFormat
from vigil.environments.actions import Actions
from vigil.environments.batch import Batch
from vigil.rules.forgetting import forget_set
from vigil.rules.kernel.card import IN_CENTER_DECK
from vigil.rules.library import added_sets

Typed = Callable[..., str]
PUBLISHED = "b3cc7960aaf949bc"  # of names, sets and players; it changes with VERSION only


@pytest.fixture(autouse=True)
def forget_own_sets() -> Iterator[None]:
    """Leave the library to other tests as it was."""
    yield
    for card_set in added_sets():
        forget_set(card_set.code)


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
    with pytest.raises(ValueError, match="there is no task 'chess'; there are small, duel, "):
        find_tasks(["chess"])


def test_the_tasks_are_those_of_the_version_that_is_published() -> None:
    assert (benchmark_tasks.VERSION, LADDER, benchmark_tasks.BLOCKS) == (
        1,
        ("greedy", "tuned", "expert"),
        100,
    )
    formats = {task.name: task.format for task in TASKS}
    played = json.dumps([[name, form.sets, form.players] for name, form in formats.items()])
    assert hashlib.sha256(played.encode()).hexdigest()[:16] == PUBLISHED
    assert formats["duel"] == GameFormat(("godslayer",), 2)
    assert formats["four"] == GameFormat(("godslayer",), 4)


def test_the_small_task_has_few_cards_and_little_honor_and_its_games_are_short() -> None:
    [small] = find_tasks(["small"])
    game = small.format.deal(1)
    assert game.honor_pool == 15
    assert len([card for card in game.setup.sets[0].cards if card.home == IN_CENTER_DECK]) == 12
    game.playout(1)
    assert game.turn_number < 60


def test_a_small_task_can_be_learned_in_a_batch_with_the_actions_of_the_first_box() -> None:
    [small] = find_tasks(["small"])
    batch = Batch(**small.settings, games=2, seed=1)
    assert batch.actions.encoding == Actions(["godslayer"]).encoding
    assert batch.actions.size < Actions(["godslayer"]).size


def test_a_bot_is_benchmarked_and_the_table_is_written_as_json(typed: Typed, tmp_path: Path) -> None:
    told = typed("Uniform", "duel", file=tmp_path / "score.json")
    assert "duel: 4 games of Chronicle of the Godslayer, 2 players" in told
    assert "uniform in benchmark 1" in told
    assert f"Score of 1 of {len(TASKS)} tasks, 2 of 100 seeds:" in told
    document = json.loads((tmp_path / "score.json").read_text(encoding="utf-8"))
    assert (document["bot"], document["complete"], document["tasks"][0]["task"]) == ("uniform", False, "duel")
    assert document["tasks"][0]["against"]["greedy"]["blocks"] == 2


def test_a_task_with_a_set_of_its_own_is_played_in_other_processes(typed: Typed) -> None:
    assert "small: 4 games of First Steps, 2 players" in typed("uniform", "small")


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
