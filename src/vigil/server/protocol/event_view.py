"""What happened, as one seat may know it: one struct for each kind of event, made from the engine's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, Union, cast

import msgspec
from msgspec import UNSET, UnsetType

from vigil.rules.documents.event_data import event_data
from vigil.rules.events import KINDS
from vigil.rules.kernel.event import Event

Zone = Literal[
    "hand", "discard", "deck", "constructs", "played", "row", "void", "available", "center deck", "trophies",
    "teammate", "aside", "under",
]  # fmt: skip
Resource = Literal["rune", "power", "honor", "energy", "insight", "Mechana rune"]
EventKind: TypeAlias = Literal[tuple(name for name, _ in KINDS.values())]  # type: ignore[valid-type]
FIELDS: Final[dict[str, Any]] = {
    "card": str | UnsetType,  # left out where the seat may not know it, or there is none
    "into": str,
    "under": str | UnsetType,
    "copied": str,
    "named": str,
    "zone": Zone | UnsetType,
    "to": Zone | UnsetType,
    "resource": Resource,
    "faction": str,
}


def struct_of(kind: type[Event]) -> type[msgspec.Struct]:
    """The struct of a kind of event; a number is whatever its name says."""
    name, fields = KINDS[kind]
    types = [(field, FIELDS.get(field, int)) for field in fields]
    given: list[Any] = [("player", int)]
    given += [(field, type_) for field, type_ in types if not allows_unset(type_)]
    given += [(field, type_, UNSET) for field, type_ in types if allows_unset(type_)]
    return msgspec.defstruct(
        f"{kind.__name__}Event",
        given,
        tag=name,
        tag_field="event",
        module=__name__,
        namespace={"__doc__": kind.__doc__},
    )


def allows_unset(type_: Any) -> bool:
    """Whether a field may be left out."""
    return UnsetType in getattr(type_, "__args__", ())


if TYPE_CHECKING:
    EventView: TypeAlias = msgspec.Struct
else:
    EventView = Union[tuple(struct_of(kind) for kind in KINDS)]  # noqa: UP007 - made at run time


def events_view(happened: Sequence[Event], seat: int | None) -> list[EventView]:
    """Events as a seat may know them. Plain data: encoded, it is what the structs declare."""
    return cast("list[EventView]", [event_data(event.seen_by(seat)) for event in happened])
