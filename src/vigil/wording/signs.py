"""Signs: which characters of what somebody else wrote may be shown.

A control, format or bidi character in a name could hide what a terminal or a page says, write into a
clipboard, or pass for a line of ours. Names are refused for them at every door (`check_name`), what people
type is cleaned of them (`clean_text`), and terminals show them as a box, whatever brought them (`harmless`).
"""

from __future__ import annotations

import unicodedata
from typing import Final

from vigil.wording import errors

NAME: Final = 40  # characters; longer names break every table ...
NUMBERED: Final = NAME + 4  # ... and so many with the number that tells two of them apart
STACKED: Final = 2  # marks on one letter; more of them cover the lines above and below

BREAKS: Final = ("Cc", "Zl", "Zp")  # categories of signs that end a line, or do something else
HIDDEN: Final = ("Cf", "Cs")  # categories of signs that take no room
UNKNOWN: Final = ("Cn", "Co")  # categories of signs that are not assigned, or everybody's own
MARKS: Final = ("Mn", "Me")  # categories of signs that are drawn onto the letter before them
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that cannot be seen
VISIBLE: Final = "LNPS"  # letters, numbers, punctuation and symbols, by the first letter of their category
BOX: Final = "\N{REPLACEMENT CHARACTER}"


def clean_text(text: str) -> str:
    """Text without control characters and towers of marks, and with single spaces."""
    shown: list[str] = []
    marks = 0
    for sign in text:
        category = unicodedata.category(sign)
        if category in HIDDEN or sign in BLANK:
            continue
        marks = marks + 1 if category in MARKS else 0
        if marks <= STACKED:
            shown.append(" " if category in BREAKS else sign)
    return " ".join("".join(shown).split())


def drop_unknown_signs(text: str) -> str:
    """Text without signs that mean nothing, which show as nothing or as the same box."""
    return "".join([sign for sign in text if unicodedata.category(sign) not in UNKNOWN])


def is_visible(text: str) -> bool:
    """Whether there is a sign in a text that can be seen."""
    return any(unicodedata.category(sign)[0] in VISIBLE and sign not in BLANK for sign in text)


def check_name(name: str) -> str:
    """A player's name, refused if it could break or forge what it is shown in."""
    problem = name_problem(name)
    if problem is not None:
        raise ValueError(problem)
    return name


def is_name(name: str) -> bool:
    """Whether somebody can be called so."""
    return name_problem(name) is None


def name_problem(name: str) -> str | None:
    """What is wrong with a name; None if nothing is."""
    if not name:
        return errors.NO_NAME
    if len(name) > NUMBERED:
        return errors.long_name(NAME, len(name))
    return None if clean_text(name) == name and is_visible(name) else errors.unfit_name(name)


def harmless(text: str) -> str:
    """Text for a terminal: lines stay lines, and whatever else is not to be seen is a box."""
    if text.isprintable():
        return text
    return "".join([sign if sign == "\n" or not is_dangerous(sign) else BOX for sign in text])


def is_dangerous(sign: str) -> bool:
    """Whether a sign does something else than being seen."""
    category = unicodedata.category(sign)
    return category in BREAKS or category in HIDDEN


def one_line(text: str) -> str:
    """The same in one line."""
    return harmless(text).replace("\n", BOX)


def quote(text: str) -> str:
    """What a document says, in one line and in quotation marks that it cannot end."""
    shown = one_line(text).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{shown}"'
