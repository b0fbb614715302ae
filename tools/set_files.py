"""Sets as files in the notation of set files: the one text of each.

    python tools/set_files.py CODE...          prints the file of every set that is named
    python tools/set_files.py --to DIR CODE... writes CODE.toml for each

A set that is written in Python becomes a file by this; a word that is not declared in `language/word_list.py`
fails, and `tests/notation/test_round_trip.py` says so.
"""

from __future__ import annotations

import sys
from pathlib import Path

import vigil.sets  # noqa: F401 - fills the library
from vigil.notation.set_reader import SetDocument, read_set
from vigil.notation.set_writer import write_set
from vigil.rules.kernel.identity import set_identity
from vigil.rules.library import find_set


def set_file(code: str) -> str:
    """The file of a shipped set, which is the same set when it is read."""
    card_set = find_set(code)
    text = write_set(SetDocument(card_set))
    if set_identity(read_set(text, shipped=True).card_set) != set_identity(card_set):
        raise ValueError(f"{code} is not the same after it was written and read")
    return text


def main(arguments: list[str]) -> None:
    """Print or write the files that are asked for."""
    to = Path(arguments[1]) if arguments[:1] == ["--to"] else None
    for code in arguments[2:] if to else arguments:
        if to is None:
            sys.stdout.write(set_file(code))
        else:
            (to / f"{code}.toml").write_text(set_file(code), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
