"""`vigil sim`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vigil.arena.bot_game import Outcome
from vigil.arena.game_format import GameFormat
from vigil.arena.json_report import JsonFile, simulation_data, text_console, write_json
from vigil.arena.simulation import Simulation, show_simulation
from vigil.cluster.crew import STOPPED, Cluster, hands
from vigil.commands.game_options import (
    DEFAULT_BOT,
    DEFAULT_EDITION,
    DEFAULT_SET,
    Edition,
    Players,
    Sets,
    Variant,
    set_codes,
)
from vigil.datasets.dataset_commands import export_simulation
from vigil.rules.kernel.box import STANDARD
from vigil.terminal.lineup import how_many
from vigil.terminal.phrases import seat_phrases
from vigil.terminal.screen import Screen


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
    json_file: JsonFile = None,
) -> None:
    """Play many games between bots, and say what they were like."""
    levels = bot or [DEFAULT_BOT]
    kind = STANDARD if variant is None else variant
    count = how_many(len(levels) if players is None and len(levels) > 1 else players, kind)
    if len(levels) == 1:
        levels = levels * count
    if len(levels) != count:
        raise ValueError(seat_phrases.players_and_bots(count, len(levels)))
    form = GameFormat(
        tuple(set_codes(sets or [DEFAULT_SET])), count, DEFAULT_EDITION if edition is None else edition, kind
    )
    simulation = Simulation(form, tuple(levels), seed)
    console = Screen().console if json_file is None else text_console(json_file)

    def keep(games: list[Outcome], first: int) -> None:
        document = simulation_data(games, form.setup, levels, simulation.block, first)
        write_json(console, json_file, document)

    if to is not None:
        export_simulation(console, simulation, number, hands(None, cluster), to, keep)
    elif not show_simulation(console, simulation, number, cluster, keep):
        raise typer.Exit(STOPPED)
