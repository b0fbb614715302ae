"""The files of the shipped sets: in their one spelling, and printed, so that an import need not read them.

    python tools/set_files.py            writes every file of src/vigil/sets anew, and printed.json
    python tools/set_files.py --check    fails if that would change anything

Edit a set file by hand, then run this: comments do not survive it, notes (`note = "..."`) do.
"""

from __future__ import annotations

import sys
from pathlib import Path

from vigil.notation.set_reader import read_set
from vigil.notation.set_writer import write_set
from vigil.sets.printed import CODES, FOLDER, PRINTED, print_data, read_files


def file_texts() -> dict[Path, str]:
    """What the files should hold."""
    texts = {code: write_set(read_set(text, shipped=True)) for code, text in read_files().items()}
    files = {FOLDER / f"{code}.toml": text for code, text in texts.items()}
    return {**files, PRINTED: print_data([texts[code] for code in CODES])}


def main(arguments: list[str]) -> None:
    """Write the files, or look whether they are as they should be."""
    changed = [
        path for path, text in file_texts().items() if not path.exists() or path.read_text("utf-8") != text
    ]
    if arguments == ["--check"]:
        sys.exit("\n".join([f"{path.name}: run tools/set_files.py" for path in changed]))
    for path, text in file_texts().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
