"""Names that do not say what they mean: bare participles for functions, one name for two classes."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.import_graph import SOURCE, tree

# Of verbs that are not regular; without those that are also plain verbs or nouns (cut, put, read, set …).
IRREGULAR = """
    begun bent bound bought broken brought built caught chosen dealt done drawn driven fallen felt flown
    forgotten fought frozen given gone got gotten grown heard held hidden hung kept known laid lain led lent
    lost made meant met paid risen said seen sent shaken shown slain sold sought spent spoken stolen stood
    struck stuck sunk swept sworn taken taught thought thrown told torn undone understood upheld won worn
    woven written
"""
NOT_PARTICIPLES = {"embed", "exceed", "feed", "hundred", "need", "proceed", "red", "seed", "speed", "succeed"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def is_participle(name: str) -> bool:
    """Whether a name is one word that says what was done, and neither what is done nor what comes back."""
    word = name.strip("_")
    if "_" in word or word in NOT_PARTICIPLES:
        return False
    return word.endswith("ed") or word in IRREGULAR.split()


def is_allowed(function: Function) -> bool:
    """Whether it answers yes or no, or reads as an attribute."""
    decorators = [ast.unparse(decorator) for decorator in function.decorator_list]
    if any("property" in decorator or decorator.endswith(".setter") for decorator in decorators):
        return True
    return function.returns is not None and ast.unparse(function.returns) == "bool"


def functions(node: ast.AST) -> Iterator[Function]:
    """Every function and method, also those inside others."""
    return (child for child in ast.walk(node) if isinstance(child, Function))


def unclear_functions(source: Path = SOURCE) -> Iterator[tuple[Path, str]]:
    """The functions that are named by a bare participle, with their files."""
    for file in sorted(source.rglob("*.py")):
        for function in functions(tree(file)):
            if is_participle(function.name) and not is_allowed(function):
                yield file.relative_to(source), function.name


def ambiguous_classes(source: Path = SOURCE) -> dict[str, list[Path]]:
    """The names that classes in several modules have, with their files."""
    found = defaultdict(list)
    for file in sorted(source.rglob("*.py")):
        for node in tree(file).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(source))
    return {name: files for name, files in found.items() if len(files) > 1}
