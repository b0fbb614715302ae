"""Write which files the browser asks for at once: those that every page needs, and those of single pages.

python tools/preloads.py
"""

from __future__ import annotations

import json
import re
from pathlib import Path

CLIENT = Path("src/vigil/client")
INDEX = CLIENT / "index.html"
SCRIPT = CLIENT / "app" / "first-files.js"
PAGES = {
    "home": "home/home.js",
    "table": "table/match.js",
}  # the pages whose files are asked for before they run
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r"(?:\bfrom|^import)\s*[\"'](\.{1,2}/[^\"']+)", re.MULTILINE)
STYLES = re.compile(r"export const styles = \[(.*?)\];", re.DOTALL)
PRELOAD = re.compile(r'( *<link rel="modulepreload" href="[^"]+">\n)+')
LIST = re.compile(r"const FILES = \{.*?\n  \};", re.DOTALL)


def needed_by(module: Path) -> set[Path]:
    """A module and all it imports, but for what it loads later."""
    known: set[Path] = set()
    waiting = [module.resolve()]
    while waiting:
        module = waiting.pop()
        if module in known:
            continue
        known.add(module)
        code = COMMENT.sub("", module.read_text("utf-8"))
        waiting += [(module.parent / found).resolve() for found in IMPORT.findall(code)]
    return known


def address(file: Path) -> str:
    """Where the browser finds a file."""
    return f"/{file.relative_to(CLIENT.resolve()).as_posix()}"


def first_modules() -> list[str]:
    """What every page needs, the entry point first."""
    first = sorted(address(module) for module in needed_by(CLIENT / "main.js"))
    return sorted(first, key=lambda module: module != "/main.js")


def page_files(page: str) -> list[str]:
    """The modules and style sheets of a page that not every page needs."""
    modules = needed_by(CLIENT / PAGES[page])
    sheets = {
        sheet
        for module in modules
        for styles in STYLES.findall(module.read_text("utf-8"))
        for sheet in re.findall(r'"(/[^"]+\.css)"', styles)
    }
    return sorted({address(module) for module in modules} - set(first_modules())) + sorted(sheets)


def index_text() -> str:
    """The first page, with the modules that every page needs."""
    links = "".join(f'    <link rel="modulepreload" href="{module}">\n' for module in first_modules())
    return PRELOAD.sub(links, INDEX.read_text("utf-8"), count=1)


def script_text() -> str:
    """The script that asks for the files of a page."""
    lists = [
        f"    {page}: [\n" + "".join(f"      {json.dumps(file)},\n" for file in page_files(page)) + "    ],\n"
        for page in PAGES
    ]
    return LIST.sub("const FILES = {\n" + "".join(lists) + "  };", SCRIPT.read_text("utf-8"), count=1)


def main() -> None:
    """Write both."""
    INDEX.write_text(index_text(), encoding="utf-8")
    SCRIPT.write_text(script_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
