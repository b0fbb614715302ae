"""Kinds of games to learn from: all sets, player counts, editions and variants, mixed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vigil.arena.seeds import seeds
from vigil.rules.game import Game
from vigil.rules.kernel.box import SOLITAIRE, STANDARD, TEAM
from vigil.rules.library import sets_to_play
from vigil.sets import SHIPPED

Sets = tuple[str, ...]

FIRST_SET: Final = sets_to_play(SHIPPED[0])
OTHERS: Final = tuple(sets_to_play(card_set) for card_set in SHIPPED[1:])
ALL: Final = tuple(card_set.code for card_set in SHIPPED)
FIRST: Final = 1 << 32  # of the seeds for tuning: the tuner never reaches them


class GameKind(NamedTuple):
    """What is played."""

    sets: Sets
    players: int = 2
    edition: int = 2
    variant: str = STANDARD


def kinds_with(first: Sets, others: Sequence[Sets], every: Sets) -> tuple[GameKind, ...]:
    """Most games with the first set, some with each other one, with two of them and with all."""
    pairs = [tuple(dict.fromkeys([*one, *two])) for one, two in zip(others[::2], others[1::2], strict=False)]
    return (
        *[GameKind(first)] * 8,
        GameKind(first, edition=1),
        *[GameKind(other) for other in others] * 3,
        *[GameKind(every)] * 2,
        GameKind(first, 3),
        *[GameKind(first, 4)] * 2,
        GameKind(every, 3),
        GameKind(every, 4),
        *[GameKind(pair, 3 + number % 2) for number, pair in enumerate(pairs)],
        GameKind(first, 4, variant=TEAM),
        GameKind(first, 1, variant=SOLITAIRE),
    )


KINDS: Final = kinds_with(FIRST_SET, OTHERS, ALL)


def kinds(without: Sets) -> list[GameKind]:
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
