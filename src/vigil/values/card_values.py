"""Card values: what was counted in paired games, as a document, and the points that follow from it.

A pair is one deal played on twice: once after the card was taken, once by whoever must not take it in this
turn. Counted are the games that were won because of it, less those that were lost.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from vigil.files import write_safely
from vigil.values import values_words

FORMAT: Final = "vigil values"
VERSION: Final = 1
WHOLE: Final = -1  # where the counts of all phases together stand, after those of each
LEAST: Final = 200  # pairs, with fewer nothing is said
NORMAL: Final = 1.959964  # standard errors on either side of a mean hold the truth 95 times of 100


@dataclass(frozen=True, slots=True)
class Worth:
    """A mean gain in points of the chance of winning, and half its 95 % interval."""

    points: float
    reach: float
    pairs: int

    @property
    def clear(self) -> bool:
        """Whether it is more, or less, than nothing."""
        return abs(self.points) > self.reach


@dataclass(slots=True)
class Counts:
    """Pairs and gains, and the squares of both by lot: pairs of one lot share games, so lots are the unit."""

    pairs: int = 0
    gain: int = 0
    gains_squared: int = 0
    gains_by_pairs: int = 0
    pairs_squared: int = 0

    def add(self, pairs: int, gain: int) -> None:
        """Add what was found in one lot."""
        self.pairs += pairs
        self.gain += gain
        self.gains_squared += gain * gain
        self.gains_by_pairs += gain * pairs
        self.pairs_squared += pairs * pairs

    def worth(self) -> Worth | None:
        """The mean gain, with the interval of a ratio of sums over lots; None if there are too few pairs."""
        if self.pairs < LEAST:
            return None
        mean = self.gain / self.pairs
        spread = self.gains_squared - 2 * mean * self.gains_by_pairs + mean * mean * self.pairs_squared
        return Worth(100 * mean, 100 * NORMAL * math.sqrt(max(spread, 0.0)) / self.pairs, self.pairs)

    def to_data(self) -> list[int]:
        """As a line of a document."""
        return [self.pairs, self.gain, self.gains_squared, self.gains_by_pairs, self.pairs_squared]


@dataclass(slots=True)
class SetValues:
    """What was measured with one set: lots of games, own turns in every phase, and counts for every card."""

    lots: int = 0
    sides: int = 0  # of all games: two of each
    turns: list[int] = field(default_factory=list)  # of all sides, phase by phase
    cards: dict[str, list[Counts]] = field(default_factory=dict)  # by name: every phase, then all of them


@dataclass(slots=True)
class CardValues:
    """All that was measured, and how."""

    heading: dict[str, Any]  # what the counts depend on
    sets: dict[str, SetValues]

    def worth(self, code: str, name: str, phase: int = WHOLE) -> Worth | None:
        """What a card of a set is worth in a phase; None if that was not measured."""
        measured = self.sets.get(code)
        counts = measured.cards.get(name) if measured is not None else None
        return None if counts is None else counts[phase].worth()


def to_text(values: CardValues) -> str:
    """Values as a document, a line for each card."""
    sets = ",\n".join(f"{json.dumps(code)}: {set_text(found)}" for code, found in values.sets.items())
    heading = json.dumps({"format": FORMAT, "version": VERSION, **values.heading})
    return f'{heading[:-1]}, "sets": {{\n{sets}\n}}}}\n'


def set_text(found: SetValues) -> str:
    """What was measured with a set, a line for each card."""
    cards = ",\n".join(
        f" {json.dumps(name)}: {json.dumps([each.to_data() for each in counts], separators=(',', ':'))}"
        for name, counts in found.cards.items()
    )
    turns = json.dumps(found.turns)
    return f'{{"lots": {found.lots}, "sides": {found.sides}, "turns": {turns}, "cards": {{\n{cards}\n}}}}'


def save(path: Path, values: CardValues) -> None:
    """Write values to a file."""
    write_safely(path, to_text(values))


def read(path: Path) -> CardValues:
    """Read values from a file."""
    try:
        return load(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ValueError(values_words.unreadable(path, error)) from error


def load(text: str) -> CardValues:
    """Read values from a document."""
    try:
        data = json.loads(text)
        known = data.pop("format"), data.pop("version")
        if known != (FORMAT, VERSION):
            raise ValueError(values_words.another_format(known))
        sets = {code: set_from(found) for code, found in data.pop("sets").items()}
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(values_words.NO_VALUES) from error
    return CardValues(data, sets)


def set_from(data: Mapping[str, Any]) -> SetValues:
    """What was measured with a set, from plain data."""
    cards = {name: [counts_from(each) for each in counts] for name, counts in data["cards"].items()}
    whole = [data["lots"], data["sides"], *data["turns"]]
    if not all_counts(whole) or any(len(counts) != len(data["turns"]) + 1 for counts in cards.values()):
        raise TypeError
    return SetValues(data["lots"], data["sides"], list(data["turns"]), cards)


def counts_from(data: list[int]) -> Counts:
    """Counts from a line of a document."""
    if not all(type(number) is int for number in data) or not all_counts([data[0], data[2], data[4]]):
        raise TypeError
    return Counts(*data)


def all_counts(numbers: Iterable[Any]) -> bool:
    """Whether these are whole numbers from 0 on."""
    return all(type(number) is int and number >= 0 for number in numbers)


@cache
def shipped_values() -> CardValues:
    """The values that come with the package."""
    return load(files("vigil.values").joinpath("values.json").read_text(encoding="utf-8"))
