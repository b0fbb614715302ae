"""Logs: what happened and what went wrong, without secrets.

Errors are told by where they happened and what kind they are. Their own words are left out, unless they
are those of the system or the database: words of ours may name cards that nobody may see, and those of
other libraries what people have sent.
"""

from __future__ import annotations

import logging
import traceback
from types import TracebackType
from typing import Final

from sqlalchemy.exc import DBAPIError

from vigil.server.operation.metrics import ERRORS

FORMAT: Final = "%(asctime)s %(levelname)s %(message)s"
access = logging.getLogger("vigil.access")

ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Discreet(logging.Formatter):
    """Writes errors without their words."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line; of what asyncio says about a lost task, not the part with the error in it."""
        if record.name == "asyncio":
            record.message = record.message.partition("\n")[0]
        return super().formatMessage(record)

    def formatException(self, ei: ErrorInfo) -> str:  # noqa: N802
        """Where an error happened and what kind it is, and the same of those that led to it."""
        lines: list[str] = []
        error = ei[1]
        while error is not None:
            frames = traceback.extract_tb(error.__traceback__)
            told = [f"{type(error).__name__}{words(error)}", *[f"  {at(frame)}" for frame in frames]]
            lines = [*told, *lines]
            error = error.__cause__ or error.__context__
        return "\n".join(lines)


def at(frame: traceback.FrameSummary) -> str:
    """A place in the code."""
    return f"{frame.filename}:{frame.lineno} in {frame.name}"


def words(error: BaseException) -> str:
    """The words of an error that can hold no secret."""
    if isinstance(error, DBAPIError):
        return f": {getattr(error.orig, 'sqlite_errorname', type(error.orig).__name__)}"
    if isinstance(error, OSError) and error.strerror:
        return f": {error.strerror}"
    return ""


class Tally(logging.Handler):
    """Counts errors."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        ERRORS.inc()


def set_up(with_access: bool) -> None:
    """Write logs to standard error; requests are among them if they are asked for."""
    shown = logging.StreamHandler()
    shown.setFormatter(Discreet(FORMAT))
    root = logging.getLogger()
    root.handlers = [shown, Tally(logging.ERROR)]
    root.setLevel(logging.INFO)
    access.setLevel(logging.INFO if with_access else logging.WARNING)
    for name in ("uvicorn", "websockets", "httpx", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)  # they would write addresses with secrets in them
