"""`vigil tune`: look for better weights, generation after generation."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vigil.bots import weights
from vigil.training import tuner

GODSLAYER = ["godslayer"]
SELECTIONS = [
    GODSLAYER,
    GODSLAYER,
    GODSLAYER,
    ["rise_of_vigil", "darkness_unleashed"],
    ["realms_unraveled"],
    ["delirium"],
    ["godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium"],
]


def tune(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where the run is kept; it goes on from there.")
    ],
    generations: Annotated[int, typer.Option(help="How many generations in all.")] = 50,
    candidates: Annotated[int, typer.Option(help="Candidates in a generation.")] = 44,
    pairs: Annotated[int, typer.Option(help="Pairs of games for each of them.")] = 168,
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes. [all cores]")] = 0,
) -> None:
    """Tune the weights of the bot `tuned`; stop it with Ctrl-C, and start it again to go on."""
    if min(generations, candidates, pairs) < 1 or jobs < 0:
        raise ValueError("generations, candidates and pairs must be at least 1, jobs at least 0")
    plan, state = opened(file, generations, candidates, pairs, seed)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("generation", total=plan.generations, completed=state.generation)
        try:
            for reached in tuner.tune(plan, state, jobs or os.cpu_count() or 1):
                state = reached
                tuner.save(file, plan, state)
                told = state.log[-1]
                progress.update(bar, completed=state.generation, description=f"best {told['best']:.3f}")
        except KeyboardInterrupt:
            console.print(f"Stopped after generation {state.generation}; the same command goes on.")
            raise typer.Exit(130) from None
    for name, value in tuner.named(state.mean).items():
        console.print(f"{name:<28} {value:>8.3f}")


def opened(
    file: Path, generations: int, candidates: int, pairs: int, seed: int
) -> tuple[tuner.Plan, tuner.State]:
    """The run in the file, else a new one that begins with lore."""
    if file.exists():
        plan, state = tuner.load(file)
        plan.generations = generations
        return plan, state
    survivors = max(candidates // 4, 1)
    plan = tuner.Plan(SELECTIONS, seed, generations, candidates, survivors, pairs)
    return plan, tuner.begin(plan, weights.lore())
