"""Accounts: people whose name is theirs alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from vigil.server.domain.refusals import TooLate
from vigil.server.store.statements import insert
from vigil.server.store.tables.people_tables import people, reserved_names

DAY: Final = 24 * 3600.0
RESERVED: Final = 90 * DAY  # seconds for which nobody else gets a name that was given up


def taken_by(connection: Connection, folded: Iterable[str]) -> dict[str, str]:
    """The accounts whose names look like some of these: their names, by what looks alike."""
    wanted = select(people.c.folded, people.c.name).where(people.c.folded.in_(list(folded)))
    return {row.folded: row.name for row in connection.execute(wanted)}


def is_reserved(connection: Connection, folded: str, person: int, now: float) -> bool:
    """Whether a name was somebody else's until lately."""
    kept = select(reserved_names.c.person).where(
        reserved_names.c.folded == folded, reserved_names.c.until > now
    )
    row = connection.execute(kept).first()
    return row is not None and row.person != person


def find_account(connection: Connection, folded: str) -> int | None:
    """The person who has an account."""
    return connection.execute(select(people.c.id).where(people.c.folded == folded)).scalar()


def claim_name(connection: Connection, person: int, name: str, folded: str, now: float) -> None:
    """Give somebody a name that is theirs alone; the one before is reserved. A TooLate if it is taken."""
    holder = find_account(connection, folded)
    if holder not in (None, person):
        raise TooLate(taken_words(name, taken_by(connection, [folded])[folded]))
    if is_reserved(connection, folded, person, now):
        raise TooLate(f"{name} was somebody else's until lately: choose another name")
    release_name(connection, person, folded, now)
    mine = update(people).where(people.c.id == person).values(name=name, folded=folded, account=True)
    try:
        connection.execute(mine)
    except IntegrityError as error:
        raise TooLate(taken_words(name, name)) from error  # another process was faster
    connection.execute(delete(reserved_names).where(reserved_names.c.folded == folded))


def release_name(connection: Connection, person: int, next_one: str | None, now: float) -> None:
    """Keep the name of an account from others for a while, if it is to have another."""
    before = connection.execute(select(people.c.folded).where(people.c.id == person)).scalar()
    if before is None or before == next_one:
        return
    values = {"person": person, "until": now + RESERVED}
    new = insert(connection, reserved_names).values(folded=before, **values)
    connection.execute(new.on_conflict_do_update(index_elements=["folded"], set_=values))


def forget_reservations(connection: Connection, now: float) -> int:
    """Let anybody have the names again that were kept from others long enough; returns how many."""
    return connection.execute(delete(reserved_names).where(reserved_names.c.until <= now)).rowcount


def taken_words(name: str, holder: str) -> str:
    """Why a name cannot be had."""
    if name == holder:
        return f"{name} is taken: choose another name"
    return f"{name} looks like {holder}, who is somebody else: choose another name"
