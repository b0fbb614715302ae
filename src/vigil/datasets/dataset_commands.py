"""`vigil export` and `vigil sim --to`: games as Parquet files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from vigil.arena.bot_game import Outcome, Seating
from vigil.arena.game_format import GameFormat
from vigil.arena.progress import GamesProgress
from vigil.arena.results import Configuration, TournamentGame, files_of, fingerprint, read_results
from vigil.arena.seeds import seeds
from vigil.arena.simulation import Keep, Simulation
from vigil.arena.simulation_report import report
from vigil.bots import bot
from vigil.cluster.crew import STOPPED, Cluster, Hands, hands, protected_crew, quick
from vigil.cluster.versions import digest
from vigil.console import HarmlessConsole
from vigil.datasets.dataset_schema import Heading, arrow
from vigil.datasets.dataset_writer import Writer
from vigil.datasets.traces import Trace, TracedGames, trace_of
from vigil.files import Record

RESULTS: Final = ".jsonl"
SAME: Final = ("winners", "scores", "rival", "reason", "turns", "moves")  # of a game that is played again


@dataclass(frozen=True)
class Source:
    """A file that games come from: results of the arena, or a record."""

    path: Path
    configuration: Configuration | None
    games: Sequence[TournamentGame]
    trace: Trace | None

    @property
    def form(self) -> GameFormat:
        """What was played."""
        if self.trace is not None:
            return self.trace.form
        assert self.configuration is not None
        return self.configuration.format

    def __len__(self) -> int:
        return 1 if self.trace is not None else len(self.games)

    def seatings(self) -> Iterator[Seating]:
        """The games of results, to be played again."""
        assert self.configuration is not None
        for game in self.games:
            seed = seeds(self.configuration.seeds, game.fixture.block, 1)[0]
            yield game.fixture.seating(self.form, seed)


def export(
    results: Annotated[
        list[Path],
        typer.Argument(metavar="RESULTS", help="Results of the arena (.jsonl), or records of games."),
    ],
    to: Annotated[Path, typer.Option(metavar="DIR", help="Where the files go.")],
    features: Annotated[
        bool, typer.Option("--features", help="Write what every seat saw, too: about 20 times as much.")
    ] = False,
    jobs: Annotated[int | None, typer.Option(metavar="N", help="Games at a time. [one a core]")] = None,
    cluster: Cluster = None,
) -> None:
    """Write games as Parquet files for other tools. Ctrl-C stops it, and the same command goes on."""
    arrow()
    sources = [source(path) for path in results]
    check_alike(sources)
    said = {"export": [[each.path.name, digest([each.path])] for each in sources]}
    heading = Heading.of(sources[0].form, features, said)
    console = HarmlessConsole(markup=False, highlight=False, emoji=False)
    with Writer(to, heading) as writer:
        there = writer.number
        progress = GamesProgress(console, sum(map(len, sources)) - there)
        try:
            with progress:
                for trace in traces(sources, there, hands(jobs, cluster)):
                    writer.add(trace)
                    progress.count()
        except KeyboardInterrupt:
            stop(console, writer)
        tell(console, writer)


def source(path: Path) -> Source:
    """What a file holds; it is an error if its games cannot be played again."""
    if path.suffix != RESULTS:
        try:
            return Source(path, None, (), trace_of(Record.load(path)))
        except (ValueError, LookupError) as error:
            raise ValueError(f"{path} cannot be exported: {error}") from error
    found = read_results(path)
    if found.configuration.code != fingerprint(found.configuration.bots):
        raise ValueError(
            f"the games of {path} were played with another version of the code, and would go otherwise now"
        )
    return Source(path, found.configuration, found.games, None)


def check_alike(sources: Sequence[Source]) -> None:
    """Refuse games that would need files of another shape."""
    first = sources[0]
    for other in sources[1:]:
        if (other.form.sets, other.form.players) != (first.form.sets, first.form.players):
            raise ValueError(
                f"{other.path} has {other.form.describe()}, {first.path} has {first.form.describe()}: "
                "give each a directory of its own"
            )


def traces(sources: Sequence[Source], there: int, workers: Hands) -> Iterator[Trace]:
    """The games of all sources, but for the first ones, which are there already."""
    for each in sources:
        skipped = min(there, len(each))
        there -= skipped
        if skipped == len(each):
            continue
        if each.trace is not None:
            yield each.trace
            continue
        yield from played_again(each, skipped, workers)


def played_again(each: Source, skipped: int, workers: Hands) -> Iterator[Trace]:
    """Play games of the arena again: they follow from their seeds, and are compared with their outcomes."""
    assert each.configuration is not None
    files = tuple(map(str, files_of(each.configuration.bots)))
    job = TracedGames(each.form, each.configuration.budget, files, each.configuration.forgive)
    with protected_crew(job, workers) as crew:
        answers = crew.answers(islice(each.seatings(), skipped, None))
        for game, (outcome, trace) in zip(islice(each.games, skipped, None), answers, strict=True):
            check_same(each.path, game, outcome)
            yield trace


def check_same(path: Path, game: TournamentGame, outcome: Outcome) -> None:
    """Refuse a game that went otherwise this time."""
    if any(getattr(game, name) != getattr(outcome, name) for name in SAME):
        raise ValueError(
            f"block {game.fixture.block} of {path} went otherwise when it was played again: "
            "its bots think by the clock, or by chance of their own"
        )


def export_simulation(
    console: HarmlessConsole,
    simulation: Simulation,
    number: int,
    workers: Hands,
    to: Path,
    keep: Keep | None = None,
) -> None:
    """Simulate games, write them, and say what those were like that are new."""
    if number < 1:
        raise ValueError(f"at least one game must be played, not {number}")
    setup = simulation.format.setup
    for level in simulation.levels:
        bot(level)
    games: list[Outcome] = []
    nodes: list[str] = []
    with Writer(to, Heading.of(simulation.format, False, {"sim": plain(simulation)})) as writer:
        there = writer.number
        progress = GamesProgress(console, max(number - there, 0))
        try:
            with quick(TracedGames(simulation.format), workers) as crew, progress:
                nodes = crew.nodes
                for outcome, trace in crew.answers(map(simulation.seating, range(there, number))):
                    if any(outcome.failures):
                        raise RuntimeError(
                            f"a bot failed in the game of seed {outcome.seed}: {outcome.errors}"
                        )
                    writer.add(trace)
                    games.append(outcome)
                    progress.count()
        except KeyboardInterrupt:
            stop(console, writer)
        if games:
            seed = simulation.seating(there).seed
            shown = (simulation.levels, simulation.block, seed, progress.seconds, nodes)
            console.print(report(games, setup, *shown))
            if keep is not None:
                keep(games, seed)
        tell(console, writer)


def plain(simulation: Simulation) -> dict[str, Any]:
    """All that decides what games a simulation has."""
    return {**asdict(simulation), "code": fingerprint(simulation.levels)}


def stop(console: HarmlessConsole, writer: Writer) -> None:
    """Say that the run can be continued, and exit; what there is is written."""
    writer.flush()
    console.print(f"Stopped after {writer.number} games; the same command goes on.", soft_wrap=True)
    raise typer.Exit(STOPPED) from None


def tell(console: HarmlessConsole, writer: Writer) -> None:
    """Say what is there now."""
    writer.flush()
    console.print(f"{writer.number} games are in {writer.folder}.", soft_wrap=True)
