"""Chances of winning of all sides at once, from what each turn end says about one of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from vigil.bots.afterstate import LineOfPlay, lead, outcome
from vigil.rules.game import Game
from vigil.rules.kernel.box import Setup

CLOSE: Final = 8.0  # honor by which a game might as well have ended otherwise


class Chances:
    """The chance of every side; they add up to one, unless somebody plays alone."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.sides = [1.0 / count] * count

    def of(self, seat: int) -> float:
        """The chance of a seat's side."""
        return self.sides[seat % self.count]

    def learn(self, seat: int, chance: float) -> None:
        """Take over the chance of one side; the others share the rest as they did before."""
        side = seat % self.count
        rest = 1.0 - self.sides[side]
        for other in range(self.count):
            if other == side:
                self.sides[other] = chance
            elif rest > 0.0:
                self.sides[other] *= (1.0 - chance) / rest
            else:
                self.sides[other] = (1.0 - chance) / (self.count - 1)


def sides_of(setup: Setup) -> int:
    """How many sides there are; the seats of one are as far apart."""
    return len(setup.names) // 2 if setup.team else len(setup.names)


def lines_worth(lines: list[LineOfPlay], values: Sequence[float], seat: int, full: int) -> list[float]:
    """What lines are worth for a seat, by what a network says of all their turn ends, one after another."""
    worths: list[float] = []
    begin = 0
    for line in lines:
        end = begin + len(line.ends)
        worths.append(line_worth(line, list(values[begin:end]), seat, full))
        begin = end
    return worths


def line_worth(line: LineOfPlay, values: list[float], seat: int, full: int) -> float:
    """The mean chance of a seat over the turn ends of a line; the outcome stands for those that are missing.

    A line that is not cut short by the end of the game has `full` turn ends. If it was played on to the end
    after them, who wins then, and how clearly, counts as much as all of them.
    """
    chances = Chances(sides_of(line.game.setup))
    total = 0.0
    for number in range(len(values)):
        chances.learn(line.seats[number], values[number])
        total += chances.of(seat)
    if not line.game.over:
        return total / len(values)
    if line.cut:
        return (total / len(values) + likely(line.game, seat)) / 2.0
    missing = max(full - len(values), 1)
    return (total + missing * outcome(line.game, seat)) / (len(values) + missing)


def likely(game: Game, seat: int) -> float:
    """How likely a seat wins a game that ends about as this one did: the clearer, the surer."""
    return 1.0 / (1.0 + math.exp(-lead(game, seat) / CLOSE))
