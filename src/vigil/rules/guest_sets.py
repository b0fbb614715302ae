"""Guest sets: sets that a document brings along. A few are kept; their games go on when they have left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from vigil.rules.documents import checks
from vigil.rules.forgetting import forget_set
from vigil.rules.kernel.box import CardSet
from vigil.rules.library import SETS, add_set
from vigil.wording import document_errors

MOST_GUESTS: Final = 24  # that stay in the library; the one that was used least recently leaves
MOST_AT_ONCE: Final = 12  # in one document
MOST_SIGNS: Final = 64 * 1024  # of one file


class SetReading:
    """Who reads the files of sets: the notation, which is above the rules."""

    def __init__(self) -> None:
        self.read: Callable[[str], CardSet] | None = None
        self.guests: dict[str, None] = {}  # codes, the one used last at the end


READING: Final = SetReading()


def learn_to_read(read: Callable[[str], CardSet]) -> None:
    """Say how the text of a set file becomes a set whose code has its hash."""
    READING.read = read


def take_in(own_sets: Any) -> None:
    """Add the sets that a document has with it, unless the library has them."""
    if own_sets is None:
        return
    listed = checks.table(own_sets, "own_sets")
    if len(listed) > MOST_AT_ONCE:
        raise ValueError(document_errors.too_many_sets(MOST_AT_ONCE))
    for code, lines in listed.items():
        if code in SETS:
            greet(code)
            continue
        texts = [checks.text(line, "own_sets") for line in checks.entries(lines, "own_sets")]
        if sum([len(text) + 1 for text in texts]) > MOST_SIGNS:
            raise ValueError(document_errors.long_set(MOST_SIGNS))
        receive(str(code), "\n".join(texts))


def receive(code: str, text: str) -> None:
    """Read a set and let it stay for a while."""
    assert READING.read is not None
    card_set = READING.read(text)
    if card_set.code != code:
        raise ValueError(document_errors.other_set(code, card_set.code))
    add_set(card_set)
    READING.guests[code] = None
    for guest in list(READING.guests)[:-MOST_GUESTS]:
        dismiss(guest)


def greet(code: str) -> None:
    """Note that a guest is used again."""
    if code in READING.guests:
        del READING.guests[code]
        READING.guests[code] = None


def dismiss(code: str) -> None:
    """Let a guest leave."""
    READING.guests.pop(code, None)
    if code in SETS:
        forget_set(code)


def keep(code: str) -> None:
    """Let a set stay until it is forgotten: somebody has asked for it."""
    READING.guests.pop(code, None)
