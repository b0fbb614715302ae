"""Functions are named by what they do or give back, and a class name has one meaning."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.plain_words import ambiguous_classes, is_allowed, is_participle, unclear_functions

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("folder", ["src/vigil", "bench", "tools", "examples"])
def test_no_function_is_named_by_a_bare_participle(folder):
    found = [f"{file.as_posix()}: {name}" for file, name in unclear_functions(ROOT / folder)]
    assert not found, f"say what is done, or what comes back: {found}"


def test_no_two_classes_share_a_name():
    found = {name: [file.as_posix() for file in files] for name, files in ambiguous_classes().items()}
    assert not found, f"one meaning each, or a name that says which: {found}"


@pytest.mark.parametrize("name", ["told", "opened", "_gathered", "introduced", "chosen", "hidden"])
def test_a_bare_participle_would_be_noticed(name):
    assert is_participle(name)


@pytest.mark.parametrize("name", ["seed", "read", "put", "load_run", "cards_drawn", "played_by", "cast"])
def test_a_name_that_says_something_is_allowed(name):
    assert not is_participle(name)


@pytest.mark.parametrize(
    "code",
    ["def ended() -> bool: ...", "@property\ndef ended(self) -> int: ...", "@x.setter\ndef ended(): ..."],
)
def test_predicates_and_properties_may_be_participles(code):
    [function] = ast.parse(code).body
    assert isinstance(function, ast.FunctionDef)
    assert is_allowed(function)
