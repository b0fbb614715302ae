"""Recovery codes: each lets somebody in once who has lost everything else. Only their hashes are kept."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, func, select, update

from vigil.server.store.tables.people_tables import recovery_codes


def replace_codes(connection: Connection, person: int, hashes: Iterable[str]) -> None:
    """Give a person other codes; those before work no longer."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    connection.execute(
        recovery_codes.insert(), [{"person": person, "hash": one, "used": None} for one in hashes]
    )


def use_code(connection: Connection, person: int | None, code_hash: str, now: float) -> bool:
    """Use a code up; False if it is none, or was used."""
    code = (recovery_codes.c.person == person) & (recovery_codes.c.hash == code_hash)
    used = update(recovery_codes).where(code, recovery_codes.c.used.is_(None)).values(used=now)
    return connection.execute(used).rowcount > 0


def count_codes(connection: Connection, person: int) -> int:
    """How many codes of a person still work."""
    left = (recovery_codes.c.person == person) & recovery_codes.c.used.is_(None)
    return int(connection.execute(select(func.count()).select_from(recovery_codes).where(left)).scalar_one())
