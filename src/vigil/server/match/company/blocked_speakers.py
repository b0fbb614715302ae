"""Blocked speakers: whom somebody does not want to hear in a match."""

from __future__ import annotations

from functools import partial

from vigil.server.match.company.chat import Chat
from vigil.server.store.database import Database
from vigil.server.store.opponents import acquaintances
from vigil.server.store.tables.opponent_tables import blocks


async def blocked_speakers(database: Database, chat: Chat, person: int) -> frozenset[str]:
    """Those whom a person has blocked, as they speak in a match."""
    blocked = await database.read(partial(acquaintances.others_of, table=blocks, person=person))
    return frozenset(chat.speaker(other) for other in blocked)
