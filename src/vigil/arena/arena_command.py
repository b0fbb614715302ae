"""`vigil arena`: let bots play each other, and say how good they are."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from vigil.arena import entrants
from vigil.arena.game_format import GameFormat
from vigil.arena.json_report import JsonFile, summary_data, text_console, write_json
from vigil.arena.results import Configuration, read_results
from vigil.arena.schedule import pairings
from vigil.arena.seeds import FINAL, KINDS, VALIDATION
from vigil.arena.sequential_test import Hypotheses, Sequential
from vigil.arena.summary import Summary, summarize
from vigil.arena.text_report import facts, grids, markdown, title
from vigil.arena.tournament import Ran, TournamentPlan, run
from vigil.arena.web_report import check_possible, write_report
from vigil.bots import LEVELS
from vigil.cluster.crew import STOPPED, Cluster, hands
from vigil.console import HarmlessConsole
from vigil.files import write_safely
from vigil.rules.kernel.box import SOLITAIRE, STANDARD, TEAM, VARIANTS

PAIRS: Final = 200
LONGEST_TEST: Final = 20_000  # blocks
FOLDER: Final = "arena"
SUFFIX: Final = ".jsonl"
USUAL: Final = {TEAM: 4, SOLITAIRE: 1}  # players, elsewhere two

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.command()
def arena(
    who: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help=f"Bots: a level ({', '.join(LEVELS)}), module:Class or 'program:COMMAND'. "
            f"Or files of results, to report on them all.",
        ),
    ],
    pairs: Annotated[
        int | None,
        typer.Option(metavar="N", help=f"Blocks a match: one seed with every seating. [{PAIRS}]"),
    ] = None,
    sets: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="CODE", help="A set; give several to shuffle them together. [godslayer]"
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="How many sit at the table. [2]")] = None,
    edition: Annotated[int, typer.Option(metavar="N", help="The rulebook of godslayer: 1 or 2.")] = 2,
    variant: Annotated[str, typer.Option(metavar="NAME", help=f"{', '.join(VARIANTS)}.")] = STANDARD,
    seeds: Annotated[
        str, typer.Option(metavar="KIND", help=f"{', '.join(KINDS)}: they never meet.")
    ] = VALIDATION,
    start: Annotated[int, typer.Option(metavar="N", help="The number of the first block.")] = 0,
    gauntlet: Annotated[
        bool, typer.Option("--gauntlet", help="Only the first bot against the others.")
    ] = False,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(
            metavar="LOW HIGH",
            help="Play until it is clear whether the first bot is LOW or HIGH Elo better than the other.",
        ),
    ] = None,
    budget: Annotated[float, typer.Option(metavar="SECONDS", help="The time for a decision.")] = 1.0,
    forgive: Annotated[
        bool,
        typer.Option("--forgive", help="Let a bot that fails win with the greedy moves made in its place."),
    ] = False,
    jobs: Annotated[int | None, typer.Option(metavar="N", help="Games at a time. [one a core]")] = None,
    cluster: Cluster = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help=f"The results, as JSON Lines. [in {FOLDER}/]")
    ] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a web page with plots.")] = None,
    json_file: JsonFile = None,
) -> None:
    """Let bots play each other from every seat. Ctrl-C stops it, and the same command goes on."""
    console = text_console(json_file)
    if report is not None:
        check_possible()
    files = [Path(name) for name in who if name.endswith(SUFFIX)]
    if files:
        if len(files) < len(who):
            raise ValueError("either bots play or files are read, not both at once")
        summary = summarize([read_results(path) for path in files])
        show(console, summary, None, report)
        write_json(console, json_file, summary_data(summary, None))
        return
    form = GameFormat(tuple(sets or ["godslayer"]), players or USUAL.get(variant, 2), edition, variant)
    bots = [entrants.plain(name) for name in who]
    matches = pairings(bots, form, gauntlet or sprt is not None)
    test = sequential(sprt, matches, form)
    check_numbers(pairs, budget, jobs)
    entrants.check(bots)
    configuration = Configuration.of(seeds, bots, form, budget, forgive)
    path = results or usual_path(configuration)
    plan = TournamentPlan(configuration, matches, start, pairs or (LONGEST_TEST if test else PAIRS), path)
    ran = run(plan, hands(jobs, cluster), console, test)
    summary = summarize([ran.results])
    show(console, summary, test, report)
    write_safely(path.with_suffix(".md"), markdown(summary, test))
    console.print(report_text(plan, ran), soft_wrap=True)
    write_json(console, json_file, summary_data(summary, test))
    if ran.stopped:
        raise typer.Exit(STOPPED)


def sequential(
    sprt: tuple[float, float] | None, matches: Sequence[tuple[str, str]], form: GameFormat
) -> Sequential | None:
    """The test that is asked for, if any."""
    if sprt is None:
        return None
    if len(matches) > 1:
        raise ValueError(f"a sequential test is between two bots, not {len(matches) + 1}")
    return Sequential(Hypotheses(*sprt, form.opponents))


def check_numbers(pairs: int | None, budget: float, jobs: int | None) -> None:
    """Refuse numbers out of range."""
    if pairs is not None and pairs < 1:
        raise ValueError(f"at least one block must be played, not {pairs}")
    if jobs is not None and jobs < 1:
        raise ValueError(f"at least one game at a time must be played, not {jobs}")
    if not 0 < budget < 1e6:
        raise ValueError(f"a budget is some seconds, not {budget:g}")


def usual_path(configuration: Configuration) -> Path:
    """Where the results go by default: the same command finds them again."""
    words = [*configuration.bots, *configuration.format.sets, configuration.seeds]
    name = "-".join(re.sub(r"\W+", "-", word).strip("-") for word in words)[:80]
    return Path(FOLDER) / f"{name}-{configuration.digest()}{SUFFIX}"


def show(console: HarmlessConsole, summary: Summary, test: Sequential | None, report: Path | None) -> None:
    """Say what came out."""
    console.print(title(summary), style="bold")
    for fact in facts(summary, test):
        console.print(fact, soft_wrap=True)
    for grid in grids(summary):
        console.print(f"\n{grid.title}", style="bold")
        console.print(grid.text(console.width), soft_wrap=True)
        console.print(grid.note, style="dim")
    console.print()
    if report is not None:
        write_report(report, summary, test)
        console.print(f"Report: {report}", soft_wrap=True)


def report_text(plan: TournamentPlan, ran: Ran) -> str:
    """How the run went, and where its results are."""
    speed = f" in {ran.seconds:.1f} s, {ran.new / ran.seconds:.1f} games/s" if ran.new else ""
    how = "Stopped; the same command goes on. " if ran.stopped else ""
    claim = (
        " These seeds are for claims: do not change a bot by what they say."
        if plan.configuration.seeds == FINAL
        else ""
    )
    return f"{how}{ran.new} new games{speed}. Results: {plan.path}.{claim}"


def main() -> None:
    """`python -m vigil.arena.arena_command` is `vigil arena`."""
    try:
        sys.exit(app(prog_name="vigil arena", standalone_mode=False))
    except typer.TyperException as error:
        sys.exit(f"vigil arena: {error.format_message()}")
    except (ValueError, LookupError) as error:
        sys.exit(f"vigil arena: {error}")


if __name__ == "__main__":
    main()
