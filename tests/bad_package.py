"""A package that is badly built, to see that the tests of the shape would notice."""

from __future__ import annotations

from pathlib import Path

FILES = {  # a knot that only holds in one order, and an import that goes up
    "__init__.py": "import bad.low.one",
    "low/__init__.py": "",
    "low/one.py": "from bad.low.two import TWO\nONE = 1",
    "low/two.py": "TWO = 2\nfrom bad.low.one import ONE",
    "low/three.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bad.high import four",
    "high/__init__.py": "",
    "high/four.py": "def later():\n    from bad.low import three",
}


def write_bad_package(folder: Path) -> Path:
    """Write it into a folder; where it is."""
    for name, text in FILES.items():
        (folder / "bad" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "bad" / name).write_text(text, encoding="utf-8")
    return folder / "bad"
