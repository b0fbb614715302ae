"""All words of the client are in one layer: components bring none of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import vigil
from vigil.server.match.outcome import CLOSED, LEFT, RESIGNED, TOO_LONG

CLIENT = Path(vigil.__file__).parent / "client"
ELSEWHERE = {"words", "vendor", "art"}  # `art` draws and says nothing
COMPONENTS = sorted(
    file for file in CLIENT.rglob("*.js") if file.relative_to(CLIENT).parts[0] not in ELSEWHERE
)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SPOKEN = "aria-label|title|placeholder|heading|lead|label|words|verb|empty|action"
ATTRIBUTE = re.compile(rf'\s(?:{SPOKEN})="([^"]*[A-Za-z]{{2}}[^"]*)"')
TEXT = re.compile(r">([^<>]*[A-Za-z]{2}[^<>]*)<")
NAMES = {"Vigil", "esc"}  # the name of the program, and of a key


def markup(code: str) -> Iterator[str]:
    """Every template of a module, without what is computed in it."""
    stack: list[list[str] | int] = []  # a template being read, or the depth of braces in what it computes
    at = 0
    while at < len(code):
        inside = stack[-1] if stack else None
        char = code[at]
        if isinstance(inside, list):
            if char == "`":
                stack.pop()
                yield "".join(inside)
            elif code.startswith("${", at):
                stack.append(0)
                at += 1
            else:
                inside.append(char)
        elif char == "`":
            stack.append([])
        elif isinstance(inside, int) and char == "{":
            stack[-1] = inside + 1
        elif isinstance(inside, int) and char == "}":
            if inside:
                stack[-1] = inside - 1
            else:
                stack.pop()
        at += 1


def said(code: str) -> list[str]:
    """The English in the markup of a module."""
    templates = [text for text in markup(COMMENT.sub("", code)) if "<" in text]
    found = [
        words.strip() for text in templates for rule in (TEXT, ATTRIBUTE) for words in rule.findall(text)
    ]
    return [words for words in found if words not in NAMES]


def test_every_end_that_no_rule_brings_about_is_known_as_one() -> None:
    known = (CLIENT / "words" / "verdict.js").read_text()
    assert all(f'"{reason}"' in known for reason in (RESIGNED, LEFT, TOO_LONG, CLOSED))


def test_no_component_has_words_of_its_own() -> None:
    found = {file.name: said(file.read_text("utf-8")) for file in COMPONENTS}
    del found["sheet.js"]  # a page for tests, with moves that are made up
    assert {name: words for name, words in found.items() if words} == {}


def test_words_in_markup_are_found() -> None:
    code = 'html`<a title="To the table" href=${x ? `/${y}` : "/"}>${open && html`<b>Look</b>`} back</a>`'
    assert said(code) == ["Look", "back", "To the table"]
