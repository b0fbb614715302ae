"""The lines of a set file: its limits, checked before TOML is read, and where everything stands in it."""

from __future__ import annotations

import re
from typing import Any, Final

from vigil.notation import file_errors, set_limits
from vigil.notation.set_errors import Complaint, SetFileError

TEXTS: Final = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'')
KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")
TABLE: Final = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?")
Path = tuple[str | int, ...]


def refuse(line: int, message: str) -> SetFileError:
    """An error of the whole file."""
    return SetFileError([Complaint(line, None, "", message)])


def check_text(data: bytes | str) -> str:
    """The text of a file that is worth reading; everything is measured before anything is done."""
    size = len(data) if isinstance(data, bytes) else len(data.encode("utf-8", "replace"))
    if size > set_limits.FILE_BYTES:
        raise refuse(0, file_errors.too_large(set_limits.FILE_BYTES))
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data
        text.encode("utf-8")
    except UnicodeError as error:
        raise refuse(0, file_errors.NOT_UTF8) from error
    text = text.replace("\r\n", "\n")
    if '"""' in text or "'''" in text:
        raise refuse(0, file_errors.NO_LONG_TEXTS)
    check_depth(text)
    return text


def check_depth(text: str) -> None:
    """Refuse what the reader of TOML would take too long for."""
    depth = 0
    for number, line in enumerate(text.split("\n"), start=1):
        bare = TEXTS.sub("", line).split("#")[0]
        opened = bare.count("[") + bare.count("{")
        depth = max(0, depth + opened - bare.count("]") - bare.count("}"))
        if bare.count(".") > set_limits.DOTS:
            raise refuse(number, file_errors.too_much_in_line("dots", set_limits.DOTS))
        if opened > set_limits.BRACKETS or depth > set_limits.BRACKETS:
            raise refuse(number, file_errors.too_much_in_line("brackets", set_limits.BRACKETS))


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a text that was checked."""
    import tomllib  # slow to import, and seldom wanted

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        why = str(error)[: found.start()].strip() if found else str(error)
        raise refuse(int(found[1]) if found else 0, file_errors.not_toml(why)) from error


class TomlPlaces:
    """Where keys and texts stand in a file: a scan of a text that TOML accepts."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.found: dict[Path, tuple[int, int]] = {}
        self.path: Path = ()
        self.key: Path = ()
        self.elements = 0
        self.cards = -1
        for number, line in enumerate(self.lines, start=1):
            self.scan(number, line)

    def scan(self, number: int, line: str) -> None:
        """Note the table, the key and the texts of a line."""
        table, key = TABLE.match(line), KEY.match(line)
        start = 0
        if key is not None:
            self.key, self.elements, start = (*self.path, key[1]), 0, key.end()
            self.found.setdefault(self.key, (number, key.start(1)))
        elif table is not None and line.lstrip().startswith("["):
            self.enter(table[2], table[1] == "[[", number)
            return
        for text in TEXTS.finditer(line, start):
            self.found.setdefault((*self.key, self.elements), (number, text.start() + 1))
            self.elements += 1

    def enter(self, name: str, repeated: bool, number: int) -> None:
        """A table begins."""
        if repeated and name == "card":
            self.cards += 1
        parts = name.split(".")
        self.path = ("card", self.cards, *parts[1:]) if parts[0] == "card" else tuple(parts)
        self.key = self.path
        self.found.setdefault(self.path, (number, 0))

    def place(self, path: Path) -> tuple[int, int | None]:
        """The line and column of something, or of the nearest thing around it."""
        if path in self.found:
            return self.found[path]
        for length in range(len(path) - 1, 0, -1):
            if path[:length] in self.found:
                return self.found[path[:length]][0], None
        return 0, None

    def line(self, number: int) -> str:
        """A line of the file."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""
