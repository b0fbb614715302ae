"""The first page comes in one go: what it needs is announced before it is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import vigil

CLIENT = Path(vigil.__file__).parent / "client"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r"(?:\bfrom|^import)\s*[\"'](\.{1,2}/[^\"']+)", re.MULTILINE)


def needed_by(module: Path) -> set[Path]:
    """A module and all it imports, but for what it loads later."""
    known, waiting = set(), [module]
    while waiting:
        module = waiting.pop()
        if module in known:
            continue
        known.add(module)
        code = COMMENT.sub("", module.read_text("utf-8"))
        waiting += [(module.parent / found).resolve() for found in IMPORT.findall(code)]
    return known


def test_every_module_of_the_first_page_is_preloaded() -> None:
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    preloaded = set(re.findall(r'rel="modulepreload" href="/([^"]+)"', page))
    needed = {module.relative_to(CLIENT).as_posix() for module in needed_by(CLIENT / "main.js")}
    assert preloaded == needed


def test_everything_the_first_page_names_exists() -> None:
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    for path in re.findall(r'(?:href|src)="/([^"]+)"', page):
        assert (CLIENT / path).is_file(), path
