"""Bounds: how long texts may be, and how many of a thing there may be in a message."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME: Final = 40  # characters; longer names break every table
CHAT: Final = 500  # characters of a line of chat
REPORT: Final = 500  # characters of a report
CHAT_KEPT: Final = 200  # lines of chat told to a client that connects
MISSED: Final = 30  # updates a client that was away can catch up with, one by one
SEATS: Final = 6  # the most of any variant
SECONDS: Final = (10, 14 * 24 * 3600)  # the shortest and the longest clock


def cleaned(text: str) -> str:
    """Text without control characters, and with single spaces."""
    visible = [" " if unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") else sign for sign in text]
    return " ".join("".join(visible).split())


def name(text: str) -> str:
    """A name as it may be shown to others."""
    clean = cleaned(text)
    if not 1 <= len(clean) <= NAME:
        raise ValueError(f"a name has 1 to {NAME} characters")
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
