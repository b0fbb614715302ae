"""Values: everything a card is made of, as plain data and back."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

from vigil.wording import errors
from vigil.wording.edges import to_text
from vigil.wording.words import Words


class Value:
    """Something immutable that a card says: a frozen dataclass."""

    spelled = ""  # its text, once it has been spelled

    def words(self) -> Words:
        """What it says, as a clause."""
        raise NotImplementedError

    def text(self) -> str:
        """What it says, as a string; kept, since decisions offer it as a move many times."""
        if not self.spelled:
            object.__setattr__(self, "spelled", to_text(self.words()))
        return self.spelled


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
        raise ValueError(errors.no_word(name))
    parts = {key: decode(part) for key, part in data.items() if key != "is"}
    try:
        value = made(kind, parts)
    except TypeError as error:
        raise ValueError(errors.not_said_so(name, error)) from error
    for field in fields(cast(Any, value)):
        if field.compare and not fits(getattr(value, field.name), field.type):
            why = errors.cannot_be(field.name, data.get(field.name))
            raise ValueError(errors.not_said_so(name, why))
    return value


def made(kind: type[Any], parts: dict[str, Any]) -> Any:
    """A value of its parts; some words take their effects one by one."""
    if kind.__dataclass_params__.init:
        return kind(**parts)
    effects = parts.pop("effects", ())
    if not isinstance(effects, tuple):
        raise TypeError(errors.EFFECTS_NOT_LISTED)
    return kind(*parts.values(), *effects)


def fits(part: object, declared: object) -> bool:
    """Whether a part is what its word declares; compiled classes refuse most of it already."""
    if isinstance(part, tuple):
        listed = declared is tuple or str(declared).startswith("tuple")
        return listed and all(isinstance(one, Value) for one in part)
    if not isinstance(declared, str):
        return True
    allowed = declared.split(" | ")
    if part is None:
        return "None" in allowed
    if isinstance(part, Value):
        return any(base.__name__ in allowed for base in type(part).__mro__)
    return type(part).__name__ in allowed or (type(part) is int and "i64" in allowed)


def find(root: type[Any], name: str) -> type[Any] | None:
    """The class of that name among those that derive from another."""
    for kind in root.__subclasses__():
        if kind.__name__ == name:
            return kind
        found = find(kind, name)
        if found is not None:
            return found
    return None
