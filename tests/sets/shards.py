"""Tables of the sets that have treasure."""

from __future__ import annotations

from typing import Any

from tests.conftest import Table, table

ROV = "rise_of_vigil"
DU = "darkness_unleashed"
SHARD = "Energy Shard"
DARK = "Dark Energy Shard"


def rise(**given: Any) -> Table:
    """A table of Rise of Vigil."""
    return table(sets=[ROV], **given)


def dark(**given: Any) -> Table:
    """A table of Darkness Unleashed."""
    return table(sets=[DU], **given)


def both(**given: Any) -> Table:
    """A table of both sets together."""
    return table(sets=[ROV, DU], **given)


def on(card: str | None, *treasure: str) -> dict[str, Any]:
    """A card of the center row with treasure under it: Energy Shards, if not said otherwise."""
    return {"card": card, "under": list(treasure) or [SHARD]}
