"""The shape of the code: who imports whom, what the rules must not do, how long a file may be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import vigil

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "vigil"
CLIENT = SOURCE / "client"
FILES = sorted(SOURCE.rglob("*.py"))
PURE = [file for file in FILES if file.parent.name in ("rules", "language", "wording")]
SETS = [file for file in FILES if file.parent.name == "sets" and file.name != "__init__.py"]
LONGEST = 400

# What each part may import besides itself, from the bottom up. Any other part is a client and stands on it.
BELOW = {
    "wording": set[str](),
    "rules": {"wording"},
    "language": {"rules", "wording"},
    "sets": {"rules", "language"},
    "files": {"rules"},
    "build": {"rules", "vigil"},
    "bots": {"rules", "language", "sets"},
}
CLIENTS_MAY = {"vigil", *BELOW}
ALSO = {"training": {"arena"}}  # it judges what it has learned in matches
TOP = {"cli", "__main__"}  # they start the clients
HARMLESS = {  # pure parts of the standard library
    "__future__", "collections", "dataclasses", "difflib", "functools", "hashlib", "itertools", "json",
    "mypy_extensions", "typing", "vigil",
}  # fmt: skip
GENERATORS = {"Record.steps"}  # for readers of a record; no rule waits in it


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def part(file: Path) -> str:
    """The part of the program that a file belongs to."""
    inside = file.relative_to(SOURCE)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


def imported(file: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} has a relative import"
            module = str(node.module)
            yield from (f"vigil.{name.name}" for name in node.names) if module == "vigil" else [module]


def imported_parts(file: Path) -> Iterator[str]:
    """The parts of the program that a file imports; `vigil` is its public face."""
    parts = {file.stem for file in SOURCE.iterdir()}
    for module in imported(file):
        names = module.split(".")
        if names[0] == "vigil":
            yield names[1] if len(names) > 1 and names[1] in parts else "vigil"


def allowed(name: str) -> set[str]:
    """The parts that a part may import."""
    return BELOW.get(name, CLIENTS_MAY) | ALSO.get(name, set()) | {name}


def functions(node: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Every function of a file with its full name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{inside}{child.name}", child
            yield from functions(child, f"{inside}{child.name}().")
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{inside}{child.name}.")
        else:
            yield from functions(child, inside)


def test_imports_point_downwards_only():
    wrong = {
        f"{file.relative_to(SOURCE)} imports {name}"
        for file in FILES
        if part(file) not in TOP and file != SOURCE / "__init__.py"
        for name in imported_parts(file)
        if name not in allowed(part(file))
    }
    assert not wrong


def test_the_public_face_shows_no_client():
    assert set(imported_parts(SOURCE / "__init__.py")) <= set(BELOW)


def test_the_rules_read_no_file_no_clock_and_no_randomness_but_their_own():
    wrong = {
        f"{file.relative_to(SOURCE)} imports {module}"
        for file in [*PURE, *SETS]
        for module in imported(file)
        if module.split(".")[0] not in HARMLESS
    }
    assert not wrong


def test_the_rules_talk_to_nobody():
    wrong = {
        f"{file.relative_to(SOURCE)} calls {node.func.id}"
        for file in PURE
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("open", "print", "input", "eval", "exec", "globals")
    }
    assert not wrong


def test_nothing_waits_in_a_call_stack():
    waiting = (ast.Lambda, ast.AsyncFunctionDef, ast.Await, ast.Yield, ast.YieldFrom)
    wrong = {
        f"{file.name}: {name}"
        for file in PURE
        for name, function in functions(tree(file))
        if "()." in name
        or (name not in GENERATORS and any(isinstance(n, waiting) for n in ast.walk(function)))
    }
    assert not wrong


def test_no_lambda_hides_outside_functions_either():
    assert not [
        f"{file.name}:{node.lineno}"
        for file in PURE
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Lambda)
    ]


def test_a_set_is_a_list_of_cards_without_code():
    code = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef, ast.For, ast.While, ast.If)
    wrong = {
        f"{file.name}:{node.lineno}"
        for file in SETS
        for node in ast.walk(tree(file))
        if isinstance(node, code)
    }
    assert len(SETS) == len(vigil.rules.library.SETS)
    assert not wrong


def test_hardly_a_file_is_long():
    files = [
        *FILES,
        *(ROOT / "tests").rglob("*.py"),
        *(ROOT / "bench").rglob("*.py"),
        *(ROOT / "tools").rglob("*.py"),
        *[file for file in CLIENT.rglob("*.js") if file.parent.name != "vendor"],
    ]
    long = {file.name: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert not {name: lines for name, lines in long.items() if lines > LONGEST}


def test_every_module_says_what_it_is():
    assert not [str(file.relative_to(SOURCE)) for file in FILES if not ast.get_docstring(tree(file))]


def test_every_module_of_the_browser_client_says_what_it_is():
    files = [file for file in CLIENT.rglob("*.js") if file.parent.name != "vendor"]
    assert len(files) > 50
    assert not [file.name for file in files if not file.read_text(encoding="utf-8").startswith("/*")]


def test_every_public_name_of_a_module_says_what_it_is():
    wrong = {
        f"{file.relative_to(SOURCE)}: {node.name}"
        for file in FILES
        for node in tree(file).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        and not node.name.startswith("_")
        and not ast.get_docstring(node)
    }
    assert not wrong


def test_all_public_names_of_vigil_are_listed():
    names = {
        (name.asname or name.name)
        for node in tree(SOURCE / "__init__.py").body
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    assert set(vigil.__all__) == names
    assert vigil.__all__ == sorted(vigil.__all__)


@pytest.mark.parametrize("name", vigil.__all__)
def test_every_public_name_of_vigil_is_explained(name: str) -> None:
    assert getattr(vigil, name).__doc__


def test_every_package_is_a_package():
    folders = {file.parent for file in FILES}
    assert not [folder.name for folder in folders if not (folder / "__init__.py").exists()]
