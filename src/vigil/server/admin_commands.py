"""`vigil admin`: for whoever runs a server. Works on its database, also while it runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from vigil.server.admin_output import AsJson, expect_yes, say, show, when

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vigil.server.store.hosting.host import KnownPerson, Mark
    from vigil.server.store.matches.match_rows import StoredMatch

admin = typer.Typer(
    name="admin",
    help="For whoever runs a server: matches, people, reports, backups.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
)

Text = Annotated[str, typer.Argument(metavar="TEXT", help="A part of a name, or an id. [everything]")]
Match = Annotated[str, typer.Argument(metavar="MATCH", help="Its id, as in its address.")]
Person = Annotated[
    int, typer.Argument(metavar="PERSON", help="Their number, as `vigil admin people` has it.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
ANY_ID: Final = {"ignore_unknown_options": True}  # the id of a match may begin with a dash
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
UNLESS: Final = "$VIGIL_DATABASE, or a file of yours"


@admin.callback()
def choose_database(
    context: typer.Context,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=f"A file, or postgresql://… [{UNLESS}]")
    ] = None,
) -> None:
    """For whoever runs a server: matches, people, reports, backups."""
    from vigil.server.startup import usual_database

    context.obj = database or usual_database()


# Looking up


@admin.command(context_settings=ANY_ID)
def find(context: typer.Context, text: Text = "", json: AsJson = False) -> None:
    """List matches: by id, or by the names of players; the last moved first."""
    from vigil.server.store.hosting import host
    from vigil.server.store.matches import match_queries

    with looking(context) as connection:
        found = host.matching_matches(connection, text)
        seats = match_queries.find_seats(connection, [match.id for match in found])
    show(
        ["match", "status", "acts", "last moved", "players"],
        [
            (
                match.id,
                match.status,
                match.acts,
                when(match.moved),
                [seat.name or "–" for seat in seats[match.id]],
            )
            for match in found
        ],
        json,
    )


@admin.command(context_settings=ANY_ID)
def match(context: typer.Context, match: Match) -> None:
    """Show a match: who sits where, what was said, what was reported."""
    from vigil.server.store.hosting import player_reports
    from vigil.server.store.matches import match_queries

    with looking(context) as connection:
        whole = match_queries.load(connection, match)
        reports = player_reports.reports_of(connection, match)
    kept = whole.match
    say(
        f"{kept.id}: {kept.status}, {kept.acts} acts, made by person {kept.made_by}, "
        f"last moved {when(kept.moved)}"
    )
    show(
        ["seat", "kind", "name", "person"],
        [(number, seat.kind, seat.name, seat.person) for number, seat in enumerate(whole.seats)],
    )
    for line in whole.chat.values():
        say(f"{when(line.at)}  {line.name}: {line.text}")
    for report in reports:
        say(f"report {report.id}, person {report.by} of seat {report.seat}: {report.reason} {report.text}")


@admin.command()
def people(context: typer.Context, text: Text = "", json: AsJson = False) -> None:
    """List people: by number or by name, the newest first, and how many matches they have played."""
    from vigil.server.store.hosting import host
    from vigil.server.store.results.play_totals import totals_of

    with looking(context) as connection:
        found = host.matching_people(connection, text)
        played = totals_of(connection, [each.id for each in found])
    show(
        ["person", "name", "since", "finished", "won", "left", "marks"],
        [(each.id, each.name, when(each.created), *played[each.id], marks(each)) for each in found],
        json,
    )


def marks(person: KnownPerson) -> list[str]:
    """What is special about a person."""
    held = {"account": person.account, "muted": person.muted, "banned": person.banned}
    return [mark for mark, holds in held.items() if holds]


@admin.command()
def sessions(context: typer.Context, person: Person, json: AsJson = False) -> None:
    """List the keys by which a person comes, and the seats that they have lent."""
    from vigil.server.store.hosting import host
    from vigil.server.store.people import sessions

    with looking(context) as connection:
        host.expect_person(connection, person)
        found = sessions.sessions_of(connection, person)
    show(
        ["session", "kind", "device", "since", "last used", "seat", "revoked"],
        [
            (
                each.id,
                each.kind,
                each.label,
                when(each.made),
                when(each.used),
                None if each.match is None else f"{each.match}, {each.seat}",
                when(each.revoked),
            )
            for each in found
        ],
        json,
    )


@admin.command()
def reports(
    context: typer.Context,
    every: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    json: AsJson = False,
) -> None:
    """List what players have reported."""
    from vigil.server.store.hosting import host

    with looking(context) as connection:
        found = host.waiting_reports(connection, every)
    show(
        ["report", "when", "match", "about person", "by person", "reason", "words"],
        [(made.id, when(made.at), made.match, made.about, made.by, made.reason, made.text) for made in found],
        json,
    )


@admin.command()
def log(context: typer.Context, json: AsJson = False) -> None:
    """List what was done with these commands, the newest last."""
    from vigil.server.store.hosting.orders import orders_after

    with looking(context) as connection:
        found = orders_after(connection, 0)
    show(
        ["when", "what", "match", "person", "note"],
        [(when(order.at), order.kind, order.match, order.person, order.note) for order in found],
        json,
    )


# Changing


@admin.command(context_settings=ANY_ID)
def close(context: typer.Context, match: Match) -> None:
    """End a match as it stands; nobody wins."""
    from msgspec import structs

    from vigil.server.domain.refusals import Unplayable
    from vigil.server.match.ending import make_result
    from vigil.server.match.outcome import CLOSED, without_winner
    from vigil.server.match.restoration import restore
    from vigil.server.store.hosting import host
    from vigil.server.store.matches import match_queries

    with changing(context) as connection:
        expect_playing(match_queries.lock_match(connection, match))
        whole = match_queries.load(connection, match)
        try:
            course = asyncio.run(restore(whole)).course
        except Unplayable as error:
            raise ValueError(f"{match} cannot be played again: delete it instead") from error
        ended = {"status": "finished", "result": without_winner(course.game, CLOSED)}
        over = structs.replace(whole.match, **ended)
        result = make_result(over, whole.seats, whole.acts, course, time.time())
        host.close_match(connection, over, result)
    say(f"{match} is closed.")


@admin.command(context_settings=ANY_ID)
def delete(context: typer.Context, match: Match, yes: Yes = False) -> None:
    """Delete a match and everything said in it, for good."""
    from vigil.server.store.hosting import host
    from vigil.server.store.matches import match_queries

    with looking(context) as connection:
        match_queries.load(connection, match)
    expect_yes(f"Delete {match} and everything said in it, for good?", yes)
    with changing(context) as connection:
        match_queries.lock_match(connection, match)
        host.delete_match(connection, match)
    say(f"{match} is deleted.")


@admin.command()
def rename(context: typer.Context, person: Person, name: str) -> None:
    """Give a person another name, also in their matches; that of an account is theirs alone."""
    from vigil.server.people.accounts.renaming import rename_by_host
    from vigil.server.store.hosting import host
    from vigil.server.upkeep.name_change import rename_in_match

    with changing(context) as connection:
        name = rename_by_host(connection, person, name, time.time())
        played = host.all_matches_of(connection, person)
    for match in played:  # each for itself, so that the server waits for none of them long
        with changing(context) as connection:
            rename_in_match(connection, match, person, name)
    say(f"Person {person} is called {name} now, in {len(played)} matches.")


@admin.command()
def mute(context: typer.Context, person: Person) -> None:
    """Let a person neither chat nor change their name."""
    set_mark(context, person, "muted", True)


@admin.command()
def unmute(context: typer.Context, person: Person) -> None:
    """Let a person chat again."""
    set_mark(context, person, "muted", False)


@admin.command()
def ban(context: typer.Context, person: Person) -> None:
    """Let a person do nothing any more."""
    set_mark(context, person, "banned", True)


@admin.command()
def unban(context: typer.Context, person: Person) -> None:
    """Let a person in again."""
    set_mark(context, person, "banned", False)


@admin.command()
def settle(context: typer.Context, report: Annotated[int, typer.Argument(metavar="REPORT")]) -> None:
    """Mark a report as dealt with."""
    from vigil.server.store.hosting import host

    with changing(context) as connection:
        host.settle_report(connection, report)
    say(f"Report {report} is settled.")


@admin.command()
def revoke(context: typer.Context, session: Annotated[int, typer.Argument(metavar="SESSION")]) -> None:
    """End a session: its key proves nothing any more, and whoever is connected by it is sent away."""
    from vigil.server.store.hosting import host

    with changing(context) as connection:
        ended = host.revoke_session(connection, session)
    say(f"Session {session} of person {ended.person} is revoked.")


# Backups


@admin.command()
def backup(context: typer.Context, file: File) -> None:
    """Copy an SQLite database to a file, also while the server runs."""
    from vigil.server.store.backup import back_up

    back_up(context.obj, file)
    say(f"{file} has everything as of now. It holds the secrets of all matches: keep it safe.")


@admin.command()
def restore(
    context: typer.Context,
    file: File,
    replace: Annotated[bool, typer.Option(help="Also if there is a database, which is lost.")] = False,
) -> None:
    """Make an SQLite database what a backup has; stop the server first."""
    from vigil.server.store import backup

    backup.restore(context.obj, file, replace)
    say(f"The database is as it was in {file}.")


@contextmanager
def looking(context: typer.Context) -> Iterator[Connection]:
    """The database, to be read."""
    from vigil.server.store.backend import open_engine

    engine = open_engine(context.obj, beside=True)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def changing(context: typer.Context) -> Iterator[Connection]:
    """The database, to be changed in one transaction."""
    from vigil.server.store.backend import open_engine, write_beside

    engine = open_engine(context.obj, beside=True)
    try:
        with write_beside(engine) as connection:
            yield connection
    finally:
        engine.dispose()


def set_mark(context: typer.Context, person: int, mark: Mark, value: bool) -> None:
    """Mute or ban a person, or no longer."""
    from vigil.server.store.hosting import host

    with changing(context) as connection:
        known = host.set_mark(connection, person, mark, value)
    say(f"Person {person}, {known.name}, is {'' if value else 'no longer '}{mark}.")


def expect_playing(match: StoredMatch) -> None:
    """Refuse a match that cannot be closed."""
    if match.status == "waiting":
        raise ValueError(f"{match.id} has not begun: delete it instead")
    if match.status == "finished":
        raise ValueError(f"{match.id} is over")
