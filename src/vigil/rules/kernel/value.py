"""Values: everything a card is made of, as plain data."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

from vigil.wording.edges import to_text
from vigil.wording.words import Words


class Value:
    """Something immutable that a card says: a frozen dataclass."""

    spelled = ""  # its text, once it has been spelled

    def words(self) -> Words:
        """What it says, as a clause."""
        raise NotImplementedError

    def about_it(self) -> bool:
        """Whether it depends on the card just picked, or on the one that set it off."""
        return False

    def counts_taken(self) -> bool:
        """Whether it depends on how many cards were acquired and defeated this turn."""
        return False

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


def find(root: type[Any], name: str) -> type[Any] | None:
    """The class of that name among those that derive from another."""
    for kind in root.__subclasses__():
        if kind.__name__ == name:
            return kind
        found = find(kind, name)
        if found is not None:
            return found
    return None
