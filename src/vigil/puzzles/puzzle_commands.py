"""`vigil puzzles mine` and `vigil puzzles check`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from vigil.cluster.crew import STOPPED, Cluster, crew, hands
from vigil.cluster.job import FunctionJob
from vigil.console import HarmlessConsole
from vigil.puzzles import puzzle_words
from vigil.puzzles.check import check as check_puzzle
from vigil.puzzles.mine import mine as mine_game
from vigil.puzzles.puzzle import Collection, Puzzle, read, save, shipped_puzzles

MOST: Final = 100_000  # games
ALIKE: Final = 25  # of so many puzzles at most one may begin with a certain move ...
OF_A_KIND: Final = 3  # ... and of so many one may be about the same, or of the same sets
COLUMNS: Final = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())

puzzles = typer.Typer(
    help="Look for puzzles in games of bots, and check them.", no_args_is_help=True, add_completion=False
)

Jobs = Annotated[int, typer.Option(help="Processes. [all cores]")]


@puzzles.command()
def mine(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the puzzles go; it goes on there.")],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles in all.")] = 300,
    jobs: Jobs = 0,
    cluster: Cluster = None,
) -> None:
    """Look for puzzles in games of `tuned`; stop it with Ctrl-C, and start it again to go on."""
    known = read(file) if file.exists() else Collection()
    console = HarmlessConsole()
    with Progress(*COLUMNS, console=console) as progress:
        bar = progress.add_task("", total=count, completed=len(known.puzzles))
        try:
            with crew(FunctionJob(mine_game), hands(jobs, cluster)) as working:
                for made in working.answers(range(known.games, MOST)):
                    known = with_new(known, made, count)
                    save(file, known)
                    told = puzzle_words.search_progress(len(known.puzzles), count, known.games)
                    progress.update(bar, completed=len(known.puzzles), description=told)
                    if len(known.puzzles) >= count:
                        break
        except KeyboardInterrupt:
            console.print(puzzle_words.search_stopped(len(known.puzzles)))
            raise typer.Exit(STOPPED) from None


def with_new(known: Collection, made: list[Puzzle], count: int) -> Collection:
    """What is known, with the puzzles of one more game."""
    found = list(known.puzzles)
    for puzzle in made:
        if is_new(puzzle, found, count):
            found.append(puzzle)
    return Collection(tuple(found), known.games + 1)


def is_new(puzzle: Puzzle, found: list[Puzzle], count: int) -> bool:
    """Whether not too many puzzles begin with the same move, are about the same, or are of the same sets."""
    first = sum(other.first.best == puzzle.first.best for other in found)
    theme = sum(other.theme == puzzle.theme for other in found)
    sets = sum(other.position["sets"] == puzzle.position["sets"] for other in found)
    return first < max(count // ALIKE, 1) and max(theme, sets) < max(count // OF_A_KIND, 1)


@puzzles.command()
def check(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="Which puzzles. [those of the package]")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where those that hold are written, graded anew.")
    ] = None,
    jobs: Jobs = 0,
    cluster: Cluster = None,
) -> None:
    """Check that the best move of every puzzle still is the best, on fresh guesses."""
    known = read(file) if file else Collection(tuple(shipped_puzzles().values()))
    console = HarmlessConsole()
    held: list[Puzzle] = []
    with crew(FunctionJob(check_puzzle), hands(jobs, cluster)) as working:
        for checked in working.answers(known.puzzles):
            if checked.why is None:
                held.append(checked.puzzle)
            else:
                console.print(puzzle_words.refutation(checked.puzzle.id, checked.why), markup=False)
    console.print(puzzle_words.hold_count(len(held), len(known.puzzles)))
    if keep is not None:
        save(keep, Collection(tuple(held), known.games))
    if len(held) < len(known.puzzles) and keep is None:
        raise typer.Exit(1)
