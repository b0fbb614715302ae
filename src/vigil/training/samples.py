"""Samples to learn from: the turn ends of finished games as arrays, how those ended, and what to learn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from vigil.bots.afterstate import Afterstate, describe, last_turn, lead
from vigil.bots.chances import sides_of
from vigil.bots.network import Floats
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.library import shipped_cards
from vigil.rules.moves import Move
from vigil.rules.table import honor

MOST_SIDES: Final = 4

Ended = tuple[Afterstate, int]  # a turn end, and whose


class TrainingGame(NamedTuple):
    """A game and its turn ends, noted as it is played."""

    game: Game
    ends: list[Ended]

    def make(self, move: Move) -> None:
        """Make a move; if it ends a turn, and not the game, note where that led."""
        game, seat = self.game, self.game.deciding()
        if move.verb == verbs.END_TURN and not last_turn(game):
            self.ends.append((describe(game, seat), seat))
        game.step(move)

    @property
    def sides(self) -> int:
        """How many sides it had."""
        return sides_of(self.game.setup)

    def won(self, seat: int) -> bool:
        """Whether a seat won it."""
        return seat in honor.result(self.game).winners


@dataclass
class Samples:
    """Afterstates as arrays: the cards of all of them in one row, each where it lies and its share."""

    cards: NDArray[np.uint16]
    shares: NDArray[np.float16]
    starts: NDArray[np.int64]  # where the cards of an afterstate begin; one more at the end
    numbers: Floats
    sides: NDArray[np.uint8]  # whose turn ended
    games: NDArray[np.int64]  # where the turn ends of a game begin; one more at the end
    counts: NDArray[np.uint8]  # the sides of every game
    outcomes: Floats  # what each of them got, game by game
    wins: Floats
    leads: Floats  # in honor, at the end
    targets: Floats  # the chance of winning to learn

    def __len__(self) -> int:
        return len(self.wins)

    def save(self, path: Path) -> None:
        """Write them to a file, whole or not at all."""
        partial = path.with_name(f".{path.name}.partial.npz")
        np.savez(partial, **{field.name: getattr(self, field.name) for field in fields(self)})
        partial.replace(path)

    @classmethod
    def load(cls, path: Path) -> Samples:
        """Read them from a file."""
        try:
            with np.load(path) as stored:
                return cls(**{field.name: stored[field.name] for field in fields(cls)})
        except (ValueError, KeyError, EOFError, BadZipFile) as error:
            again = "remove it, and its games are played again"
            raise ValueError(f"{path} has no games as this version keeps them: {again}") from error


def pack_games(played: Sequence[TrainingGame]) -> Samples:
    """The turn ends of some games as arrays. What there is to learn of each is how its game ended."""
    cards: list[int] = []
    shares: list[float] = []
    starts = [0]
    count = len(shipped_cards())
    for afterstate in [end for each in played for end, _ in each.ends]:
        for group, share in zip(afterstate.groups, afterstate.shares, strict=True):
            base = group[0] * count
            cards += [base + face for face in group[1:]]
            shares += [share] * (len(group) - 1)
        starts.append(len(cards))
    wins = np.array([each.won(seat) for each in played for _, seat in each.ends], np.float32)
    return Samples(
        np.array(cards, np.uint16),
        np.array(shares, np.float16),
        np.array(starts, np.int64),
        np.array([end.numbers for each in played for end, _ in each.ends], np.float32),
        np.array([seat % each.sides for each in played for _, seat in each.ends], np.uint8),
        np.cumsum([0, *[len(each.ends) for each in played]]),
        np.array([each.sides for each in played], np.uint8),
        np.array([[each.won(side) for side in range(MOST_SIDES)] for each in played], np.float32),
        wins,
        np.array([lead(each.game, seat) for each in played for _, seat in each.ends], np.float32),
        wins,
    )


def join_samples(parts: Sequence[Samples]) -> Samples:
    """Several lots of samples as one."""
    return Samples(
        np.concatenate([part.cards for part in parts]),
        np.concatenate([part.shares for part in parts]),
        one_after_another([part.starts for part in parts]),
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.sides for part in parts]),
        one_after_another([part.games for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.outcomes for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.leads for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


def one_after_another(starts: Sequence[NDArray[np.int64]]) -> NDArray[np.int64]:
    """Where things begin in lots that are joined; each lot says last where it ends."""
    offsets = np.cumsum([0, *[part[-1] for part in starts]])
    moved = [part[:-1] + offset for part, offset in zip(starts, offsets, strict=False)]
    return np.concatenate([*moved, offsets[-1:]])
