"""Readers: for whom a text is spelled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from vigil.wording.parts import YOU


@final
class Reader:
    """The names at the table, and the seat that is spoken to as "you", if any."""

    def __init__(self, names: Sequence[str] = (), seat: int = -1) -> None:
        self.names = names
        self.seat = seat

    def person(self, person: int) -> int:
        """How somebody is spoken of to this reader."""
        return YOU if person >= 0 and person == self.seat else person

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.names[seat] if seat < len(self.names) else f"player {seat + 1}"


ANYBODY: Final = Reader()
