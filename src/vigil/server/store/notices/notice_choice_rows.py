"""How people want to be told of things, where that is otherwise than usual."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from vigil.server.domain.notice_kinds import NOTICE_KINDS, NoticeKind, NoticeWay
from vigil.server.store.statements import insert
from vigil.server.store.tables.notice_tables import notice_choices

USUAL: Final[NoticeWay] = "push"  # which reaches only those who have asked for it on a device


def way_of(connection: Connection, person: int, kind: NoticeKind) -> NoticeWay:
    """How a person wants to be told of something."""
    return ways_of(connection, person)[kind]


def ways_of(connection: Connection, person: int) -> dict[NoticeKind, NoticeWay]:
    """How a person wants to be told of everything."""
    rows = connection.execute(select(notice_choices).where(notice_choices.c.person == person))
    chosen: dict[str, NoticeWay] = {row.kind: way_named(row.app, row.push) for row in rows}
    return {kind: chosen.get(kind, USUAL) for kind in NOTICE_KINDS}


def way_named(app: bool, push: bool) -> NoticeWay:
    """A way, by its columns."""
    if push:
        return "push"
    return "app" if app else "off"


def choose_way(connection: Connection, person: int, kind: NoticeKind, way: NoticeWay) -> None:
    """Write how a person wants to be told of something."""
    values = {"app": way != "off", "push": way == "push"}
    new = insert(connection, notice_choices).values(person=person, kind=kind, **values)
    connection.execute(new.on_conflict_do_update(index_elements=["person", "kind"], set_=values))
