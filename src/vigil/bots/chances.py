"""Chances of winning of all sides at once, from what each turn end says about one of them."""

from __future__ import annotations

from vigil.bots.afterstate import Line, outcome
from vigil.rules.kernel.box import Setup


class Chances:
    """The chance of every side; they add up to one, unless somebody plays alone."""

    def __init__(self, setup: Setup) -> None:
        seats = len(setup.names)
        self.count = seats // 2 if setup.team else seats
        self.sides = [1.0 / self.count] * self.count

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


def line_worth(line: Line, values: list[float], seat: int, full: int) -> float:
    """The mean chance of a seat over the turn ends of a line; the outcome stands for those that are missing.

    A line that is not cut short by the end of the game has `full` turn ends.
    """
    chances = Chances(line.game.setup)
    total = 0.0
    for number in range(len(values)):
        chances.learn(line.seats[number], values[number])
        total += chances.of(seat)
    if not line.game.over:
        return total / len(values)
    missing = max(full - len(values), 1)
    return (total + missing * outcome(line.game, seat)) / (len(values) + missing)
