"""Presence: who of those whom somebody follows is here, by the processes they are connected to."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, delete, select

from vigil.server.store.statements import insert
from vigil.server.store.tables.opponent_tables import follows, presence

DEAD: Final = 60.0  # seconds after which a process that says nothing is taken for gone


def note_here(connection: Connection, here: Mapping[int, str | None], process: str, now: float) -> None:
    """Say who is here, and at which table that anybody may watch; only whom somebody follows is kept."""
    followed = select(follows.c.other).where(follows.c.other.in_(list(here))).distinct()
    wanted = list(connection.execute(followed).scalars())
    connection.execute(delete(presence).where(presence.c.beat < now - DEAD))
    if not wanted:
        return
    rows = [{"person": one, "process": process, "beat": now, "match": here[one]} for one in wanted]
    new = insert(connection, presence).values(rows)
    renewed = {"beat": new.excluded.beat, "match": new.excluded.match}
    connection.execute(new.on_conflict_do_update(index_elements=["person", "process"], set_=renewed))


def tables_of(connection: Connection, people: Collection[int], now: float) -> dict[int, str | None]:
    """Who of some people is here, and at which table that anybody may watch."""
    alive = presence.c.person.in_(list(people)) & (presence.c.beat > now - DEAD)
    wanted = select(presence.c.person, presence.c.match).where(alive)
    found: dict[int, str | None] = {}
    for person, match in connection.execute(wanted):
        found[person] = match or found.get(person)
    return found
