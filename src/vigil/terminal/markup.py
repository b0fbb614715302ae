"""Markup: words in parts as the terminal draws them. Styles please the eye; the words say it all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text

from vigil.rules.events import Began
from vigil.rules.kernel.card import Card
from vigil.rules.kernel.event import Event
from vigil.rules.library import cards_named
from vigil.rules.log import Log
from vigil.wording.edges import CARD, KEYWORD, NUMBER, to_styled
from vigil.wording.reader import ANYBODY, Reader
from vigil.wording.sentences import styled_text_of
from vigil.wording.words import Words

STYLES: Final = {KEYWORD: "italic", NUMBER: "bold"}
COLOURS: Final = {
    "Enlightened": "yellow",
    "Lifebound": "green",
    "Mechana": "bright_red",
    "Void": "magenta",
    "monster": "red",
    "treasure": "cyan",
}


def colour(card: Card) -> str:
    """The colour of a card's faction or kind."""
    return COLOURS.get(card.factions[0] if len(card.factions) == 1 else card.kind, "")


def draw_spans(spans: Iterable[tuple[str, str]], style: str = "") -> Text:
    """Stretches of text, each in the style of what it stands for."""
    text = Text(style=style)
    for words, kind in spans:
        text.append(words, card_style(words) if kind == CARD else STYLES.get(kind, ""))
    return text


def card_style(name: str) -> str:
    """How the name of a card is drawn."""
    named = cards_named(name)
    return colour(named[0]) if named else ""


def draw_words(words: Words, reader: Reader = ANYBODY, style: str = "", capital: bool = True) -> Text:
    """Words as they are drawn."""
    return draw_spans(to_styled(words, reader, capital), style)


def card_text(card: Card) -> Text:
    """What a card does, a line for each thing."""
    return Text("\n").join([draw_spans(line) for line in styled_text_of(card.lines)])


def log_lines(log: Log, happened: Sequence[Event]) -> Iterator[tuple[bool, Text]]:
    """Events in words, line by line; whether a line is the heading of a turn, and what it says."""
    for turn in turns(happened):
        for number, words in enumerate(log.line_words(turn)):
            heading = number == 0 and isinstance(turn[0], Began)
            yield heading, draw_words(words, log.reader, "bold" if heading else "")


def turns(happened: Sequence[Event]) -> list[list[Event]]:
    """The events of each turn; the first ones may be of a turn that has begun before."""
    found: list[list[Event]] = []
    for event in happened:
        if not found or isinstance(event, Began):
            found.append([])
        found[-1].append(event)
    return found
