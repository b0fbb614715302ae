"""Help texts: what an option takes in one word, every summary whole, and no names of types."""

from __future__ import annotations

from typing import Any, Final

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

LONG: Final = 1000  # letters of a summary: it is never cut
NUMBER: Final = "N"
TEXT: Final = "TEXT"
FILE: Final = "FILE"


def make_plain(command: TyperCommand | TyperGroup) -> None:
    """Let a command, and all that are in it, say what people need and no more."""
    command.rich_markup_mode = None
    for parameter in command.params:
        if isinstance(parameter, TyperOption):
            name_value(parameter)
        elif isinstance(parameter, TyperArgument):
            vars(parameter)["display_type_rich"] = no_type
    if not isinstance(command, TyperGroup):
        return
    for inner in command.commands.values():
        inner.short_help = inner.get_short_help_str(LONG)
        if isinstance(inner, TyperCommand | TyperGroup):
            make_plain(inner)


def name_value(option: TyperOption) -> None:
    """Say in a word what an option takes, if nothing says it."""
    if option.metavar is None and not option.is_flag:
        option.metavar = value_word(option)


def value_word(option: TyperOption) -> str:
    """The word for what an option takes."""
    kind = option.type_descriptor
    if kind.is_ranged or kind.annotation in (int, float):
        return NUMBER
    return FILE if kind.is_path else TEXT


def no_type(ctx: Any) -> None:
    """Of an argument its name says what it is."""
