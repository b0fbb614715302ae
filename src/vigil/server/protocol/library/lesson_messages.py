"""Lessons as clients are told of them: every table of a lesson, with what is said at it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vigil.server.protocol.messages import Update
from vigil.server.protocol.requests import Start, TableSetup

# What a learner knows of the table; the rest is not shown yet.
Shown = Literal[
    "row", "discard", "deck", "power", "honor", "constructs", "void", "pool", "always", "insight"
]  # fmt: skip


class LessonStep(Struct):
    """A table with the one move that is asked for; `here` is the pile of the learner's to look at."""

    title: str
    words: str
    why: str
    move: str
    here: Literal["discard"] | None
    update: Update


class LessonIdea(Struct):
    """One thing to learn, and the table after its last move."""

    name: str
    shows: list[Shown]
    steps: list[LessonStep]
    last: Update


class LessonGame(Struct):
    """The short game at the end of a lesson, as `NewMatch` takes it."""

    title: str
    words: str
    level: str
    setup: TableSetup
    start: Start


class LessonFilm(Struct):
    """A whole lesson."""

    code: str
    title: str
    minutes: int
    names: list[str]
    ideas: list[LessonIdea]
    game: LessonGame


class LessonEntry(Struct):
    """A lesson in the list of all of them."""

    code: str
    title: str
    about: str
    minutes: int
    ideas: int


class Lessons(Struct):
    """All lessons, the first one first."""

    lessons: list[LessonEntry]
