"""The tables of the leaderboard, made of the scores in docs/leaderboard.

    python tools/leaderboard.py            writes the tables into docs/leaderboard.md
    python tools/leaderboard.py --check    fails if that would change anything

A score is what `vigil benchmark BOT --json FILE` writes; whoever hands it in adds `name` and `about`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from vigil.arena.benchmark_command import FORMAT
from vigil.arena.benchmark_tasks import BLOCKS, TASKS, VERSION

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "leaderboard.md"
SCORES: Final = ROOT / "docs" / "leaderboard"
BEGIN: Final = "<!-- made by tools/leaderboard.py -->"
END: Final = "<!-- until here -->"
NOTHING: Final = "–"


def read_scores() -> list[dict[str, Any]]:
    """All scores, the best first; a file that is none is refused by its name."""
    found = [read_score(path) for path in sorted(SCORES.glob("*.json"))]
    return sorted(found, key=lambda score: (-score["complete"], -score["points"], score["name"]))


def read_score(path: Path) -> dict[str, Any]:
    """The score in a file."""
    score: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if score.get("format") != FORMAT or score.get("version") != VERSION:
        raise ValueError(f"{path.name} is no score of benchmark {VERSION}")
    for key in ("name", "about"):
        if not isinstance(score.get(key), str):
            raise ValueError(f"{path.name} has no {key!r}: who or what this is, in a line")
    known = [task.name for task in TASKS]
    for task in score["tasks"]:
        if task["task"] not in known:
            raise ValueError(f"{path.name} has a task {task['task']!r} that there is not")
    return score


def tables(scores: Sequence[dict[str, Any]]) -> str:
    """Complete scores, then those of a part of the benchmark, then what is known of each."""
    whole = [score for score in scores if score["complete"]]
    parts = [score for score in scores if not score["complete"]]
    texts = ["## Complete scores", score_table(whole) if whole else "None yet."]
    texts += ["## Scores of a part", NOTE, score_table(parts)] if parts else []
    return "\n\n".join([*texts, "## What they are", about_table(scores)])


NOTE: Final = (
    f"Fewer tasks, or fewer than {BLOCKS} seeds: to see what to expect, not to compare. Such a score is the "
    "mean over the tasks that were played."
)


def score_table(scores: Sequence[dict[str, Any]]) -> str:
    """A line for every bot: points with half their 95 % interval."""
    played = {task["task"] for score in scores for task in score["tasks"]}
    names = [task.name for task in TASKS if task.name in played]
    rows = [["bot", "score", *names, "seeds", "games"], ["---", *["--:"] * (len(names) + 3)]]
    for score in scores:
        tasks = {task["task"]: task for task in score["tasks"]}
        cells = [points(tasks[name]) if name in tasks else NOTHING for name in names]
        rows.append([score["name"], points(score), *cells, str(score["blocks"]), str(games(score))])
    return markdown(rows)


def games(score: dict[str, Any]) -> int:
    """How many games a score comes from: every seed from every seat, against every bot."""
    return sum(
        task["players"] * each["blocks"] for task in score["tasks"] for each in task["against"].values()
    )


def points(score: dict[str, Any]) -> str:
    """Points with their interval."""
    reach = score["reach"]
    return f"{score['points']:.1f} ± {'?' if reach is None else f'{reach:.1f}'}"


def about_table(scores: Sequence[dict[str, Any]]) -> str:
    """What every bot is, and what its score was measured with."""
    rows = [["bot", "what it is", "measured with", "rules", "code", "seconds a decision"], ["---"] * 6]
    for score in scores:
        measured = [score["engine"], str(score["rules"]), f"`{score['code']}`", f"{score['budget']:g}"]
        rows.append([score["name"], score["about"], *measured])
    return markdown(rows)


def markdown(rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "\n".join(["| " + " | ".join(row) + " |" for row in rows])


def page() -> str:
    """The page with its tables made anew."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n\n{tables(read_scores())}\n\n{END}{rest.partition(END)[2]}"


def main(arguments: Sequence[str]) -> None:
    """Write the page, or look whether it is as it should be."""
    if list(arguments) == ["--check"]:
        sys.exit(None if PAGE.read_text(encoding="utf-8") == page() else f"run {Path(__file__).name}")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
