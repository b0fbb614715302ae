"""Words are output: nothing that says them takes spelled English apart."""

import ast
from pathlib import Path

import vigil

SOURCE = Path(vigil.__file__).parent
SPELLING = {
    "english.py",
    "signs.py",
    "svg.py",
}  # the grammar of strings, what others wrote, lines of a picture
APART = {
    "endswith", "find", "index", "isupper", "partition", "removeprefix", "removesuffix", "replace", "split",
    "startswith",
}  # fmt: skip


def test_no_word_of_the_language_takes_strings_apart():
    files = [*(SOURCE / "wording").rglob("*.py"), *(SOURCE / "language").rglob("*.py")]
    assert len(files) > 20
    wrong = {
        f"{file.name}:{node.lineno} calls {node.func.attr}"
        for file in files
        if file.name not in SPELLING
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in APART
    }
    assert not wrong


def test_the_layer_imports_nothing_of_vigil_but_itself():
    for file in (SOURCE / "wording").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("vigil"):
                assert str(node.module).startswith("vigil.wording"), file.name
