"""Words are output only: nothing in the program reads our own English to find out what a thing is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.import_graph import SOURCE, import_statements, modules, tree

PATTERNS = {
    "notation/set_reader.py": "codes of sets",
    "notation/toml_lines.py": "lines of set files",  # who may use regular expressions, and on what
    "arena/arena_command.py": "names of files, made of what a person typed",
    "commands/card_checks.py": "keys of the client's list of drawn subjects, and names of tests",
    "arena/web_report.py": "the size of a picture in SVG",
    "server/web/standalone.py": "imports of the client's modules, and addresses in its style sheets",
    "server/store/matches/match_queries.py": "the letters that the id of a match may have",
}
TYPED = {  # what a person typed is held against the texts of the moves
    "terminal/typed_moves.py",
}
WORDS = ("text", "prompt", "reason")  # attributes and methods that give English
MADE = ("str(move)", "str(decision)", "str(prompt)", "str(effect)")
PARSING = (
    "startswith", "endswith", "replace", "partition", "rpartition", "split", "rsplit", "splitlines", "find",
    "rfind", "index", "rindex", "count", "removeprefix", "removesuffix", "translate", "match", "search",
)  # fmt: skip


def says_words(node: ast.expr) -> bool:
    """Whether an expression is English of ours, or a piece of it: `move.text`, `card.text.lower()`."""
    if isinstance(node, ast.Attribute):
        return node.attr in WORDS or says_words(node.value)
    if isinstance(node, ast.Call):
        return ast.unparse(node) in MADE or (isinstance(node.func, ast.Attribute) and says_words(node.func))
    return isinstance(node, ast.Subscript) and says_words(node.value)


def parsed(file: ast.Module) -> Iterator[str]:
    """Places where a file takes English apart, or looks for something in it."""
    for node in ast.walk(file):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in PARSING and says_words(node.func.value):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Compare) and any(isinstance(each, ast.In | ast.NotIn) for each in node.ops):
            if any(says_words(each) for each in node.comparators):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Subscript) and says_words(node.value):
            yield f"{node.lineno}: {ast.unparse(node)}"


def files() -> dict[str, Path]:
    """Every file of the package by its path."""
    return {file.relative_to(SOURCE).as_posix(): file for file in modules().values()}


def uses_patterns(file: ast.Module) -> bool:
    """Whether a file imports the regular expressions."""
    return any(
        node.module == "re"
        if isinstance(node, ast.ImportFrom)
        else "re" in [name.name for name in node.names]
        for node, _ in import_statements(file)
    )


def test_regular_expressions_are_not_for_our_own_english():
    assert {path for path, file in files().items() if uses_patterns(tree(file))} == PATTERNS.keys()


def test_nobody_takes_our_own_english_apart():
    wrong = {path: list(parsed(tree(file))) for path, file in files().items()}
    assert not {path: found for path, found in wrong.items() if found and path not in TYPED}
    assert all(wrong[path] for path in TYPED), "these do not read texts any more: take them out of TYPED"


@pytest.mark.parametrize(
    "code",
    [
        "move.text.startswith('play')",
        "move.text.lower().split()",
        "str(move).partition(' ')",
        "effect.text().replace('you', 'they')",
        "'draw' in card.text",
        "decision.prompt[:5]",
    ],
)
def test_taking_english_apart_would_be_noticed(code: str) -> None:
    assert list(parsed(ast.parse(code)))


def test_an_import_of_regular_expressions_would_be_noticed():
    for code in ("import re", "from re import search", "def f():\n    import re"):
        assert uses_patterns(ast.parse(code))
    assert not uses_patterns(ast.parse("import remote"))
