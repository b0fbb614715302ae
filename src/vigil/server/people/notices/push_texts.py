"""Texts of pushes: they stand on locked screens, so they name nobody and no card."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from vigil.server.domain.notice_kinds import NoticeKind
from vigil.server.store.notices.push_queue import DuePush

TITLES: Final[dict[NoticeKind, str]] = {
    "turn": "It is your turn",
    "challenge": "You are challenged to a game",
    "accepted": "Your challenge was accepted",
    "declined": "Your challenge was declined",
    "paired": "An opponent is found",
    "round": "Your table in a tournament is ready",
    "deadline": "A round ends soon, and it is your turn",
}
TOPIC: Final = 32  # characters at most


def push_text(due: DuePush) -> bytes:
    """What a device shows, and where it leads."""
    return json.dumps({"title": TITLES[due.kind], "path": due.path, "tag": topic(due)}).encode()


def topic(due: DuePush) -> str:
    """What a push is about: a later one takes the place of one that nobody has seen."""
    return hashlib.sha256(f"{due.kind} {due.path}".encode()).hexdigest()[:TOPIC]
