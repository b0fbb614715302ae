"""What commands for the host print: tables for people, or JSON for programs."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from typing import Annotated

import typer
from rich.table import Table

from vigil.console import HarmlessConsole

AsJson = Annotated[bool, typer.Option("--json", help="For programs: a list of objects.")]


class PointInTime(float):
    """A time: as people read it in a table, by UTC in JSON."""

    def __str__(self) -> str:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self))


def show(headings: Sequence[str], rows: Iterable[Iterable[object]], as_json: bool = False) -> None:
    """Print a table; what people wrote is printed as it is, without control characters."""
    if as_json:
        print(json.dumps([told_row(headings, row) for row in rows], indent=2))  # it escapes what is no ASCII
        return
    table = Table(*headings, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*[shown_value(value) for value in row])
    console().print(table if table.row_count else "There is nothing to list.")


def told_row(headings: Sequence[str], row: Iterable[object]) -> dict[str, object]:
    """A row as an object."""
    return {
        heading.replace(" ", "_"): told_value(value) for heading, value in zip(headings, row, strict=True)
    }


def told_value(value: object) -> object:
    """A value as JSON has it."""
    if isinstance(value, PointInTime):
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(value))
    return value


def shown_value(value: object) -> str:
    """A value in a table, in which nothing is left empty and lists are in a row."""
    if value is None:
        return ""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def say(line: str) -> None:
    """Print a line."""
    console().print(line, soft_wrap=True)


def console() -> HarmlessConsole:
    """Where it is printed; in a pipe, no line is broken."""
    plain = HarmlessConsole(markup=False, highlight=False, emoji=False)
    if not plain.is_terminal:
        plain.width = 1000
    return plain


def when(moment: float | None) -> PointInTime | None:
    """A time, if there is one."""
    return None if moment is None else PointInTime(moment)


def expect_yes(question: str, yes: bool) -> None:
    """Ask before something is done for good, unless that was answered already."""
    if not yes and not typer.confirm(question):
        raise ValueError("nothing was done")
