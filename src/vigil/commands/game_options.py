"""The options that `vigil play` and `vigil sim` share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from vigil.files import load_set
from vigil.rules.kernel.box import STANDARD, VARIANTS

DEFAULT_SET: Final = "godslayer"
DEFAULT_BOT: Final = "greedy"
DEFAULT_EDITION: Final = 2

Sets = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="CODE|FILE",
        help=f"A set, or a set file; give several to shuffle them together. [{DEFAULT_SET}]",
    ),
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play.")]
Edition = Annotated[
    int | None, typer.Option(metavar="N", help=f"The rulebook of godslayer: 1 or 2. [{DEFAULT_EDITION}]")
]
Variant = Annotated[str | None, typer.Option(metavar="NAME", help=f"{', '.join(VARIANTS)}. [{STANDARD}]")]
Seed = Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same cards.")]


def set_codes(said: Sequence[str]) -> list[str]:
    """The codes of sets, some of which are said by their file."""
    return [load_set(each) if each.endswith(".toml") else each for each in said]
