"""`vigil benchmark`: one number for a bot, comparable between papers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from vigil.arena import entrants
from vigil.arena.arena_command import check_numbers, usual_path
from vigil.arena.benchmark_tasks import (
    BLOCKS,
    LADDER,
    TASKS,
    VERSION,
    BenchmarkTask,
    TaskScore,
    average,
    find_tasks,
)
from vigil.arena.estimates import Estimate
from vigil.arena.json_report import JsonFile, text_console, write_json
from vigil.arena.results import Configuration
from vigil.arena.seeds import FINAL
from vigil.arena.summary import short, summarize
from vigil.arena.text_report import Grid, intervals
from vigil.arena.tournament import Ran, TournamentPlan, run
from vigil.bots import LEVELS
from vigil.cluster.crew import STOPPED, Cluster, hands
from vigil.console import HarmlessConsole
from vigil.rules.fingerprints import RULES

FORMAT: Final = "vigil benchmark"
FOLDER: Final = Path("benchmark")


def benchmark(
    bot: Annotated[
        str,
        typer.Argument(
            metavar="BOT", help=f"A level ({', '.join(LEVELS)}), module:Class or 'program:COMMAND'."
        ),
    ],
    task: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help=f"A task; give several. [all: {', '.join(one.name for one in TASKS)}]"
        ),
    ] = None,
    blocks: Annotated[
        int,
        typer.Option(metavar="N", help="Seeds for each opponent; only the usual number is a benchmark."),
    ] = BLOCKS,
    budget: Annotated[float, typer.Option(metavar="SECONDS", help="The time for a decision.")] = 1.0,
    jobs: Annotated[int | None, typer.Option(metavar="N", help="Games at a time. [one a core]")] = None,
    cluster: Cluster = None,
    json_file: JsonFile = None,
) -> None:
    """Play fixed final seeds against the ladder of bots, for a number to compare by.

    Ctrl-C stops it, and the same command goes on.
    """
    console = text_console(json_file)
    check_numbers(blocks, budget, jobs)
    name = entrants.plain(bot)
    entrants.check([name])
    scores: list[TaskScore] = []
    for one in find_tasks(task or []):
        plan = plan_of(one, name, blocks, budget)
        console.print(f"{one.name}: {plan.games} games of {one.format.describe()}", soft_wrap=True)
        ran = run(plan, hands(jobs, cluster), console)
        if ran.stopped:
            console.print("Stopped; the same command goes on.")
            raise typer.Exit(STOPPED)
        scores.append(score_of(one, ran))
    show(console, name, scores, blocks)
    write_json(console, json_file, to_data(name, scores, blocks, budget))


def plan_of(task: BenchmarkTask, bot: str, blocks: int, budget: float) -> TournamentPlan:
    """The games of a task: the bot against every other bot of the ladder."""
    others = [other for other in LADDER if other != bot]
    configuration = Configuration.of(FINAL, [bot, *others], task.format, budget)
    path = FOLDER / usual_path(configuration).name
    return TournamentPlan(configuration, [(bot, other) for other in others], 0, blocks, path)


def score_of(task: BenchmarkTask, ran: Ran) -> TaskScore:
    """What a task has come to."""
    return TaskScore(task, {match.other: match.score for match in summarize([ran.results]).matches})


def show(console: HarmlessConsole, bot: str, scores: Sequence[TaskScore], blocks: int) -> None:
    """Print the table and the number."""
    total = average([score.points for score in scores])
    table = grid(scores)
    console.print(f"\n{title(bot)}", style="bold")
    console.print(table.text(console.width), soft_wrap=True)
    console.print(table.note, style="dim", soft_wrap=True)
    console.print(f"\n{number_text(total, scores, blocks)}", style="bold", soft_wrap=True)


def title(bot: str) -> str:
    """Whose scores these are."""
    return f"{short(bot)} in benchmark {VERSION}"


def grid(scores: Sequence[TaskScore]) -> Grid:
    """One line a task."""
    others = list(dict.fromkeys(other for score in scores for other in score.scores))
    rows = [
        [score.task.name, *[score.scores[other].percent for other in others], in_points(score.points)]
        for score in scores
    ]
    note = (
        "The share of games won against each bot in percent, and points: 50 for whoever is its equal, 100 "
        f"for whoever always wins, the mean over the bots. {intervals()}"
    )
    return Grid("Benchmark", ["task", *others, "points"], rows, note)


def in_points(found: Estimate) -> str:
    """Points with their interval."""
    return replace(found, mean=found.mean / 100, reach=found.reach / 100).percent


def number_text(total: Estimate, scores: Sequence[TaskScore], blocks: int) -> str:
    """The number, or why it is none to compare."""
    whole = len(scores) == len(TASKS) and blocks == BLOCKS
    words = "Score" if whole else f"Score of {len(scores)} of {len(TASKS)} tasks, {blocks} of {BLOCKS} seeds"
    return f"{words}: {in_points(total)}" + ("" if whole else " (not one to compare)")


def to_data(bot: str, scores: Sequence[TaskScore], blocks: int, budget: float) -> dict[str, Any]:
    """The table as plain data, with all that it depends on."""
    total = average([score.points for score in scores])
    made_by = Configuration.of(FINAL, [bot], scores[0].task.format, budget)
    return {
        "format": FORMAT,
        "version": VERSION,
        "bot": bot,
        "engine": made_by.engine,
        "rules": RULES,
        "code": made_by.code,
        "budget": budget,
        "blocks": blocks,
        "complete": len(scores) == len(TASKS) and blocks == BLOCKS,
        "points": total.mean,
        "reach": total.reach,
        "tasks": [score.to_data() for score in scores],
    }
