"""Bounds: how long texts may be, and how many of a thing there may be in a message.

What is too long is refused while a message is decoded, before anything is made of it.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final

from msgspec import Meta

from vigil.server.protocol.names import MARKS

NAME: Final = 40  # characters; longer names break every table
LONGEST: Final = 4  # times as long a name may be sent; its normal form may be shorter
STACKED: Final = 2  # marks on one letter; more of them cover the lines above and below
CHAT: Final = 500  # characters of a line of chat
REPORT: Final = 500  # characters of a report
MISSED: Final = 30  # updates a client that was away can catch up with, one by one
REASON: Final = 500  # characters of an error: it may quote what was wrong, but not send it all back
ACTS: Final = 5_000  # of a match; games of six with all sets have about 1,000 moves
AMOUNT: Final = (
    1_000  # honor, runes, power … of a table that somebody wrote; the largest pool of a box has 180
)
COUNTED: Final = 1_000_000  # turns and moves before it
PLACES: Final = 50  # of its center row: there are six, and cards add one now and then
RECORD: Final = 1024 * 1024  # characters of a record as text; that of the longest match has about 200,000
WRITTEN: Final = 64 * 1024  # characters of a position as text; written by hand it has about 2,000
DOTS: Final = 100  # in a line of it: every dot of a key is a table within a table
SEATS: Final = 6  # the most of any variant
SECONDS: Final = (10, 14 * 24 * 3600)  # the shortest and the longest clock
ABANDONED: Final = 3 * 24 * 3600  # seconds without a clock after which somebody who is away has left ...
STALLED: Final = SECONDS[1]  # ... and somebody who is connected does not play
INVITATION: Final = 7 * 24 * 3600  # seconds for which a link to a free seat works
MOVING: Final = 3600  # seconds for which a link that moves a seat to another device works

BREAKS: Final = ("Cc", "Zl", "Zp")  # categories of signs that end a line, or do something else
HIDDEN: Final = ("Cf", "Cs")  # categories of signs that take no room
UNKNOWN: Final = ("Cn", "Co")  # categories of signs that are not assigned, or everybody's own
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that cannot be seen
VISIBLE: Final = "LNPS"  # letters, numbers, punctuation and symbols, by the first letter of their category

Word = Annotated[str, Meta(max_length=64)]  # a code, a level, an id; the longest has about 20 characters
Token = Annotated[str, Meta(max_length=200)]  # of a link, which has about 40
RawName = Annotated[str, Meta(max_length=200)]  # a name before it is cleaned
RawLine = Annotated[str, Meta(max_length=2_000)]  # a line of chat before it is cleaned
MoveText = Annotated[str, Meta(max_length=300)]  # the longest move has about 100 characters
Codes = Annotated[list[Word], Meta(max_length=20)]  # of sets; there are five


def cleaned(text: str) -> str:
    """Text without control characters and towers of marks, and with single spaces."""
    shown: list[str] = []
    marks = 0
    for sign in text:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in MARKS else 0
        if marks <= STACKED and category not in HIDDEN and sign not in BLANK:
            shown.append(" " if category in BREAKS else sign)
    return " ".join("".join(shown).split())


def known(text: str) -> str:
    """Text without signs that mean nothing, which show as nothing or as the same box."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in UNKNOWN)


def name(text: str) -> str:
    """A name as it may be shown to others."""
    clean = cleaned(known(unicodedata.normalize("NFKC", text))) if len(text) <= LONGEST * NAME else text
    if not 1 <= len(clean) <= NAME:
        raise ValueError(f"a name has 1 to {NAME} characters")
    if not any(unicodedata.category(sign)[0] in VISIBLE for sign in clean):
        raise ValueError("a name needs a letter, a digit or another sign that can be seen")
    return clean


def report_text(text: str) -> str:
    """The words of a report, which may be left out."""
    clean = cleaned(text)
    if len(clean) > REPORT:
        raise ValueError(f"a report has at most {REPORT} characters")
    return clean


def chat_line(text: str) -> str:
    """A line of chat as it may be shown to others."""
    clean = cleaned(text)
    if not 1 <= len(clean) <= CHAT:
        raise ValueError(f"a line of chat has 1 to {CHAT} characters")
    return clean


def shortened(reason: str) -> str:
    """The words of an error, without most of a long thing that they quote."""
    return reason if len(reason) <= REASON else f"{reason[: REASON - 2]} …"
