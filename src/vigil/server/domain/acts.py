"""Acts: the numbered list of what was done in a match. It only grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec import Struct

from vigil.server.domain.kinds import ActKind

MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"
TAKEOVER: Final = "takeover"
ABANDON: Final = "abandon"
RESUME: Final = "resume"


class Act(Struct, frozen=True):
    """One act. `text` is the move in notation, in older acts in words; for an undo how many moves remain;
    where a match goes on from a snapshot the act after which that was taken; for the others the seat left.

    `at` is when it was made, by the calendar, and `clock` in the time of the service.
    """

    number: int
    seat: int
    kind: ActKind
    text: str
    at: float
    clock: float = 0.0


def moves(acts: Sequence[Act]) -> list[str]:
    """The moves that remain after all undos, since the match last went on from a snapshot."""
    standing: list[str] = []
    for act in acts:
        match act.kind:
            case "move":
                standing.append(act.text)
            case "undo":
                del standing[int(act.text) :]
            case "resign" | "takeover" | "abandon":
                pass  # the game stands as it did
            case "resume":
                standing.clear()
            case _:
                assert_never(act.kind)
    return standing
