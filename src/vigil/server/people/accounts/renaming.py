"""Renaming by the host: a name is claimed as its person would have to claim it."""

from __future__ import annotations

from sqlalchemy import Connection

from vigil.server.domain.refusals import TooLate
from vigil.server.protocol import bounds
from vigil.server.protocol.people.account_names import account_name, fold_name
from vigil.server.store.hosting import host
from vigil.server.store.people.account_rows import claim_name, taken_by, taken_words


def rename_by_host(connection: Connection, person: int, text: str, now: float) -> str:
    """Give a person another name; returns it as it is written. Nobody gets one that looks like another's."""
    name = bounds.name(text)
    known = host.expect_person(connection, person)
    if known.account:
        name = account_name(text)
    folded = fold_name(name)
    if known.account:
        claim_name(connection, person, name, folded, now)
    elif holder := taken_by(connection, [folded]).get(folded):
        raise TooLate(taken_words(name, holder))
    host.rename_person(connection, known, name)
    return name
