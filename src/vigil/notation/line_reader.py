"""Reading a line: a tree of names becomes a value if every part has its role and fits where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from vigil.language import roles
from vigil.language.constants import BY_ROLE, NARROWINGS, NOUNS, RENAMES, WORDS_VERSION
from vigil.language.roles import Slot, Word
from vigil.language.selectors import Selector
from vigil.language.word_list import WORDS
from vigil.notation import notation_errors as errors
from vigil.notation.fitting import ONE_OR_ALL, cards_misfit, clashes, misfits, situation_within
from vigil.notation.line_tree import (
    ChainNode,
    Given,
    LineError,
    LineParser,
    NameNode,
    Node,
    NumberNode,
    SumNode,
    TextNode,
)  # fmt: skip
from vigil.rules.kernel.effect import Effect
from vigil.rules.library import nearest

WRONG: Final = object()  # what could not be read; the error has been noted
DIE: Final = "RollDie"


class LineReader:
    """Reads lines, and notes what is wrong with them."""

    def __init__(
        self, die: Effect | None = None, names: Sequence[str] = (), words: int = WORDS_VERSION
    ) -> None:
        self.die = die
        self.names = names  # of cards that can be spoken of
        self.renames = {
            old: new for version in range(words, WORDS_VERSION + 1) for old, new in RENAMES[version].items()
        }
        self.errors: list[LineError] = []
        self.line = ""

    def read(self, line: str, part: Slot, situation: int) -> Any:
        """The value of a line; None if it is wrong, and what is wrong is noted."""
        self.errors = []
        self.line = line
        try:
            tree = LineParser(line).parse()
        except LineError as error:
            self.errors.append(error)
            return None
        value = self.value("", tree, part, situation)
        if type(value).__name__ == ONE_OR_ALL:
            self.wrong(tree, errors.ONE_OR_ALL)
        return None if value is WRONG or self.errors else value

    def wrong(self, node: Node, message: str) -> Any:
        """Note what is wrong with a part of the line."""
        self.errors.append(LineError(node.column, message))
        return WRONG

    def source_text(self, node: Node) -> str:
        """A part of the line as it is written."""
        return self.line[node.column : node.end or None].strip()

    def value(self, word: str, node: Node, part: Slot, situation: int) -> Any:
        """The value of a part of a line, which some word is given."""
        if part.role == roles.NUMBER:
            return self.number(node, part)
        if part.role == roles.TEXT:
            return self.text(node)
        if part.role in BY_ROLE:
            return self.constant(node, part)
        if part.role == roles.CARDS:
            return self.cards(word, node, part)
        return self.word(node, part, situation)

    def number(self, node: Node, part: Slot) -> Any:
        """A whole number within its bounds."""
        if not isinstance(node, NumberNode):
            return self.wrong(node, errors.role_wanted(roles.NUMBER, self.source_text(node)))
        if not part.least <= node.value <= part.most:
            return self.wrong(node, errors.out_of_range(part.least, part.most, self.source_text(node)))
        return node.value

    def text(self, node: Node) -> Any:
        """The name of a card."""
        if not isinstance(node, TextNode):
            return self.wrong(node, errors.role_wanted(roles.TEXT, self.source_text(node)))
        if node.value not in self.names:
            return self.wrong(node, errors.no_card_named(node.value, nearest(node.value, self.names)))
        return node.value

    def constant(self, node: Node, part: Slot) -> Any:
        """A place, a faction, a permit or a flag."""
        if isinstance(node, SumNode):
            if part.role != roles.PLACE or part.places:
                return self.wrong(node, errors.not_together(part.role))
            found = [self.constant(term, part) for term in node.terms]
            return WRONG if WRONG in found else sum(set(found))
        known = BY_ROLE[part.role]
        if not isinstance(node, NameNode):
            return self.wrong(node, errors.role_wanted(part.role, self.source_text(node)))
        if node.given is not None or node.name in WORDS:
            return self.wrong(node, errors.role_wanted(part.role, self.source_text(node)))
        name = self.renames.get(node.name, node.name)
        if name not in known:
            return self.wrong(node, errors.wanted_near(part.role, name, nearest(name, list(known))))
        if part.places and known[name] not in part.places:
            shown = [errors.place_name(place) for place in part.places]
            return self.wrong(node, errors.only_these(shown))
        return bool(known[name]) if part.role == roles.FLAG else known[name]

    def cards(self, word: str, node: Node, part: Slot) -> Any:
        """Cards, narrowed step by step."""
        steps = node.steps if isinstance(node, ChainNode) else [node]
        first = steps[0]
        if not isinstance(first, NameNode) or first.name not in NOUNS or first.given is not None:
            return self.wrong(node, errors.role_wanted(roles.CARDS, self.source_text(node)))
        cards = NOUNS[first.name]
        before = len(self.errors)
        used: set[str] = set()
        for step in steps[1:]:
            assert isinstance(step, NameNode)
            cards = self.narrow(cards, step, used)
        if len(self.errors) > before:
            return WRONG
        amiss = cards_misfit(word, cards, part.fit)
        return self.wrong(node, amiss) if amiss else cards

    def narrow(self, cards: Selector, step: NameNode, used: set[str]) -> Selector:
        """The cards after one more step."""
        name = self.renames.get(step.name, step.name)
        narrowing = NARROWINGS.get(name)
        if narrowing is None:
            self.wrong(step, errors.no_step(name, "at" if name == "in_" else nearest(name, list(NARROWINGS))))
            return cards
        given = step.given or []
        if name in used:
            self.wrong(step, errors.step_twice(name))
        elif len(given) != (1 if narrowing.role else 0) or (step.given is not None and not narrowing.role):
            self.wrong(step, errors.step_takes(name, 1 if narrowing.role else 0))
        elif given and given[0].name:
            self.wrong(given[0], errors.has_no(f".{name}", given[0].name, ""))
        elif not narrowing.role:
            used.add(name)
            return with_narrowing(cards, narrowing.attribute, True)
        else:
            used.add(name)
            value = self.value(name, given[0].value, Slot(narrowing.role, least=0, most=20), 0)
            return cards if value is WRONG else with_narrowing(cards, narrowing.attribute, value)
        return cards

    def word(self, node: Node, part: Slot, situation: int) -> Any:
        """A word with all that it is given."""
        if not isinstance(node, NameNode):
            return self.wrong(node, errors.role_wanted(part.role, self.source_text(node)))
        name = self.renames.get(node.name, node.name)
        word = WORDS.get(name)
        if word is None:
            return self.wrong(node, self.no_such_word(node, name, part.role))
        if word.role != part.role:
            return self.wrong(node, errors.wanted_is(part.role, name, word.role))
        if node.given is None:
            return self.wrong(node, errors.no_brackets(name))
        if part.only and name not in part.only:
            return self.wrong(node, errors.only_these(part.only))
        for misfit in misfits(word, situation):
            return self.wrong(node, f"{name}: {misfit}")
        return self.make(node, word, situation)

    def no_such_word(self, node: Node, name: str, role: str) -> str:
        """A name that is no word: the nearest one, or what is wanted instead."""
        near = nearest(name, [other.name for other in WORDS.values() if other.role == role])
        if name in NOUNS or any(name in known for known in BY_ROLE.values()) or not near:
            return errors.role_wanted(role, self.source_text(node))
        return errors.wanted_near(role, name, near)

    def make(self, node: NameNode, word: Word, situation: int) -> Any:
        """The value of a word from what it is given."""
        before = len(self.errors)
        given = self.match(node, word)
        said: dict[str, Any] = {}
        for name in sorted(
            given, key=lambda each: word.parts[each].role == roles.EFFECT
        ):  # what it depends on first
            part = word.parts[name]
            inner = situation_within(word, part, situation, said)
            if word.name == "ThisTurn" and name == "ability" and is_one(given.get("times", [])):
                inner |= roles.ONLY_ONCE
            values = [self.value(word.name, each, part, inner) for each in given[name]]
            if WRONG in values:
                continue
            said[name] = tuple(values) if part.many else values[0]
            self.check_needs(node, word, name, said[name], situation)
        if len(self.errors) > before:
            return WRONG
        amiss = clashes(word, said, situation)
        if amiss:
            return self.wrong(node, amiss)
        return self.construct(node, word, said)

    def check_needs(self, node: Node, word: Word, name: str, value: Any, situation: int) -> None:
        """Refuse a part that cannot be said here."""
        missing = word.parts[name].needs & ~situation
        if missing and value:
            why = next(text for bit, text in errors.MISSING.items() if bit & missing)
            self.wrong(node, errors.needs_situation(f"{word.name}, {name}", why))

    def match(self, node: NameNode, word: Word) -> dict[str, list[Node]]:
        """What is given by the name of its part."""
        found: dict[str, list[Node]] = {}
        waiting = [] if word.by_name else list(word.parts)
        for given in node.given or []:
            name = given.name or self.place_of(given, word, waiting)
            if not name:
                continue
            if name not in word.parts or (given.name and word.parts[name].many):
                self.wrong(given, errors.has_no(word.name, name, nearest(name, list(word.parts))))
            elif name in found and not word.parts[name].many:
                self.wrong(given, errors.is_said_twice(word.name, name))
            else:
                found.setdefault(name, []).append(given.value)
        for name, part in word.parts.items():
            if part.required and name not in found:
                self.wrong(node, errors.needs_part(word.name, name))
        return found

    def place_of(self, given: Given, word: Word, waiting: list[str]) -> str:
        """The part that something without a name is for; none if there is none left."""
        if not waiting:
            amount = (
                errors.by_name_only(word.name, list(word.parts))
                if word.by_name
                else errors.takes_fewer(word.name, len(word.parts))
            )
            self.wrong(given, amount)
            return ""
        return waiting[0] if word.parts[waiting[0]].many else waiting.pop(0)

    def construct(self, node: Node, word: Word, said: dict[str, Any]) -> Any:
        """The value itself."""
        if word.name == DIE:
            return self.die or self.wrong(node, errors.no_die())
        if any(part.many for part in word.parts.values()):
            positional: list[Any] = []
            for name, part in word.parts.items():
                positional += said[name] if part.many else [said[name]]
            return word.made(*positional)
        return word.made(**said)


def is_one(given: Sequence[Node]) -> bool:
    """Whether what is given is the number one."""
    return len(given) == 1 and isinstance(given[0], NumberNode) and given[0].value == 1


def with_narrowing(cards: Selector, attribute: str, value: Any) -> Selector:
    """The cards with one more thing said of them."""
    changed: dict[str, Any] = {attribute: value}
    return replace(cards, **changed)
