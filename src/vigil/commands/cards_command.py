"""`vigil cards`: look at the cards."""

from __future__ import annotations

from typing import Annotated

import typer

from vigil.terminal.card_panels import show_cards
from vigil.terminal.screen import Screen


def cards(
    name: Annotated[list[str] | None, typer.Argument(metavar="SET|NAME", help="A set or a card.")] = None,
) -> None:
    """Show the sets, the cards of a set, or one card."""
    show_cards(Screen(), " ".join(name or []))
