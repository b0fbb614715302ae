"""`vigil tune` and `vigil train`: turn what `tuned` judges by, and teach the network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vigil.arena.plots import HOW_TO_GET_THEM
from vigil.bots.network import Network
from vigil.cluster.crew import STOPPED, Cluster, hands
from vigil.console import HarmlessConsole
from vigil.training import shipping, trainer, tuner
from vigil.training.card_worth import card_worths, standing
from vigil.training.curve import write_curve
from vigil.training.knobs import today

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())

Jobs = Annotated[int, typer.Option(help="Processes. [all cores]")]


def tune(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where the run is kept; it goes on from there.")
    ],
    steps: Annotated[int, typer.Option(help="How many steps in all.")] = tuner.TuningPlan.steps,
    trials: Annotated[int, typer.Option(help="Trials in a step.")] = tuner.TuningPlan.trials,
    pairs: Annotated[int, typer.Option(help="Pairs of games in a trial.")] = tuner.TuningPlan.pairs,
    seed: Annotated[int, typer.Option(help="The same seed finds the same numbers.")] = tuner.TuningPlan.seed,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    from_network: Annotated[
        Path | None,
        typer.Option(metavar="NETWORK", help="Write to FILE what cards are worth by this network (.npz)."),
    ] = None,
) -> None:
    """Tune what the bot `tuned` judges by; stop it with Ctrl-C, and start it again to go on.

    It begins with today's `tuned`. Beside FILE goes what was found, as `tuned` reads it.
    """
    if from_network is not None:
        standing(card_worths(Network.load(from_network))).save(file, "vigil tune --from-network")
        return
    if jobs < 0:
        raise ValueError("jobs must be at least 0")
    plan, state = load_run(file, tuner.TuningPlan(seed, steps, trials, pairs))
    found = file.with_name(f"{file.stem}-tuned.json")
    console = HarmlessConsole()
    with Progress(*COLUMNS, console=console) as progress:
        bar = progress.add_task("step", total=plan.steps, completed=state.step)
        try:
            for reached in tuner.tune(plan, state, hands(jobs, cluster)):
                tuner.save(file, plan, reached)
                reached.found.save(found, "vigil tune")
                progress.update(bar, completed=reached.step)
        except KeyboardInterrupt:
            exit_stopped(console, f"step {state.step + 1}")
    console.print(f"What was found is in {found}.")


def load_run(file: Path, plan: tuner.TuningPlan) -> tuple[tuner.TuningPlan, tuner.TuningState]:
    """The run in the file, else a new one that begins with today's `tuned`."""
    if not file.exists():
        return plan, tuner.begin(today())
    begun, state = tuner.load(file)
    begun.steps = plan.steps
    return begun, state


def train(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="Where the run is kept (.npz); it goes on from there."),
    ],
    start: Annotated[int, typer.Option(help="Games of tuned that strays to start with.")] = trainer.START,
    generations: Annotated[int, typer.Option(help="Generations after that.")] = trainer.GENERATIONS,
    games: Annotated[int, typer.Option(help="Games in a generation.")] = trainer.GAMES,
    seed: Annotated[int, typer.Option(help="The same seed teaches the same network.")] = 0,
    begin_with: Annotated[
        Path | None,
        typer.Option(metavar="NETWORK", help="Go on from this network (.npz); the start is left out."),
    ] = None,
    without: Annotated[
        list[str] | None,
        typer.Option(metavar="SET", help="A set that is never met, to see what a network makes of it."),
    ] = None,
    ship: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help="Put the network of the finished run in place for this level; nothing is trained.",
        ),
    ] = None,
    jobs: Jobs = 0,
    cluster: Cluster = None,
) -> None:
    """Train the network of the strongest bots; stop it with Ctrl-C, and start it again to go on.

    Beside FILE go the networks of all stages, the log, and the learning curve as a picture.
    """
    if ship is not None:
        ship_run(file, ship)
        return
    if jobs < 0:
        raise ValueError("jobs must be at least 0")
    plan = trainer.TrainingPlan(seed, start, generations, games, tuple(without or ()))
    run = trainer.load(file) if file.exists() else trainer.begin(plan, begin_with)
    if run.plan.without != plan.without:
        begun = " ".join(f"--without {code}" for code in run.plan.without) or "all sets"
        raise ValueError(f"the run in {file} was begun with {begun}, and can only go on so")
    run.plan.generations = generations
    console = HarmlessConsole()
    with Progress(*COLUMNS, console=console) as progress:
        bar = progress.add_task("games")
        try:
            for step in trainer.train(file, run, hands(jobs, cluster)):
                doing = "learning" if step.lots == step.of else "games"
                told = f"stage {step.stage} of {run.plan.generations}: {doing}"
                progress.update(bar, completed=step.lots, total=step.of, description=told)
        except KeyboardInterrupt:
            exit_stopped(console, f"stage {run.stage} of {run.plan.generations}")
    tell_of(console, file, run)


def ship_run(file: Path, level: str) -> None:
    """Put the network of a run in place, and say what is there now."""
    target, provenance = shipping.ship(file, level)
    console = HarmlessConsole()
    seed = f"seed {provenance.seed}"
    console.print(f"{target} has the network {provenance.numbers}: {provenance.games:,} games, {seed}.")
    console.print(f"Measure it before it is committed; `vigil bots {level}` says where it comes from.")


def tell_of(console: HarmlessConsole, file: Path, run: trainer.Run) -> None:
    """Write the log and the curve, and say where everything is."""
    if not run.log:
        console.print("Nothing was learned: no generation was asked for.")
        return
    trainer.save_log(file.with_suffix(".json"), run)
    drawn = write_curve(file.with_suffix(".svg"), run.log)
    network = trainer.network_of(file, run.stage - 1)
    console.print(f"The network is in {network}, the log in {file.with_suffix('.json')}.")
    curve = f"is in {file.with_suffix('.svg')}" if drawn else f"was not drawn: {HOW_TO_GET_THEM}"
    console.print(f"The learning curve {curve}.", markup=False)


def exit_stopped(console: HarmlessConsole, where: str) -> None:
    """Say that the run can be continued, and exit."""
    console.print(f"Stopped in {where}; the same command goes on.")
    raise typer.Exit(STOPPED) from None
