"""A review as one file: the page of the browser client with all it needs, which asks nothing of anybody."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path, PurePosixPath
from typing import Any, Final

import msgspec

from vigil.review.findings import Review
from vigil.rules.game import Game
from vigil.server.match.outcome import result_data
from vigil.server.protocol import messages
from vigil.server.protocol.catalogue import catalogue
from vigil.server.protocol.responses import ReviewState
from vigil.server.review.review_work import compact
from vigil.server.web.client_files import FILES, TYPES

ENTRY: Final = "review/alone.js"
SHEETS: Final = (
    "style/tokens.css", "style/base.css", "style/parts.css", "style/pages.css", "style/forms.css",
    "cards/card.css", "cards/card-parts.css", "cards/card-sizes.css", "cards/card-tabs.css",
    "cards/card-states.css", "cards/piles.css", "review/signs.css", "review/window.css", "review/review.css",
    "review/review-parts.css", "review/review-small.css",
)  # fmt: skip
IMPORT: Final = re.compile(r'\b((?:from|import)\s*)"(\.[^"]+)"')  # types are imported with a bracket
ADDRESS: Final = re.compile(r'url\("?(/[^)"]+)"?\)')
PAGE: Final = """<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{title}</title>
<style>{styles}</style>
<script>{theme}</script>
<script type="importmap">{modules}</script>
<script type="application/json" id="told">{told}</script>
</head>
<body>
<script type="module">import "{entry}";</script>
</body>
</html>
"""


def page(review: Review, end: Game) -> str:
    """The review of a game that has ended as it is given."""
    told = {
        "match": match_of(end),
        "state": msgspec.to_builtins(
            ReviewState("", review.seat, "done", 0, len(review.turns), None, [], compact(review))
        ),
        "catalogue": json.loads(messages.encode(catalogue())),
    }
    return PAGE.format(
        title="Review – Vigil",
        styles="\n".join(inline_files(name) for name in SHEETS),
        theme=text_of("app/first-theme.js"),
        modules=escape_data(json.dumps({"imports": modules(ENTRY)})),
        told=escape_data(json.dumps(told, separators=(",", ":"))),
        entry=bare(ENTRY),
    )


def escape_data(data: str) -> str:
    """Data that cannot end the element it stands in."""
    return data.replace("<", "\\u003c")


def text_of(name: str) -> str:
    """The text of a file of the client."""
    return (FILES / name).read_text(encoding="utf-8")


def modules(entry: str) -> dict[str, str]:
    """A module and all that it imports, each as an address that holds it."""
    found: dict[str, str] = {}
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        if bare(name) in found:
            continue
        code = text_of(name)
        folder = PurePosixPath(name).parent
        waiting += [resolve_path(folder, target) for _, target in IMPORT.findall(code)]
        found[bare(name)] = data_url(rename_imports(code, folder).encode(), ".js")
    return found


def rename_imports(code: str, folder: PurePosixPath) -> str:
    """A module that imports others by the names that the map of imports knows."""
    return IMPORT.sub(lambda hit: f'{hit[1]}"{bare(resolve_path(folder, hit[2]))}"', code)


def resolve_path(folder: PurePosixPath, target: str) -> str:
    """The path of a file that is named from a folder."""
    parts: list[str] = []
    for part in (folder / target).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def bare(name: str) -> str:
    """A module by a name that needs no base address."""
    return f"vigil/{name}"


def inline_files(name: str) -> str:
    """A style sheet with the files it names within it."""
    return ADDRESS.sub(lambda hit: f'url("{data_url_of(hit[1])}")', text_of(name))


def data_url_of(address: str) -> str:
    """A file of the client as an address that holds it."""
    file = FILES / address.removeprefix("/")
    return data_url(file.read_bytes(), Path(address).suffix)


def data_url(content: bytes, suffix: str) -> str:
    """An address that holds its content."""
    kind = TYPES[suffix].partition(";")[0]
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def match_of(end: Game) -> dict[str, Any]:
    """A game as far as the page asks about a match."""
    result = end.result
    assert result is not None
    setup = end.setup
    seats = [{"name": name, "kind": "person", "yours": False, "resigned": False} for name in setup.names]
    return {"setup": {"variant": setup.variant}, "seats": seats, "result": result_data(result)}
