"""Company: whom somebody follows and whether they are here, whom they met lately, whom they have blocked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, assert_never

from sqlalchemy import Connection, select

from vigil.server.domain.paces import LIVE_PACES
from vigil.server.domain.refusals import Overload, Refusal
from vigil.server.fair_use import limits
from vigil.server.people.opponents.present_ratings import standing_of
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.protocol.people.company_messages import Acquaintance, Company, Tie
from vigil.server.store.opponents import acquaintances, presence_rows, seek_rows
from vigil.server.store.people import persons
from vigil.server.store.people.account_rows import find_account
from vigil.server.store.people.persons import Person
from vigil.server.store.tables.opponent_tables import blocks, follows, seeks
from vigil.server.store.tables.people_tables import people

MET: Final = 3  # opponents of late that are shown
NEEDS_ACCOUNT: Final = "whom you follow and block is kept for your account: make one first"


def company_of(connection: Connection, person: int, now: float) -> Company:
    """Everybody who matters to a person."""
    followed = acquaintances.others_of(connection, follows, person)
    met = acquaintances.met_lately(connection, person, MET, but=followed)
    return Company(
        followed=describe(connection, person, followed, now),
        met=describe(connection, person, met, now),
        blocked=names_of(connection, acquaintances.others_of(connection, blocks, person)),
    )


def describe(connection: Connection, person: int, others: Sequence[int], now: float) -> list[Acquaintance]:
    """Some people as a person may know them; whoever is here comes first."""
    here = presence_rows.tables_of(connection, others, now)
    theirs = seeks.c.person.in_(list(others)) & seeks.c.pace.in_(LIVE_PACES)
    waiting = seek_rows.read_seeks(connection, seek_rows.is_waiting(now), theirs)
    looking = {seek.person: seek.pace for seek in waiting}
    pairs = acquaintances.pairs_apart(connection, [person, *others])
    apart = {one for pair in pairs if person in pair for one in pair}
    names = dict(zip(others, names_of(connection, others), strict=True))
    found = [
        Acquaintance(
            name=names[other],
            rating=round(standing_of(connection, other).rating),
            here=other in here and other not in apart,
            match=None if other in apart else here.get(other),
            pace=None if other in apart else looking.get(other),
        )
        for other in others
    ]
    return sorted(found, key=lambda one: not one.here)


def names_of(connection: Connection, others: Sequence[int]) -> list[str]:
    """The names of some people."""
    rows = connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(list(others))))
    names = {int(row.id): str(row.name) for row in rows}
    return [names[other] for other in others]


def change_tie(connection: Connection, person: Person, name: str, tie: Tie, now: float) -> None:
    """Let somebody follow or block somebody else, or no more."""
    if not person.account:
        raise PermissionError(NEEDS_ACCOUNT)
    persons.lock_person(connection, person.id)
    other = find_account(connection, fold_name(name))
    if other is None:
        raise LookupError(f"nobody with an account is called {name}")
    if other == person.id:
        raise Refusal("this is you")
    match tie:
        case "follow":
            add_within_limit(connection, person.id, other, "follow", now)
        case "block":
            add_within_limit(connection, person.id, other, "block", now)
            part_ways(connection, person.id, other)
        case "unfollow":
            acquaintances.drop_tie(connection, follows, person.id, other)
        case "unblock":
            acquaintances.drop_tie(connection, blocks, person.id, other)
        case _:
            assert_never(tie)


def add_within_limit(
    connection: Connection, person: int, other: int, tie: Literal["follow", "block"], now: float
) -> None:
    """Follow or block somebody, unless that are too many."""
    if tie == "follow" and acquaintances.keep_apart(connection, person, other):
        raise Refusal("you two do not meet")
    table = acquaintances.TABLES[tie]
    if acquaintances.count_ties(connection, table, person) >= limits.TIES:
        raise Overload(f"one can {tie} {limits.TIES} people")
    acquaintances.add_tie(connection, table, person, other, now)


def part_ways(connection: Connection, person: int, other: int) -> None:
    """Let neither of two people follow the other any more."""
    acquaintances.drop_tie(connection, follows, person, other)
    acquaintances.drop_tie(connection, follows, other, person)
