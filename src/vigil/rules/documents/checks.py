"""Reading documents: every value is checked, and the error says what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards, pack
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.library import closest, find_card_of
from vigil.wording import document_errors, task_errors
from vigil.wording.signs import clean_text

MOST: Final = 9_999  # no count of things on a table is larger
COUNTED: Final = 1 << 31  # no count of moves or turns is larger
MOST_DEPTH: Final = 32  # a card's effect in a task in a start in a record is about half as deep
MOST_PARTS: Final = 200_000  # the record of a long game has about 5,000
MOST_TEXT: Final = 2_000
MOST_LINE: Final = 100  # of a text that is shown to people
MOST_PLACES: Final = 500  # of the center row: cards add some, one by one


def check_size(document: Any, what: str) -> None:
    """Refuse what is too deep, too long or too large, before anything is made of it."""
    layer: list[Any] = [document]
    depth = 0
    seen = 0
    while layer:
        depth += 1
        seen += len(layer)
        if depth > MOST_DEPTH:
            raise ValueError(task_errors.too_deep(what, MOST_DEPTH))
        if seen > MOST_PARTS:
            raise ValueError(task_errors.too_many_parts(what, MOST_PARTS))
        inner: list[Any] = []
        for part in layer:
            if isinstance(part, Mapping):
                for key in part:
                    if not isinstance(key, str) or len(key) > MOST_TEXT:
                        raise ValueError(task_errors.no_short_key(what))
                inner += part.values()
            elif isinstance(part, (list, tuple)):
                inner += part
            elif isinstance(part, str) and len(part) > MOST_TEXT:
                raise ValueError(task_errors.too_long_text(what, MOST_TEXT))
        layer = inner


def table(document: Any, what: str) -> dict[str, Any]:
    """A table with any keys."""
    if not isinstance(document, dict):
        raise ValueError(document_errors.not_a_table(what, type(document).__name__))
    return document


def check_keys(document: Any, known: Sequence[str], what: str) -> None:
    """Refuse unknown keys."""
    for key in table(document, what):
        if key not in known:
            raise ValueError(document_errors.unknown_key(what, key, closest(str(key), known)))


def check_header(data: Any, what: str, version: int, oldest: int = 0) -> dict[str, Any]:
    """The document, refused if it is none of this kind or one of another version; older ones may do."""
    if not isinstance(data, dict) or data.get("format") != what:
        found = data.get("format") if isinstance(data, dict) else type(data).__name__
        raise ValueError(document_errors.other_format(what, found))
    found = data.get("version")
    known = range(oldest or version, version + 1)
    if not isinstance(found, int) or isinstance(found, bool) or found not in known:
        raise ValueError(document_errors.other_version(what, data.get("version"), version))
    return data


def require(document: Mapping[str, Any], key: str) -> Any:
    """A value that must be there."""
    if key not in document:
        raise ValueError(document_errors.missing(key))
    return document[key]


def whole(value: Any, what: str) -> int:
    """Any whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(document_errors.not_whole(what, value))
    return value


def integer(value: Any, what: str, least: int = 0, most: int = MOST) -> int:
    """A whole number within bounds; numbers of things are never negative."""
    number = whole(value, what)
    if number < least:
        raise ValueError(document_errors.too_small(what, least, number))
    if number > most:
        raise ValueError(document_errors.too_large(what, most, number))
    return number


def flag(value: Any, what: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError(document_errors.not_a_flag(what, value))
    return value


def text(value: Any, what: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise ValueError(document_errors.not_a_text(what, value))
    return value


def line(value: Any, what: str) -> str:
    """A short text without anything that cannot be seen."""
    found = text(value, what)
    if len(found) > MOST_LINE or clean_text(found) != found:
        raise ValueError(document_errors.not_a_line(what, MOST_LINE, found[:MOST_LINE]))
    return found


def entries(value: Any, what: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise ValueError(document_errors.not_a_list(what, value))
    return value


def integers(value: Any, what: str, count: int, most: int = MOST) -> Cards:
    """A list of this many whole numbers."""
    found = [integer(number, what, 0, most) for number in entries(value, what)]
    if len(found) != count:
        raise ValueError(document_errors.wrong_length(what, count, len(found)))
    return pack(found)


def cards(value: Any, what: str, setup: Setup, gaps: bool = False) -> Cards:
    """A list of cards of a game by name; where gaps are allowed, an empty place has none."""
    found: list[int] = []
    for name in entries(value, what):
        if name is None and gaps:
            found.append(EMPTY)
        elif not isinstance(name, str):
            raise ValueError(document_errors.not_a_card(what, name))
        elif name in setup.faces:
            found.append(setup.faces[name])
        else:
            found.append(find_card_of(setup, name).face)  # in other capitals, or an error
    return pack(found)


def names(faces: Iterable[int]) -> list[str | None]:
    """Cards by name; an empty place has none."""
    return [None if face == EMPTY else FACES[face].name for face in faces]
