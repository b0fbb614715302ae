"""The rooms of the server: how many modules each has, and what stays apart."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import vigil.server

SERVER = Path(vigil.server.__file__).parent
MOST = 16  # modules in a room, `__init__` included
FILES = [file for file in sorted(SERVER.rglob("*.py")) if file != SERVER / "__init__.py"]


def name_of(file: Path) -> str:
    """The module in a file."""
    parts = file.relative_to(SERVER).with_suffix("").parts
    return ".".join(["vigil", "server", *[part for part in parts if part != "__init__"]])


MODULES = [name_of(file) for file in FILES]


def imported(file: Path) -> Iterator[str]:
    """The modules of the server that a file imports, for types only as well."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("vigil.server"):
            names = [f"{node.module}.{name.name}" for name in node.names]
            yield from (name if name in MODULES else node.module for name in names)


def test_no_room_is_crowded():
    rooms = Counter(str(file.parent.relative_to(SERVER)) for file in FILES)
    assert len(rooms) > 10
    del rooms["store/migrations/versions"]  # one for each revision there has been
    assert not {room: count for room, count in rooms.items() if count > MOST}


def test_what_is_kept_does_not_depend_on_what_is_sent():
    allowed = ("domain", "operation", "store")
    wrong = {
        f"{name_of(file)} imports {module}"
        for file in FILES
        for module in imported(file)
        if name_of(file).startswith("vigil.server.store") and module.split(".")[2] not in allowed
    }
    assert not wrong


def test_no_modules_import_each_other_in_a_circle():
    below = {name_of(file): set(imported(file)) for file in FILES}
    while free := {module for module, needs in below.items() if not needs & below.keys()}:
        for module in free:
            del below[module]
    assert not below
