"""What tests of Delirium share: its table, its insight, and a die that shows what a test needs."""

from functools import partial

from tests.conftest import Table, table
from vigil.rules.kernel import chance

SIDES = 6

delirium = partial(table, ["delirium"])


def insight(game: Table) -> list[int]:
    """The insight of every seat."""
    return [player.insight for player in game.players]


def rolling(*sides: int) -> int:
    """A seed with which the die shows these sides, one after the other."""
    seed = 0
    while not shows(seed, sides):
        seed += 1
    return seed


def shows(seed: int, sides: tuple[int, ...]) -> bool:
    """Whether a seed makes the die show these sides."""
    streams: chance.Chance = chance.keyed_streams(seed, 0)  # of no seat: the die has another stream
    for side in sides:
        shown, streams = streams.below(chance.OTHER, SIDES)
        if shown + 1 != side:
            return False
    return True
