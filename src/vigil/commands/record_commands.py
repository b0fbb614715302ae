"""`vigil replay`, `vigil verify` and `vigil review`: what a recorded game was like."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vigil.cluster.crew import Cluster
from vigil.files import write_safely
from vigil.review.grades import LEVEL
from vigil.terminal.phrases import review_phrases
from vigil.terminal.screen import Screen
from vigil.terminal.transcript import show_replay
from vigil.terminal.verification import show_verification


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[
        str | None, typer.Option(metavar="NAME", help="Tell it as this player saw it. [as a spectator]")
    ] = None,
) -> None:
    """Tell a recorded game again, and verify it."""
    if not show_replay(Screen(), file, seat):
        raise typer.Exit(1)


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
    from vigil.terminal.review_report import review_record  # slow to import, as the page below

    screen = Screen()
    found = review_record(screen, file, seat, level, cluster or jobs)
    if found is None:
        raise typer.Exit(130)
    if html is not None:
        from vigil.server.web.standalone import page

        write_safely(html, page(*found))
        screen.say(review_phrases.page_written(html))


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="The hash of the seed, as shown when the match began.")
    ] = None,
) -> None:
    """Verify a record: its moves, its result, and the seed that it was dealt from."""
    if not show_verification(Screen(), file, commitment):
        raise typer.Exit(1)
