"""`vigil values`: measure what cards are worth by paired games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vigil.arena.json_report import STANDARD_OUTPUT, JsonFile, write_json
from vigil.arena.results import fingerprint
from vigil.cluster.crew import STOPPED, Cluster, Hands, crew, hands
from vigil.cluster.job import FunctionJob
from vigil.console import HarmlessConsole
from vigil.review.grades import PHASES
from vigil.rules.kernel.card import FACES
from vigil.rules.library import SETS, find_set
from vigil.values import values_words
from vigil.values.card_values import WHOLE, CardValues, Counts, SetValues, Worth, read, save
from vigil.values.paired_games import GAMES, PAIRS, SEEDS, Counted, ValuesLot, measure

MANY: Final = 4000  # pairs for each card in each phase
COLUMNS: Final = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def values(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the values go; it goes on there.")],
    sets: Annotated[
        list[str] | None, typer.Option("--set", metavar="CODE", help="A set; each is measured alone. [all]")
    ] = None,
    pairs: Annotated[
        int, typer.Option(min=1, help="Pairs of games for each card in each phase, where it can be had.")
    ] = MANY,
    seed: Annotated[int, typer.Option(help="The same seed measures the same games.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes. [all cores]")] = 0,
    cluster: Cluster = None,
    json_file: JsonFile = None,
) -> None:
    """Measure what cards are worth: games of `tuned` played on with a card and without it.

    Stop it with Ctrl-C, and start it again to go on.
    """
    codes = list(dict.fromkeys(find_set(code).code for code in sets or SETS))
    found = load_or_begin(file, seed)
    console = HarmlessConsole(stderr=json_file == STANDARD_OUTPUT)
    lots = -(-pairs // PAIRS)
    with Progress(*COLUMNS, console=console) as progress:
        done = sum(min(found.sets[code].lots, lots) for code in codes if code in found.sets)
        bar = progress.add_task("", total=lots * len(codes), completed=done)
        try:
            for lot in measure_lots(file, found, codes, lots, hands(jobs, cluster)):
                told = values_words.progress(lot.code, lot.number + 1, lots)
                progress.update(bar, advance=1, description=told)
        except KeyboardInterrupt:
            console.print(values_words.measurement_stopped(sum(each.lots for each in found.sets.values())))
            raise typer.Exit(STOPPED) from None
    tell(console, file, found, codes)
    write_json(console, json_file, values_data(found, codes))


def load_or_begin(file: Path, seed: int) -> CardValues:
    """The values in a file, to go on with; else none yet."""
    if not 0 <= seed < SEEDS:
        raise ValueError(values_words.no_such_seed(seed, SEEDS - 1))
    heading = heading_of(seed)
    if not file.exists():
        return CardValues(heading, {})
    found = read(file)
    for what, wanted in heading.items():
        if found.heading.get(what) != wanted:
            raise ValueError(values_words.begun_otherwise(file, what))
    return found


def heading_of(seed: int) -> dict[str, Any]:
    """All that the counts depend on, but for the number of lots."""
    return {"bot": "tuned", "seed": seed, "games": GAMES, "pairs": PAIRS, "code": fingerprint(())}


def measure_lots(
    file: Path, found: CardValues, codes: list[str], lots: int, who: Hands
) -> Iterator[ValuesLot]:
    """Measure lots, set by set in turns, and keep what was counted after each."""
    tasks = list(missing(found, codes, lots))
    if not tasks:
        return
    with crew(FunctionJob(measure), who) as working:
        for lot, counted in zip(tasks, working.answers(tasks), strict=True):
            add(found.sets.setdefault(lot.code, SetValues(turns=[0] * len(PHASES))), lot, counted)
            save(file, found)
            yield lot


def missing(found: CardValues, codes: list[str], lots: int) -> Iterator[ValuesLot]:
    """The lots that were not measured yet."""
    seed, games, pairs = (found.heading[name] for name in ("seed", "games", "pairs"))
    for number in range(lots):
        for code in codes:
            if code not in found.sets or number >= found.sets[code].lots:
                yield ValuesLot(code, seed, number, games, pairs)


def add(found: SetValues, lot: ValuesLot, counted: Counted) -> None:
    """Add what was counted in one lot."""
    found.lots += 1
    found.sides += 2 * lot.games
    found.turns = [old + new for old, new in zip(found.turns, counted.turns, strict=True)]
    for face, phases in counted.pairs.items():
        every = found.cards.setdefault(FACES[face].name, [Counts() for _ in range(len(PHASES) + 1)])
        for counts, (pairs, gain) in zip(every, phases, strict=False):
            counts.add(pairs, gain)
        every[WHOLE].add(sum(pairs for pairs, _ in phases), sum(gain for _, gain in phases))


def tell(console: HarmlessConsole, file: Path, found: CardValues, codes: list[str]) -> None:
    """Print what was measured, the strongest cards first."""
    for code in codes:
        ranked = sorted(found.sets[code].cards, key=lambda name: -points(found.worth(code, name)))
        table = Table("card", "points", *PHASES, title=SETS[code].name)
        for name in ranked:
            worths = [found.worth(code, name, place) for place in (WHOLE, *range(len(PHASES)))]
            table.add_row(name, *[worth_text(worth) for worth in worths])
        console.print(table)
    whole = sum(counts[WHOLE].pairs for each in found.sets.values() for counts in each.cards.values())
    console.print(values_words.pairs_counted(file, whole), markup=False)


def values_data(found: CardValues, codes: list[str]) -> dict[str, Any]:
    """What was measured, in points of the chance of winning: of the whole game, and by phase."""
    return {
        "format": "vigil values report",
        "version": 1,
        **found.heading,
        "sets": {
            code: {name: card_data(found, code, name) for name in found.sets[code].cards} for code in codes
        },
    }


def card_data(found: CardValues, code: str, name: str) -> dict[str, Any]:
    """What a card is worth; nothing where too few pairs were counted."""
    places = {"whole": WHOLE, **{phase: place for place, phase in enumerate(PHASES)}}
    worths = {phase: found.worth(code, name, place) for phase, place in places.items()}
    return {phase: None if worth is None else asdict(worth) for phase, worth in worths.items()}


def points(worth: Worth | None) -> float:
    """Points to sort by; what is not known comes last."""
    return float("-inf") if worth is None else worth.points


def worth_text(worth: Worth | None) -> str:
    """A worth as text."""
    return "" if worth is None else values_words.points(worth.points, worth.reach)
