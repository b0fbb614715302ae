"""The shape of the code: who imports whom, what the rules must not do, how long a file may be."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import vigil
from tests.bad_package import write_bad_package
from tests.import_graph import (
    SOURCE,
    import_statements,
    imports,
    knots,
    modules,
    place,
    told,
    tree,
    upward,
)

# The layers from the bottom up: folders and files below `vigil`, the nearest one counts for a module.
# A module imports its own folder and the layers below, not what stands beside it in its layer.
LAYERS = (
    ("version.py",),
    ("wording",),
    ("rules/kernel",),
    ("rules/moves.py", "rules/events.py"),
    ("rules/table",),
    ("rules/actions",),
    ("rules/library.py",),
    ("rules/documents",),
    ("rules/setup.py", "rules/view.py", "rules/history.py", "rules/log_lines.py"),
    ("rules/forgetting.py",),
    ("rules/guest_sets.py",),
    ("rules/log.py",),
    ("rules/side.py",),
    ("rules/open_table.py",),
    ("rules/picture.py",),
    ("rules/game.py", "rules/fingerprints.py"),
    ("rules/record.py",),
    ("rules",),
    ("language",),
    ("notation",),
    ("sets",),
    ("console.py", "files.py", "lessons"),
    ("bots",),
    ("values/values_words.py",),
    ("values/card_values.py",),
    ("review",),
    ("__init__.py",),  # the public face
    ("build.py",),
    ("cluster",),
    ("arena",),
    ("puzzles", "values"),
    ("environments",),
    ("server/domain", "server/operation"),
    ("server/people/pairing",),
    ("server/protocol", "server/fair_use", "server/store"),
    ("server/workers", "server/people/ratings"),
    ("server/timing",),
    ("server/match",),
    ("server/people/achievements",),
    ("server/people/deals",),
    ("server/library", "server/seating", "server/upkeep"),
    ("server/people",),
    ("server/review",),
    ("server/api",),
    ("server/web",),
    ("datasets", "training", "terminal", "server"),
    ("pocket",),
    ("commands",),
    ("cli.py",),
    ("__main__.py",),
)
KERNEL = "vigil.rules.kernel"  # effects and the state know each other

ROOT = Path(__file__).parent.parent
FILES = sorted(SOURCE.rglob("*.py"))
CLIENT = next(folder for folder in (SOURCE / "client", SOURCE / "server" / "static") if folder.is_dir())
PURE = [file for file in FILES if file.relative_to(SOURCE).parts[0] in ("rules", "language", "wording")]
LONGEST = 400
HARMLESS = {  # pure parts of the standard library, and what the compiler brings
    "__future__", "collections", "dataclasses", "difflib", "functools", "hashlib", "itertools", "json",
    "librt", "mypy_extensions", "typing", "unicodedata", "vigil",
}  # fmt: skip
KINDS_ARE_SELECTED_IN = {
    "card.py",
    "card_kinds.py",
    "earmarks.py",
    "record.py",
    "selectors.py",
}  # all others ask what a kind does
GENERATORS = {"GameRecord.steps"}  # for readers of a record; no rule waits in it


def imported(file: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it, our own and others."""
    for node, _ in import_statements(tree(file)):
        yield from [name.name for name in node.names] if isinstance(node, ast.Import) else [str(node.module)]


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


def test_every_module_has_a_layer():
    assert not [name for name, file in modules().items() if place(file, LAYERS) is None]


def test_imports_go_down_the_layers_only():
    found = upward(LAYERS)
    assert not found, "\n".join(map(str, found))


def layers_of_the_picture() -> list[list[str]]:
    """The picture in docs/architecture.md, from the bottom up; the client is no Python."""
    picture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
    lines = [re.findall(r"\b\w[\w/]*(?:/|\.py)(?!\w)", line) for line in reversed(picture.splitlines())]
    return [[name.rstrip("/") for name in line if name != "client/"] for line in lines if line]


def test_the_picture_of_the_architecture_has_every_package_once():
    drawn = [name for layer in layers_of_the_picture() for name in layer if not name.startswith("values/")]
    python = {file.relative_to(SOURCE).parts[0] for file in FILES}
    assert sorted(drawn) == sorted(python)


def test_imports_go_down_the_picture_only():
    found = upward(layers_of_the_picture())
    assert not found, "\n".join(map(str, found))


def test_no_modules_import_each_other_outside_the_kernel():
    edges = imports()
    found = [knot for knot in knots(edges) if not all(name.startswith(f"{KERNEL}.") for name in knot)]
    assert not found, "\n".join(told(knot, edges) for knot in found)


def test_an_import_that_goes_up_would_be_noticed_also_if_it_is_for_types(tmp_path):
    badly_built = write_bad_package(tmp_path)
    [wrong] = upward([["low"], ["high", "__init__.py"]], badly_built)
    assert str(wrong) == "bad.low.three imports bad.high.four for types"


def test_knots_would_be_noticed_also_if_they_are_tied_by_types_and_in_functions(tmp_path):
    edges = imports(write_bad_package(tmp_path))
    found = sorted(told(knot, edges) for knot in knots(edges))
    assert found == [
        "2 modules import each other, for instance bad.high.four –→ bad.low.three –types→ bad.high.four",
        "2 modules import each other, for instance bad.low.one –→ bad.low.two –→ bad.low.one",
    ]


def test_no_two_modules_share_a_name():
    counts = Counter(file.stem for file in FILES if not file.stem.startswith("__"))
    assert not {name for name, count in counts.items() if count > 1}


def test_the_rules_read_no_file_no_clock_and_no_randomness_but_their_own():
    wrong = {
        f"{file.relative_to(SOURCE)} imports {module}"
        for file in PURE
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


def test_a_set_is_a_file_of_cards_without_code():
    folder = SOURCE / "sets"
    assert {file.stem for file in folder.glob("*.toml")} == set(vigil.rules.library.SETS)
    assert {file.name for file in folder.glob("*.py")} == {"__init__.py", "introductions.py", "printed.py"}


def test_kinds_of_cards_are_asked_by_what_they_do():
    bits = [
        f"{file.relative_to(SOURCE)}:{node.lineno}"
        for file in FILES
        if file.name not in KINDS_ARE_SELECTED_IN
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Attribute) and node.attr == "kind_bit"
    ]
    assert not bits


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
        for node in ast.walk(tree(SOURCE / "__init__.py"))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("vigil.")
        for name in node.names
    }
    names.remove("__version__")
    assert set(vigil.__all__) == names
    assert vigil.__all__ == sorted(vigil.__all__)


@pytest.mark.parametrize("name", vigil.__all__)
def test_every_public_name_of_vigil_is_explained(name: str) -> None:
    assert getattr(vigil, name).__doc__


def test_every_package_is_a_package():
    folders = {file.parent for file in FILES}
    assert not [folder.name for folder in folders if not (folder / "__init__.py").exists()]


def test_the_rules_name_no_card_and_no_set():
    sets = vigil.rules.library.SETS
    named = {*sets, *[card.name for code in sets for card in vigil.cards(code)]}
    wrong = {
        f"{file.relative_to(SOURCE)}:{node.lineno} {node.value}"
        for file in PURE
        if file.relative_to(SOURCE).parts[0] == "rules"
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Constant) and node.value in named
    }
    assert not wrong
