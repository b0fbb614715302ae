"""`vigil bots`: the levels, and where the networks of the strongest come from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from vigil.bots.levels import LEVELS, TITLES, bot_class
from vigil.bots.provenance import Provenance, read_provenance
from vigil.build import PACKAGE
from vigil.rules.library import closest
from vigil.terminal.screen import Screen

ABOUT: Final = "what"


def bots(
    level: Annotated[
        str | None, typer.Argument(metavar="LEVEL", help="A level: where its network comes from.")
    ] = None,
) -> None:
    """Show the levels of bots, or where the network of one comes from."""
    screen = Screen()
    if level is None:
        show_levels(screen)
        return
    if level not in LEVELS:
        raise LookupError(f"there is no bot {level!r}; {closest(level, list(LEVELS))}")
    provenance = provenance_of_level(level)
    if provenance is None:
        screen.say(f"{level} has no network.")
        return
    for line in provenance_lines(level, provenance):
        screen.say(line)


def show_levels(screen: Screen) -> None:
    """Every level in a line, weakest first."""
    shown = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in ("level", "name", "what it does", "network"):
        shown.add_column(title)
    for level in LEVELS:
        provenance = provenance_of_level(level)
        network = "" if provenance is None else f"{provenance.games:,} games"
        shown.add_row(level, TITLES[level], (bot_class(level).__doc__ or "").split("\n")[0], network)
    screen.show(shown)


def provenance_of_level(level: str) -> Provenance | None:
    """What the network of a level tells of itself; None for a level without one."""
    file: Path = PACKAGE / "bots" / f"{level}.npz"
    return read_provenance(file) if file.exists() else None


def provenance_lines(level: str, provenance: Provenance) -> list[str]:
    """All that is known of a network, a line for each part."""
    seed = "not known: it cannot be made again to the digit" if provenance.seed is None else provenance.seed
    lines = [
        f"The network of {level}: {provenance.numbers}",
        f"made by: {provenance.run}",
        f"seed: {seed}",
        f"games: {provenance.games:,}",
    ]
    if provenance.begun_with:
        lines.append(f"went on from: {provenance.begun_with}")
    lines += [f"stage {number}: {in_words(stage)}" for number, stage in enumerate(provenance.stages)]
    if provenance.versions:
        lines.append(f"versions: {in_words(provenance.versions)}")
    lines += [f"measured: {in_words(measure)}" for measure in provenance.measures]
    return [*lines, provenance.notes] if provenance.notes else lines


def in_words(parts: dict[str, Any]) -> str:
    """Some facts with their names, after what they are about."""
    facts = [f"{name} {number(value)}" for name, value in parts.items() if name != ABOUT]
    return ", ".join([parts[ABOUT], *facts] if ABOUT in parts else facts)


def number(value: Any) -> str:
    """A large number with its thousands apart; anything else as it is."""
    return f"{value:,}" if isinstance(value, int) else str(value)
