"""Acquisitions: what a card was worth to those who took it, and to those who could have.

The value of a card is estimated from moments at which a card was acquired and this one could have been.
Those who took it are compared with those who took another, after what their chance of winning was already
and who they were. It is causal as far as the choice between the cards on offer hangs on nothing else that
decides the game. Copies that are acquired by their place in the row are not counted.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vigil.arena.estimates import NORMAL
from vigil.bots.afterstate import Afterstate, describe
from vigil.bots.network import shipped_network
from vigil.datasets.dataset_reader import stored_games
from vigil.datasets.replay import tables
from vigil.datasets.traces import every_action
from vigil.environments.columns import ACQUIRED_TO, ACQUIRES, CARDS, COLUMNS

LEAST: Final = 20  # seeds on each side of a comparison; with fewer nothing is said

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Moment:
    """A decision at which a card was acquired."""

    seed: str
    player: tuple[int, int]  # the game and the seat
    bot: str  # who plays there; nobody knows it of people
    card: int
    offered: frozenset[int]  # what could have been acquired, this card included
    chance: float  # of winning before it, by the value network
    turn: int
    won: bool


@dataclass(frozen=True)
class CardValue:
    """What is said of a card: of players that had it, and of moments at which it could be had."""

    name: str
    players: int  # that acquired it at least once
    rate: float  # of them won
    taken: int
    passed: int  # times another card was acquired instead
    value: float  # change of the chance of winning; nan if too few seeds tell
    reach: float  # half its 95 % interval


def card_of(action: int) -> int | None:
    """The card that an action acquires."""
    card, column = divmod(action - CARDS, COLUMNS)
    return card if action >= CARDS and ACQUIRES <= column < ACQUIRES + len(ACQUIRED_TO) else None


def moments(folder: Path) -> Iterator[Moment]:
    """All acquisitions in a directory, with the chance of winning before each."""
    for row, table in stored_games(folder):
        columns = [table.column(name).to_pylist() for name in ("action", "legal", "seat", "turn", "won")]
        found: list[dict[str, Any]] = []
        seen: list[Afterstate] = []
        games = tables(row, columns[0], every_action(row["sets"]), f"game {row['game']} of {folder}")
        for (action, legal, seat, turn, won), game in zip(zip(*columns, strict=True), games, strict=False):
            card = card_of(action)
            if card is not None:
                offered = frozenset(other for each in legal if (other := card_of(each)) is not None)
                bot = row["bots"][seat] if row["bots"] else ""
                whose = {"seed": row["seed"], "player": (row["game"], seat), "bot": bot}
                found.append({**whose, "card": card, "offered": offered, "turn": turn, "won": won})
                seen.append(describe(game, seat))
        chances: list[float] = shipped_network("expert").chances(seen).tolist() if seen else []
        for known, chance in zip(found, chances, strict=True):
            yield Moment(**known, chance=chance)


def card_values(found: list[Moment], sets: Sequence[str] = ()) -> list[CardValue]:
    """The values of all cards that were acquired, best first; the sets name those that are not published."""
    if not found:
        return []
    names = every_action(sets).names
    left = residuals(found)
    seeds = {seed: number for number, seed in enumerate(dict.fromkeys(each.seed for each in found))}
    which = np.array([seeds[each.seed] for each in found])
    values = [
        value_of(card, names[card], found, left, which) for card in sorted({each.card for each in found})
    ]
    return sorted(values, key=lambda value: (math.isnan(value.value), -value.value, value.name))


def residuals(found: list[Moment]) -> Floats:
    """What of every outcome the chance before, the turn and the bot do not explain, by least squares."""
    chance = np.array([each.chance for each in found])
    turn = np.array([each.turn for each in found]) / 20.0
    bots = [[float(each.bot == bot) for each in found] for bot in sorted({each.bot for each in found})]
    known = np.stack([chance, chance**2, turn, chance * turn, *map(np.array, bots)], axis=1)
    won = np.array([float(each.won) for each in found])
    weights, *_ = np.linalg.lstsq(known, won, rcond=None)
    return np.asarray(won - known @ weights, np.float64)


def value_of(card: int, name: str, found: list[Moment], left: Floats, which: NDArray[Any]) -> CardValue:
    """What is said of one card."""
    taken = np.array([each.card == card for each in found])
    passed = np.array([each.card != card and card in each.offered for each in found])
    value, reach = difference(left, which, taken, passed)
    had = {each.player: each.won for each in found if each.card == card}
    rate = sum(had.values()) / len(had)
    return CardValue(name, len(had), rate, int(taken.sum()), int(passed.sum()), value, reach)


def difference(
    left: Floats, which: NDArray[Any], taken: NDArray[Any], passed: NDArray[Any]
) -> tuple[float, float]:
    """The difference of two means, and half its interval; moments of one seed are not independent."""
    if min(len(set(which[taken])), len(set(which[passed]))) < LEAST:
        return math.nan, math.nan
    one, other = left[taken].mean(), left[passed].mean()
    parts = np.zeros(which.max() + 1)
    np.add.at(parts, which[taken], (left[taken] - one) / taken.sum())
    np.add.at(parts, which[passed], -(left[passed] - other) / passed.sum())
    return float(one - other), NORMAL * math.sqrt(float((parts**2).sum()))
