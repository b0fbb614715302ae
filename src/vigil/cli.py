"""The command line: `vigil play`, `vigil cards`, `vigil sim`, `vigil replay`, `vigil review` …

A command is imported when it is asked for, so that `vigil --help` is fast.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

app = typer.Typer(pretty_exceptions_enable=False, rich_markup_mode=None)


class CommandPlace(NamedTuple):
    """Where a command is found, and what it is for, in one line."""

    module: str  # of this package; the function, or the group, has the name of the command
    summary: str


COMMANDS: Final = {
    "play": CommandPlace(
        "commands.play_command", "Play in the terminal, alone against bots or with friends at one keyboard."
    ),
    "cards": CommandPlace(
        "commands.cards_command",
        "Show the sets, the cards of a set, or one card; or check what cards still lack.",
    ),
    "bots": CommandPlace(
        "commands.bots_command", "Show the levels of bots, or where the network of one comes from."
    ),
    "sim": CommandPlace("commands.sim_command", "Play many games between bots, and say what they were like."),
    "replay": CommandPlace("commands.record_commands", "Tell a recorded game again, and verify it."),
    "review": CommandPlace(
        "commands.record_commands",
        "Say where a game was won and lost: chances, luck, and what could be done better.",
    ),
    "verify": CommandPlace(
        "commands.record_commands",
        "Verify a record: its moves, its result, and the seed that it was dealt from.",
    ),
    "set": CommandPlace(
        "commands.set_commands", "Make a set of your own: begin it, check it, look at it, test its balance."
    ),
    "arena": CommandPlace("arena.arena_command", "Let bots play each other from every seat."),
    "benchmark": CommandPlace(
        "arena.benchmark_command",
        "Play fixed final seeds against the ladder of bots, for a number to compare by.",
    ),
    "export": CommandPlace("datasets.dataset_commands", "Write games as Parquet files for other tools."),
    "report": CommandPlace(
        "datasets.dataset_report",
        "Draw what games are like: lengths, scores, first seats, and what cards are worth.",
    ),
    "tune": CommandPlace(
        "training.training_commands",
        "Tune what the bot `tuned` judges by; stop it with Ctrl-C, and start it again to go on.",
    ),
    "train": CommandPlace(
        "training.training_commands",
        "Train the network of the strongest bots; stop it with Ctrl-C, and start it again to go on.",
    ),
    "values": CommandPlace(
        "values.values_command",
        "Measure what cards are worth: games of `tuned` played on with a card and without it.",
    ),
    "serve": CommandPlace("server.startup", "Play in the browser: serve Vigil on this machine."),
    "puzzles": CommandPlace("puzzles.puzzle_commands", "Look for puzzles in games of bots, and check them."),
    "admin": CommandPlace(
        "server.hosting_commands", "For whoever runs a server: matches, people, reports, backups."
    ),
    "ratings": CommandPlace(
        "server.ratings_commands",
        "For whoever runs a server: rate all games again, list suspicious gains.",
    ),
}


class DeferredCommand(TyperCommand):
    """Stands for a command in the list of all, and becomes the command itself when it is asked for."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        return load_command(str(self.name)).make_context(info_name, args, parent, **extra)


def load_command(name: str) -> TyperCommand | TyperGroup:
    """Import a command."""
    from vigil.commands.help_texts import make_plain

    found = getattr(import_module(f"vigil.{COMMANDS[name].module}"), name)
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
        alone.command(name)(found)
        found = alone
    command = typer.main.get_command(found)
    assert isinstance(command, TyperCommand | TyperGroup)
    make_plain(command)
    return command


def all_commands() -> TyperGroup:
    """`vigil` with all its commands."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    for name, place in COMMANDS.items():
        listed = DeferredCommand(name, help=place.summary, short_help=place.summary, rich_markup_mode=None)
        group.add_command(listed)
    return group


@app.callback(
    invoke_without_command=True, help="The deck-building game Ascension: play it, look at it, measure it."
)
def vigil_(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="The version, and how the engine was built.")
    ] = False,
) -> None:
    """The options of `vigil` itself."""
    if version:
        from vigil import build

        for line in build.describe_build():
            typer.echo(line)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; whatever is wrong with it is said in one line."""
    try:
        code = all_commands()(arguments, prog_name="vigil", standalone_mode=False)
    except typer.TyperException as error:
        fail(error.format_message())
    except (ValueError, LookupError) as error:
        fail(str(error), keeps_lines=hasattr(error, "complaints"))
    sys.exit(code)


def fail(why: str, keeps_lines: bool = False) -> None:
    """Say what is wrong, and stop; of a set file with the lines that are wrong."""
    from vigil.wording.signs import harmless

    lines = why.split("\n") if keeps_lines else [f"vigil: {' '.join(why.split())}"]
    print("\n".join([harmless(line) for line in lines]), file=sys.stderr)
    sys.exit(2)
