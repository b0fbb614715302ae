"""The command line: `vigil play`, `vigil cards`, `vigil sim`, `vigil replay`, `vigil review` …"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from vigil import build
from vigil.arena.arena_command import arena
from vigil.arena.game_format import GameFormat
from vigil.arena.simulation import Simulation, show_simulation
from vigil.bots import LEVELS
from vigil.cluster.crew import Cluster, hands
from vigil.datasets.dataset_commands import export, export_simulation
from vigil.datasets.dataset_report import report
from vigil.files import write_safely
from vigil.puzzles.puzzle_commands import puzzles
from vigil.review.reviewer import LEVEL
from vigil.rules.kernel.box import STANDARD, VARIANTS
from vigil.server.admin_commands import admin
from vigil.server.startup import serve
from vigil.terminal import dialogue
from vigil.terminal.card_panels import show_cards
from vigil.terminal.lineup import how_many
from vigil.terminal.phrases import review_phrases, seat_phrases
from vigil.terminal.review_report import reviewed
from vigil.terminal.screen import Screen
from vigil.terminal.session_start import new_session, old_session
from vigil.terminal.transcript import show_replay
from vigil.terminal.verification import show_verification
from vigil.training.training_commands import train, tune
from vigil.values.values_command import values

DEFAULT_SET = "godslayer"
DEFAULT_BOT = "greedy"

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)

Sets = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="CODE", help=f"A set; give several to shuffle them together. [{DEFAULT_SET}]"
    ),
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play.")]
Edition = Annotated[int | None, typer.Option(metavar="N", help="The rulebook of godslayer: 1 or 2. [2]")]
Variant = Annotated[str | None, typer.Option(metavar="NAME", help=f"{', '.join(VARIANTS)}. [{STANDARD}]")]
Seed = Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same cards.")]


@app.callback(
    invoke_without_command=True, help="The deck-building game Ascension: play it, look at it, measure it."
)
def vigil_(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="The version, and how the engine was built.")
    ] = False,
) -> None:
    """Everything begins here."""
    if version:
        for line in build.described():
            Screen().say(line)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A saved game to go on with.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="WHO", help=f"Who sits there, seat by seat: {seat_phrases.HOW}."),
    ] = None,
    players: Players = None,
    bot: Annotated[
        str, typer.Option(metavar="LEVEL", help=f"The level of bots: {', '.join(LEVELS)}.")
    ] = DEFAULT_BOT,
    sets: Sets = None,
    edition: Edition = None,
    variant: Variant = None,
    seed: Seed = None,
) -> None:
    """Play in the terminal, alone against bots or with friends at one keyboard."""
    screen = Screen()
    if file is None:
        session = new_session(
            screen,
            seat or [],
            players,
            bot,
            sets or [DEFAULT_SET],
            2 if edition is None else edition,
            STANDARD if variant is None else variant,
            secrets.randbelow(10**6) if seed is None else seed,
        )
        dialogue.play(session)
        return
    said = {"--players": players, "--set": sets, "--edition": edition, "--variant": variant, "--seed": seed}
    for option, value in said.items():
        if value not in (None, []):
            raise ValueError(seat_phrases.for_a_new_game(option, file))
    dialogue.play(old_session(screen, file, seat or [], bot))


@app.command()
def cards(
    name: Annotated[list[str] | None, typer.Argument(metavar="SET|NAME", help="A set or a card.")] = None,
) -> None:
    """Show the sets, the cards of a set, or one card."""
    show_cards(Screen(), " ".join(name or []))


@app.command()
def sim(
    number: Annotated[int, typer.Argument(metavar="N", help="How many games.")],
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="LEVEL", help=f"A bot for every seat, or one for all. [{DEFAULT_BOT}]"),
    ] = None,
    players: Players = None,
    sets: Sets = None,
    edition: Edition = None,
    variant: Variant = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The seed of the first game.")] = 1,
    to: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the games there, as Parquet files.")
    ] = None,
    cluster: Cluster = None,
) -> None:
    """Play many games between bots, and say what they were like."""
    levels = bot or [DEFAULT_BOT]
    kind = STANDARD if variant is None else variant
    count = how_many(len(levels) if players is None and len(levels) > 1 else players, kind)
    if len(levels) == 1:
        levels = levels * count
    if len(levels) != count:
        raise ValueError(seat_phrases.players_and_bots(count, len(levels)))
    form = GameFormat(tuple(sets or [DEFAULT_SET]), count, 2 if edition is None else edition, kind)
    simulation = Simulation(form, tuple(levels), seed)
    if to is None:
        show_simulation(Screen().console, simulation, number, cluster)
    else:
        export_simulation(Screen().console, simulation, number, hands(None, cluster), to)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[
        str | None, typer.Option(metavar="NAME", help="Tell it as this player saw it. [as a spectator]")
    ] = None,
) -> None:
    """Tell a recorded game again, and verify it."""
    if not show_replay(Screen(), file, seat):
        raise typer.Exit(1)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    seat: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Who is looked at: a name, or a number from 1."),
    ] = None,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="The bot that judges.")] = LEVEL,
    html: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Also write it as a page that stands alone.")
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="Processes.")] = 1,
    cluster: Cluster = None,
) -> None:
    """Say where a game was won and lost: chances, luck, and what could be done better."""
    screen = Screen()
    found = reviewed(screen, file, seat, level, cluster or jobs)
    if found is None:
        raise typer.Exit(130)
    if html is not None:
        from vigil.server.web.standalone import page  # slow to import, and seldom wanted

        write_safely(html, page(*found))
        screen.say(review_phrases.written(html))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="The hash of the seed, as shown when the match began.")
    ] = None,
) -> None:
    """Verify a record: its moves, its result, and the seed that it was dealt from."""
    if not show_verification(Screen(), file, commitment):
        raise typer.Exit(1)


app.command()(arena)
app.command()(export)
app.command()(report)
app.command()(tune)
app.command()(train)
app.command()(values)
app.command()(serve)
app.add_typer(puzzles, name="puzzles")
app.add_typer(admin)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; whatever is wrong with it is said in one line."""
    try:
        code = app(arguments, prog_name="vigil", standalone_mode=False)
    except typer.TyperException as error:
        fail(error.format_message())
    except (ValueError, LookupError) as error:
        fail(str(error))
    sys.exit(code)


def fail(why: str) -> None:
    """Say what is wrong, and stop."""
    print(f"vigil: {' '.join(why.split())}", file=sys.stderr)
    sys.exit(2)
