"""Lines of printed cards, and the shortest way in which they say each word: what a form begins with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from vigil.language import constants, roles
from vigil.language.roles import Fit
from vigil.language.word_list import WORDS
from vigil.notation.line_tree import LineParser, NameNode, Node
from vigil.notation.line_writer import write_line
from vigil.rules.kernel.card import Card
from vigil.rules.library import shipped_sets

PARTS: Final = {  # of a card, as set files call them
    "play": "play", "reward": "reward", "fate": "fate", "abilities": "abilities", "holds": "holds",
    "fanatic": "fanatic", "trophy": "trophy", "bargain": "bargain", "transform": "transforms",
}  # fmt: skip


@cache
def card_lines() -> list[tuple[str, str, str]]:
    """Every line of every card as set files have it, with its card and its part, the shortest first."""
    cards = [card for card_set in shipped_sets() for card in card_set.sides()]
    found = [line for card in cards for line in lines_of(card)]
    return sorted(dict.fromkeys(found), key=lambda line: len(line[0]))


def lines_of(card: Card) -> list[tuple[str, str, str]]:
    """The lines of one card."""
    found = []
    for attribute, part in PARTS.items():
        values = getattr(card, attribute, None)
        for value in values if isinstance(values, tuple) else [values]:
            if type(value).__name__ in WORDS:
                found.append((write_line(value), card.name, part))
    return found


@cache
def shortest_uses() -> dict[str, list[str]]:
    """For every word the ways in which printed cards say it, the shortest first."""
    found: dict[str, set[str]] = {}
    for line, _, _ in card_lines():
        for word in words_in(LineParser(line).parse()):
            found.setdefault(word.name, set()).add(call_from(line, word.column))
    return {name: sorted(uses, key=lambda use: (len(use), use)) for name, uses in found.items()}


def words_in(node: Node) -> Iterator[NameNode]:
    """Every word of a line that has brackets; steps that narrow cards are none."""
    if isinstance(node, NameNode) and node.given is not None:
        yield node
        for given in node.given:
            yield from words_in(given.value)


def call_from(line: str, start: int) -> str:
    """The word that begins at a column, with all that stands in its brackets."""
    depth = 0
    for column in range(start, len(line)):
        depth += {"(": 1, ")": -1}.get(line[column], 0)
        if line[column] == ")" and depth == 0:
            return line[start : column + 1]
    return line[start:]


def nouns_of(fit: Fit) -> list[str]:
    """The cards that a word can be about."""
    anything = fit.kinds == roles.ANY_KIND or fit.kindless != 0
    return [
        name
        for name, cards in constants.NOUNS.items()
        if not cards.kinds & ~fit.kinds and (cards.kinds or anything)
    ]


def narrowings_by(fit: Fit) -> list[str]:
    """The narrowings that a word honours."""
    return [name for name, step in constants.NARROWINGS.items() if step.bit & fit.by]
