"""What is wrong with a set file: every error with its line, and the column marked under it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vigil.notation import file_errors, set_limits

WIDEST = 100  # columns of a line that are shown


@dataclass(frozen=True)
class Complaint:
    """One thing that is wrong: the line of the file from 1, the column from 0, or none, and whose it is."""

    line: int
    column: int | None
    where: str
    message: str
    shown: str = ""

    def text(self) -> str:
        """The complaint in one line."""
        place = f"line {self.line}: " if self.line else ""
        return f"{place}{self.where}: {self.message}" if self.where else f"{place}{self.message}"

    def mark(self) -> list[str]:
        """The line of the file with the column marked under it."""
        if self.column is None or not self.shown:
            return []
        start = max(0, self.column - WIDEST // 2)
        cut = self.shown[start : start + WIDEST]
        return [f"    {cut}", f"    {' ' * (self.column - start)}^"]


class SetFileError(ValueError):
    """All that is wrong with a set file; at most twenty things are told."""

    def __init__(self, complaints: Sequence[Complaint]) -> None:
        self.complaints = sorted(complaints, key=lambda each: each.line)[: set_limits.ERRORS]
        self.left = max(0, len(complaints) - set_limits.ERRORS)
        lines = [line for each in self.complaints for line in (each.text(), *each.mark())]
        super().__init__("\n".join([*lines, *([file_errors.more_errors(self.left)] if self.left else [])]))
