"""Kinds of games to learn from: all sets, player counts, editions and variants, mixed."""

from __future__ import annotations

from typing import Final, NamedTuple

from vigil.arena.seeds import seeds
from vigil.rules.game import Game
from vigil.rules.kernel.box import SOLITAIRE, STANDARD, TEAM

GODSLAYER: Final = ("godslayer",)
OTHERS: Final = (("rise_of_vigil",), ("darkness_unleashed",), ("realms_unraveled",), ("delirium",))
ALL: Final = ("godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium")
FIRST: Final = 1 << 32  # of the seeds for tuning: the tuner never reaches them


class Kind(NamedTuple):
    """What is played."""

    sets: tuple[str, ...]
    players: int = 2
    edition: int = 2
    variant: str = STANDARD


KINDS: Final = (
    *[Kind(GODSLAYER)] * 8,
    Kind(GODSLAYER, edition=1),
    *[Kind(other) for other in OTHERS] * 3,
    *[Kind(ALL)] * 2,
    Kind(GODSLAYER, 3),
    *[Kind(GODSLAYER, 4)] * 2,
    Kind(ALL, 3),
    Kind(ALL, 4),
    Kind(("rise_of_vigil", "darkness_unleashed"), 3),
    Kind(("realms_unraveled", "delirium"), 4),
    Kind(GODSLAYER, 4, variant=TEAM),
    Kind(GODSLAYER, 1, variant=SOLITAIRE),
)


def deal(number: int) -> Game:
    """The game of a number, dealt from a seed that is used for nothing else."""
    kind = KINDS[number % len(KINDS)]
    seed = seeds("tuning", FIRST + number, 1)[0]
    return Game.new(list(kind.sets), kind.players, seed, kind.edition, kind.variant).forget()
