"""Text as clients get it: plain strings, and marked ones that say what they stand for."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import UNSET, Struct, UnsetType

from vigil.wording.edges import Data


class Marked(Struct):
    """A stretch of text that stands for something: `text` is how it reads.

    A quantity has `number` (or `at_least`, or `more`) and `unit`; a card, a keyword of the glossary and
    a player have the field that names them.
    """

    text: str
    number: int | UnsetType = UNSET
    at_least: int | UnsetType = UNSET
    more: int | UnsetType = UNSET
    unit: Literal["rune", "power", "honor", "energy", "insight", "card"] | UnsetType = UNSET
    card: str | UnsetType = UNSET
    keyword: str | UnsetType = UNSET
    player: int | UnsetType = UNSET


Span = str | Marked
Text = list[Span]


class TextLine(Struct):
    """A line of a card: its heading, which may be empty, and its sentences."""

    heading: Text
    sentences: list[Text]


def spans(data: list[Data]) -> Text:
    """Spelled words as text for clients.

    They stay plain data, since that is fast to encode; a test decodes it strictly as what is declared here.
    """
    return cast("Text", data)
