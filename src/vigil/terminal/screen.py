"""The screen and the keyboard of a person, or the pipes in their place."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from vigil.console import HarmlessConsole

with contextlib.suppress(ImportError):  # not on every system; gives line editing and completion by Tab
    import readline

HIDE = "\x1b[3J\x1b[2J\x1b[H"  # what scrolled away, what is shown, and the cursor to the top


class Screen:
    """All output and input of the terminal client."""

    def __init__(self) -> None:
        tolerate_odd_letters()
        self.console = HarmlessConsole(markup=False, highlight=False, emoji=False)
        self.words: Sequence[str] = ()
        self.since = 0  # lines shown since the mark
        if "readline" in sys.modules and sys.stdin.isatty():
            readline.set_completer_delims("")
            readline.set_completer(self.complete)
            readline.parse_and_bind("tab: complete")

    @property
    def width(self) -> int:
        """How many characters fit on a line."""
        return self.console.width

    def show(self, what: RenderableType) -> None:
        """Draw something."""
        self.since += self.lines(what)
        self.console.print(what)

    def say(self, text: str | Text, style: str = "") -> None:
        """Say something; a line is broken only where a person would have to scroll sideways."""
        said = Text(text, style) if isinstance(text, str) else text
        self.since += self.lines(said)
        self.console.print(said, soft_wrap=not self.console.is_terminal)

    def lines(self, what: RenderableType) -> int:
        """How many lines something takes on a screen; for a pipe it does not matter."""
        return len(self.console.render_lines(what)) if self.console.is_terminal else 0

    def fits(self, what: RenderableType) -> bool:
        """Whether all since the mark stays in sight with something, and a line to type on, below it."""
        return not self.console.is_terminal or self.since + self.lines(what) < self.console.height

    def mark(self) -> None:
        """Count the lines from here on."""
        self.since = 0

    def ask(self, words: Sequence[str] = (), prompt: str = "> ") -> str:
        """A line from the keyboard; Tab completes it to one of the words."""
        self.words = words
        self.since += 1
        return input(prompt).strip()

    def complete(self, begun: str, number: int) -> str | None:
        """The word that Tab offers."""
        fitting = [word for word in self.words if word.lower().startswith(begun.lower())]
        return fitting[number] if number < len(fitting) else None

    def hide(self) -> None:
        """Take everything off the screen, so that the next person does not see it."""
        if self.console.is_terminal:
            self.console.file.write(HIDE)
            self.console.file.flush()


def tolerate_odd_letters() -> None:
    """Replace characters that cannot be read or shown, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def columns(entries: Sequence[str], width: int) -> Iterator[str]:
    """Entries in as many columns as fit, to be read downwards."""
    widest = max(len(entry) for entry in entries) + 2
    rows = -(-len(entries) // max(1, width // widest))
    for row in range(rows):
        yield "".join(entry.ljust(widest) for entry in entries[row::rows]).rstrip()
