"""Who imports whom in `vigil`, drawn from the sources: imports in functions and for types only included."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "vigil"

Layers = Sequence[Sequence[str]]


@dataclass(frozen=True, order=True)
class Import:
    """One module imports another, or something out of it."""

    importer: str
    imported: str
    for_types: bool = False

    def __str__(self) -> str:
        return f"{self.importer} imports {self.imported}{' for types' if self.for_types else ''}"


@cache
def tree(file: Path) -> ast.Module:
    """A file, parsed once for all tests."""
    return ast.parse(file.read_text(encoding="utf-8"))


def modules(source: Path = SOURCE) -> dict[str, Path]:
    """Every module below a package's folder, by name."""
    files = sorted(source.rglob("*.py"))
    return {module_name(source, file): file for file in files}


def module_name(source: Path, file: Path) -> str:
    """The name under which a file is imported."""
    parts = [source.name, *file.relative_to(source).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: Path = SOURCE) -> list[Import]:
    """Every import of one of our own modules by another."""
    known = modules(source)
    found = {
        Import(importer, target, for_types)
        for importer, file in known.items()
        for node, for_types in import_statements(tree(file))
        for target in targets(node, known)
        if target != importer
    }
    really = {(each.importer, each.imported) for each in found if not each.for_types}
    return sorted(
        each for each in found if not each.for_types or (each.importer, each.imported) not in really
    )


def import_statements(
    node: ast.AST, for_types: bool = False
) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    """The imports in a file, wherever they are, and whether only a type checker carries them out."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, for_types
        elif isinstance(child, ast.If) and is_type_checking(child.test):
            for inner in child.body:
                yield from import_statements(ast.Module([inner], []), True)
            for inner in child.orelse:
                yield from import_statements(ast.Module([inner], []), for_types)
        else:
            yield from import_statements(child, for_types)


def is_type_checking(test: ast.expr) -> bool:
    """Whether a condition is `TYPE_CHECKING` or `typing.TYPE_CHECKING`."""
    return "TYPE_CHECKING" in (getattr(test, "id", None), getattr(test, "attr", None))


def targets(node: ast.Import | ast.ImportFrom, known: dict[str, Path]) -> Iterator[str]:
    """Those of our modules that a statement imports; `from package import module` means the module."""
    if isinstance(node, ast.Import):
        yield from (name.name for name in node.names if name.name in known)
        return
    assert node.level == 0, f"line {node.lineno} has a relative import"
    for name in node.names:
        inner = f"{node.module}.{name.name}"
        if inner in known:
            yield inner
        elif node.module in known:
            yield str(node.module)


# Layers


def place(file: Path, layers: Layers, source: Path = SOURCE) -> tuple[int, str] | None:
    """The layer of a file and the folder or file that is listed there; the nearest one counts."""
    path = file.relative_to(source)
    ranks = {entry: rank for rank, layer in enumerate(layers) for entry in layer}
    for part in (path, *path.parents):
        if part.as_posix() in ranks:
            return ranks[part.as_posix()], part.as_posix()
    return None


def upward(layers: Layers, source: Path = SOURCE) -> list[Import]:
    """Imports that go up, or across from one part of a layer to another."""
    known = modules(source)
    places = {name: place(file, layers, source) for name, file in known.items()}
    return [each for each in imports(source) if not goes_down(places[each.importer], places[each.imported])]


def goes_down(importer: tuple[int, str] | None, imported: tuple[int, str] | None) -> bool:
    """Whether an import stays in its part or goes to a lower layer."""
    if importer is None or imported is None:
        return False
    return importer == imported or imported[0] < importer[0]


def importing(wanted: str, edges: Sequence[Import]) -> set[str]:
    """The modules that import a module, directly or by way of others, and itself."""
    found = {wanted}
    size = 0
    while size < len(found):
        size = len(found)
        found |= {edge.importer for edge in edges if edge.imported in found}
    return found


# Knots


def knots(edges: Sequence[Import]) -> list[set[str]]:
    """Groups of modules that all import each other, by way of others or directly (Tarjan)."""
    following: dict[str, list[str]] = {}
    for edge in edges:
        following.setdefault(edge.importer, []).append(edge.imported)
    numbers: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        numbers[module] = lowest[module] = len(numbers)
        stack.append(module)
        for other in following.get(module, []):
            if other not in numbers:
                visit(other)
            if other in stack:
                lowest[module] = min(lowest[module], lowest[other])
        if lowest[module] == numbers[module]:
            knot = set(stack[stack.index(module) :])
            del stack[stack.index(module) :]
            if len(knot) > 1:
                found.append(knot)

    for module in sorted(following):
        if module not in numbers:
            visit(module)
    return found


def told(knot: set[str], edges: Sequence[Import]) -> str:
    """A knot in words: how many modules it has, and its shortest circle."""
    inside = [edge for edge in edges if edge.importer in knot and edge.imported in knot]
    shortest = min((circle(module, inside) for module in sorted(knot)), key=len)
    types = {(edge.importer, edge.imported) for edge in inside if edge.for_types}
    steps = [f" –{'types' if pair in types else ''}→ {pair[1]}" for pair in pairwise(shortest)]
    return f"{len(knot)} modules import each other, for instance {shortest[0]}{''.join(steps)}"


def circle(start: str, edges: Sequence[Import]) -> list[str]:
    """The shortest way from a module back to itself."""
    ways = [[start]]
    seen: set[str] = set()
    for way in ways:  # grows while it is walked through
        for edge in edges:
            if edge.importer != way[-1]:
                continue
            if edge.imported == start:
                return [*way, start]
            if edge.imported not in seen:
                seen.add(edge.imported)
                ways.append([*way, edge.imported])
    raise ValueError(f"{start} is in no circle")
