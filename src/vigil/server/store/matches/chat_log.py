"""The chat of a match, of which the last lines are kept."""

from __future__ import annotations

from typing import Any, get_args

from msgspec import structs
from sqlalchemy import (
    Connection,
    Row,
    delete,
    select,
)

from vigil.server.domain import chat_lines
from vigil.server.domain.chat_lines import ChatLine
from vigil.server.domain.kinds import Channel
from vigil.server.store.matches.overruling import expect_match
from vigil.server.store.tables.match_tables import chat


def find_chat(connection: Connection, match: str) -> dict[int, ChatLine]:
    """The last lines of chat in each channel, in order."""
    found: dict[int, ChatLine] = {}
    for channel in get_args(Channel):
        there = (chat.c.match == match) & (chat.c.channel == channel)
        last = select(chat).where(there).order_by(chat.c.id.desc()).limit(chat_lines.KEPT)
        found.update({row.id: line_of(row) for row in connection.execute(last)})
    return dict(sorted(found.items()))


def line_of(row: Row[Any]) -> ChatLine:
    """The line in a row."""
    return ChatLine(row.seat, row.name, row.text, row.turn, row.at, row.channel, row.speaker, row.reaction)


def add_chat_line(connection: Connection, match: str, line: ChatLine, person: int) -> int:
    """Add a line of chat, and forget those that nobody is told any more; returns its number."""
    with expect_match():
        done = connection.execute(chat.insert().values(match=match, person=person, **structs.asdict(line)))
    assert done.inserted_primary_key is not None
    there = (chat.c.match == match) & (chat.c.channel == line.channel)
    kept = select(chat.c.id).where(there).order_by(chat.c.id.desc()).limit(chat_lines.KEPT)
    connection.execute(delete(chat).where(there, chat.c.id.not_in(kept)))
    return int(done.inserted_primary_key[0])
