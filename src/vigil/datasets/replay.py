"""Replay: the tables that the rows of a file are about, made again from seeds and actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vigil.arena.game_format import GameFormat
from vigil.environments.actions import Actions
from vigil.environments.observations import Observations
from vigil.rules.fingerprints import RULES, sets_fingerprint
from vigil.rules.game import Game
from vigil.rules.kernel.chance import BLAKE2B, GENERATORS

Arrays = dict[str, NDArray[Any]]


def form_of(row: dict[str, Any]) -> GameFormat:
    """What was played in a game of a file."""
    return GameFormat(tuple(row["sets"]), row["players"], row["edition"], row["variant"])


def check_same_rules(row: dict[str, Any], where: str) -> None:
    """Refuse a game that these rules and cards would lead elsewhere."""
    if row["rules"] != RULES:
        raise ValueError(f"{where} was played by rules {row['rules']}, these are {RULES}")
    if row["cards"] != sets_fingerprint(form_of(row).setup.sets):
        written = f"{where} was written by Vigil {row['vigil']} with other cards"
        raise ValueError(f"{written}; export it with this version of Vigil")


def deal_again(row: dict[str, Any]) -> Game:
    """The game of a row before its first decision; very old ones name the generator that dealt them."""
    generator, _, seed = row["seed"].rpartition(":")
    if generator and generator not in GENERATORS:
        raise ValueError(f"the seed {row['seed']!r} is for a generator that this Vigil does not have")
    return form_of(row).deal(int(seed), generator or BLAKE2B)


def tables(row: dict[str, Any], actions: Sequence[int], every: Actions, where: str) -> Iterator[Game]:
    """The table before every decision of a game, and after the last one."""
    check_same_rules(row, where)
    game = deal_again(row)
    for ply, action in enumerate(actions):
        yield game
        numbers = every.numbers(game)
        if action not in numbers:
            raise ValueError(f"{where} cannot be replayed: action {action} at ply {ply} is not legal")
        game.step(game.legal_moves()[numbers.index(action)])
    yield game
    if not game.over:
        raise ValueError(f"{where} cannot be replayed: it is not over after its last decision")


class Features:
    """What seats saw, as arrays: a line for each time they looked."""

    def __init__(self, actions: Actions, players: int, size: int) -> None:
        self.seen = Observations(actions, players)
        shape = (int(self.seen.lines), int(self.seen.count))
        self.cards = np.zeros((size, *shape), np.uint8)
        self.numbers = np.zeros((size, int(self.seen.width)), np.int16)
        self.row = np.zeros((size, len(buffer(self.seen.row))), np.int16)
        self.under = np.zeros((size, len(buffer(self.seen.under))), np.uint8)
        self.filled = 0

    def look(self, game: Game, seat: int) -> None:
        """Add what a seat sees."""
        self.seen.look(game, seat)
        for array, source in (
            (self.cards, self.seen.cards),
            (self.numbers, self.seen.numbers),
            (self.row, self.seen.row),
            (self.under, self.seen.under),
        ):
            array[self.filled] = buffer(source).reshape(array.shape[1:])
        self.filled += 1

    def take(self) -> Arrays:
        """What was seen since this was called last."""
        names = ("cards", "numbers", "row", "under")
        found = {name: getattr(self, name)[: self.filled].copy() for name in names}
        self.filled = 0
        return found


def buffer(source: Any) -> NDArray[Any]:
    """A packed buffer as an array, without a copy."""
    return np.asarray(memoryview(source))
