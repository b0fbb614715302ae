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
from vigil.wording.sentences import styled
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


def drawn(spans: Iterable[tuple[str, str]], style: str = "") -> Text:
    """Stretches of text, each in the style of what it stands for."""
    text = Text(style=style)
    for words, kind in spans:
        text.append(words, card_style(words) if kind == CARD else STYLES.get(kind, ""))
    return text


def card_style(name: str) -> str:
    """How the name of a card is drawn."""
    named = cards_named(name)
    return colour(named[0]) if named else ""


def told(words: Words, reader: Reader = ANYBODY, style: str = "", capital: bool = True) -> Text:
    """Words as they are drawn."""
    return drawn(to_styled(words, reader, capital), style)


def card_text(card: Card) -> Text:
    """What a card does, a line for each thing."""
    return Text("\n").join([drawn(line) for line in styled(card.lines)])


def log_lines(log: Log, happened: Sequence[Event]) -> Iterator[tuple[bool, Text]]:
    """Events in words, line by line; whether a line is the heading of a turn, and what it says."""
    for turn in turns(happened):
        for number, words in enumerate(log.said(turn)):
            heading = number == 0 and isinstance(turn[0], Began)
            yield heading, told(words, log.reader, "bold" if heading else "")


def turns(happened: Sequence[Event]) -> list[list[Event]]:
    """The events of each turn; the first ones may be of a turn that has begun before."""
    found: list[list[Event]] = []
    for event in happened:
        if not found or isinstance(event, Began):
            found.append([])
        found[-1].append(event)
    return found
