"""`vigil cards`: look at the cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from vigil.terminal.card_panels import show_cards
from vigil.terminal.screen import Screen

CHECK: Final = "check"


def cards(
    name: Annotated[
        list[str] | None,
        typer.Argument(metavar="SET|NAME|check", help="A set, a card, or `check` [SET...]: what cards lack."),
    ] = None,
) -> None:
    """Show the sets, the cards of a set, or one card; or check what cards still lack."""
    if name and name[0] == CHECK:
        from vigil.commands.card_checks import show_card_checks

        if not show_card_checks(Screen(), name[1:], Path.cwd()):
            raise typer.Exit(1)
        return
    show_cards(Screen(), " ".join(name or []))
