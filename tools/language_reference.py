"""The reference of the language: every word with its meaning, its signature and cards that use it.

    python tools/language_reference.py           prints the page that `make docs` puts into the site
    python tools/language_reference.py --json    prints the words of set files with roles and examples

Everything is read from the sources: words and meanings from `vigil.language`, examples from the sets.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import vigil.language
from vigil.language import constants, roles
from vigil.language.roles import Slot
from vigil.language.word_list import WORDS
from vigil.notation.line_writer import write_line
from vigil.notation.notation_errors import kinds_of, place_name
from vigil.rules.library import SETS, find_card
from vigil.wording.edges import to_text

LANGUAGE = Path(vigil.language.__file__ or "")
SOURCES = [LANGUAGE.parent / "basics.py", *sorted((LANGUAGE.parent.parent / "sets").glob("*.py"))]
CARD_KINDS = {"Hero", "Construct", "Monster", "Treasure"}
MOST_EXAMPLES = 2  # of one word
WIDEST = 100  # a longer signature is broken into lines
ORDER = [  # of modules on the page, each by one of its words
    "Hero", "Gain", "ThisTurn", "Banish", "BanishThis", "PutUnder", "Acquire", "TakeAll", "May", "NameCard",
    "TakeAtRandom", "Played", "Each", "CARDS", "HAND", "VOID", "Activated", "Replaces", "Unbanishable",
    "Plays", "VOID_OPEN", "Unite", "MoveTreasure", "WhenPlayed", "basics", "CardSet",
]  # fmt: skip
KERNEL_ROOMS = {  # words that the rules themselves use, so that their modules speak of more than the language
    "ability": "Permits: what `Permit` can allow for the rest of a turn.",
    "box": "Sets: a box of the game and what its rulebook says.",
    "card": "Factions and homes: whom a card belongs to, and where it goes when it is banished.",
    "zones": "Places: where cards are. Several are added with `|`.",
}
SELECTOR = """
A selector is narrowed step by step, as in `HEROES.of(LIFEBOUND).costing(3).in_(CENTER_ROW)`:

::: vigil.language.selectors.Selector
    options:
      heading_level: 3
      show_bases: false
      members: [of, in_, costing, named, other, with_treasure, born_of_dreams]
"""


class Example(NamedTuple):
    """A piece of a set, the words it uses, and the text that a player reads if it is a card."""

    code: str
    words: frozenset[str]
    text: str


class Word(NamedTuple):
    """A word of the language, with the module that defines it."""

    name: str
    module: str
    meaning: str
    signature: str
    examples: list[Example]


@cache
def read_tree(file: Path) -> tuple[str, ast.Module]:
    """The text of a file, and its tree."""
    text = file.read_text(encoding="utf-8")
    return text, ast.parse(text)


def module_file(module: str) -> Path:
    """The source of one of our modules, also where a compiled one is loaded."""
    return LANGUAGE.parent.parent.joinpath(*module.split(".")[1:]).with_suffix(".py")


def modules() -> dict[str, str]:
    """Every word of the language by name, and the module it is imported from."""
    found = {}
    for node in read_tree(LANGUAGE)[1].body:
        if isinstance(node, ast.ImportFrom):
            found.update({alias.name: str(node.module) for alias in node.names})
    return {name: module for name, module in found.items() if name in vigil.language.__all__}


def examples() -> list[Example]:
    """Every card of the sets and everything around them, the shortest first."""
    found = [example for file in SOURCES for example in (*card_examples(file), *other_examples(file))]
    return sorted(found, key=lambda example: (not example.text, len(example.code)))


def card_examples(file: Path) -> Iterator[Example]:
    """The cards that are said in a file, with the text that is rendered of them."""
    text, tree = read_tree(file)
    for card in outermost_cards(tree):
        name = ast.literal_eval(card.args[0])
        yield Example(source(text, card), names(card), card_text(name))


def outermost_cards(node: ast.AST) -> Iterator[ast.Call]:
    """The cards below a node; the other side of a card belongs to its front."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name) and child.func.id in CARD_KINDS:
            yield child
        else:
            yield from outermost_cards(child)


def other_examples(file: Path) -> Iterator[Example]:
    """The statements of a set file beside its cards; of a set, what comes before the first card."""
    text, tree = read_tree(file)
    for node in tree.body:
        if not isinstance(node, ast.Assign) or file.parent == LANGUAGE.parent:
            continue
        first = next(outermost_cards(node), None)
        if first is None:
            yield Example(source(text, node), names(node), "")
            continue
        before = [child for child in ast.walk(node) if getattr(child, "lineno", first.lineno) < first.lineno]
        used = frozenset(child.id for child in before if isinstance(child, ast.Name))
        lines = text.splitlines()[node.lineno - 1 : first.lineno - 1]
        said = [line for line in lines if line.strip() and not line.strip().startswith("#")]
        yield Example("\n".join([*said, "        ...", "    ],", ")"]), used, "")


def source(text: str, node: ast.expr | ast.stmt) -> str:
    """The text of a node, its lines moved to the left together."""
    code = ast.get_source_segment(text, node) or ""
    return textwrap.dedent(" " * node.col_offset + code)


def names(node: ast.AST) -> frozenset[str]:
    """Every name that is used below a node."""
    return frozenset(child.id for child in ast.walk(node) if isinstance(child, ast.Name))


def card_text(name: str) -> str:
    """What a player reads on a card, and on its other side."""
    card = find_card(name)
    if card.into is None:
        return card.text
    return f"{card.text}\n\n{card.into.name}: {card.into.text}"


def definition(value: Any) -> ast.ClassDef | ast.FunctionDef | None:
    """Where a class or a function of ours is defined."""
    if not value.__module__.startswith("vigil."):
        return None
    for node in read_tree(module_file(value.__module__))[1].body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == value.__name__:
            return node
    return None


def signature(name: str, value: Any) -> str:
    """How a word is said, with the names and defaults of what it takes; nothing for a constant."""
    if not callable(value):
        return ""
    taken = function_parameters(value) if inspect.isroutine(value) else class_parameters(value)
    line = f"{name}({', '.join(taken)})"
    return line if len(line) <= WIDEST else f"{name}(\n" + "".join(f"    {one},\n" for one in taken) + ")"


def class_parameters(value: type) -> list[str]:
    """What a class takes: by its own `__init__`, or by its fields and those it inherits."""
    fields: dict[str, str] = {}
    for base in reversed(value.__mro__):
        node = definition(base)
        for part in [] if node is None else node.body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                fields = dict.fromkeys(parameter_texts(part.args)[1:], "")
            elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                default = f" = {ast.unparse(part.value)}" if part.value is not None else ""
                fields[part.target.id] = f": {ast.unparse(part.annotation)}{default}"
    return [name + rest for name, rest in fields.items()]


def function_parameters(value: Any) -> list[str]:
    """What a function takes."""
    node = definition(value)
    return parameter_texts(node.args) if isinstance(node, ast.FunctionDef) else []


def parameter_texts(taken: ast.arguments) -> list[str]:
    """The parameters of a function as they are written."""
    call = ast.unparse(ast.FunctionDef("f", taken, [ast.Pass()], [], lineno=0))
    inner = call[len("def f(") : call.rindex("):")]
    listed = [one.strip() for one in split_outside_brackets(inner)]
    return [one.replace("=", " = ", 1) if ": " in one else one for one in listed if one]


def split_outside_brackets(text: str) -> list[str]:
    """The parts of a list between its outer commas."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def meaning(name: str, module: str, value: Any) -> str:
    """What a word means: its docstring; for a constant its comment, or its own words."""
    if callable(value):
        return inspect.getdoc(value) or ""
    if isinstance(value, vigil.language.selectors.Selector):
        return f"Spelled “{to_text(value.one())}”."
    for line in read_tree(module_file(module))[0].splitlines():
        if line.startswith((f"{name}:", f"{name} =")) and "  # " in line:
            comment = line.split("  # ", 1)[1]
            return f"{comment[0].upper()}{comment[1:]}."
    return ""


def words() -> list[Word]:
    """Every word of the language with its examples, module by module."""
    known = examples()
    found = []
    for name, module in modules().items():
        value = getattr(vigil.language, name)
        shown = shortest([example for example in known if name in example.words])
        found.append(Word(name, module, meaning(name, module, value), signature(name, value), shown))
    order = [modules()[name] for name in ORDER]
    return sorted(found, key=lambda word: order.index(word.module))


def shortest(fitting: list[Example]) -> list[Example]:
    """The first examples that read differently; one is enough where there is no card among them."""
    by_text = {example.text: example for example in reversed(fitting)}
    return [example for example in fitting if by_text[example.text] is example][:MOST_EXAMPLES]


def unused_words(known: list[Word]) -> list[str]:
    """The words that nothing in the sets uses."""
    return [word.name for word in known if not word.examples]


def heading(module: str) -> str:
    """The heading of a module's words, and the rest of what its docstring says."""
    room = module.rsplit(".", 1)[-1]
    said = KERNEL_ROOMS.get(room) if module.startswith("vigil.rules") else None
    said = said or (ast.get_docstring(read_tree(module_file(module))[1]) or "").splitlines()[0]
    title, _, rest = said.partition(": ")
    return f"## {title}\n\n{rest[:1].upper()}{rest[1:]}" if rest else f"## {title.rstrip('.')}"


def entry(word: Word) -> str:
    """A word as a section of the page."""
    parts = [f"### `{word.name}` {{ #{word.name} }}"]
    if word.meaning:
        parts.append(word.meaning)
    if word.signature:
        parts.append(f"```python\n{word.signature}\n```")
    for example in word.examples:
        parts.append(f"```python\n{example.code}\n```")
        if example.text:
            parts.append(quotation(example.text))
    return "\n\n".join(parts)


def quotation(text: str) -> str:
    """A text as a quotation that keeps its lines."""
    return "\n>\n".join(f"> {line}" for line in text.splitlines() if line)


def page() -> str:
    """The whole page."""
    known = words()
    parts = [
        "# The language",
        f"The {len(known)} words that the cards of {len(SETS)} sets are said in, imported from "
        "`vigil.language`. Each is shown with its shortest examples from the sets and, below a card, "
        "the text that players read: it is rendered from the words and typed nowhere. "
        "[Adding a card](adding-a-card.md) shows how they are put together.",
    ]
    last = ""
    for word in known:
        if word.module != last:
            parts.append(heading(word.module))
            if word.module.endswith(".selectors"):
                parts.append(SELECTOR.strip())
            last = word.module
        parts.append(entry(word))
    if unused_words(known):
        listed = ", ".join(f"[`{name}`](#{name})" for name in unused_words(known))
        parts.append(f"## Words without an example\n\nThe sets do without these: {listed}.")
    return "\n\n".join(parts) + "\n"


def card_lines() -> list[tuple[str, str, str]]:
    """Every line of every card as set files have it, with its card and its part, the shortest first."""
    found = []
    for card in [card for card_set in SETS.values() for card in card_set.sides()]:
        for part in ("play", "reward", "fate", "abilities", "trophy", "bargain", "transform"):
            values = getattr(card, part)
            for value in values if isinstance(values, tuple) else [values]:
                if type(value).__name__ in WORDS:
                    found.append((write_line(value), card.name, part))
    return sorted(found, key=lambda line: len(line[0]))


def slot_data(slot: Slot) -> dict[str, Any]:
    """What stands in a part of a word, as plain data."""
    data: dict[str, Any] = {"role": slot.role, "required": slot.required, "many": slot.many}
    if slot.role == roles.NUMBER:
        data |= {"least": slot.least, "most": slot.most}
    if slot.role == roles.PLACE:
        data["places"] = [place_name(place) for place in slot.places]
    if slot.role == roles.CARDS:
        data["kinds"] = kinds_of(slot.fit.kinds)
        data["places"] = [place_name(place) for place in slot.fit.places]
        steps = constants.NARROWINGS.items()
        data["narrowings"] = [name for name, step in steps if step.bit & slot.fit.by]
    return data | ({"only": list(slot.only)} if slot.only else {})


def reference_data() -> dict[str, Any]:
    """All words of set files with meaning, roles and examples, for a page, a form or another program."""
    lines = card_lines()
    listed = {}
    for word in WORDS.values():
        shown = [line for line in lines if f"{word.name}(" in line[0]]
        exact = [line for line in shown if word.name in names(ast.parse(line[0]))]
        listed[word.name] = {
            "role": word.role,
            "meaning": inspect.getdoc(word.made) or "",
            "parts": {name: slot_data(slot) for name, slot in word.parts.items()},
            "examples": [{"line": line, "card": card, "part": part} for line, card, part in exact[:2]],
        }
    steps = {
        name: {"role": step.role, "meaning": step.meaning} for name, step in constants.NARROWINGS.items()
    }
    known = {role: list(named) for role, named in constants.BY_ROLE.items()}
    return {
        "words_version": constants.WORDS_VERSION,
        "words": listed,
        "constants": {**known, roles.CARDS: list(constants.NOUNS)},
        "narrowings": steps,
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(reference_data(), indent=1) + "\n" if "--json" in sys.argv else page())
