"""Bounds: how long texts may be, and how many of a thing there may be in a message.

What is too long is refused while a message is decoded, before anything is made of it.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final

from msgspec import Meta

from vigil.server.domain.kinds import Pace
from vigil.wording.signs import NAME, clean_text, drop_unknown_signs, is_visible

LONGEST: Final = 4  # times as long a name may be sent; its normal form may be shorter
CHAT: Final = 500  # characters of a line of chat
REPORT: Final = 500  # characters of a report
MISSED: Final = 30  # updates a client that was away can catch up with, one by one
REASON: Final = 500  # characters of an error: it may quote what was wrong, but not send it all back
ACTS: Final = 5_000  # of a match; games of six with all sets have about 1,000 moves
UNDOS: Final = 200  # of a seat in a match; in a game of two it makes about 150 moves ...
UNDOS_EACH: Final = 20  # ... and to the same decision
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
REMATCH: Final[dict[Pace, float]] = {  # seconds for which it counts that somebody asked for a rematch
    "live": 15 * 60,
    "slow": ABANDONED,
    "none": ABANDONED,
}
MOVING: Final = 3600  # seconds for which a link that moves a seat to another device works

Word = Annotated[str, Meta(max_length=64)]  # a code, a level, an id; the longest has about 20 characters
Token = Annotated[str, Meta(max_length=200)]  # of a link, which has about 40
RawName = Annotated[str, Meta(max_length=200)]  # a name before it is cleaned
RawLine = Annotated[str, Meta(max_length=2_000)]  # a line of chat before it is cleaned
MoveText = Annotated[str, Meta(max_length=300)]  # the longest move has about 100 characters
Codes = Annotated[list[Word], Meta(max_length=20)]  # of sets; there are five


def name(text: str) -> str:
    """A name as it may be shown to others."""
    short = len(text) <= LONGEST * NAME
    clean = clean_text(drop_unknown_signs(unicodedata.normalize("NFKC", text))) if short else text
    if not 1 <= len(clean) <= NAME:
        raise ValueError(f"a name has 1 to {NAME} characters")
    if not is_visible(clean):
        raise ValueError("a name needs a letter, a digit or another sign that can be seen")
    return clean


def report_text(text: str) -> str:
    """The words of a report, which may be left out."""
    clean = clean_text(text)
    if len(clean) > REPORT:
        raise ValueError(f"a report has at most {REPORT} characters")
    return clean


def chat_line(text: str) -> str:
    """A line of chat as it may be shown to others."""
    clean = clean_text(text)
    if not 1 <= len(clean) <= CHAT:
        raise ValueError(f"a line of chat has 1 to {CHAT} characters")
    return clean


def shorten_reason(reason: str) -> str:
    """The words of an error, without most of a long thing that they quote."""
    return reason if len(reason) <= REASON else f"{reason[: REASON - 2]} …"
