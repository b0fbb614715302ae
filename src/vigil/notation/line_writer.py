"""Writing a line: the one spelling of a value, in which what is usual is left out."""

from __future__ import annotations

from typing import Any, Final

from vigil.language import roles
from vigil.language.constants import BY_ROLE, NARROWINGS, NOUNS, PLACES, narrowings_of
from vigil.language.roles import Slot
from vigil.language.selectors import Selector
from vigil.language.word_list import WORDS

KIND_NAMES: Final = {cards.kinds: name for name, cards in NOUNS.items()}


def write_line(value: Any) -> str:
    """A value as a line."""
    word = WORDS[type(value).__name__]
    said: list[str] = []
    plainly = not word.by_name  # without names, as long as nothing was left out
    for name, part in word.parts.items():
        given = getattr(value, name)
        if part.many:
            said += [write_line(each) for each in given]
        elif not part.required and given == part.usual and not part.spoken:
            plainly = False
        else:
            text = write_part(given, part)
            plainly = plainly and (part.required or part.plain)
            said.append(text if plainly else f"{name}={text}")
    return f"{word.name}({', '.join(said)})"


def write_part(value: Any, part: Slot) -> str:
    """A part of a word."""
    if part.role == roles.NUMBER:
        return str(value)
    if part.role == roles.TEXT:
        return write_text(value)
    if part.role == roles.CARDS:
        return write_cards(value)
    if part.role == roles.PLACE:
        return write_places(value)
    if part.role in BY_ROLE:
        return next(name for name, constant in BY_ROLE[part.role].items() if constant == value)
    return write_line(value)


def write_text(text: str) -> str:
    """A name in quotes."""
    return f'"{text}"' if "'" in text else f"'{text}'"


def write_places(places: int) -> str:
    """Places, in their own order."""
    return " | ".join([name for name, bit in PLACES.items() if bit & places])


def write_cards(cards: Selector) -> str:
    """Cards with their narrowings, in the one order of these."""
    written = KIND_NAMES[cards.kinds]
    for name in narrowings_of(cards):
        narrowing = NARROWINGS[name]
        written += f".{name}"
        if narrowing.role:
            written += f"({write_part(getattr(cards, narrowing.attribute), Slot(narrowing.role))})"
    return written
