"""What the sources declare: the attributes of a class, read from the file, so in both builds alike."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

from tests.import_graph import SOURCE, tree
from vigil.rules.kernel.chance import Chance


def class_in(file: Path, name: str) -> ast.ClassDef:
    """The class of a name in a file."""
    return next(node for node in tree(file).body if isinstance(node, ast.ClassDef) and node.name == name)


@cache
def attributes(path: str, name: str) -> dict[str, str]:
    """The attributes of a class with their types: declared in the class, or set when it is made."""
    node = class_in(SOURCE / path, name)
    found = {
        part.target.id: ast.unparse(part.annotation)
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }
    for part in [part for part in ast.walk(node) if isinstance(part, ast.Assign | ast.AnnAssign)]:
        targets = part.targets if isinstance(part, ast.Assign) else [part.target]
        told = ast.unparse(part.annotation) if isinstance(part, ast.AnnAssign) else ""
        for target in targets:
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                found.setdefault(target.attr, told)
    return found


def plain(value: Any) -> Any:
    """A value of a state so that two of them can be compared: no object is equal by being the same."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple) or type(value).__name__.startswith("vec["):
        return [plain(part) for part in value]
    kinds = {
        "Player": "rules/kernel/state.py",
        "Task": "rules/kernel/effect.py",
        "Lasting": "rules/kernel/ability.py",
        "Place": "rules/kernel/places.py",
    }
    kind = type(value).__name__
    if isinstance(value, Chance):
        return [value.generator(), *value.numbers]
    if kind in kinds:
        return {name: plain(getattr(value, name)) for name in attributes(kinds[kind], kind)}
    return repr(value)
