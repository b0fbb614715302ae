"""Running `vigil` as a person would: typing lines, reading the screen."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import vigil as engine
from vigil.cli import main

Typist = Callable[[str], str | None]


@dataclass
class Ran:
    """What a run of the program left behind."""

    code: int
    out: str
    err: str


class Keyboard(io.TextIOBase):
    """A keyboard at which somebody sits who sees the screen; None is the end of input."""

    def __init__(self, screen: io.StringIO, typist: Typist) -> None:
        self.screen = screen
        self.typist = typist

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self.typist(self.screen.getvalue())
        return "" if line is None else f"{line}\n"


def lines_in_order(lines: Sequence[str]) -> Typist:
    """A typist who types some lines whatever the screen shows, then leaves."""
    left = iter(lines)
    return lambda _: next(left, None)


def vigil(*arguments: str, lines: Sequence[str] = (), typist: Typist | None = None) -> Ran:
    """Run the program."""
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, Keyboard(out, typist or lines_in_order(lines))
    code = 0
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            main(list(arguments))
    except SystemExit as ended:
        code = int(ended.code or 0)
    finally:
        sys.stdin = before
    return Ran(code, out.getvalue(), err.getvalue())


def put(game: engine.Game, path: str = "game.json") -> str:
    """Write a game into a file that `vigil play` opens."""
    Path(path).write_text(json.dumps(game.to_data()), encoding="utf-8")
    return path


def first_move_until_the_end(screen: str) -> str | None:
    """A typist who always makes the first move, and leaves when the game is over."""
    return "" if "The game is over" in screen else "1"
