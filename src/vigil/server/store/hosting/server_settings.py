"""Settings: what the server remembers of itself, its secret and the time it has reached."""

from __future__ import annotations

import secrets
import time
from typing import Final

from sqlalchemy import (
    Connection,
    select,
)

from vigil.server.store.statements import insert
from vigil.server.store.tables.host_tables import settings

TIME: Final = "time"  # among the settings
OFF: Final = "off"  # what the host has switched off, with commas between
HEALTH: Final = "health"  # the last time at which something was written only to see that it can be


def secret(connection: Connection) -> str:
    """The secret of this server, made when it is first asked for."""
    return keep_first(connection, "secret", secrets.token_hex(32))


def kept_time(connection: Connection) -> float | None:
    """The time of the service as it was last kept."""
    kept = find_setting(connection, TIME)
    return None if kept is None else float(kept)


def keep_time(connection: Connection, reached: float) -> float:
    """Keep the time of the service; returns the furthest that any process has come."""
    furthest = max(reached, kept_time(connection) or 0.0)
    put(connection, TIME, repr(furthest))
    return furthest


def switched_off(connection: Connection) -> frozenset[str]:
    """What the host has switched off."""
    kept = find_setting(connection, OFF) or ""
    return frozenset(word for word in kept.split(",") if word)


def switch(connection: Connection, feature: str, on: bool) -> None:
    """Switch something on or off."""
    before = switched_off(connection)
    put(connection, OFF, ",".join(sorted(before - {feature} if on else before | {feature})))


def note_health(connection: Connection) -> None:
    """Write something, which a full disk refuses."""
    put(connection, HEALTH, repr(time.time()))


def find_setting(connection: Connection, key: str) -> str | None:
    """A setting; None if it was never written."""
    found = connection.execute(select(settings.c.value).where(settings.c.key == key)).scalar()
    return None if found is None else str(found)


def keep_first(connection: Connection, key: str, value: str) -> str:
    """Write a setting unless there is one, also if another process does so at once; returns what is kept."""
    new = insert(connection, settings).values(key=key, value=value)
    connection.execute(new.on_conflict_do_nothing())
    return str(connection.execute(select(settings.c.value).where(settings.c.key == key)).scalar_one())


def put(connection: Connection, key: str, value: str) -> None:
    """Write a setting, over the one that is there."""
    new = insert(connection, settings).values(key=key, value=value)
    connection.execute(new.on_conflict_do_update(index_elements=["key"], set_={"value": value}))
