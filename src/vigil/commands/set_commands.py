"""`vigil set new`, `check`, `show` and `test`: sets of somebody's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vigil.cluster.crew import STOPPED, crew, hands
from vigil.cluster.job import FunctionJob
from vigil.commands import set_phrases
from vigil.commands.game_options import DEFAULT_SET, set_codes
from vigil.console import HarmlessConsole
from vigil.files import load_set, write_safely
from vigil.notation.set_reader import check_code
from vigil.rules.kernel.box import BOX
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.identity import set_identity
from vigil.rules.library import find_set, shipped_sets
from vigil.terminal.card_panels import card_table
from vigil.values.set_balance import (
    GAMES,
    Balance,
    BalanceCounts,
    BalanceLot,
    measurable,
    measure_balance,
    peer_points,
)

LOTS: Final = 50  # of 40 games
BASE: Final = 4  # one lot without the set for so many with it
BAR: Final = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
LONGER: Final = 0.1  # share by which games may become longer without a word
SEAT: Final = 3.0  # points by which the first seat may win more or less often without a word

set_group = typer.Typer(
    help="Make a set of your own: begin it, check it, look at it, test its balance.",
    no_args_is_help=True,
    add_completion=False,
)
File = Annotated[Path, typer.Argument(metavar="FILE", help="A set file.")]


@set_group.command()
def new(
    code: Annotated[str, typer.Argument(metavar="CODE", help="The code of the set, such as ember_court.")],
) -> None:
    """Write a set file to begin with."""
    check_code(code)
    path = Path(f"{code}.toml")
    if path.exists():
        raise ValueError(set_phrases.is_there(path))
    write_safely(path, set_phrases.new_file(code))
    HarmlessConsole().print(set_phrases.is_written(path), markup=False)


@set_group.command()
def check(file: File) -> None:
    """Say what is wrong with a set file, all at once."""
    card_set = find_set(load_set(file))
    console = HarmlessConsole()
    copies = sum(int(card.copies) for card in card_set.cards)
    told = set_phrases.nothing_wrong(card_set.name, len(card_set.cards), copies, set_identity(card_set))
    console.print(told, markup=False, highlight=False)
    for card in card_set.cards:
        for line in equal_cards(card):
            console.print(line, markup=False, highlight=False)


def equal_cards(card: Card) -> Iterator[str]:
    """The printed cards that say the same as a card of another name."""
    for card_set in shipped_sets():
        for other in card_set.cards:
            if (other.kind, other.text) == (card.kind, card.text) and other.name != card.name and card.text:
                yield set_phrases.says_the_same(card.name, other.name, card_set.name)
                return


@set_group.command()
def show(file: File) -> None:
    """Show the cards of a set file as players read them."""
    HarmlessConsole().print(card_table(find_set(load_set(file)).sides()))


@set_group.command("test")
def balance(
    file: File,
    beside: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="CODE|FILE", help=f"The sets that it joins. [{DEFAULT_SET}]"),
    ] = None,
    lots: Annotated[int, typer.Option(min=1, max=1000, help=f"Lots of {GAMES} games.")] = LOTS,
    jobs: Annotated[int, typer.Option(min=0, help="Processes. [all cores]")] = 0,
) -> None:
    """Test the balance of a set: what games with it are like, and what each of its cards is worth.

    Stop it with Ctrl-C to see what was found so far.
    """
    own = find_set(load_set(file))
    base = [] if own.kind == BOX and not beside else set_codes(beside or list(own.needs) or [DEFAULT_SET])
    codes = (*base, own.code)
    names = tuple(measurable(codes, own.code))
    console = HarmlessConsole()
    found, before = Balance(), Balance()
    tasks = [BalanceLot(codes, names, number) for number in range(lots)]
    tasks += [BalanceLot(tuple(base), (), number) for number in range(lots // BASE)] if base else []
    stopped = False
    with Progress(*BAR, console=console) as progress:
        bar = progress.add_task("", total=len(tasks))
        try:
            for number, (lot, counted) in enumerate(measure(tasks, hands(jobs, None))):
                (found if lot.names else before).add(counted)
                progress.update(bar, advance=1, description=set_phrases.progress(number + 1, len(tasks)))
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        console.print(set_phrases.stopped_after(found.whole.games), markup=False)
    if found.whole.games:
        tell(console, own.cards, base, found, before)
    if stopped:
        raise typer.Exit(STOPPED)


def measure(tasks: Sequence[BalanceLot], who: int | str) -> Iterator[tuple[BalanceLot, BalanceCounts]]:
    """The lots with what was counted in each."""
    with crew(FunctionJob(measure_balance), who) as working:
        yield from zip(tasks, working.answers(tasks), strict=True)


def tell(
    console: HarmlessConsole, cards: Sequence[Card], base: Sequence[str], found: Balance, before: Balance
) -> None:
    """Print what was found."""
    whole = found.whole
    turns, first = whole.turns / whole.games, 100 * whole.first_won / whole.games
    lines = [set_phrases.games_line(whole.games, whole.endless, whole.longest, turns, first)]
    if before.whole.games:
        usual, seat = (
            before.whole.turns / before.whole.games,
            100 * before.whole.first_won / before.whole.games,
        )
        lines.append(set_phrases.without(usual, seat))
        lines += [set_phrases.longer_games(turns / usual - 1)] if turns > usual * (1 + LONGER) else []
        lines += [set_phrases.first_seat_differs(first - seat)] if abs(first - seat) > SEAT else []
    for line in lines:
        console.print(line, markup=False, highlight=False)
    console.print(points_table([card for card in cards if card.name in found.cards], base, found))
    for what, counts in (("seen", whole.seen), ("taken", whole.taken)):
        missing = [name for name in found.cards if not counts.get(name)]
        console.print(set_phrases.never(what, missing), markup=False, highlight=False)


def points_table(cards: Sequence[Card], base: Sequence[str], found: Balance) -> Table:
    """What every card is worth, beside others of its kind and cost."""
    table = Table(*set_phrases.COLUMNS)
    games = found.whole.games
    for card in cards:
        worth = found.worth(card.name)
        peers = peer_points(card, base or [DEFAULT_SET])
        row = [card.name, f"{100 * found.whole.seen.get(card.name, 0) / games:.0f} %"]
        row.append(f"{found.whole.taken.get(card.name, 0) / games:.2f}")
        row.append("" if worth is None else f"{worth.points:+.1f} ± {worth.reach:.1f}")
        row.append("" if peers is None else f"{peers:+.1f}")
        cost = set_phrases.price(int(card.cost), card.fought)
        row.append("" if worth is None else set_phrases.verdict(worth.points, worth.reach, peers, cost))
        table.add_row(*row)
    return table


set = set_group  # what the command is called
