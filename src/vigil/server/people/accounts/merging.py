"""Merging: two people who turn out to be one. Only whoever has both keys, or the host, may say so."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Integer, Table, delete, exists, select, update

from vigil.server.store.hosting import host, orders
from vigil.server.store.people.personal_data import PERSONAL, TablePolicy
from vigil.server.store.tables.people_tables import people


def merge_person(connection: Connection, one: int, into: int) -> None:
    """Let everything of one person be another's; nothing is left of the one."""
    affected = host.all_matches_of(connection, one)
    for table, policy in PERSONAL.items():
        if table is not people:
            join_rows(connection, table, policy, one, into)
    connection.execute(delete(people).where(people.c.id == one))
    for match in affected:
        host.revise(connection, match, {})
        orders.add_order(connection, orders.MERGE, match)


def join_rows(connection: Connection, table: Table, policy: TablePolicy, one: int, into: int) -> None:
    """Do with the rows of a table what was decided for people who are one."""
    for name in policy.whose:
        column = table.c[name]
        if policy.joining == "added up":
            add_up(connection, table, name, one, into)
        if policy.joining in ("added up", "filled in"):
            connection.execute(delete(table).where(column == one, has_twin(table, name, into)))
        if policy.joining == "removed":
            connection.execute(delete(table).where(column == one))
        else:
            connection.execute(update(table).where(column == one).values({name: into}))
    for name in policy.named:
        if policy.joining == "filled in":
            connection.execute(delete(table).where(table.c[name] == one, has_twin(table, name, into)))
        connection.execute(update(table).where(table.c[name] == one).values({name: into}))


def has_twin(table: Table, name: str, into: int) -> ColumnElement[bool]:
    """Whether somebody else has a row that stands for the same."""
    others = table.alias("others")
    keys = [column.name for column in table.primary_key if column.name != name]
    same = [others.c[key] == table.c[key] for key in keys]
    return exists(select(others).where(others.c[name] == into, *same).correlate(table))


def add_up(connection: Connection, table: Table, name: str, one: int, into: int) -> None:
    """Add the numbers of a person's rows to those of another that stand for the same."""
    keys = {column.name for column in table.primary_key}
    numbers = [column for column in table.c if column.name not in keys and isinstance(column.type, Integer)]
    for row in connection.execute(select(table).where(table.c[name] == one)).all():
        same = [table.c[key] == getattr(row, key) for key in keys - {name}]
        sums = {column.name: column + getattr(row, column.name) for column in numbers}
        connection.execute(update(table).where(table.c[name] == into, *same).values(sums))
