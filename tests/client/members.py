"""People with accounts, and people who were here before, as the database of a test knows them."""

from __future__ import annotations

import time

import sqlalchemy as sa

from bench.processes import Server
from tests.client.person import Person
from vigil.server.protocol.people.account_names import fold_name
from vigil.server.store.tables.people_tables import people

DAY = 24 * 3600


def settle_in(person: Person, server: Server, account: bool = False) -> None:
    """Let somebody be here since some days, perhaps with an account: as if they had made one then."""
    person.post("me", {"name": person.name})
    values = {"created": time.time() - 3 * DAY, "account": account}
    engine = sa.create_engine(f"sqlite:///{server.database}")
    with engine.begin() as connection:
        newest = sa.select(sa.func.max(people.c.id)).where(people.c.name == person.name).scalar_subquery()
        folded = fold_name(person.name) if account else None
        connection.execute(sa.update(people).where(people.c.id == newest).values(folded=folded, **values))
    engine.dispose()
