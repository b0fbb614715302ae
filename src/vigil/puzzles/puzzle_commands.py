"""`vigil puzzles mine` and `vigil puzzles check`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from vigil.cluster.crew import STOPPED, Cluster, crew, hands
from vigil.cluster.job import FunctionJob
from vigil.console import HarmlessConsole
from vigil.puzzles import puzzle_words
from vigil.puzzles.check import check as check_puzzle
from vigil.puzzles.mine import PuzzleLot
from vigil.puzzles.mine import mine as mine_lot
from vigil.puzzles.puzzle import Puzzle, read, save, shipped_puzzles

LOT: Final = 4  # games that one process looks through at a time
MOST: Final = 100_000  # games
ALIKE: Final = 25  # of so many puzzles at most one may have a certain solution
COLUMNS: Final = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())

puzzles = typer.Typer(help="Look for puzzles in games of bots, and check them.", no_args_is_help=True)

Jobs = Annotated[int, typer.Option(help="Processes. [all cores]")]


@puzzles.command()
def mine(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the puzzles go; it goes on there.")],
    count: Annotated[int, typer.Option(min=1, help="How many puzzles in all.")] = 300,
    jobs: Jobs = 0,
    cluster: Cluster = None,
) -> None:
    """Look for puzzles in games of `tuned`; stop it with Ctrl-C, and start it again to go on."""
    found = read(file) if file.exists() else []
    console = HarmlessConsole()
    first = (int(found[-1].id) // LOT + 1) * LOT if found else 0
    with Progress(*COLUMNS, console=console) as progress:
        bar = progress.add_task("", total=count, completed=len(found))
        try:
            with crew(FunctionJob(mine_lot), hands(jobs, cluster)) as working:
                for number, made in enumerate(working.answers(lots(first))):
                    found += [puzzle for puzzle in made if is_new(puzzle, found, count)]
                    told = puzzle_words.search_progress(len(found), count, (number + 1) * LOT)
                    progress.update(bar, completed=len(found), description=told)
                    if made:
                        save(file, found)
                    if len(found) >= count:
                        break
        except KeyboardInterrupt:
            console.print(puzzle_words.search_stopped(len(found)))
            raise typer.Exit(STOPPED) from None


def is_new(puzzle: Puzzle, found: list[Puzzle], count: int) -> bool:
    """Whether not too many puzzles have the same solution already."""
    alike = sum(other.best == puzzle.best for other in found)
    return alike < max(count // ALIKE, 1)


def lots(first: int) -> Iterator[PuzzleLot]:
    """Games in lots."""
    for start in range(first, MOST, LOT):
        yield PuzzleLot(start, LOT)


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
    all_of_them = read(file) if file else list(shipped_puzzles().values())
    console = HarmlessConsole()
    held: list[Puzzle] = []
    with crew(FunctionJob(check_puzzle), hands(jobs, cluster)) as working:
        for checked in working.answers(all_of_them):
            if checked.why is None:
                held.append(checked.puzzle)
            else:
                console.print(puzzle_words.refutation(checked.puzzle.id, checked.why), markup=False)
    console.print(puzzle_words.hold_count(len(held), len(all_of_them)))
    if keep is not None:
        save(keep, held)
    if len(held) < len(all_of_them) and keep is None:
        raise typer.Exit(1)
