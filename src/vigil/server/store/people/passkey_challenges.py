"""Challenges: what a passkey has to sign, once, soon, and for whoever asked for it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete

from vigil.server.store.tables.people_tables import auth_challenges

LIFE: Final = 300.0  # seconds


def add_challenge(connection: Connection, hashed: str, asker: str, purpose: str, now: float) -> None:
    """Keep a challenge for whoever asks; those whose time is over are forgotten."""
    connection.execute(delete(auth_challenges).where(auth_challenges.c.until <= now))
    values = {"hash": hashed, "key_hash": asker, "purpose": purpose, "until": now + LIFE}
    connection.execute(auth_challenges.insert().values(values))


def use_challenge(connection: Connection, hashed: str, asker: str, purpose: str, now: float) -> bool:
    """Use a challenge up; False if it is none, of somebody else, for something else, or too old."""
    fitting = (auth_challenges.c.hash == hashed) & (auth_challenges.c.key_hash == asker)
    meant = (auth_challenges.c.purpose == purpose) & (auth_challenges.c.until > now)
    return connection.execute(delete(auth_challenges).where(fitting, meant)).rowcount > 0
