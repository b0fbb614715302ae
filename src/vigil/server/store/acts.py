"""Acts: the numbered, unchangeable list of what was done in a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

Kind = Literal["move", "undo", "resign", "takeover"]
MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"
TAKEOVER: Final = "takeover"


class Act(Struct, frozen=True):
    """One act. `text` is the move, for an undo how many moves remain, for a takeover whose seat it is."""

    number: int
    seat: int
    kind: Kind
    text: str
    at: float


def moves(acts: Sequence[Act]) -> list[str]:
    """The moves that stand after acts some of which took others back."""
    standing: list[str] = []
    for act in acts:
        if act.kind == MOVE:
            standing.append(act.text)
        elif act.kind == UNDO:
            del standing[int(act.text) :]
    return standing
