"""Files: records and positions on disk. A failed save never harms what was there."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from vigil.notation.own_sets import read_own_set
from vigil.notation.set_limits import FILE_BYTES
from vigil.rules import record
from vigil.rules.game import Game
from vigil.rules.guest_sets import keep
from vigil.rules.library import SETS, add_set
from vigil.wording import document_errors


class Record(record.GameRecord):
    """A whole game, finished or not: setup, seed and moves."""

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        write_safely(Path(path), json.dumps(self.to_data(), indent=1) + "\n")

    @classmethod
    def of(cls, game: Game) -> Self:
        """The record of a game up to now."""
        made = super().of(game)
        assert isinstance(made, cls)
        return made

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a record from a file."""
        return cls.from_data(read(Path(path)))

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The record that plain data describes."""
        made = super().from_data(data)
        assert isinstance(made, cls)
        return made


def write_safely(path: Path, text: str) -> None:
    """Write the whole text or leave the file as it is."""
    partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
    try:
        partial.write_text(text, encoding="utf-8")
        partial.replace(path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise ValueError(document_errors.unwritable(path, error.strerror or error)) from error


def read(path: Path) -> Any:
    """The document in a JSON or TOML file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(document_errors.unreadable(path, error.strerror or error)) from error
    except UnicodeDecodeError as error:
        raise ValueError(document_errors.not_a_text_file(path)) from error
    import tomllib  # slow to import, and seldom wanted

    try:
        return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except (json.JSONDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise ValueError(document_errors.neither_record_nor_position(path, error)) from error


def open_game(path: str | Path) -> Game:
    """The game in a file: a record, an exact snapshot or a position."""
    document = read(Path(path))
    form = document.get("format") if isinstance(document, dict) else None
    try:
        if form == record.FORMAT:
            return Record.from_data(document).replay()
        if form is not None:
            return Game.from_data(document)
        return Game.from_position(document)
    except (ValueError, LookupError) as error:
        raise ValueError(document_errors.in_file(path, error)) from error


def load_set(path: str | Path) -> str:
    """Read a set file; the code that it returns is one for `Game.new(sets=[...])`."""
    try:
        with Path(path).open("rb") as file:
            card_set = read_own_set(file.read(FILE_BYTES + 1))
    except OSError as error:
        raise ValueError(document_errors.unreadable(path, error.strerror or error)) from error
    if card_set.code in SETS:
        keep(card_set.code)
    else:
        add_set(card_set)
    return card_set.code
