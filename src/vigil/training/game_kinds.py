"""Kinds of games to learn from: all sets, player counts, editions and variants, mixed."""

from __future__ import annotations

from typing import Final, NamedTuple

from vigil.arena.seeds import seeds
from vigil.rules.game import Game
from vigil.rules.kernel.box import SOLITAIRE, STANDARD, TEAM

Sets = tuple[str, ...]

GODSLAYER: Final = ("godslayer",)
OTHERS: Final = (("rise_of_vigil",), ("darkness_unleashed",), ("realms_unraveled",), ("delirium",))
ALL: Final = ("godslayer", "rise_of_vigil", "darkness_unleashed", "realms_unraveled", "delirium")
FIRST: Final = 1 << 32  # of the seeds for tuning: the tuner never reaches them


class Kind(NamedTuple):
    """What is played."""

    sets: Sets
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


def kinds(without: Sets) -> list[Kind]:
    """The kinds of games in which some sets are never met."""
    unknown = sorted(set(without) - set(ALL))
    if unknown:
        raise ValueError(f"there is no set {unknown[0]!r} to leave out; there are {', '.join(ALL)}")
    left = [kind for kind in KINDS if not set(kind.sets) & set(without)]
    if not left:
        raise ValueError("without all sets there is nothing to play")
    return left


def deal(number: int, without: Sets = ()) -> Game:
    """The game of a number, dealt from a seed that is used for nothing else."""
    played = kinds(without)
    kind = played[number % len(played)]
    seed = seeds("tuning", FIRST + number, 1)[0]
    return Game.new(list(kind.sets), kind.players, seed, kind.edition, kind.variant).forget()
