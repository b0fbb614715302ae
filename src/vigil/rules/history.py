"""History: the moves made so far, and how many of them can be taken back."""

from __future__ import annotations

from typing import final

from vigil.rules.kernel.move import Move
from vigil.rules.kernel.state import State


@final
class History:
    """The last move with all before it. Immutable and shared by all copies of a game."""

    def __init__(
        self, base: State, before: History | None, move: Move | None, seat: int, undoable: int
    ) -> None:
        self.base = base  # the game before the first of these moves
        self.before = before
        self.move = move
        self.seat = seat  # who made it
        self.undoable = undoable  # moves that this seat can take back

    def after(self, move: Move, seat: int, revealed: bool) -> History:
        """The history with one more move; one that revealed something cannot be taken back."""
        undoable = 1 if seat != self.seat else self.undoable + 1
        return History(self.base, self, move, seat, 0 if revealed else undoable)

    def moves(self) -> list[Move]:
        """The moves, the first one first."""
        made: list[Move] = []
        last: History | None = self
        while last is not None and last.move is not None:
            made.append(last.move)
            last = last.before
        made.reverse()
        return made
