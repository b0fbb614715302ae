"""Lessons: one idea after another, each a position and the only moves that are asked for, with words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from vigil.rules.library import shipped_sets

FIRST: Final = "first"
FILES: Final = ".toml"
LEARNER: Final = 0  # the seat of whoever learns
NAMES: Final = ("You", "Bo")
POOL: Final = 60
OF_AN_IDEA: Final = ("name", "shows", "steps", "seat", "rival")  # its other keys are those of a position


@dataclass(frozen=True)
class Step:
    """The move that is asked for, what is said before it, why, and where to look."""

    move: str  # in notation
    title: str
    words: str
    why: str
    here: Literal["discard"] | None = None


@dataclass(frozen=True)
class Idea:
    """One thing to learn: a position, the zones that the learner knows by then, and the steps."""

    name: str
    shows: tuple[str, ...]
    position: Mapping[str, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class ShortGame:
    """The real game with which a lesson ends."""

    title: str
    words: str
    honor_pool: int
    level: str


@dataclass(frozen=True)
class Lesson:
    """Some ideas, and a short game to try them in."""

    code: str
    title: str
    about: str
    minutes: int
    sets: tuple[str, ...]
    ideas: tuple[Idea, ...]
    game: ShortGame


@cache
def codes() -> tuple[str, ...]:
    """The codes of all lessons: each is a file here. They come in the order of the sets that they teach."""
    names = [entry.name for entry in files("vigil.lessons").iterdir() if entry.name.endswith(FILES)]
    return tuple(sorted([name.removesuffix(FILES) for name in names], key=order))


def order(code: str) -> tuple[int, str]:
    """The place of a lesson: by the newest of its sets, the first lesson before all others of its set."""
    shipped = [card_set.code for card_set in shipped_sets()]
    return max([shipped.index(each) for each in load(code)["sets"]]), "" if code == FIRST else code


def load(code: str) -> dict[str, Any]:
    """A lesson as it is written in its file."""
    return tomllib.loads(files("vigil.lessons").joinpath(f"{code}{FILES}").read_text(encoding="utf-8"))


@cache
def lesson(code: str) -> Lesson:
    """A lesson by its code."""
    if code not in codes():
        raise LookupError(f"there is no lesson {code!r}; there are {', '.join(codes())}")
    written = load(code)
    sets = tuple(written["sets"])
    return Lesson(
        code,
        written["title"],
        written["about"],
        written["minutes"],
        sets,
        tuple(idea(each, sets) for each in written["ideas"]),
        ShortGame(**written["game"]),
    )


def idea(written: Mapping[str, Any], sets: tuple[str, ...]) -> Idea:
    """An idea as it is written in the file."""
    return Idea(
        written["name"],
        tuple(written.get("shows", ())),
        position(written, sets),
        tuple(Step(**step) for step in written["steps"]),
    )


def position(written: Mapping[str, Any], sets: tuple[str, ...]) -> dict[str, Any]:
    """The position of an idea: nothing lies on the table but what is written."""
    chosen = {key: value for key, value in written.items() if key not in OF_AN_IDEA}
    seats = [
        {"name": name, **written.get(key, {})} for name, key in zip(NAMES, ("seat", "rival"), strict=True)
    ]
    table = {"center_row": [], "center_deck": [], "honor_pool": POOL, "seed": 1}
    return {"sets": list(sets), **table, **chosen, "seats": seats}
