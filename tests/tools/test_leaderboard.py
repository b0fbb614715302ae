"""The leaderboard: its tables are made of the scores that are kept, and these are such of the benchmark."""

from __future__ import annotations

import json

import pytest

from tools import leaderboard
from vigil.arena.benchmark_tasks import TASKS


def test_the_page_has_the_tables_that_the_scores_make():
    assert leaderboard.page() == leaderboard.PAGE.read_text(encoding="utf-8"), (
        "run python tools/leaderboard.py"
    )


def test_every_score_says_how_many_games_it_comes_from_and_with_what_it_was_measured():
    scores = leaderboard.read_scores()
    assert len(scores) >= 4
    for score in scores:
        assert score["code"]
        assert score["engine"].startswith("vigil ")
        assert all(task["against"] for task in score["tasks"])
        assert score["complete"] == (len(score["tasks"]) == len(TASKS) and score["blocks"] == 100)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "vigil arena"}, "is no score of benchmark"),
        ({"version": 99}, "is no score of benchmark"),
        ({"name": None}, "has no 'name'"),
        ({"tasks": [{"task": "chess"}]}, "has a task 'chess' that there is not"),
    ],
)
def test_a_file_that_is_no_score_is_refused_by_its_name(change, why, tmp_path):
    [path, *_] = sorted(leaderboard.SCORES.glob("*.json"))
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), **change}), encoding="utf-8")
    with pytest.raises(ValueError, match=f"mine.json {why}"):
        leaderboard.read_score(file)
