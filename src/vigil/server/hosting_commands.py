"""`vigil admin` for the server as a whole: how much there is, tournaments, ratings that rose oddly."""

from __future__ import annotations

import time
from typing import Annotated, Final

import typer

from vigil.server.admin_commands import ANY_ID, Text, Yes, changing, looking
from vigil.server.admin_output import AsJson, expect_yes, say, show, when
from vigil.server.people_commands import admin

__all__ = ["admin", "gains"]

Tournament = Annotated[str, typer.Argument(metavar="TOURNAMENT", help="Its id, as in its address.")]
BY_HOST: Final = "the host of this server has called it off"


@admin.command()
def gains(context: typer.Context, json: AsJson = False) -> None:
    """List whose rating rose mostly by games against people who had just come."""
    from vigil.server.store.ratings.gains import suspicious_gains

    with looking(context) as connection:
        found = suspicious_gains(connection, time.time())
    show(
        ["person", "name", "gained", "from newcomers", "how many"],
        [
            (each.person, each.name, round(each.gained), round(each.from_young), each.opponents)
            for each in found
        ],
        json,
    )


@admin.command(context_settings=ANY_ID)
def tournaments(context: typer.Context, text: Text = "", json: AsJson = False) -> None:
    """List tournaments: by id or by name, the newest first."""
    from vigil.server.store.tournaments.tournament_queries import matching_tournaments

    with looking(context) as connection:
        found = matching_tournaments(connection, text)
    show(
        ["tournament", "name", "kind", "state", "round", "begins", "made by"],
        [(one.id, one.name, one.kind, one.state, one.round, when(one.begins), one.made_by) for one in found],
        json,
    )


@admin.command(context_settings=ANY_ID)
def cancel(context: typer.Context, tournament: Tournament, yes: Yes = False) -> None:
    """Call a tournament off; games that are played go on, and count for nothing in it."""
    from vigil.server.store.hosting import host
    from vigil.server.store.tournaments.tournament_queries import find_tournament

    with looking(context) as connection:
        found = find_tournament(connection, tournament)
    expect_yes(f"Call {found.name} off, for good?", yes)
    with changing(context) as connection:
        host.cancel_tournament(connection, tournament, BY_HOST)
    say(f"{found.name} is called off.")


@admin.command()
def stats(context: typer.Context, json: AsJson = False) -> None:
    """Say how much there is: people, matches, ratings, who waits for a game, what waits for you, disk."""
    from vigil.server.store.hosting.server_statistics import count_everything

    with looking(context) as connection:
        found = count_everything(connection, context.obj, time.time())
    show(["what", "which", "number"], found, json)
