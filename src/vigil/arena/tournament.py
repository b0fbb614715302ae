"""A tournament: games are played, written down and watched, from where an earlier run stopped."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from vigil.arena.bot_game import play
from vigil.arena.entrants import entrants
from vigil.arena.game_format import GameFormat
from vigil.arena.progress import GamesProgress
from vigil.arena.results import Configuration, Results, ResultsFile, TournamentGame, files_of
from vigil.arena.schedule import Fixture, fixtures
from vigil.arena.seeds import seeds
from vigil.arena.sequential_test import Sequential
from vigil.cluster.crew import Crew, Hands, protected_crew


@dataclass(frozen=True)
class TournamentJob:
    """What a worker has to know to play fixtures."""

    format: GameFormat
    seeds: str
    budget: float
    log: Path | None = None
    files: tuple[str, ...] = ()  # of the bots of third parties
    forgive: bool = False

    @contextlib.contextmanager
    def open(self) -> Iterator[Callable[[Fixture], TournamentGame]]:
        """What plays fixtures; programs of third parties keep running from game to game."""
        with entrants(self.budget, self.log) as bots:

            def play_fixture(fixture: Fixture) -> TournamentGame:
                seating = fixture.seating(self.format, seeds(self.seeds, fixture.block, 1)[0])
                return TournamentGame.of(fixture, play(self.format, seating, bots, None, self.forgive))

            yield play_fixture


@dataclass(frozen=True)
class TournamentPlan:
    """What is to be played, and where the results go."""

    configuration: Configuration
    matches: Sequence[tuple[str, str]]
    start: int
    blocks: int
    path: Path

    def __post_init__(self) -> None:
        seeds(self.configuration.seeds, self.start, self.blocks)  # refuses blocks that do not exist

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.blocks * len(self.matches) * len(self.configuration.format.sides)

    def fixtures(self) -> Iterator[Fixture]:
        """The games, in order."""
        return fixtures(self.matches, self.configuration.format, self.start, self.blocks)

    def job(self) -> TournamentJob:
        """What the workers have to know."""
        configuration = self.configuration
        log = self.path.with_suffix(".log")
        files = tuple(map(str, files_of(configuration.bots)))
        played = (configuration.format, configuration.seeds, configuration.budget)
        return TournamentJob(*played, log, files, configuration.forgive)


@dataclass
class Ran:
    """The outcome of a run."""

    results: Results
    new: int = 0  # games that were not in the file before
    seconds: float = 0.0
    stopped: bool = False


def run(plan: TournamentPlan, workers: Hands, console: Console, test: Sequential | None = None) -> Ran:
    """Play what is missing; after Ctrl-C, the same call plays the rest."""
    with ResultsFile(plan.path, plan.configuration) as file:
        ran = Ran(Results(plan.configuration, file.games, file.nodes))
        known = {game.fixture: game for game in file.games}
        missing = sum(fixture not in known for fixture in plan.fixtures())
        progress = GamesProgress(console, plan.games)
        try:
            with progress, enough(plan.job(), workers, missing) as crew:
                for game in games_in_order(plan, known, crew, test):
                    if game.fixture not in known:
                        file.note(crew.nodes)
                        file.add(game)
                        ran.new += 1
                    progress.count(progress_text(ran.new, progress.seconds, test))
        except KeyboardInterrupt:
            ran.stopped = True
        ran.seconds = progress.seconds
    return ran


def enough(job: TournamentJob, workers: Hands, missing: int) -> Crew[Fixture, TournamentGame]:
    """A crew, none larger than there is work for."""
    if missing and isinstance(workers, str):
        return protected_crew(job, workers)
    return protected_crew(job, min(workers, missing) if isinstance(workers, int) else 0)


def games_in_order(
    plan: TournamentPlan,
    known: dict[Fixture, TournamentGame],
    crew: Crew[Fixture, TournamentGame],
    test: Sequential | None,
) -> Iterator[TournamentGame]:
    """All games in order, old and new, until a test has been decided."""
    fresh = crew.answers(fixture for fixture in plan.fixtures() if fixture not in known)
    size = len(plan.configuration.format.sides)
    block: list[bool] = []
    for fixture in plan.fixtures():
        game = known.get(fixture) or next(fresh)
        yield game
        block.append(game.one_won)
        if test is not None and len(block) == size:
            test.add(sum(block) / size)
            if test.accepted is not None:
                return
        block = block if len(block) < size else []


def progress_text(new: int, seconds: float, test: Sequential | None) -> str:
    """What is said beside the progress bar."""
    words = f"{new / seconds:.1f} games/s" if new else ""
    return words if test is None else f"{words}, log likelihood ratio {test.ratio:+.2f}"
