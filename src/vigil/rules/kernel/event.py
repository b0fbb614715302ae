"""What every event is: something that happened, as each seat may know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.rules.kernel.card import FACES

FACE_FIELDS: Final = ("card", "into", "under", "copied", "named")  # numbers of faces
RIVAL: Final = -1  # the seat that events name for the automatic opponent of solitaire


class Event:
    """Something that happened to or through a player."""

    def __init__(self, player: i64) -> None:
        self.player = player

    def __repr__(self) -> str:
        fields = [name for name in dir(self) if not name.startswith("_") and name != "seen_by"]
        said = ", ".join([f"{name}={field_text(name, getattr(self, name))}" for name in fields])
        return f"{type(self).__name__}({said})"

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may know it; as a spectator may, if the seat is None."""
        return self


def field_text(name: str, value: object) -> str:
    """A field in words: a card by its name."""
    if name in FACE_FIELDS and isinstance(value, int) and value >= 0:
        return repr(FACES[value].name)
    return repr(value)
