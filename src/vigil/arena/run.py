"""A run: games are played, written down and watched, from where an earlier run stopped."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vigil.arena.game import Fixture, Played
from vigil.arena.results import Configuration, Results, ResultsFile
from vigil.arena.schedule import fixtures
from vigil.arena.seeds import seeds
from vigil.arena.sequential import Sequential
from vigil.arena.summary import won
from vigil.arena.workers import Job, Workers

MOMENT: Final = 1.0  # seconds without a progress bar


@dataclass(frozen=True)
class Plan:
    """What is to be played, and where the results go."""

    configuration: Configuration
    matches: Sequence[tuple[str, str]]
    start: int
    blocks: int
    path: Path

    def __post_init__(self) -> None:
        seeds(self.configuration.seeds, self.start, self.blocks)  # refuses what there is not

    @property
    def games(self) -> int:
        """How many games that are."""
        return self.blocks * len(self.matches) * len(self.configuration.table.sides)

    def fixtures(self) -> Iterator[Fixture]:
        """The games, in order."""
        return fixtures(self.matches, self.configuration.table, self.start, self.blocks)

    def job(self) -> Job:
        """What the workers have to know."""
        configuration = self.configuration
        log = self.path.with_suffix(".log")
        return Job(configuration.table, configuration.seeds, configuration.budget, log)


@dataclass
class Ran:
    """What came of a run."""

    results: Results
    new: int = 0  # games that were not in the file before
    seconds: float = 0.0
    stopped: bool = False


def run(plan: Plan, workers: int, console: Console, test: Sequential | None = None) -> Ran:
    """Play what is missing; Ctrl-C stops it, and the same again goes on."""
    with ResultsFile(plan.path, plan.configuration) as file:
        ran = Ran(Results(plan.configuration, file.games))
        known = {game.fixture: game for game in file.games}
        missing = sum(fixture not in known for fixture in plan.fixtures())
        watch = Watch(console, plan, test)
        try:
            with watch, Workers(plan.job(), min(workers, missing)) as crew:
                for game in played(plan, known, crew, test):
                    if game.fixture not in known:
                        file.add(game)
                        ran.new += 1
                    watch.count(ran.new)
        except KeyboardInterrupt:
            ran.stopped = True
        ran.seconds = watch.seconds
    return ran


def played(
    plan: Plan, known: dict[Fixture, Played], crew: Workers, test: Sequential | None
) -> Iterator[Played]:
    """All games in order, old and new, until a test has been decided."""
    fresh = crew.play(fixture for fixture in plan.fixtures() if fixture not in known)
    size = len(plan.configuration.table.sides)
    block: list[bool] = []
    for fixture in plan.fixtures():
        game = known.get(fixture) or next(fresh)
        yield game
        block.append(won(game))
        if test is not None and len(block) == size:
            test.add(sum(block) / size)
            if test.accepted is not None:
                return
        block = block if len(block) < size else []


class Watch:
    """The progress bar, if it takes longer than a moment."""

    def __init__(self, console: Console, plan: Plan, test: Sequential | None) -> None:
        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
        self.bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.bar.add_task("", total=plan.games, visible=False)
        self.test = test
        self.began = time.perf_counter()

    def __enter__(self) -> Watch:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    @property
    def seconds(self) -> float:
        """The time since the beginning."""
        return time.perf_counter() - self.began

    def count(self, new: int) -> None:
        """One game more."""
        words = f"{new / self.seconds:.1f} games/s" if new else ""
        if self.test is not None:
            words += f", log likelihood ratio {self.test.ratio:+.2f}"
        self.bar.update(self.task, advance=1, description=words, visible=self.seconds > MOMENT)
