"""Values: everything a card is made of, as plain data and back."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast


class Value:
    """Something immutable that a card says: a frozen dataclass."""


def encode(value: object) -> Any:
    """A value as plain data: its class by name, its fields by theirs."""
    if isinstance(value, Value):
        told = [field.name for field in fields(cast(Any, value)) if field.compare]
        parts = [(name, encode(getattr(value, name))) for name in told]
        return {"is": type(value).__name__, **{name: part for name, part in parts if part is not None}}
    if isinstance(value, tuple):
        return [encode(part) for part in value]
    return value


def decode(data: Any) -> Any:
    """The value that plain data stands for."""
    if isinstance(data, list):
        return tuple([decode(part) for part in data])
    if not isinstance(data, dict):
        return data
    name = data.get("is")
    kind = find(Value, str(name))
    if kind is None:
        raise ValueError(f"the language of cards has no word {name!r}")
    parts = {key: decode(part) for key, part in data.items() if key != "is"}
    if cast(Any, kind).__dataclass_params__.init:
        return cast(Any, kind)(**parts)
    effects = parts.pop("effects")  # those that take their effects one by one
    return cast(Any, kind)(*parts.values(), *effects)


def find(root: type[Any], name: str) -> type[Any] | None:
    """The class of that name among those that derive from another."""
    for kind in root.__subclasses__():
        if kind.__name__ == name:
            return kind
        found = find(kind, name)
        if found is not None:
            return found
    return None
