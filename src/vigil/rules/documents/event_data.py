"""Events as plain data, as clients are told of them."""

from __future__ import annotations

from typing import Any, Final

from vigil.rules.events import KINDS
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.event import FACE_FIELDS, Event
from vigil.rules.kernel.zones import CODES

ZONE_FIELDS: Final = ("zone", "to")


def event_data(event: Event) -> dict[str, Any]:
    """An event as plain data: cards and zones by name; what is not known or nowhere is left out."""
    kind, fields = KINDS[type(event)]
    data: dict[str, Any] = {"event": kind, "player": event.player}
    for field in fields:
        value = getattr(event, field)
        if field in FACE_FIELDS:
            value = FACES[value].name if value >= 0 else None
        elif field in ZONE_FIELDS:
            value = CODES.get(value)
        if value is not None:
            data[field] = value
    return data
