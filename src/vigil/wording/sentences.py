"""Sentences: the text of a card, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, final

from vigil.wording.edges import Data, to_data, to_styled, to_text
from vigil.wording.parts import FULL_STOP, HEADING
from vigil.wording.words import Words, say


@final
class Sentence:
    """A clause that stands on its own, and the effect or ability that it describes, if any."""

    def __init__(self, clause: Words, tells: object = None, replaces: int = 0) -> None:
        self.clause = clause
        self.tells = tells
        self.replaces = replaces  # how many sentences before it do not hold where this one does

    def words(self) -> Words:
        """The clause with its full stop."""
        return say(self.clause, FULL_STOP)

    def on_card(self, own: Mapping[int, Words]) -> Sentence:
        """The sentence as a card says it: with the names of what is the card's own."""
        return Sentence(self.clause.on_card(own), self.tells, self.replaces)


@final
class CardLine:
    """Sentences that belong together, perhaps under a heading such as "Reward"."""

    def __init__(self, sentences: tuple[Sentence, ...], heading: Words | None = None) -> None:
        self.sentences = sentences
        self.heading = heading

    def words(self) -> Words:
        """The whole line."""
        told = say(*[sentence.words() for sentence in self.sentences])
        return told if self.heading is None else say(self.heading, HEADING, told)

    def on_card(self, own: Mapping[int, Words]) -> CardLine:
        """The line as a card says it: with the names of what is the card's own."""
        return CardLine(tuple([sentence.on_card(own) for sentence in self.sentences]), self.heading)


class LineData(TypedDict):
    """A line for a client: its heading, which may be empty, and its sentences, each as spans."""

    heading: list[Data]
    sentences: list[list[Data]]


def text_of(lines: tuple[CardLine, ...]) -> str:
    """Lines as a string."""
    return "\n".join([to_text(line.words(), capital=True) for line in lines])


def data_of(lines: tuple[CardLine, ...]) -> list[LineData]:
    """Lines as plain data."""
    return [line_data(line) for line in lines]


def line_data(line: CardLine) -> LineData:
    """A line as plain data."""
    heading = [] if line.heading is None else to_data(say(line.heading, HEADING), capital=True)
    told = [to_data(sentence.words(), capital=True) for sentence in line.sentences]
    return {"heading": heading, "sentences": told}


def styled_text_of(lines: tuple[CardLine, ...]) -> list[list[tuple[str, str]]]:
    """Lines as stretches of text with the names of their styles."""
    return [to_styled(line.words(), capital=True) for line in lines]
