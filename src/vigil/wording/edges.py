"""Edges: where words become a string, plain data or styled text.

All of them spell the same spans, so that a string, plain data and styled text never differ.
"""

from __future__ import annotations

from typing import Final, final

from vigil.wording import english
from vigil.wording.glossary import GLOSSARY
from vigil.wording.parts import Article, CardName, Keyword, Mark, Part, PlayerName, Pronoun, Quantity
from vigil.wording.reader import ANYBODY, Reader
from vigil.wording.words import Words

# What a client gets for a span: plain text, or what it stands for with its "text":
# {"number": 2, "unit": "rune"}, where the unit is a resource or "card"; {"at_least": 3, "unit": "energy"} and
# {"more": 2, "unit": "power"} for "3 or more energy" and "2 more power";
# {"card": "Mystic"}; {"player": 1}; {"keyword": "Energize"}, which the glossary may explain.
Data = str | dict[str, str | int]

KEYWORD: Final = "keyword"
NUMBER: Final = "number"
CARD: Final = "card"
PLAYER: Final = "player"


@final
class Span:
    """A stretch of spelled text, and the part it comes from if that is more than plain words."""

    def __init__(self, text: str, part: Part | None = None) -> None:
        self.text = text
        self.part = part


def to_spans(words: Words, reader: Reader = ANYBODY, capital: bool = False) -> list[Span]:
    """The words in letters, with their spaces and capitals."""
    spans: list[Span] = []
    article = opened = False
    for part in words.parts:
        if isinstance(part, Article):
            article = True
            continue
        text = english.spell(part, reader)
        if spans and not opened and not isinstance(part, Mark):
            write(spans, " ", None)
        if article:
            before = english.article(text)
            write(spans, f"{english.capital(before) if capital else before} ", None)
            capital = article = False
        write(spans, english.capital(text) if capital else text, part if style(part) else None)
        capital = isinstance(part, Mark) and part.ends
        opened = isinstance(part, Mark) and part.opens
    return spans


def write(spans: list[Span], text: str, part: Part | None) -> None:
    """Add a span; plain text joins the plain text before it."""
    if part is None and spans and spans[-1].part is None:
        spans[-1] = Span(spans[-1].text + text)
    else:
        spans.append(Span(text, part))


def style(part: Part | None) -> str:
    """What a part is marked as: a keyword, a number, a card, a player, or nothing."""
    if isinstance(part, Keyword):
        return KEYWORD
    if isinstance(part, Quantity):
        return NUMBER
    if isinstance(part, CardName):
        return CARD
    if isinstance(part, PlayerName) or (isinstance(part, Pronoun) and part.person >= 0):
        return PLAYER
    return ""


def to_text(words: Words, reader: Reader = ANYBODY, capital: bool = False) -> str:
    """The words as a string."""
    return "".join([span.text for span in to_spans(words, reader, capital)])


def to_data(words: Words, reader: Reader = ANYBODY, capital: bool = False) -> list[Data]:
    """The words as plain data, ready for JSON: strings, and what they are for those that are more."""
    return [span_data(span) for span in to_spans(words, reader, capital)]


def to_styled(words: Words, reader: Reader = ANYBODY, capital: bool = False) -> list[tuple[str, str]]:
    """The words as stretches of text with the name of their style, for a terminal."""
    return [(span.text, style(span.part)) for span in to_spans(words, reader, capital)]


def span_data(span: Span) -> Data:
    """A span as plain data; its "text" is how it is spelled."""
    part = span.part
    if isinstance(part, Keyword):
        return {"keyword": part.word, "text": span.text}
    if isinstance(part, Quantity):
        return {counted_as(part): part.number, "unit": part.unit, "text": span.text}
    if isinstance(part, CardName):
        return {"card": part.name, "text": span.text}
    if isinstance(part, PlayerName):
        return {"player": part.seat, "text": span.text}
    if isinstance(part, Pronoun):
        return {"player": part.person, "text": span.text}
    return span.text


def counted_as(quantity: Quantity) -> str:
    """What the number of a quantity is: all of it, the least there must be, or what comes on top."""
    if quantity.or_more:
        return "at_least"
    return "more" if quantity.more else "number"


def keywords(words: Words) -> list[str]:
    """The words of the glossary that are used, in its order."""
    used = [part.keyword() for part in words.parts]
    return [word for word in GLOSSARY if word in used]
