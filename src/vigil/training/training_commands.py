"""`vigil tune` and `vigil train`: look for better weights, and teach the network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vigil.arena.plots import HOW_TO_GET_THEM
from vigil.bots import weights
from vigil.cluster.crew import STOPPED, Cluster, hands
from vigil.training import trainer, tuner
from vigil.training.curve import write_curve

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
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())

Jobs = Annotated[int, typer.Option(help="Processes. [all cores]")]


def tune(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where the run is kept; it goes on from there.")
    ],
    generations: Annotated[int, typer.Option(help="How many generations in all.")] = 60,
    candidates: Annotated[int, typer.Option(help="Candidates in a generation.")] = 48,
    pairs: Annotated[int, typer.Option(help="Pairs of games for each of them.")] = 210,
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
) -> None:
    """Tune the weights of the bot `tuned`; stop it with Ctrl-C, and start it again to go on."""
    if min(generations, candidates, pairs) < 1 or jobs < 0:
        raise ValueError("generations, candidates and pairs must be at least 1, jobs at least 0")
    plan, state = opened(file, generations, candidates, pairs, seed)
    console = Console()
    with Progress(*COLUMNS, console=console) as progress:
        bar = progress.add_task("generation", total=plan.generations, completed=state.generation)
        try:
            for reached in tuner.tune(plan, state, hands(jobs, cluster)):
                state = reached
                tuner.save(file, plan, state)
                told = state.log[-1]
                progress.update(bar, completed=state.generation, description=f"best {told['best']:.3f}")
        except KeyboardInterrupt:
            stopped(console, state.generation)
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


def train(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="Where the run is kept (.npz); it goes on from there."),
    ],
    generations: Annotated[int, typer.Option(help="How many generations in all.")] = trainer.GENERATIONS,
    games: Annotated[int, typer.Option(help="Games in a generation.")] = trainer.GAMES,
    itself: Annotated[
        int, typer.Option(help="Generations after which experts play some of the games.")
    ] = trainer.ITSELF,
    seed: Annotated[int, typer.Option(help="The same seed teaches the same network.")] = 0,
    jobs: Jobs = 0,
    cluster: Cluster = None,
) -> None:
    """Train the network of the bot `expert`; stop it with Ctrl-C, and start it again to go on.

    Beside FILE go the network itself, the log, and the learning curve as a picture.
    """
    if min(generations, games) < 1 or min(jobs, itself) < 0:
        raise ValueError("generations and games must be at least 1, itself and jobs at least 0")
    run = (
        trainer.load(file) if file.exists() else trainer.begin(trainer.Plan(seed, generations, games, itself))
    )
    console = Console()
    with Progress(*COLUMNS, console=console) as progress:
        bar = progress.add_task("generation", total=run.plan.generations, completed=run.generation)
        try:
            for _ in trainer.train(run, hands(jobs, cluster)):
                trainer.save(file, run)
                told = f"loss {run.log[-1]['loss']:.4f}"
                progress.update(bar, completed=run.generation, description=told)
        except KeyboardInterrupt:
            stopped(console, run.generation)
    network = file.with_name(f"{file.stem}-network.npz")
    run.network.save(network)
    trainer.save_log(file.with_suffix(".json"), run)
    drawn = write_curve(file.with_suffix(".svg"), run.log)
    console.print(f"The network is in {network}, the log in {file.with_suffix('.json')}.")
    curve = f"is in {file.with_suffix('.svg')}" if drawn else f"was not drawn: {HOW_TO_GET_THEM}"
    console.print(f"The learning curve {curve}.", markup=False)


def stopped(console: Console, generation: int) -> None:
    """Say that the run can be continued, and exit."""
    console.print(f"Stopped after generation {generation}; the same command goes on.")
    raise typer.Exit(STOPPED) from None
