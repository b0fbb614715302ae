"""Lines as trees: words, names, numbers and texts with the column in which each begins."""

from __future__ import annotations

from dataclasses import dataclass, field

from vigil.notation import notation_errors, set_limits

OPENING, CLOSING = "(", ")"


class LineError(Exception):
    """Something in a line that cannot be read, and where."""

    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column
        self.message = message


@dataclass
class Node:
    """A part of a line as it is written."""

    column: int
    end: int = 0


@dataclass
class NumberNode(Node):
    """A whole number."""

    value: int = 0


@dataclass
class TextNode(Node):
    """A text in quotes."""

    value: str = ""


@dataclass
class Given(Node):
    """Something that a word is given, perhaps by name."""

    name: str = ""
    value: Node = field(default_factory=lambda: Node(0))


@dataclass
class NameNode(Node):
    """A word or a constant, with what it is given in brackets, if there are any."""

    name: str = ""
    given: list[Given] | None = None


@dataclass
class ChainNode(Node):
    """Cards narrowed step by step: the first of them names the cards."""

    steps: list[NameNode] = field(default_factory=list)


@dataclass
class SumNode(Node):
    """Several constants, put together with |."""

    terms: list[Node] = field(default_factory=list)


@dataclass
class Token:
    """A piece of a line."""

    kind: str  # name, number, text, end, or the sign itself
    sign: str
    column: int


def tokens(line: str) -> list[Token]:
    """The pieces of a line."""
    if len(line) > set_limits.LINE_LENGTH:
        raise LineError(0, notation_errors.too_long("a line", set_limits.LINE_LENGTH, len(line)))
    found: list[Token] = []
    at = 0
    while at < len(line):
        letter = line[at]
        if letter in " \t":
            at += 1
            continue
        piece = next_token(line, at)
        found.append(piece)
        at += len(piece.sign)
        if len(found) > set_limits.LINE_PARTS * 4:
            raise LineError(at, notation_errors.too_many_parts(set_limits.LINE_PARTS))
    check_brackets(found)
    return [*found, Token("end", "", len(line))]


def next_token(line: str, at: int) -> Token:
    """The piece that begins at a column."""
    letter = line[at]
    if letter in "().,|=":
        return Token(letter, letter, at)
    if letter in "'\"":
        end = line.find(letter, at + 1)
        if end < 0:
            raise LineError(at, notation_errors.NO_CLOSING_QUOTE)
        return Token("text", line[at : end + 1], at)
    end = at
    while end < len(line) and ((line[end].isascii() and line[end].isalnum()) or line[end] == "_"):
        end += 1
    if end == at:
        raise LineError(at, notation_errors.not_a_sign(letter))
    word = line[at:end]
    if word.isdigit():
        return Token("number", word, at)
    if word[0].isdigit():
        raise LineError(at, notation_errors.neither_number_nor_name(word))
    return Token("name", word, at)


def check_brackets(found: list[Token]) -> None:
    """Refuse brackets that do not pair, and those too deep."""
    opened = [token for token in found if token.kind == OPENING]
    closed = [token for token in found if token.kind == CLOSING]
    if len(opened) != len(closed):
        last = (opened if len(opened) > len(closed) else closed)[-1]
        raise LineError(last.column, notation_errors.brackets(len(opened), len(closed)))
    depth = 0
    for token in found:
        depth += (token.kind == OPENING) - (token.kind == CLOSING)
        if depth > set_limits.DEPTH:
            raise LineError(token.column, notation_errors.too_deep(set_limits.DEPTH))
        if depth < 0:
            raise LineError(token.column, notation_errors.CLOSED_BEFORE_OPENED)


class LineParser:
    """Makes a tree of the pieces of a line."""

    def __init__(self, line: str) -> None:
        self.left = tokens(line)[::-1]
        self.parts = 0

    def parse(self) -> Node:
        """The whole line as one tree."""
        if self.left[-1].kind == "end":
            raise LineError(0, notation_errors.EMPTY_LINE)
        tree = self.sum()
        if self.left[-1].kind != "end":
            raise LineError(self.left[-1].column, notation_errors.not_expected(self.left[-1].sign))
        return tree

    def take(self, kind: str) -> Token:
        """The next piece, which must be of a kind."""
        token = self.left[-1]
        if token.kind != kind:
            raise LineError(token.column, notation_errors.sign_wanted(kind, token.sign))
        return self.left.pop()

    def sum(self) -> Node:
        """One thing, or several with | between them."""
        first = self.term()
        if self.left[-1].kind != "|":
            return first
        terms = [first]
        while self.left[-1].kind == "|":
            self.left.pop()
            terms.append(self.term())
        return SumNode(first.column, self.column_reached(), terms)

    def term(self) -> Node:
        """A number, a text, or a word with its steps."""
        self.parts += 1
        if self.parts > set_limits.LINE_PARTS:
            raise LineError(self.left[-1].column, notation_errors.too_many_parts(set_limits.LINE_PARTS))
        token = self.left[-1]
        if token.kind == "number":
            self.left.pop()
            return NumberNode(token.column, self.column_reached(), int(token.sign[:9]))
        if token.kind == "text":
            self.left.pop()
            return TextNode(token.column, self.column_reached(), token.sign[1:-1])
        steps = [self.step()]
        while self.left[-1].kind == ".":
            self.left.pop()
            steps.append(self.step())
        return steps[0] if len(steps) == 1 else ChainNode(token.column, self.column_reached(), steps)

    def step(self) -> NameNode:
        """A name, perhaps with brackets."""
        name = self.take("name")
        if self.left[-1].kind != OPENING:
            return NameNode(name.column, self.column_reached(), name.sign)
        self.left.pop()
        given: list[Given] = []
        while self.left[-1].kind != CLOSING:
            given.append(self.one_given())
            if self.left[-1].kind != CLOSING:
                self.take(",")
        self.left.pop()
        return NameNode(name.column, self.column_reached(), name.sign, given)

    def one_given(self) -> Given:
        """Something between two commas."""
        token = self.left[-1]
        if token.kind == "name" and self.left[-2].kind == "=":
            self.left.pop()
            self.left.pop()
            return Given(token.column, 0, token.sign, self.sum())
        return Given(token.column, 0, "", self.sum())

    def column_reached(self) -> int:
        """The column up to which the line has been read."""
        return self.left[-1].column
