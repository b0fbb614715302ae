"""What the host of a server looks up and changes. Every change leaves an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, or_, select, update

from vigil.server.domain.acts import Act
from vigil.server.domain.refusals import Refusal
from vigil.server.domain.tournament_kinds import UNDER_WAY
from vigil.server.store.hosting import orders
from vigil.server.store.hosting.orders import OrderKind, add_order
from vigil.server.store.hosting.player_reports import Report
from vigil.server.store.matches import match_changes
from vigil.server.store.matches.match_rows import StoredMatch, document, match_of
from vigil.server.store.people import persons, sessions
from vigil.server.store.people.sessions import StoredSession
from vigil.server.store.results.result_log import add_result
from vigil.server.store.results.result_rows import StoredResult
from vigil.server.store.tables.host_tables import reports
from vigil.server.store.tables.match_tables import acts, chat, matches, seats
from vigil.server.store.tables.people_tables import people
from vigil.server.store.tournaments.tournament_changes import change_tournament
from vigil.server.store.tournaments.tournament_queries import find_tournament
from vigil.server.store.tournaments.tournament_rows import StoredTournament

MOST: Final = 50  # rows that are shown at once
Mark = Literal["muted", "banned"]
MARKED: Final[dict[tuple[Mark, bool], OrderKind]] = {
    ("muted", True): orders.MUTE,
    ("muted", False): orders.UNMUTE,
    ("banned", True): orders.BAN,
    ("banned", False): orders.UNBAN,
}


class KnownPerson(Struct, frozen=True):
    """A person, as the host knows them."""

    id: int
    name: str
    created: float
    muted: bool
    banned: bool
    account: bool


# Looking up


def matching_matches(connection: Connection, text: str) -> list[StoredMatch]:
    """The matches with an id, or with a player whose name has this in it; the last moved first."""
    played = select(seats.c.match).where(seats.c.name.icontains(text, autoescape=True))
    wanted = select(matches).where(or_(matches.c.id == text, matches.c.id.in_(played)))
    return [match_of(row) for row in connection.execute(wanted.order_by(matches.c.moved.desc()).limit(MOST))]


def matching_people(connection: Connection, text: str) -> list[KnownPerson]:
    """The people with a number, or whose name has this in it; the newest first."""
    number = int(text) if text.isdecimal() and len(text) < 10 else -1
    named = people.c.name.icontains(text, autoescape=True)
    wanted = select(*[people.c[name] for name in KnownPerson.__struct_fields__])
    wanted = wanted.where(or_(people.c.id == number, named)).order_by(people.c.id.desc()).limit(MOST)
    return [KnownPerson(**row._mapping) for row in connection.execute(wanted)]


def waiting_reports(connection: Connection, settled: bool) -> list[Report]:
    """The reports that wait for the host, or also those that do not; the newest last."""
    wanted = select(reports).order_by(reports.c.id.desc()).limit(MOST)
    if not settled:
        wanted = wanted.where(~reports.c.settled)
    return [Report(**row._mapping) for row in connection.execute(wanted)][::-1]


def expect_person(connection: Connection, person: int) -> KnownPerson:
    """A person; a LookupError if there is none with this number."""
    wanted = select(*[people.c[name] for name in KnownPerson.__struct_fields__]).where(people.c.id == person)
    row = connection.execute(wanted).first()
    if row is None:
        raise LookupError(f"there is no person {person}: `vigil admin people` lists them")
    return KnownPerson(**row._mapping)


def all_matches_of(connection: Connection, person: int) -> list[str]:
    """The matches in which a person has a seat, or has said something."""
    sat = select(seats.c.match).where(seats.c.person == person)  # also where it is lent
    spoken = select(chat.c.match).where(chat.c.person == person)
    return sorted(connection.execute(sat.union(spoken)).scalars())


# Changing


def close_match(connection: Connection, match: StoredMatch, result: StoredResult) -> None:
    """End a match, which is given as it is after that."""
    revise(connection, match.id, {"status": match.status, "result": document(match.result)})
    add_result(connection, match_changes.with_facts(connection, result))
    add_order(connection, orders.CLOSE, match.id)


def delete_match(connection: Connection, match: str) -> None:
    """Delete a match."""
    match_changes.delete_matches(connection, [match])
    add_order(connection, orders.DELETE, match)


def revise(connection: Connection, match: str, changed: dict[str, Any]) -> None:
    """Change a match, so that nobody can go on with it as it was."""
    values = {**changed, "revision": matches.c.revision + 1}
    connection.execute(update(matches).where(matches.c.id == match).values(values))


def rename_person(connection: Connection, before: KnownPerson, name: str) -> None:
    """Give a person, as they were before, another name; their seats keep the old one."""
    persons.rename_person(connection, before.id, name)
    add_order(connection, orders.RENAME, person=before.id, note=f"{before.name} -> {name}")


def cancel_tournament(connection: Connection, tournament: str, reason: str) -> StoredTournament:
    """Call a tournament off; games that are played go on, and count for nothing in it."""
    found = find_tournament(connection, tournament, lock=True)
    if found.state not in UNDER_WAY:
        raise Refusal(f"{found.name} is over")
    change_tournament(connection, tournament, state="cancelled", reason=reason, deadline=None)
    add_order(connection, orders.CANCEL, note=tournament)
    return found


def rename_speaker(connection: Connection, match: str, person: int, name: str) -> None:
    """Give a spectator another name where they have talked."""
    lines = (chat.c.match == match) & (chat.c.person == person) & chat.c.seat.is_(None)
    connection.execute(update(chat).where(lines).values(name=name))


def rename_seats(connection: Connection, match: str, names: dict[int, str], respelled: Sequence[Act]) -> None:
    """Give seats of a match other names, also where moves and chat have the old ones."""
    for seat, name in names.items():
        for table in (seats, chat):
            place = (table.c.match == match) & (table.c.seat == seat)
            connection.execute(update(table).where(place).values(name=name))
    for act in respelled:
        place = (acts.c.match == match) & (acts.c.number == act.number)
        connection.execute(update(acts).where(place).values(text=act.text))
    revise(connection, match, {})
    add_order(connection, orders.RENAME, match)


def set_mark(connection: Connection, person: int, mark: Mark, value: bool) -> KnownPerson:
    """Mute or ban a person, or no longer."""
    known = expect_person(connection, person)
    connection.execute(update(people).where(people.c.id == person).values({mark: value}))
    add_order(connection, MARKED[mark, value], person=person)
    return known


def revoke_session(connection: Connection, session: int) -> StoredSession:
    """Let a key prove nothing any more; seats that were lent by it go back to their owners."""
    found = sessions.find_session(connection, session)
    if found is None or found.revoked is not None:
        raise LookupError(f"there is no session {session}: `vigil admin sessions` lists those of a person")
    for match in sessions.revoke_session(connection, session):
        revise(connection, match, {})
        add_order(connection, orders.REVOKE, match, note=str(session))
    if found.match is None:
        add_order(connection, orders.REVOKE, person=found.person, note=str(session))
    return found


def settle_report(connection: Connection, report: int) -> None:
    """Mark a report as dealt with."""
    settled = update(reports).where(reports.c.id == report).values(settled=True)
    if connection.execute(settled).rowcount == 0:
        raise LookupError(f"there is no report {report}: `vigil admin reports` lists them")
    add_order(connection, orders.SETTLE, note=str(report))
