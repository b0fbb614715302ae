"""`vigil admin` for people: what is kept about them, forgetting and merging them, what is switched off."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from vigil.server.admin_commands import Person, Yes, admin, changing, looking
from vigil.server.admin_output import AsJson, expect_yes, say, show

__all__ = ["admin"]

Other = Annotated[int, typer.Argument(metavar="INTO", help="The number of the person who is left.")]
Export = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")]
What = Annotated[str, typer.Argument(metavar="WHAT", help="accounts, ratings, chat or tournaments. [list]")]
State = Annotated[str, typer.Argument(metavar="on|off")]


@admin.command()
def export(context: typer.Context, person: Person, file: Export) -> None:
    """Write everything that is kept about a person to a file, for when they ask for it."""
    from vigil.server.people.accounts.person_export import export_person
    from vigil.server.protocol import messages
    from vigil.server.store.hosting import host

    with looking(context) as connection:
        host.expect_person(connection, person)
        found = export_person(connection, person)
    file.write_bytes(messages.encode(found))
    file.chmod(0o600)
    say(f"{file} has everything about person {person}: give it to nobody else.")


@admin.command()
def forget(context: typer.Context, person: Person, yes: Yes = False) -> None:
    """Erase a person for good; games of others keep an empty name in their place."""
    from vigil.server.people.accounts.erasure import erase_names, forget_person, mark_erased
    from vigil.server.store.hosting import host

    with looking(context) as connection:
        known = host.expect_person(connection, person)
    expect_yes(f"Erase person {person}, {known.name}, for good?", yes)
    with changing(context) as connection:
        forget_person(connection, person, time.time())
        played = host.all_matches_of(connection, person)
    for match in played:  # each for itself, so that the server waits for none of them long
        with changing(context) as connection:
            erase_names(connection, match, person)
    with changing(context) as connection:
        mark_erased(connection, person, time.time())
    say(f"Person {person} is forgotten, in {len(played)} matches.")


@admin.command()
def merge(context: typer.Context, person: Person, into: Other) -> None:
    """Let two people be one, if you know that they are: everything of the first becomes the second's."""
    from vigil.server.people.accounts.merging import merge_person
    from vigil.server.store.hosting import host

    if person == into:
        raise ValueError("these are one person already")
    with changing(context) as connection:
        host.expect_person(connection, person)
        known = host.expect_person(connection, into)
        merge_person(connection, person, into)
    say(f"Person {person} is person {into}, {known.name}, now.")


@admin.command()
def switch(context: typer.Context, what: What = "", state: State = "", json: AsJson = False) -> None:
    """Switch accounts, ratings, chat or tournaments off or on; without words, list how they are."""
    from vigil.server.domain.switches import FEATURES
    from vigil.server.store.hosting import orders, server_settings

    if what and (what not in FEATURES or state not in ("on", "off")):
        raise ValueError(f"say what ({', '.join(FEATURES)}) and on or off")
    if not what:
        with looking(context) as connection:
            off = server_settings.switched_off(connection)
        show(["what", "is"], [(feature, "off" if feature in off else "on") for feature in FEATURES], json)
        return
    with changing(context) as connection:
        server_settings.switch(connection, what, state == "on")
        orders.add_order(connection, orders.SWITCH, note=f"{what} {state}")
    say(f"{what} is {state}.")
