"""Snapshots of matches: exact games after some of their acts, which outlive a correction of the rules.

Of every match a few are kept: the newest one, the newest one in which no effect was pending, and the one
from which the match has gone on, if it has.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, exists, select, update

from vigil import __version__
from vigil.server.store.tables.match_tables import matches, snapshots


class Snapshot(Struct, frozen=True):
    """The game after an act, and how the clocks stood then."""

    act: int
    game: dict[str, Any]
    pending: bool  # whether an effect was being carried out
    seconds: list[float] = []  # left on each clock; empty without clocks
    since: float = 0.0  # when the act was made, in the time of the service
    version: str = __version__  # of the Vigil that kept it


def find_snapshots(connection: Connection, match: str) -> list[Snapshot]:
    """The snapshots of a match, the newest first."""
    wanted = select(snapshots).where(snapshots.c.match == match).order_by(snapshots.c.act.desc())
    return [snapshot_of(row) for row in connection.execute(wanted)]


def snapshot_of(row: Row[Any]) -> Snapshot:
    """The snapshot in a row."""
    content = msgspec.json.decode(zlib.decompress(row.content))
    return Snapshot(row.act, content["game"], row.pending, content["seconds"], content["since"], row.version)


def unsaved_matches(connection: Connection, before: float, most: int, but: Collection[str]) -> list[str]:
    """Running matches that have no snapshot of their last act, though it was made some time ago."""
    kept = exists().where(snapshots.c.match == matches.c.id, snapshots.c.act >= matches.c.acts)
    quiet = (matches.c.status == "playing") & (matches.c.acts > 0) & (matches.c.moved < before) & ~kept
    wanted = select(matches.c.id).where(quiet, matches.c.id.not_in(list(but))).order_by(matches.c.moved)
    return list(connection.execute(wanted.limit(most)).scalars())


def keep_snapshot(connection: Connection, match: str, snapshot: Snapshot, resumed: int = 0) -> None:
    """Keep a snapshot in place of older ones; `resumed` is the act from which the match has gone on."""
    there = select(matches.c.id).where(matches.c.id == match).with_for_update(read=True, key_share=True)
    if connection.execute(there).first() is None:
        return
    content = {"game": snapshot.game, "seconds": snapshot.seconds, "since": snapshot.since}
    row = {
        "match": match,
        "act": snapshot.act,
        "pending": snapshot.pending,
        "version": snapshot.version,
        "content": zlib.compress(msgspec.json.encode(content)),
    }
    replaced = (snapshots.c.act < snapshot.act) & (snapshots.c.act != resumed)
    if snapshot.pending:
        replaced &= snapshots.c.pending
    replaced |= snapshots.c.act == snapshot.act
    connection.execute(delete(snapshots).where(snapshots.c.match == match, replaced))
    connection.execute(snapshots.insert().values(row))


def mark_resumed(connection: Connection, match: str, act: int) -> None:
    """Write that a match goes on from a snapshot, so that nobody goes on with it as it was."""
    changed = {"resumed": act, "revision": matches.c.revision + 1}
    connection.execute(update(matches).where(matches.c.id == match).values(changed))
