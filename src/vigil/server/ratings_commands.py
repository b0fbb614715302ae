"""`vigil ratings`: for whoever runs a server. Works on its database, also while it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from vigil.server.admin_commands import UNLESS, changing, looking
from vigil.server.admin_output import say
from vigil.server.hosting_commands import gains

ratings = typer.Typer(
    name="ratings",
    help="For whoever runs a server: rate all games again, list suspicious gains.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
)


@ratings.callback()
def choose_database(
    context: typer.Context,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=f"A file, or postgresql://… [{UNLESS}]")
    ] = None,
) -> None:
    """For whoever runs a server: rate all games again, list suspicious gains."""
    from vigil.server.startup import usual_database

    context.obj = database or usual_database()


@ratings.command()
def rebuild(context: typer.Context) -> None:
    """Rate all results again, in their order; what is kept is the same to the last digit."""
    from vigil.server.people.ratings.rating_reader import Rebuilding
    from vigil.server.people.ratings.rating_scale import SCALE

    again = Rebuilding()
    with looking(context) as connection:
        again.read(connection)
    with changing(context) as connection:
        rebuilt = again.save(connection)
    say(
        f"{rebuilt.rated} of {rebuilt.results} results are rated, of {rebuilt.people} people, "
        f"on the scale {SCALE.code}."
    )


ratings.command()(gains)
