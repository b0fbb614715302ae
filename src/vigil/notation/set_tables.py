"""Reading tables: every value with its type and bounds; what is wrong is noted with its place."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from vigil.notation import file_errors, set_limits
from vigil.notation.set_errors import Complaint
from vigil.notation.toml_lines import Path, TomlPlaces
from vigil.rules.library import nearest

MOST_NOTED: Final = 500  # complaints that are kept; twenty are told


class Notes:
    """What is wrong with a file, noted while it is read."""

    def __init__(self, where: TomlPlaces) -> None:
        self.where = where
        self.complaints: list[Complaint] = []

    def wrong(self, path: Path, whose: str, message: str, column: int | None = None) -> None:
        """Note something with its place; a column is counted within the text that stands there."""
        if len(self.complaints) >= MOST_NOTED:
            return
        line, at = self.where.place(path)
        shown = self.where.line(line)
        marked = None if at is None else at + (column or 0)
        if column is not None and "\\" in shown:
            marked = None  # written with escapes: columns are others
        self.complaints.append(Complaint(line, marked, whose, message, shown))

    @property
    def told_enough(self) -> bool:
        """Whether more errors are there than are told."""
        return len(self.complaints) >= set_limits.ERRORS


class Table:
    """A table of the file, with what may stand in it."""

    def __init__(
        self, notes: Notes, path: Path, data: dict[str, Any], whose: str, known: Sequence[str]
    ) -> None:
        self.notes = notes
        self.path = path
        self.data = data
        self.whose = whose
        self.check_keys(known)

    def check_keys(self, known: Sequence[str]) -> None:
        """Refuse keys that mean nothing."""
        for key in self.data:
            if key not in known:
                near = "" if self.notes.told_enough else nearest(key, known)
                self.wrong(key, file_errors.no_key(self.noun(), key, near))

    def noun(self) -> str:
        """What the table is called."""
        if not self.path:
            return "a set"
        return "a card" if self.path[0] == "card" else f"[{self.path[0]}]"

    def wrong(self, key: str, message: str) -> None:
        """Note what is wrong with a key, or with the table."""
        self.notes.wrong((*self.path, key) if key else self.path, self.whose, message)

    def number(self, key: str, usual: int, least: int, most: int) -> int:
        """A whole number within bounds."""
        said = self.data.get(key, usual)
        if isinstance(said, bool) or not isinstance(said, int) or not least <= said <= most:
            self.wrong(key, file_errors.bad_number(key, least, most, said))
            return usual
        return said

    def flag(self, key: str, usual: bool = False) -> bool:
        """True or false."""
        said = self.data.get(key, usual)
        if not isinstance(said, bool):
            self.wrong(key, file_errors.wrong_type(key, "true or false"))
            return usual
        return said

    def text(self, key: str, most: int = set_limits.TEXT) -> str:
        """A text that people read."""
        said = self.data.get(key, "")
        if not isinstance(said, str) or len(said) > most or not is_readable(said):
            self.wrong(key, file_errors.bad_name(key, most, "") if isinstance(said, str)
                       else file_errors.wrong_type(key, "a text"))  # fmt: skip
            return ""
        return said

    def name(self, key: str = "name") -> str:
        """A name, which must be there."""
        said = self.data.get(key)
        if said is None:
            self.wrong("", file_errors.needs_key(key))
            return ""
        if not isinstance(said, str) or not is_name(said):
            self.wrong(key, file_errors.bad_name(f"a {key}", set_limits.NAME, set_limits.NO_NAME_CHARACTERS))
            return ""
        return said

    def choice(self, key: str, known: Sequence[str], usual: str = "") -> str:
        """One of several words."""
        said = self.data.get(key, usual)
        if key not in self.data and not usual:
            self.wrong("", file_errors.needs_key(key))
            return ""
        if not isinstance(said, str) or said not in known:
            near = nearest(said, known) if isinstance(said, str) else ""
            self.wrong(key, file_errors.not_one_of(key, known, said, near))
            return ""
        return said

    def texts(self, key: str) -> list[str]:
        """A text, or a list of texts."""
        said = self.data.get(key, [])
        listed = [said] if isinstance(said, str) else said
        if not isinstance(listed, list) or not all(isinstance(each, str) for each in listed):
            self.wrong(key, file_errors.wrong_type(key, "a line in quotes, or a list of lines"))
            return []
        return listed

    def table(self, key: str) -> dict[str, Any]:
        """A table within the table."""
        said = self.data.get(key, {})
        if not isinstance(said, dict):
            self.wrong(key, file_errors.wrong_type(key, f"a table [{key}]"))
            return {}
        return said


def is_readable(text: str) -> bool:
    """Whether a text has nothing but visible characters and single spaces."""
    if text != text.strip() or "  " in text or unicodedata.normalize("NFC", text) != text:
        return False
    return all(letter == " " or unicodedata.category(letter)[0] not in "CZ" for letter in text)


def is_name(text: str) -> bool:
    """Whether a text can be the name of a card or a set."""
    if not 1 <= len(text) <= set_limits.NAME or not is_readable(text):
        return False
    if any(letter in set_limits.NO_NAME_CHARACTERS for letter in text):
        return False
    marks = [letter for letter in text if unicodedata.category(letter).startswith("M")]
    return any(letter.isalnum() for letter in text) and len(marks) <= len(text) // 3
