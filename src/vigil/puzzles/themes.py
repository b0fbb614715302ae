"""Themes: what a puzzle is about, read off its line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vigil.puzzles.puzzle import Crux
from vigil.review.grades import BANISHING, BUYING, FIGHTING, KIND_OF, ORDER
from vigil.rules.game import Game
from vigil.rules.kernel import verbs

END: Final = "end"
LEAVING: Final = "leaving"
PURSE: Final = "purse"
CARD: Final = "card"
THEMES: Final = (END, LEAVING, BANISHING, ORDER, FIGHTING, PURSE, CARD)
SHORT: Final = 10  # honor in the pool, from which on the end is near
TOGETHER: Final = 2  # things that are taken
LEFT: Final = (verbs.END_TURN, verbs.DECLINE, verbs.PASS)

Line = tuple[Crux, ...]


def verb(written: str) -> str:
    """The verb of a move in notation."""
    return written.split("/", 1)[0]


def bests(line: Line) -> list[str]:
    """What the line does, by verbs."""
    return [verb(step.best) for step in line]


def kinds(line: Line) -> list[str]:
    """What the decisions of a line are about."""
    return [KIND_OF[each] for each in bests(line) if each in KIND_OF]


TESTS: Final[dict[str, Callable[[Game, Line], bool]]] = {  # the first that holds
    END: lambda game, _: game.ending or game.honor_pool <= SHORT,
    LEAVING: lambda _, line: any(each in LEFT for each in bests(line)),
    BANISHING: lambda _, line: BANISHING in kinds(line),
    ORDER: lambda _, line: ORDER in kinds(line),
    FIGHTING: lambda _, line: all(each == FIGHTING for each in kinds(line)),
    PURSE: lambda _, line: len([each for each in kinds(line) if each in (BUYING, FIGHTING)]) >= TOGETHER,
    CARD: lambda *_: True,
}


def theme(game: Game, line: Line) -> str:
    """What a line is about, on the table where it begins."""
    return next(name for name, holds in TESTS.items() if holds(game, line))
