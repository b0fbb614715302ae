"""`vigil play`: a game at this keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from vigil.bots import LEVELS
from vigil.commands.game_options import (
    DEFAULT_BOT,
    DEFAULT_EDITION,
    DEFAULT_SET,
    Edition,
    Players,
    Seed,
    Sets,
    Variant,
    set_codes,
)
from vigil.rules.kernel.box import STANDARD
from vigil.terminal import dialogue
from vigil.terminal.phrases import seat_phrases
from vigil.terminal.saved_games import SEEDS
from vigil.terminal.screen import Screen
from vigil.terminal.session_start import new_session, old_session


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
            set_codes(sets or [DEFAULT_SET]),
            DEFAULT_EDITION if edition is None else edition,
            STANDARD if variant is None else variant,
            secrets.randbelow(SEEDS) if seed is None else seed,
        )
        dialogue.play(session)
        return
    said = {"--players": players, "--set": sets, "--edition": edition, "--variant": variant, "--seed": seed}
    for option, value in said.items():
        if value not in (None, []):
            raise ValueError(seat_phrases.for_a_new_game(option, file))
    dialogue.play(old_session(screen, file, seat or [], bot))
