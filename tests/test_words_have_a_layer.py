"""English that is not of a card is made in one layer: `wording` for the rules, `phrases` for the terminal."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.import_graph import SOURCE, tree

RULES = [
    SOURCE / "files.py",
    *sorted((SOURCE / "rules").rglob("*.py")),
    *sorted((SOURCE / "language").rglob("*.py")),
]
REVIEW = [file for file in sorted((SOURCE / "review").rglob("*.py")) if file.name != "review_words.py"]
PHRASES = SOURCE / "terminal" / "phrases"
TERMINAL = [
    SOURCE / "cli.py",
    *[file for file in sorted((SOURCE / "terminal").rglob("*.py")) if PHRASES not in file.parents],
]
NOT_ENGLISH = {  # what looks like it in the terminal
    "tab: complete": "a setting of the line editor",
    "python -m vigil": "how the program was called",
    " play ": "a command to type",
    "vigil: ": "which program complains",
    "vigil.": "the package that a command is imported from",
    ".json": "the end of a file's name",
}
SHOWING = ("say", "ask", "append", "Text", "add_column", "line")  # people read what these are given first
SHOWING_ALL = ("add_row", "print", "echo")  # and all that these are given
OPTIONS = ("Option", "Argument", "callback", "CommandPlace")  # a help text stays with its option


def called(node: ast.Call) -> str:
    """The last name of what is called: "say" for `screen.say(...)`."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def pieces(node: ast.expr) -> Iterator[ast.Constant]:
    """Texts with letters that an expression is made of, not those by which it looks something up."""
    parts: list[ast.expr] = []
    if isinstance(node, ast.Constant) and any(map(str.isalpha, str(node.value))):
        yield from [node] if isinstance(node.value, str) else []
    elif isinstance(node, ast.JoinedStr):
        parts = [each.value if isinstance(each, ast.FormattedValue) else each for each in node.values]
    elif isinstance(node, ast.BinOp):
        parts = [node.left, node.right]
    elif isinstance(node, ast.IfExp):
        parts = [node.body, node.orelse]
    for part in parts:
        yield from pieces(part)


def raised(file: ast.AST) -> Iterator[str]:
    """Errors that are worded where they are raised."""
    for node in ast.walk(file):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            for argument in node.exc.args:
                yield from [f"{each.lineno}: {each.value!r}" for each in pieces(argument)]


def not_said(file: ast.AST) -> set[ast.AST]:
    """Docstrings, and what is in the options of a command."""
    nodes = list(ast.walk(file))
    options = [node for node in nodes if isinstance(node, ast.Call) and called(node) in OPTIONS]
    strings = [
        node.value for node in nodes if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]
    return {*strings, *[each for call in options for each in ast.walk(call)]}


def shown(node: ast.AST) -> list[ast.expr]:
    """What of an expression is English if it is a text: templates, two words, and all that is shown."""
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and " " in str(node.value).strip()):
        return [node]
    if not isinstance(node, ast.Call):
        return []
    prompts = [keyword.value for keyword in node.keywords if keyword.arg == "prompt"]
    if called(node) in SHOWING:
        return node.args[:1] + prompts
    return node.args if called(node) in SHOWING_ALL else []


def said(file: ast.AST) -> Iterator[str]:
    """English in a module of the terminal."""
    passed = not_said(file)
    nodes = [node for node in ast.walk(file) if node not in passed]
    found = {each for node in nodes for text in shown(node) for each in pieces(text)}
    yield from [f"{each.lineno}: {each.value!r}" for each in found if each.value not in NOT_ENGLISH]
    yield from raised(file)


def where(file: Path) -> str:
    """A file as it is named in the package."""
    return file.relative_to(SOURCE).as_posix()


def test_every_error_of_the_rules_is_worded_in_the_layer_of_words():
    wrong = {where(file): list(raised(tree(file))) for file in RULES}
    assert not {path: found for path, found in wrong.items() if found}


def test_reviews_are_worded_in_their_words_alone():
    wrong = {where(file): list(raised(tree(file))) for file in REVIEW}
    assert not {path: found for path, found in wrong.items() if found}


def test_the_terminal_says_nothing_in_words_of_its_own_but_its_phrases():
    wrong = {where(file): list(said(tree(file))) for file in TERMINAL}
    assert not {path: found for path, found in wrong.items() if found}


def test_what_only_looks_like_english_is_still_there():
    there = {
        node.value for file in TERMINAL for node in ast.walk(tree(file)) if isinstance(node, ast.Constant)
    }
    assert NOT_ENGLISH.keys() <= there


@pytest.mark.parametrize(
    "code",
    [
        "raise ValueError('no')",
        "raise ValueError('there is no such card')",
        "raise ValueError(f'{name} is no card')",
        "raise LookupError('there is no ' + name)",
        "raise LookupError('no card' if name else 'no name')",
    ],
)
def test_an_error_worded_where_it_is_raised_would_be_noticed(code: str) -> None:
    assert list(raised(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "raise ValueError(errors.NO_NAME)",
        "raise ValueError(no_name(data['name']))",
        "raise NotImplementedError",
    ],
)
def test_an_error_worded_elsewhere_is_right(code: str) -> None:
    assert not list(raised(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "screen.say('Saved')",
        "screen.say(f'Saved: {path}')",
        "screen.ask(prompt='Name?')",
        "table.add_column('honor', justify='right')",
        "line('  always', stacks)",
        "shown.add_row(name, 'wins' if wins else '')",
        "HOW = 'type a number'",
        "hint = f'{number} runes'",
        "raise ValueError('unsaved')",
        "typer.echo('not so fast')",
    ],
)
def test_a_word_said_outside_the_phrases_would_be_noticed(code: str) -> None:
    assert list(said(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        '"""What a module holds."""',
        "screen.say(phrases.saved(path), 'bold')",
        "table.add_column(phrases.HONOR, justify='right')",
        "seat: Annotated[str, typer.Option(help='Who sits there.')]",
        "screen.say(data['name'])",
    ],
)
def test_what_is_no_word_of_the_terminal_is_let_be(code: str) -> None:
    assert not list(said(ast.parse(code)))
